/** Tidies every `interval` ms, one turn at a time; returns a function that stops it. */
export function startTidying(
  tidy: () => Promise<void>,
  interval: number,
  report: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= tidy()
      .catch(report)
      .finally(() => {
        running = undefined;
      });
  }, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
