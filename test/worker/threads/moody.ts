/** A thread that can be made to fail. */
import { getPriority } from "node:os";
import { answerQuestions } from "../../../src/worker/answering.ts";

answerQuestions<string, string>((asked) => {
  if (asked === "refuse") throw new Error("not that");
  if (asked === "die") process.exit(3);
  if (asked === "priority") return String(getPriority());
  for (; asked === "hang"; );
  return `${asked}!`;
});
