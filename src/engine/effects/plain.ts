/**
 * The effects that do one thing, which cards and hands act with, family by family. In a card's text a reference is symbolic
 * (`you`, `target`); carried out by hand it names a seat or a card.
 */

import { z } from "zod";
import { shapesOf } from "../shapes.ts";
import * as abilities from "./abilities.ts";
import * as alliance from "./alliance.ts";
import * as attaching from "./attaching.ts";
import * as attacks from "./attacks.ts";
import * as conflicts from "./conflicts.ts";
import * as control from "./control.ts";
import * as damage from "./damage.ts";
import * as hands from "./hands.ts";
import * as influence from "./influence.ts";
import * as marks from "./marks.ts";
import * as moving from "./moving.ts";
import * as power from "./power.ts";
import * as relations from "./relations.ts";
import * as reversal from "./reversal.ts";
import * as rotation from "./rotation.ts";
import * as rounds from "./rounds.ts";
import * as sponsoring from "./sponsoring.ts";
import * as states from "./states.ts";
import * as victory from "./victory.ts";
import * as votes from "./votes.ts";

export const effects = [
  ...influence.effects,
  ...power.effects,
  ...relations.effects,
  ...states.effects,
  ...victory.effects,
  ...alliance.effects,
  ...votes.effects,
  ...hands.effects,
  ...reversal.effects,
  ...sponsoring.effects,
  ...rotation.effects,
  ...damage.effects,
  ...marks.effects,
  ...moving.effects,
  ...control.effects,
  ...abilities.effects,
  ...attacks.effects,
  ...attaching.effects,
  ...conflicts.effects,
  ...rounds.effects,
] as const;

export const byHandOnly = [
  ...states.byHandOnly,
  ...control.byHandOnly,
  ...moving.byHandOnly,
  ...victory.byHandOnly,
] as const;

export const takesBack = {
  ...influence.takesBack,
  ...power.takesBack,
  ...relations.takesBack,
  ...states.takesBack,
  ...victory.takesBack,
  ...alliance.takesBack,
  ...votes.takesBack,
  ...hands.takesBack,
  ...reversal.takesBack,
  ...sponsoring.takesBack,
  ...rotation.takesBack,
  ...damage.takesBack,
  ...marks.takesBack,
  ...moving.takesBack,
  ...control.takesBack,
  ...abilities.takesBack,
  ...attacks.takesBack,
  ...attaching.takesBack,
  ...conflicts.takesBack,
  ...rounds.takesBack,
};

export const plainEffectSchema = z.discriminatedUnion("verb", shapesOf(effects));
