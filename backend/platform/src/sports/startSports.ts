import type { Report, Work } from '../events/workFaults';
import { forget, type Ticking, tick } from './ticker';

/** How often the feed is read, and how often old prices are forgotten, ms. */
const everyMs = 3_000;
const forgetEvery = 3_600_000;

/** What the sports domain runs on. `faults` takes the errors of failed readings and of single events and bets. */
export interface SportsServices extends Ticking {
  faults: (work: Work) => Report;
}

/** The running ticker: `ready` resolves after the first reading, `stop` after the one under way. */
export interface RunningSports {
  ready: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Keeps matches, odds and bets going: reads the feed every few seconds. A reading that fails is reported and made good
 * by the next one. Every process may run it (see `tick`).
 */
export function startSports(services: SportsServices): RunningSports {
  const { database, clock, faults } = services;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let forgotten = 0;
  let running: Promise<void>;

  async function turn(): Promise<void> {
    try {
      await tick(services);
      if (clock.now() - forgotten > forgetEvery) {
        forgotten = clock.now();
        await forget(database, forgotten);
      }
    } catch (error) {
      if (!stopped) faults('sports')(error);
    }
    if (stopped) return;
    timer = setTimeout(() => {
      running = turn();
    }, everyMs);
    timer.unref();
  }

  running = turn();
  return {
    ready: running,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
