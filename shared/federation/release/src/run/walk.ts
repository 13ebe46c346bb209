import type { BrowserContext } from 'playwright-core';
import { heldFocus } from './keyboard';
import { slowness } from './machine';
import type { PageState, Visit } from './observed';
import { layoutProblems, shellProblems } from './shellProblems';
import { pause, Tab, timeLimit, type Watched } from './tab';
import { openAndGoBack } from './wayOut';

/** The value of every path parameter. */
export const placeholder = '0';
/** A page without any remote: shows the bare shell. */
export const neutralPath = '/gate-is-looking';
/** When the shell's deferred work is done, ms. */
const idle = 1_500;

/** Waits until the shell's deferred work is done: it must not be attributed to the candidate. */
export const settled = () => pause(idle * slowness());

/** How long the server may take to draw a page again, ms; longer on a busy machine. */
const drawTime = 30_000;

/** How a page came from the server. */
interface Drawn {
  /** The candidate's parts that were not drawn. */
  unrendered: string[];
  /** Whether the server drew nothing at all, although it drew others: it gives up a page that takes too long. */
  isGivenUp: boolean;
}

/** The page as the server draws it; null if it does not in time. Asks again while a renderer starts. */
async function drawnPage(url: string, cookie: string, path: string, time: number): Promise<string | null> {
  const end = performance.now() + time;
  while (performance.now() < end) {
    const signal = AbortSignal.timeout(Math.ceil(end - performance.now()));
    const asked = fetch(url + path, { headers: { accept: 'text/html', cookie }, signal });
    const html = await asked.then((answer) => answer.text()).catch(() => null);
    if (html?.includes('"rendered":{')) return html;
    await pause();
  }
  return null;
}

/** How the server draws a page; it is asked while the browser opens the page. */
async function drawn(context: BrowserContext, { url, own }: Watched, path: string): Promise<Drawn> {
  const cookie = (await context.cookies(url)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const time = Math.round(drawTime * slowness());
  const remote = own.split('/')[2];
  const html = await drawnPage(url, cookie, path, time);
  // On a busy machine it draws others no sooner.
  if (html === null)
    return { unrendered: [], isGivenUp: (await drawnPage(url, cookie, neutralPath, time / 4)) !== null };
  const parts = [...html.matchAll(/<template data-part="([^"]+)"/g)].map(([, part = '']) => part);
  return { unrendered: parts.filter((part) => part.startsWith(`${remote} `)), isGivenUp: false };
}

/** What a visit is compared with, where it goes, and what it must not do. */
interface Places {
  /** The bare shell. */
  neutral: Visit;
  /** Another remote's page to leave to. */
  neighbour?: string | undefined;
  /** Paths that presses must not ask. */
  withheld: readonly string[];
  /** Whether the server draws the page: not for players. */
  isDrawn: boolean;
}

/**
 * Visits a page: as a document, then by navigation, and leaves it each time, so that it is mounted twice. At the end it
 * is opened once more, and its controls are pressed with the mouse.
 */
export async function visitPage(
  context: BrowserContext,
  watched: Watched,
  path: string,
  { neutral: usual, neighbour, withheld, isDrawn }: Places,
): Promise<Visit> {
  const isAboutSomething = path.split('/').includes(placeholder);
  const tab = await Tab.open(context, watched, path);
  const { visit } = tab;
  // A page with a parameter is about something that does not exist.
  const server = isDrawn && !isAboutSomething ? drawn(context, watched, path) : null;
  const like = (problems: typeof shellProblems) => (state: PageState) =>
    !usual.after || problems(usual.after, state, '').length === 0;
  try {
    visit.hasContent = await tab.load(path);
    visit.during = await tab.state(like(layoutProblems));
    await tab.readNames();
    await tab.collect();
    if (visit.during && visit.reloads === 0) {
      visit.heldFocus = await heldFocus(tab);
      visit.leaves = await tab.go(neutralPath);
      visit.hasContent = (await openAndGoBack(tab, path, neutralPath)) && visit.hasContent;
      visit.after = await tab.state(like(shellProblems));
      if (neighbour) await tab.go(neighbour);
      if (await tab.go(path, 0)) await tab.press(false, withheld);
      await tab.collect();
    }
    if (server) Object.assign(visit, await server);
  } finally {
    await tab.close();
  }
  return visit;
}

/** Whether the bare shell comes now in a quarter of the time that a page may take: the machine has time enough. */
export async function isQuick(context: BrowserContext, watched: Watched): Promise<boolean> {
  const tab = await Tab.open(context, watched, neutralPath);
  const start = performance.now();
  const hasContent = await tab.load(neutralPath);
  const isSoon = performance.now() - start < timeLimit() / 4;
  await tab.page.close();
  return hasContent && isSoon;
}

/** The state of the shell without the candidate's files. */
export async function visitNeutral(context: BrowserContext, watched: Watched, neighbour?: string): Promise<Visit> {
  const tab = await Tab.open(context, watched, neutralPath);
  await tab.refuse([`*${watched.own}*`]);
  tab.visit.hasContent = await tab.load(neutralPath);
  await settled();
  tab.visit.during = await tab.state();
  if (neighbour) await tab.go(neighbour);
  await tab.go(neutralPath);
  tab.visit.after = await tab.state();
  await tab.collect();
  await tab.page.close();
  return tab.visit;
}
