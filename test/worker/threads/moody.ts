/** A thread that can be made to fail. */
import { answering } from "../../../src/worker/answering.ts";

answering<string, string>((asked) => {
  if (asked === "refuse") throw new Error("not that");
  if (asked === "die") process.exit(3);
  for (; asked === "hang"; );
  return `${asked}!`;
});
