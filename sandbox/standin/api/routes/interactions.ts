import { answerShape } from "../../answer-shape.ts";
import { deleteMessage, editMessage } from "../../messages/messages.ts";
import type { StoredMessage } from "../../world.ts";
import { unknownMessage } from "../problem.ts";
import type { Call, Route } from "../router.ts";

const hook = "/webhooks/{webhook_id}/{webhook_token}";

/** An interaction's callback, and what may be done with its token afterwards. */
export const interactionRoutes: Route[] = [
  {
    method: "POST",
    path: "/interactions/{interaction_id}/{interaction_token}/callback",
    byToken: true,
    handle(call) {
      const id = call.id("interaction_id");
      const answered = call.interactions.answer(id, call.id("interaction_token"), call.json, call.uploads);
      return call.query.get("with_response") === "true" ? answerShape(answered, call.json.type) : undefined;
    },
  },
  {
    method: "POST",
    path: hook,
    byToken: true,
    handle(call) {
      const interaction = call.interactions.byToken(call.id("webhook_token"));
      return call.interactions.followUp(interaction, call.json, call.uploads).api;
    },
  },
  { method: "GET", path: `${hook}/messages/@original`, byToken: true, handle: (call) => original(call).api },
  { method: "GET", path: `${hook}/messages/{message_id}`, byToken: true, handle: (call) => own(call).api },
  { method: "PATCH", path: `${hook}/messages/@original`, byToken: true, handle: (call) => edit(call, original(call)) },
  { method: "PATCH", path: `${hook}/messages/{message_id}`, byToken: true, handle: (call) => edit(call, own(call)) },
  {
    method: "DELETE",
    path: `${hook}/messages/@original`,
    byToken: true,
    handle: (call) => remove(call, original(call)),
  },
  { method: "DELETE", path: `${hook}/messages/{message_id}`, byToken: true, handle: (call) => remove(call, own(call)) },
];

function original(call: Call): StoredMessage {
  const message = call.interactions.byToken(call.id("webhook_token")).original;
  if (!message || message.deleted) throw unknownMessage();
  return message;
}

/** A message that this interaction may touch: the one that it is about, and those that it has posted. */
function own(call: Call): StoredMessage {
  const interaction = call.interactions.byToken(call.id("webhook_token"));
  const message = call.world.messages.get(call.id("message_id"));
  const isOwn = message === interaction.original || message?.api.interaction_metadata?.id === interaction.id;
  if (!message || message.deleted || !isOwn) throw unknownMessage();
  return message;
}

function edit(call: Call, message: StoredMessage): object {
  call.validator.checkMessage(call.json, { files: call.uploads, before: message });
  return editMessage(call.world, call.files, message, call.json, call.uploads).api;
}

function remove(call: Call, message: StoredMessage): undefined {
  deleteMessage(call.world, message);
}
