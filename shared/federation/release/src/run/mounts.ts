import type { BrowserContext, CDPSession } from 'playwright-core';
import type { Problem } from '../gate/rules';
import { Tab, type Watched } from './tab';
import { neutralPath } from './walk';

/** Openings before the first measurement, and between two: of each page at least one. */
const warm = 5;
const measured = 10;

/** What each opening may keep: bytes of the heap, nodes, listeners. */
const keepable = { bytes: 150_000, nodes: 60, listeners: 12 };

interface Held {
  bytes: number;
  nodes: number;
  listeners: number;
}

/** What the page holds after its garbage is collected. */
async function heldBy(session: CDPSession): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

/** Opens the pages again and again in one tab, and says what grows with each opening. */
export async function openOften(
  context: BrowserContext,
  watched: Watched,
  paths: readonly string[],
): Promise<Problem[]> {
  const [first] = paths;
  if (first === undefined) return [];
  const tab = await Tab.open(context, watched, first);
  const walk = async (times: number) => {
    for (let time = 0; time < times; time++)
      for (const path of paths) {
        await tab.go(path, 0);
        await tab.go(neutralPath, 0);
      }
  };
  try {
    await tab.load(neutralPath);
    await walk(Math.ceil(warm / paths.length));
    const rounds = Math.ceil(measured / paths.length);
    const held = [await tab.debug(heldBy)];
    for (let half = 0; half < 2; half++) {
      await walk(rounds);
      held.push(await tab.debug(heldBy));
    }
    const [before, between, after] = held;
    if (!before || !between || !after) return [];
    return (Object.keys(keepable) as (keyof Held)[]).flatMap((what) => {
      // What is kept once, like a cache or a last page, is in one half only.
      const growth = Math.min(between[what] - before[what], after[what] - between[what]);
      const kept = Math.round(growth / rounds / paths.length);
      if (kept <= keepable[what]) return [];
      const message = `${paths.join(',')}: keeps ${kept} ${what} more with each opening`;
      return [{ rule: 'cleanup', message, cure: 'let go in the effect’s return what a page has taken; keep no list' }];
    });
  } finally {
    await tab.close();
  }
}
