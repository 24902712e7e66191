import { expect, it } from "vitest";
import { BotProcess } from "../sandbox/bot-process.ts";
import { startStandIn } from "../sandbox/standin/index.ts";
import { Interactions } from "../sandbox/standin/interactions.ts";
import { World } from "../sandbox/standin/world.ts";
import { registry } from "../src/commands/index.ts";
import { actionSchema, apply, createGame, effectSchema, legalActions, viewFor } from "../src/engine/index.ts";
import { seeded } from "../src/engine/random.ts";
import { editSeat } from "../src/engine/work.ts";
import { openStore } from "../src/store/index.ts";
import {
  agenda,
  arranged,
  at,
  character,
  declaring,
  does,
  fleet,
  group,
  happens,
  inPlay,
  invented,
  location,
  passed,
  refused,
  stage,
  turned,
} from "./engine/stage.ts";

// Checks from outside the project import these by path and name.
it("every door that checks from outside come through stands where they look for it", () => {
  const doors = { BotProcess, startStandIn, Interactions, World, editSeat, seeded, openStore };
  const engine = { createGame, apply, legalActions, viewFor };
  const staging = { stage, does, refused, passed, arranged, turned, inPlay, at, declaring, happens };
  const makers = { invented, character, fleet, location, group, agenda };
  for (const [name, door] of Object.entries({ ...doors, ...engine, ...staging, ...makers })) {
    expect(door, name).toBeTypeOf("function");
  }
  expect(registry).toBeDefined();
  for (const shape of [actionSchema, effectSchema]) expect(shape).toHaveProperty("parse");
});
