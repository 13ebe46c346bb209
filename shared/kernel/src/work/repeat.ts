/** Interval and error handler of repeated work. */
interface Repetition {
  /** Pause between the end of a run and the next start, ms. */
  every: number;
  /** Whether the first run starts at once. */
  atOnce?: boolean;
  report: (error: unknown) => void;
}

/**
 * Repeats work, one run at a time; a failed run is reported and followed by the next. Does not keep the process alive.
 * Returns a function that stops it, and resolves when the current run is over.
 */
export function repeat(
  work: () => Promise<unknown>,
  { every, atOnce = false, report }: Repetition,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  function wait(): void {
    if (isStopped) return;
    timer = setTimeout(begin, every);
    timer.unref();
  }
  function begin(): void {
    running = work()
      .then(() => undefined, report)
      .then(wait);
  }

  if (atOnce) begin();
  else wait();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
