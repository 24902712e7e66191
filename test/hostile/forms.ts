/** Every form that players are shown, as it is shown: what its fields take is read off it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type APIModalInteractionResponseCallbackData, type APITextInputComponent, ComponentType } from "discord.js";
import { OWN_DECK_LIMITS } from "../../src/catalogue/own-decks.ts";
import { ASKABLE_FACTS, type FactName } from "../../src/engine/index.ts";
import { type LeagueRound, type Night, type Pod, USUAL_SETTINGS } from "../../src/leagues/night/index.ts";
import { HOUSE_LIMITS } from "../../src/rulings/house.ts";
import { LONGEST_QUESTION } from "../../src/rulings/search.ts";
import { NOTE_MOST } from "../../src/table/bookmarks.ts";
import { CALL_LIMITS } from "../../src/table/calls/open.ts";
import { cardsForm } from "../../src/views/cards/cards-table.ts";
import { deckForm, renameForm } from "../../src/views/decks/deck-forms.ts";
import { answerForm, callForm, wordingForm } from "../../src/views/judging/call-forms.ts";
import { numbersForm } from "../../src/views/leagues/night-settings.ts";
import { disputeForm, resultForm } from "../../src/views/leagues/result-forms.ts";
import { effectForm } from "../../src/views/menus/effect-form.ts";
import { factForm } from "../../src/views/menus/fact-form.ts";
import { awayForm } from "../../src/views/prompts/away.ts";
import { correctionForm, judgeForm } from "../../src/views/prompts/dispute.ts";
import { questionForm } from "../../src/views/prompts/first-steps.ts";
import { houseForm } from "../../src/views/rulings/house.ts";
import { quietForm, vacationForm, zoneForm } from "../../src/views/settings/mine.ts";
import { deadlineForm } from "../../src/views/settings/server.ts";
import { noteForm } from "../../src/views/tracker/note.ts";
import { LANGUAGES } from "../../src/views/words/index.ts";
import { played } from "../leagues/played.ts";

/** What Discord takes where a field sets no limit. */
const LONGEST_INPUT = 4_000;

type Form = APIModalInteractionResponseCallbackData;
interface DeckNamed {
  readonly id: string;
  readonly name: string;
}

export const NO_DECK: DeckNamed = { id: "aaaaaaaa", name: "None" };

const ctx = { table: "t1", tableName: "Test", people: [] };
const said = { title: "Card", facts: { cost: 3, diplomacy: 1, intrigue: 1, psi: 1, leadership: 1 } };
const then = "";
const ask = (asked: readonly FactName[]): Form =>
  factForm({ card: 1, title: "Card", asked, others: [], decision: 0, then }, ctx);

/** The only pod of a league's night. */
function podForms(): { night: Night; round: LeagueRound; pod: Pod }[] {
  const night = played(6, [{ pods: [[1, 2, 3, 4, 5]], byes: [6] }]);
  return night.rounds.flatMap((round) => round.pods.map((pod) => ({ night, round, pod })));
}

