import { basePermissions } from "../../servers/permissions.ts";
import { channelShape } from "../../shapes.ts";
import { cannotMessageUser, unknownUser } from "../problem.ts";
import type { Route } from "../router.ts";

export const userRoutes: Route[] = [
  { method: "GET", path: "/users/@me", handle: ({ world }) => world.bot },
  {
    method: "GET",
    path: "/users/@me/guilds",
    handle: ({ world }) =>
      [...world.guilds.values()]
        .filter((guild) => guild.members.has(world.botId))
        .map((guild) => ({
          id: guild.id,
          name: guild.name,
          icon: null,
          owner: false,
          permissions: basePermissions(world, guild, world.botId).toString(),
          features: [],
        })),
  },
  {
    method: "POST",
    path: "/users/@me/channels",
    handle({ world, json, limits }) {
      const person = world.people.get(String(json.recipient_id));
      if (!person) throw unknownUser();
      if (person.user.bot) throw cannotMessageUser();
      const isOpen = world.openedDirect.has(person.user.id);
      if (!isOpen) limits.takeDirectOpening();
      world.openedDirect.add(person.user.id);
      return channelShape(world, world.directChannel(person.user.id));
    },
  },
  {
    method: "GET",
    path: "/users/{user_id}",
    handle(call) {
      const person = call.world.people.get(call.id("user_id"));
      if (!person) throw unknownUser();
      return person.user;
    },
  },
];
