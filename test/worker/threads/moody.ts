/** A thread that can be made to fail. */
import { answerQuestions } from "../../../src/worker/answering.ts";

answerQuestions<string, string>((asked) => {
  if (asked === "refuse") throw new Error("not that");
  if (asked === "die") process.exit(3);
  for (; asked === "hang"; );
  return `${asked}!`;
});
