import type { BrowserContext } from 'playwright-core';
import { slowness } from './machine';
import type { PageState, Visit } from './observed';
import { layoutProblems, shellProblems } from './shellProblems';
import { pause, Tab, type Watched } from './tab';

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

/** The candidate's parts of a page that the server did not render; it is asked while the browser opens the page. */
async function unrendered(context: BrowserContext, { url, own }: Watched, path: string): Promise<string[]> {
  const cookie = (await context.cookies(url)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const signal = AbortSignal.timeout(Math.round(drawTime * slowness()));
  const asked = fetch(url + path, { headers: { accept: 'text/html', cookie }, signal });
  const html = await asked.then((answer) => answer.text()).catch(() => null);
  const remote = own.split('/')[2];
  if (html === null) return [`${remote} does not come in time`];
  return [...html.matchAll(/<template data-part="([^"]+)"/g)]
    .map(([, part = '']) => part)
    .filter((part) => part.startsWith(`${remote} `));
}

/** What a visit is compared with, where it goes, and what it must not do. */
interface Places {
  /** The bare shell. */
  neutral: Visit;
  /** Another remote's page to leave to. */
  neighbour?: string | undefined;
  /** Calls that presses must not make. */
  withheld: readonly string[];
}

/**
 * Visits a page: as a document, then by navigation, and leaves it each time, so that it is mounted twice. At the end it
 * is opened once more, and its controls are pressed with the mouse.
 */
export async function visitPage(
  context: BrowserContext,
  watched: Watched,
  path: string,
  { neutral: usual, neighbour, withheld }: Places,
): Promise<Visit> {
  const isAboutSomething = path.split('/').includes(placeholder);
  const tab = await Tab.open(context, watched, path);
  const { visit } = tab;
  const server = unrendered(context, watched, path);
  const like = (problems: typeof shellProblems) => (state: PageState) =>
    !usual.after || problems(usual.after, state, '').length === 0;
  try {
    visit.hasContent = await tab.load(path);
    visit.during = await tab.state(like(layoutProblems));
    await tab.readNames();
    await tab.collect();
    if (visit.during && visit.reloads === 0) {
      visit.leaves = await tab.go(neutralPath);
      visit.hasContent = (await tab.go(path)) && visit.hasContent;
      visit.leaves = (await tab.go(neutralPath)) && visit.leaves;
      visit.after = await tab.state(like(shellProblems));
      if (neighbour) await tab.go(neighbour);
      if (await tab.go(path, 0)) await tab.press(false, withheld);
      await tab.collect();
    }
    // A page with a parameter is about something that does not exist.
    visit.unrendered = isAboutSomething ? [] : await server;
  } finally {
    await tab.close();
  }
  return visit;
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
