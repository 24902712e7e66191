/** Who comes to a night, who goes, and with which deck. */
import type { EntryOf } from "./entry.ts";
import { NIGHT_LIMITS } from "./settings.ts";
import { type Night, type NightPlayer, playerOf, sittingIn } from "./state.ts";
import { type NightProblem, problem, type Steps, withoutPlans } from "./step.ts";

type Kind = "entered" | "withdrawn" | "here" | "dropped" | "returned" | "deck-changed";

const withPlayer = (night: Night, user: string, change: (player: NightPlayer) => NightPlayer): Night => ({
  ...night,
  players: night.players.map((player) => (player.user === user ? change(player) : player)),
});

/** The player, as long as they play. */
function playing(night: Night, user: string): NightPlayer | NightProblem {
  const player = playerOf(night, user);
  if (player === null) return problem("not-in", { users: [user] });
  return player.gone === null ? player : problem("gone", { users: [user] });
}

const isProblem = (found: NightPlayer | NightProblem): found is NightProblem => "code" in found;

/** Whether a player has been given a pod or a bye. */
export const hasBegun = ({ rounds }: Pick<Night, "rounds">, user: string): boolean =>
  rounds.some(({ pods, byes }) => byes.includes(user) || pods.some(({ players }) => players.includes(user)));

export const PLAYER_STEPS: Steps<Kind> = {
  entered: {
    against(night, { player: { user } }) {
      const before = playerOf(night, user);
      if (before === null) return night.players.length >= NIGHT_LIMITS.players ? problem("full") : null;
      if (before.gone !== null) return problem("gone", { users: [user] });
      return night.phase === "gathering" || !hasBegun(night, user) ? null : problem("locked", { users: [user] });
    },
    apply(night, { at, player, here }) {
      const before = playerOf(night, player.user);
      if (before === null) {
        const late = night.phase === "playing";
        const added = { ...night, players: [...night.players, { ...player, entered: at, late, here, gone: null }] };
        return here ? withoutPlans(added) : added;
      }
      const same = before.race === player.race && (before.here || !here);
      const changed = withPlayer(night, player.user, (was) => ({ ...was, ...player, here: was.here || here }));
      return same ? changed : withoutPlans(changed);
    },
  },

  withdrawn: {
    against(night, { user }) {
      if (playerOf(night, user) === null) return problem("not-in", { users: [user] });
      return hasBegun(night, user) ? problem("playing", { users: [user] }) : null;
    },
    apply(night, { user }) {
      const was = playerOf(night, user);
      const left = { ...night, players: night.players.filter((player) => player.user !== user) };
      return was?.here ? withoutPlans(left) : left;
    },
  },

  here: {
    against(night, { user, here }) {
      const player = playing(night, user);
      if (isProblem(player)) return player;
      return player.here === here ? problem("nothing-new", { users: [user] }) : null;
    },
    apply: (night, { user, here }) => withoutPlans(withPlayer(night, user, (player) => ({ ...player, here }))),
  },

  dropped: {
    against(night, { user }) {
      const player = playing(night, user);
      return isProblem(player) ? player : null;
    },
    apply(night, entry) {
      const gone = withPlayer(night, entry.user, (player) => ({ ...player, ...goneBy(entry) }));
      return withoutPlans({ ...gone, rounds: gone.rounds.map((round) => leftBy(round, entry.user)) });
    },
  },

  returned: {
    against(night, { user }) {
      const player = playerOf(night, user);
      if (player === null) return problem("not-in", { users: [user] });
      return player.gone === null ? problem("nothing-new", { users: [user] }) : null;
    },
    apply: (night, { user }) =>
      withoutPlans(withPlayer(night, user, (player) => ({ ...player, here: true, gone: null }))),
  },

  "deck-changed": {
    against(night, { user, deck }) {
      const player = playing(night, user);
      if (isProblem(player)) return player;
      if (player.deck === deck) return problem("nothing-new", { users: [user] });
      const open = sittingIn(night, user);
      if (open.length === 0) return null;
      return problem("playing", { users: [user], round: open[0]?.round.number ?? 1 });
    },
    apply: (night, { user, deck }) => withPlayer(night, user, (player) => ({ ...player, deck })),
  },
};

const goneBy = ({ how, at, why }: EntryOf<"dropped">) => ({ here: false, gone: { how, at, why } });

/** Whoever drops is out of the pods that they still play. */
function leftBy(round: Night["rounds"][number], user: string): Night["rounds"][number] {
  const pods = round.pods.map((pod) =>
    pod.standing !== "settled" && pod.players.includes(user) && !pod.left.includes(user)
      ? { ...pod, left: [...pod.left, user] }
      : pod,
  );
  return { ...round, pods };
}
