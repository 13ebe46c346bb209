import { languageCodes, languages } from '@marquee/contract/languages';
import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import type { BrowserContext } from 'playwright-core';
import type { Visit } from './observed';
import type { Look } from './plan';
import { onItsSide, upright } from './screens';
import { isLike, type Shells, shellOf } from './shells';
import { Tab, type Watched } from './tab';
import { noteCovers, waitIdly } from './wayOut';

/** The prefixes of a candidate's languages in paths. The first language has none. */
function prefixesOf({ locales }: Pick<CompiledRemote, 'locales'>): string[] {
  return languageCodes
    .filter((code) => code in locales)
    .map((code, place) => (place === 0 ? '' : `/${languages[code].tag}`));
}

/** A page in a language. */
export interface View {
  prefix: string;
  path: string;
  /** Whether the page was not opened before, in another language: only then all is done with it. */
  isFirst: boolean;
}

/** Pages in languages: in the first one, every page and every language once, or each page in each language. */
export function viewsOf(
  paths: readonly string[],
  compiled: Pick<CompiledRemote, 'locales'>,
  languages: Look['languages'],
): View[] {
  const known = prefixesOf(compiled);
  const prefixes = languages === 'first' || known.length === 0 ? [''] : known;
  if (languages === 'all')
    return prefixes.flatMap((prefix, at) => paths.map((path) => ({ prefix, path, isFirst: at === 0 })));
  const count = paths.length && Math.max(paths.length, prefixes.length);
  return Array.from({ length: count }, (_, at) => ({
    prefix: prefixes[at % prefixes.length] as string,
    path: paths[at % paths.length] as string,
    isFirst: at < paths.length,
  }));
}

/** The address of a view. */
export const addressOf = ({ prefix, path }: Pick<View, 'prefix' | 'path'>) =>
  prefix && path === '/' ? prefix : prefix + path;

/** A visit, and the bare shell to compare it with. */
export interface Looked {
  neutral: Visit;
  visit: Visit;
}

/** How pages are looked at. */
type Doing = Pick<Look, 'screen' | 'presses' | 'isAgain'> & {
  /** Paths that presses must not ask. */
  withheld: readonly string[];
};

/** Tabs that open one page after another: a new tab costs as much as half a page. */
export class QuickTabs {
  readonly #free: Tab[] = [];

  constructor(
    readonly context: BrowserContext,
    readonly watched: Watched,
    readonly shells: Shells,
    readonly doing: Doing,
  ) {}

  /**
   * A second look at a page, at what a desktop's first seconds do not show: the candidate's timers run fast, so that
   * what comes late comes now, and its controls are pressed. Whether it can be left is seen in a walk.
   */
  async look(view: View): Promise<Looked[]> {
    const { screen, presses, isAgain, withheld } = this.doing;
    const neutral = await this.shells.in(view.prefix);
    const tab = this.#free.pop() ?? (await Tab.open(this.context, this.watched, view.path, { isFast: true }));
    const visit = tab.begin(addressOf(view));
    visit.hasContent = await tab.load(visit.path);
    visit.during = await tab.state(isLike(neutral));
    await tab.readNames();
    if (view.isFirst) await waitIdly(tab, visit.during);
    if (presses && view.isFirst) {
      const before = await tab.state();
      await tab.press(screen !== 'desktop', withheld);
      await noteCovers(tab, before, 'pressed');
      // A press may well have opened something over the shell.
      const now = await tab.state();
      if (now && visit.during) visit.during = { ...now, ...shellOf(visit.during) };
    }
    const seen = [{ neutral, visit }];
    if (isAgain && view.isFirst) seen.push(await this.#lookAgain(tab, view));
    await tab.collect();
    if (await tab.end()) this.#free.push(tab);
    return seen;
  }

  /** The second visit, with what the first one has left, on a phone that was turned meanwhile. */
  async #lookAgain(tab: Tab, { path }: View): Promise<Looked> {
    const neutral = await this.shells.turned();
    await tab.turn(onItsSide);
    await tab.collect();
    const visit = tab.begin(path);
    visit.hasContent = await tab.load(path);
    visit.during = await tab.state(isLike(neutral));
    await tab.collect();
    await tab.turn(upright);
    return { neutral, visit };
  }
}
