/** Waits until something is so, and fails after 15 s. */
export async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(`it did not come to hold: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
