import { InteractionResponseType, MessageFlags } from "discord.js";
import type { Interaction } from "./interactions.ts";
import { numberOf } from "./json.ts";

/** What `with_response=true` gives back for a callback. */
export function answerShape(interaction: Interaction, type: unknown): object {
  const message = interaction.original;
  const flags = message?.api.flags ?? 0;
  const carriesMessage =
    type !== InteractionResponseType.ApplicationCommandAutocompleteResult && type !== InteractionResponseType.Modal;
  return {
    interaction: {
      id: interaction.id,
      type: interaction.type,
      channel_id: interaction.channel.id,
      ...(message
        ? {
            response_message_id: message.api.id,
            response_message_loading: (flags & MessageFlags.Loading) !== 0,
            response_message_ephemeral: message.onlyFor !== null,
          }
        : {}),
    },
    resource: { type: numberOf(type), ...(message && carriesMessage ? { message: message.api } : {}) },
  };
}