/** Under the name of the function that makes each; what is asked about a deck is asked about the one given. */
const FORMS: Readonly<Record<string, (deck: DeckNamed) => readonly Form[]>> = {
  awayForm: () => [awayForm({ left: 14, now: 0 }, "Europe/Berlin", ctx)],
  answerForm: () => LANGUAGES.map((language) => answerForm(1, CALL_LIMITS.answer, ctx, language)),
  callForm: () => LANGUAGES.map((language) => callForm("", "", CALL_LIMITS.question, ctx, language)),
  cardsForm: () => [cardsForm("en")],
  correctionForm: () => [correctionForm(said, "1", ctx)],
  deadlineForm: () => LANGUAGES.map(deadlineForm),
  deckForm: () => LANGUAGES.map((language) => deckForm(null, OWN_DECK_LIMITS.name, language)),
  disputeForm: () =>
    LANGUAGES.flatMap((language) =>
      podForms().map(({ night, round, pod }) => disputeForm(night, round, pod, 1, language)),
    ),
  effectForm: () => [effectForm({ order: "", because: "" }, ctx)],
  // A form asks for five facts at most.
  factForm: () => [ask(ASKABLE_FACTS.slice(0, 5)), ask(ASKABLE_FACTS.slice(5))],
  houseForm: () =>
    LANGUAGES.flatMap((language) => [null, 1].map((which) => houseForm(which, null, HOUSE_LIMITS, language))),
  judgeForm: () => [judgeForm(said, "1", ctx)],
  numbersForm: () => LANGUAGES.map((language) => numbersForm({ id: "aaaaaaaa", settings: USUAL_SETTINGS }, language)),
  quietForm: () => LANGUAGES.map(quietForm),
  noteForm: () => [noteForm("", NOTE_MOST, ctx)],
  questionForm: () => LANGUAGES.map((language) => questionForm(LONGEST_QUESTION, language)),
  resultForm: () =>
    podForms().flatMap(({ night, round, pod }) =>
      LANGUAGES.flatMap((language) =>
        (["report", "judge"] as const).map((verb) => resultForm(night, round, pod, verb, language)),
      ),
    ),
  renameForm: (deck) => LANGUAGES.map((language) => renameForm(deck, OWN_DECK_LIMITS.name, language)),
  vacationForm: () => LANGUAGES.map((language) => vacationForm(0, "Europe/Berlin", language)),
  wordingForm: () => LANGUAGES.map((language) => wordingForm(1, CALL_LIMITS.answer, ctx, language)),
  zoneForm: () => LANGUAGES.map(zoneForm),
};

/** One field of a form, and what else the form asks for. */
export interface Field {
  /** "deckForm: list" */
  readonly name: string;
  readonly id: string;
  /** UTF-16 units. */
  readonly most: number;
  /** The form as it is shown to the player of this deck. */
  of(deck: DeckNamed): Form;
}

/** Every field of every form; of several that are alike, as facts with a number are, all. */
export const fields = (): Field[] =>
  Object.entries(FORMS).flatMap(([name, make]) =>
    make(NO_DECK).flatMap((form, at) =>
      inputsOf(form).map(({ custom_id: id, max_length: most = LONGEST_INPUT }) => ({
        name: `${name}${at === 0 ? "" : `, ${form.custom_id}`}: ${id}`,
        id,
        most,
        of: (deck: DeckNamed) => make(deck)[at] ?? form,
      })),
    ),
  );

/** The ids of a form's fields. */
export const idsIn = (form: Form): string[] => inputsOf(form).map(({ custom_id: id }) => id);

function inputsOf({ components }: Form): APITextInputComponent[] {
  return components.flatMap((row) =>
    row.type === ComponentType.ActionRow ? row.components.filter((each) => each.type === ComponentType.TextInput) : [],
  );
}

/** Forms that the views make and that are not held here, and such as are held here and made no more. */
export function astray(): { unheld: string[]; gone: string[] } {
  const folder = fileURLToPath(new URL("../../src/views/", import.meta.url));
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => readFileSync(join(folder, path), "utf8"));
  // What makes a form says so in its name; what only reads a form's id says "parse" or "is".
  const made = sources.flatMap((source) =>
    [...source.matchAll(/export function (?!parse)(\w+Form)\(/gu)].map(([, name = ""]) => name),
  );
  // A form that another function makes would be missed otherwise.
  const nameless = sources.filter(
    (source) => /^\s*TextInputStyle,?$/mu.test(source) && !/export function \w+Form\(/u.test(source),
  );
  const unheld = made.filter((name) => !(name in FORMS));
  return {
    unheld: [...unheld, ...nameless.map((source) => source.slice(0, 80))],
    gone: Object.keys(FORMS).filter((name) => !made.includes(name)),
  };
}
