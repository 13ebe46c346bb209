import type { Report } from '@marquee/kernel/work/report';
import type { Work } from '../events/workFaults';
import { forget, type Ticking, tick } from './ticker';

/** How often the feed is read, and old prices are deleted, ms. */
const everyMs = 3_000;
const forgetEvery = 3_600_000;

/** Dependencies of sports. `faults` takes errors of failed readings and of single events and bets. */
export interface SportsServices extends Ticking {
  faults: (work: Work) => Report;
}

/** The running loop: `ready` resolves after the first reading, `stop` after the current one. */
export interface RunningSports {
  ready: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Reads the odds feed every few seconds and keeps matches, odds and bets up to date. A failed reading is reported and
 * compensated by the next. Safe in several processes (see `tick`).
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
