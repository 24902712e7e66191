/** The forms of a result, and why one cannot be read. */
import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from "discord.js";
import type { LeagueRound, Night, Pod, PodResult } from "../../leagues/night/index.ts";
import type { PlacesProblem } from "../../leagues/results/read-places.ts";
import { plain, safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, listedIn, say, type Tell } from "../words/index.ts";
import { placeOf } from "./results.ts";
import { roundPressId } from "./round-press.ts";
import { podBegins } from "./round-words.ts";

/**
 * The form for a result, filled in with what is known. `verb`: whether a player reports it, or an organiser decides or
 * corrects; of the latter the reason is asked for.
 */
export function resultForm(
  night: Night,
  round: LeagueRound,
  pod: Pod,
  verb: "report" | "judge",
  language: Language,
): APIModalInteractionResponseCallbackData {
  const last = pod.reports.at(-1)?.result;
  const places = pod.players.map((user, seat) => `${last?.places[seat] ?? seat + 1} ${nameIn(night, user)}`).join("\n");
  const field = (custom_id: string, label: string, more: object) => ({
    type: ComponentType.ActionRow as const,
    components: [{ type: ComponentType.TextInput as const, style: TextInputStyle.Short, custom_id, label, ...more }],
  });
  return {
    custom_id: roundPressId(verb, placeOf(night, round, pod)),
    title: plain(podBegins(round, pod, language), 45),
    components: [
      field("places", say(language, "result-form-places"), {
        style: TextInputStyle.Paragraph,
        value: places,
        required: true,
        max_length: 600,
      }),
      field("victory", say(language, "result-form-victory"), {
        value: last ? `${last.victory}${last.victory !== "none" && !last.before_time ? " after time" : ""}` : "none",
        placeholder: "major · standard · none · standard after time",
        required: true,
        max_length: 40,
      }),
      field("odd", say(language, "result-form-odd"), {
        value: last?.odd === undefined ? "" : nameIn(night, last.odd),
        required: false,
        max_length: 60,
      }),
      ...(verb === "judge"
        ? [
            field("why", say(language, "result-form-why"), {
              required: true,
              max_length: 200,
              placeholder: say(language, "result-form-why-hint"),
            }),
          ]
        : []),
    ],
  };
}

/** As the form shows it, and reads it: the same in every language. */
const nameIn = (night: Night, user: string): string =>
  plain(night.players.find((player) => player.user === user)?.name ?? say(FIRST_LANGUAGE, "result-former"), 32);

/** Names as the form shows them, in the order of the pod: what is read back is matched against these. */
export const formNames = (night: Night, pod: Pod): string[] => pod.players.map((user) => nameIn(night, user));

/** The form to say why a report is wrong. */
export function disputeForm(
  night: Night,
  round: LeagueRound,
  pod: Pod,
  report: number,
  language: Language,
): APIModalInteractionResponseCallbackData {
  return {
    custom_id: roundPressId("dispute", { ...placeOf(night, round, pod), number: report }),
    title: say(language, "result-dispute-title"),
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.TextInput,
            style: TextInputStyle.Short,
            custom_id: "why",
            label: say(language, "result-dispute-label"),
            placeholder: say(language, "result-dispute-hint"),
            required: false,
            max_length: 200,
          },
        ],
      },
    ],
  };
}

/** Why places cannot be read, and what to write. */
export function placesProblem(problem: PlacesProblem, language: Language): string {
  switch (problem.why) {
    case "no-number":
      return say(language, "result-no-number", { line: problem.line, text: safe(problem.text, 40) });
    case "out-of-range": {
      const { line, most } = problem;
      return say(language, "result-out-of-range", { line, most, text: safe(problem.text, 10) });
    }
    case "who": {
      const said = { line: problem.line, text: safe(problem.text, 40) };
      const names = problem.likely.map((name) => safe(name, 32));
      return names.length > 1
        ? say(language, "result-who", { ...said, names: listedIn(names, language, "list-or") })
        : say(language, "result-nobody", said);
    }
    case "twice":
      return say(language, "result-twice", { name: safe(problem.name, 32) });
    case "missing": {
      const names = problem.names.map((name) => safe(name, 32));
      return say(language, "result-missing", { names: listedIn(names, language), count: names.length });
    }
  }
}

/** A result as a form gave it, or what is wrong with it in a sentence. */
export type FormResult = { ok: true; result: PodResult } | { ok: false; says: Tell };

export const noVictoryWord =
  (text: string): Tell =>
  (language) =>
    say(language, "result-no-victory", { text: safe(text, 40) });

export const noOddPlayer =
  (text: string): Tell =>
  (language) =>
    say(language, "result-no-odd", { text: safe(text, 40) });
