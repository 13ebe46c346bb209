import { backOff } from '@marquee/kernel/work/backOff';
import { within } from '@marquee/kernel/work/within';
import { type SyncParts, storedVersion, syncCatalogue } from './syncCatalogue';

/** How long startup waits for the source, ms: with a stored catalogue, and without one. */
const timeouts = { stored: 2000, empty: 10_000 };

/** How often the source is asked for its version, ms; sooner at first after a failure. */
const interval = 60_000;
const soon = 5000;

/** How long stopping waits for the current run, ms. */
const stopWait = 1000;

/** Keeps the stored catalogue in sync with its source. */
export function catalogueSync({ database, report, ...parts }: SyncParts) {
  let running: Promise<boolean> | undefined;
  let isStopped = false;

  /** One sync run; concurrent callers share it. False if the source is unavailable, which is reported. */
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

    /** The first sync, with a short timeout: an unavailable source only means that the stored catalogue is older. */
    async first(): Promise<void> {
      const isStored = (await storedVersion(database)) !== undefined;
      await within(isStored ? timeouts.stored : timeouts.empty, 'The catalogue', turn()).catch(() => undefined);
    },

    /** Syncs periodically, first after so many ms; returns a function that stops it. */
    start(firstWait = soon): () => Promise<void> {
      let timer: NodeJS.Timeout;
      const after = (wait: number, failures: number) => {
        if (isStopped) return;
        timer = setTimeout(async () => {
          if (await turn()) after(interval, 0);
          else after(backOff(failures, firstWait, interval), failures + 1);
        }, wait);
        timer.unref();
      };
      after(firstWait, 0);
      return async () => {
        isStopped = true;
        clearTimeout(timer);
        if (running) await within(stopWait, 'The catalogue', running).catch(() => undefined);
      };
    },
  };
}
