/** A thread that only ever says what it has used of the processor since it was told to begin. */
import { answerQuestions } from "../../../src/worker/answering.ts";
import { ownProcessorMs } from "../../../src/worker/processor-time.ts";

let began = 0;

answerQuestions<"begin" | "used", number>((asked) => {
  if (asked === "begin") began = ownProcessorMs();
  return ownProcessorMs() - began;
});
