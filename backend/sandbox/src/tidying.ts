/** Tidies every minute; returns a function that stops it, after the turn that runs. */
export function startTidying(tidy: () => Promise<void>, report: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = tidy().catch(report);
  }, 60_000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
