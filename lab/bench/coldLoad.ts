import { watchContent } from '@marquee/e2e/support/content';
import type { Browser } from '@playwright/test';
import { isScript } from './network';
import { openPhone, type Phone } from './phone';
import type { PageNotes } from './probe';

/** One cold load of a page. Times in ms, sizes in bytes on the wire. */
export interface ColdLoad {
  /** When the content was painted; infinite if it never was, or was not measured. */
  content: number;
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  scriptBytes: number;
  totalBytes: number;
  requests: number;
  nodes: number;
  lcpElement: string;
  longTasks: PageNotes['longTasks'];
  /** Files requested more than once. */
  twice: string[];
  /** Every request, the largest first. */
  files: { url: string; bytes: number }[];
}

/** The worst session window of layout shifts: gaps below 1 s, at most 5 s. */
function layoutShift(shifts: PageNotes['shifts']): number {
  let worst = 0;
  let current = 0;
  let first = 0;
  let previous = Number.NEGATIVE_INFINITY;
  for (const { at, value } of shifts) {
    const joins = at - previous < 1000 && at - first < 5000;
    if (!joins) first = at;
    current = joins ? current + value : value;
    previous = at;
    worst = Math.max(worst, current);
  }
  return worst;
}

/** Total blocking time: the part of long tasks after first paint above 50 ms. */
function blockingTime({ longTasks, fcp }: PageNotes): number {
  return longTasks.reduce((sum, { at, milliseconds }) => {
    const counted = at + milliseconds - Math.max(at, fcp);
    return sum + Math.max(0, counted - 50);
  }, 0);
}

/** How long the content may take, ms; a page without scripts has it at once. */
const timeout = 15_000;

/** Waits for a page's content; it may never come. */
async function contentOf({ page }: Phone): Promise<void> {
  const isThere = () => window.benchContent !== undefined || document.scripts.length === 0;
  await page.waitForFunction(isThere, null, { timeout, polling: 250 }).catch((error: Error) => {
    if (error.name !== 'TimeoutError') throw error;
  });
}

/** Loads a page on an empty phone, waits until it is idle, and reads its metrics. `items` selects its content. */
export async function coldLoad(browser: Browser, url: string, items?: string): Promise<ColdLoad> {
  const phone = await openPhone(browser);
  try {
    if (items) await phone.page.addInitScript(watchContent, items);
    await phone.page.goto(url, { waitUntil: 'load' });
    if (items) await contentOf(phone);
    await phone.network.settled();
    const notes = await phone.page.evaluate(() => window.benchNotes);
    const content = await phone.page.evaluate(() => window.benchContent);
    const nodes = await phone.page.evaluate(() => document.getElementsByTagName('*').length);
    const { requests } = phone.network;
    const counts = new Map<string, number>();
    for (const request of requests) {
      // Cached files have no bytes; calls use one URL with different bodies.
      const isFile = request.bytes > 0 && !request.url.includes('/api/');
      if (isFile) counts.set(request.url, (counts.get(request.url) ?? 0) + 1);
    }
    return {
      content: content ?? Number.POSITIVE_INFINITY,
      fcp: notes.fcp,
      lcp: notes.lcp,
      cls: layoutShift(notes.shifts),
      tbt: blockingTime(notes),
      scriptBytes: phone.network.bytes(isScript),
      totalBytes: phone.network.bytes(),
      requests: requests.length,
      nodes,
      lcpElement: notes.lcpElement,
      longTasks: notes.longTasks,
      twice: [...counts].flatMap(([file, count]) => (count > 1 ? [new URL(file).pathname] : [])),
      files: requests
        .map(({ url, bytes }) => ({ url: new URL(url).pathname, bytes }))
        .sort((a, b) => b.bytes - a.bytes),
    };
  } finally {
    await phone.close();
  }
}
