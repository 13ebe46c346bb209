import { type SyncParts, storedVersion, syncCatalogue } from './syncCatalogue';

/**
 * How long a start waits for the source at most, ms: with a stored catalogue, and without one, when there is nothing to
 * show.
 */
const timeouts = { stored: 2000, empty: 10_000 };

/** How often the source is asked for its version, ms; after a failure sooner at first. */
const interval = 60_000;
const soon = 5000;

/** How long a stop waits for the turn that runs, ms. */
const stopWait = 1000;

/** Waits for work, but no longer than so many ms. */
async function within(wait: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((done) => {
    timer = setTimeout(done, wait);
  });
  await Promise.race([work, enough]);
  clearTimeout(timer);
}

/** Keeps the stored catalogue at what its source lists. */
export function catalogueSync({ database, report, ...parts }: SyncParts) {
  let running: Promise<boolean> | undefined;
  let isStopped = false;

  /** One turn, which a second caller joins; false when the source is away, which is reported. */
  function turn(): Promise<boolean> {
    running ??= syncCatalogue({ database, report, ...parts })
      .then(
        () => true,
        (error: unknown) => {
          if (!isStopped) report(error);
          return false;
        },
      )
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  return {
    turn,

    /**
     * A turn that a start waits for, but not for long: a source that is away or silent costs the last stored
     * catalogue's age only.
     */
    async first(): Promise<void> {
      const isStored = (await storedVersion(database)) !== undefined;
      await within(isStored ? timeouts.stored : timeouts.empty, turn());
    },

    /** Asks again and again, the first time after so many ms; returns a function that stops it. */
    start(firstWait = soon): () => Promise<void> {
      let timer: NodeJS.Timeout;
      const after = (wait: number, failures: number) => {
        if (isStopped) return;
        timer = setTimeout(async () => {
          if (await turn()) after(interval, 0);
          else after(Math.min(interval, firstWait * 2 ** failures), failures + 1);
        }, wait);
        timer.unref();
      };
      after(firstWait, 0);
      return async () => {
        isStopped = true;
        clearTimeout(timer);
        if (running) await within(stopWait, running);
      };
    },
  };
}
