import { pino } from "pino";
import { afterEach, expect, it, vi } from "vitest";
import { SerialQueue } from "../src/serial-queue.ts";

afterEach(() => vi.useRealTimers());

it("does one work after the other, and the next one although one has failed, which is logged", async () => {
  const lines: string[] = [];
  const queue = new SerialQueue(
    pino({}, { write: (line: string) => void lines.push(JSON.parse(line).msg) }),
    "it failed",
  );
  const done: string[] = [];
  let resolve = () => {};
  const first = new Promise<void>((settle) => {
    resolve = settle;
  });
  void queue.add(async () => {
    await first;
    done.push("first");
  });
  void queue.add(() => Promise.reject(new Error("no")));
  const last = queue.add(async () => void done.push("last"));
  expect(done).toEqual([]);
  resolve();
  await last;
  expect(done).toEqual(["first", "last"]);
  expect(lines).toEqual(["it failed"]);
});

it("stops what it repeats, and waits for what it has begun", async () => {
  vi.useFakeTimers();
  const queue = new SerialQueue(pino({ level: "silent" }), "");
  const call = vi.fn();
  queue.repeat(call, 10);
  vi.advanceTimersByTime(25);
  let isDone = false;
  void queue.add(async () => {
    await Promise.resolve();
    isDone = true;
  });
  await queue.stop();
  vi.advanceTimersByTime(100);
  expect(call).toHaveBeenCalledTimes(2);
  expect(isDone).toBe(true);
});
