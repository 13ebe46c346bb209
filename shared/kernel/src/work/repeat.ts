/** When work is repeated, and who hears of turns that failed. */
interface Repetition {
  /** How long after a turn the next one begins, ms. */
  every: number;
  /** Whether the first turn begins now; else it waits as the others do. */
  atOnce?: boolean;
  report: (error: unknown) => void;
}

/**
 * Does work again and again, one turn at a time; a turn that fails is reported, and the next one has its time. Keeps no
 * process alive. Returns a function that stops it, and resolves when the turn under way is over.
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
