import type { BrowserContext, CDPSession } from 'playwright-core';
import type { Problem } from '../gate/rules';
import { Tab, type Watched } from './tab';
import { neutralPath } from './walk';

/** Openings before the first measurement, and between two: of each page at least one. */
const warm = 5;
const measured = 10;

/** What each opening may keep, by what it is called. */
const keepable = {
  bytes: 150_000,
  // They are not in the heap: what typed arrays and canvases stand on.
  'bytes of buffers': 500_000,
  'bytes of canvases': 500_000,
  nodes: 60,
  listeners: 12,
};

type Held = Record<keyof typeof keepable, number>;

/** What the page holds after its garbage is collected. */
async function heldBy(session: CDPSession): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return {
    bytes: usedSize,
    'bytes of buffers': backingStorageSize,
    'bytes of canvases': await canvasBytes(session),
    nodes,
    listeners: jsEventListeners,
  };
}

/** How many bytes the pixels of all canvases take, of those that are in no page as well. */
async function canvasBytes(session: CDPSession): Promise<number> {
  const objectGroup = 'canvases';
  const expression = 'HTMLCanvasElement.prototype';
  const { result } = await session.send('Runtime.evaluate', { expression, objectGroup });
  if (!result.objectId) return 0;
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId, objectGroup });
  const { result: bytes } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId as string,
    functionDeclaration: 'function(){return this.reduce((sum,{width,height})=>sum+4*width*height,0)}',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup });
  return Number(bytes.value);
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
