import { pressEscape } from './keyboard';
import type { PageState } from './observed';
import { pause, type Tab } from './tab';

/** How long a page is left alone, ms: its timers run fast, and have come to 45 s by then. */
const alone = 1_000;

/** Most times that Escape is pressed: what a page has opened may lie upon each other. */
const escapes = 3;

/** Controls of the shell that something has come over, and what. */
const newlyCovered = (before: PageState, now: PageState) =>
  Object.entries(now.covered)
    .filter(([control]) => !(control in before.covered))
    .map(([control, by]) => `${control} (by ${by})`);

/** What lies over the shell of a page that was not there before, and does not go away by Escape. */
async function lastingCovers(tab: Tab, before: PageState): Promise<string[]> {
  for (let tries = 0; ; tries++) {
    const now = await tab.state();
    const found = now ? newlyCovered(before, now) : [];
    if (found.length === 0 || tries === escapes) return found;
    await pressEscape(tab);
    await pause();
  }
}

/** Notes what has come over the shell of a page since it was in a state, unless it is another page now. */
export async function noteCovers(tab: Tab, before: PageState | null, when: 'late' | 'pressed'): Promise<void> {
  const isHere = new URL(tab.page.url()).pathname === tab.visit.path;
  const isNew = isHere && tab.visit.covers.length === 0;
  const found = before && isNew ? await lastingCovers(tab, before) : [];
  if (found.length > 0) tab.visit.covers.push({ when, what: found.slice(0, 3).join(', ') });
}

/** Most calls that one timer may make, a minute. Live pages make at most fifteen. */
const mostAsked = 30;

/** Leaves a page alone whose timers run fast: notes what comes over the shell, and who keeps asking the backend. */
export async function waitIdly(tab: Tab, before: PageState | null): Promise<void> {
  await pause(alone);
  await noteCovers(tab, before, 'late');
  for (const { at, perMinute } of await tab.polls())
    if (perMinute > mostAsked)
      tab.visit.actions.push({ rule: 'calls', what: `asks the backend ${perMinute} times a minute by a timer`, at });
}

/** Opens a page from another one, and goes back to it. Returns whether the page had content. */
export async function openAndGoBack(tab: Tab, path: string, from: string): Promise<boolean> {
  const { visit } = tab;
  const entry = await tab.entry();
  const hasContent = await tab.go(path);
  visit.entries = Math.max(0, (await tab.entry()) - entry - 1);
  const isBack = visit.entries === 0 && (await tab.back());
  if (!isBack) visit.leaves = (await tab.go(from)) && visit.leaves;
  return hasContent;
}
