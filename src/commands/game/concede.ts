import { carryOutOrder } from "../play/act.ts";
import type { Subcommand } from "./subcommand.ts";

export const concede = {
  name: "concede",
  build: (builder) => builder.setDescription("Leave the game for good; you are asked once more"),
  run: (interaction, bot) => carryOutOrder("concede", interaction, bot),
} satisfies Subcommand;
