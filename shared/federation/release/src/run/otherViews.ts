import { languageCodes, languages } from '@marquee/contract/languages';
import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import type { BrowserContext } from 'playwright-core';
import type { PageState, Visit } from './observed';
import { Tab, type Watched } from './tab';

/** Most buttons that are pressed on one page. */
const mostPressed = 20;

/**
 * The addresses of a candidate's pages for a look on a phone: every page once, every language of the candidate at least
 * once. The first language has no prefix.
 */
export function phonePaths(paths: readonly string[], { locales }: Pick<CompiledRemote, 'locales'>): string[] {
  const prefixes = languageCodes
    .filter((code) => code in locales)
    .map((code, place) => (place === 0 ? '' : `/${languages[code].tag}`));
  if (paths.length === 0 || prefixes.length === 0) return [...paths];
  return Array.from({ length: Math.max(paths.length, prefixes.length) }, (_, at) => {
    const path = paths[at % paths.length] as string;
    const prefix = prefixes[at % prefixes.length] as string;
    return prefix && path === '/' ? prefix : prefix + path;
  });
}

/** The bare shell to compare a page in another language with: texts, and so sizes, differ there. */
export function inAnyLanguage(neutral: Visit): Visit {
  const loose = (state: PageState | null) => state && { ...state, boxes: {}, styles: {}, reachable: [] };
  return { ...neutral, during: loose(neutral.during), after: loose(neutral.after) };
}

/** Tabs on a phone, which open one page after another: a new tab costs as much as half a page. */
export class PhoneTabs {
  readonly #free: Tab[] = [];

  constructor(
    readonly context: BrowserContext,
    readonly watched: Watched,
  ) {}

  /**
   * A second look at a page, at what a desktop's first seconds do not show: the candidate's timers run fast, so that
   * what comes late comes now, and with `presses` the page's buttons are pressed. Whether it can be left is seen on a
   * desktop.
   */
  async look(path: string, { presses }: { presses: boolean }): Promise<Visit> {
    const tab = this.#free.pop() ?? (await Tab.open(this.context, this.watched, path, { isFast: true }));
    const visit = tab.begin(path);
    visit.hasContent = await tab.load(path);
    await tab.readNames();
    if (presses) await tab.press(mostPressed);
    visit.during = await tab.state();
    await tab.collect();
    if (await tab.end()) this.#free.push(tab);
    return visit;
  }
}
