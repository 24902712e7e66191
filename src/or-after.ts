/**
 * What some work comes to, or `late` where that takes longer than so many ms. The timer is gone as soon as nobody waits for it:
 * one that runs out for nothing wakes the whole process, and to stop one by a signal takes five times as long.
 */
export function orAfter<Given, Late>(ms: number, work: Promise<Given>, late: Late): Promise<Given | Late> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, Math.max(0, ms), late).unref();
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
