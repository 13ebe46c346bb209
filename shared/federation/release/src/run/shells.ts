import type { BrowserContext } from 'playwright-core';
import type { PageState, Visit } from './observed';
import { onItsSide, upright } from './screens';
import { layoutProblems } from './shellProblems';
import { Tab, type Watched } from './tab';
import { neutralPath, settled } from './walk';

/** What of a page's state depends on its language and on the screen. */
export const shellOf = ({ boxes, styles, reachable, isClickable }: PageState) => ({
  boxes,
  styles,
  reachable,
  isClickable,
});

/** Whether a page's shell is that of a bare one; see {@link Tab.state}. */
export const isLike =
  ({ during }: Visit) =>
  (state: PageState) =>
    !during || layoutProblems(during, state, '').length === 0;

/** The bare shell, without the candidate's files, in each language. All in one tab: a new one costs half a page. */
export class Shells {
  readonly #known = new Map<string, Promise<Visit>>();
  #last: Promise<unknown> = Promise.resolve();
  #tab: Tab | undefined;
  /** Global names of the shell's own, also those that came late. */
  readonly #globals = new Set<string>();

  constructor(
    readonly context: BrowserContext,
    readonly watched: Watched,
  ) {}

  /** The shell in the language of a prefix. */
  async in(prefix: string): Promise<Visit> {
    const first = await this.#once('', () => this.#read(''));
    const visit = prefix ? await this.#once(prefix, () => this.#read(prefix)) : first;
    if (!first.during || !visit.during) return visit;
    return { ...visit, during: { ...first.during, globals: [...this.#globals], ...shellOf(visit.during) } };
  }

  /** The shell in the first language on a phone that was turned. */
  async turned(): Promise<Visit> {
    const visit = await this.#once('turned', async () => {
      await this.#tab?.turn(onItsSide);
      const read = await this.#read('');
      await this.#tab?.turn(upright);
      return read;
    });
    return { ...visit, during: visit.during && { ...visit.during, globals: [...this.#globals] } };
  }

  /** One reading after another, and each only once. */
  #once(key: string, read: () => Promise<Visit>): Promise<Visit> {
    const known = this.#known.get(key) ?? this.#last.then(read);
    if (!this.#known.has(key)) this.#last = known.catch(() => null);
    this.#known.set(key, known);
    return known;
  }

  async #read(prefix: string): Promise<Visit> {
    const path = prefix + neutralPath;
    const isFirst = !this.#tab;
    this.#tab ??= await Tab.open(this.context, this.watched, path);
    const visit = this.#tab.begin(path);
    if (isFirst) await this.#tab.refuse([`*${this.watched.own}*`]);
    visit.hasContent = await this.#tab.load(path);
    if (isFirst) await settled();
    visit.during = await this.#tab.state();
    for (const name of visit.during?.globals ?? []) this.#globals.add(name);
    await this.#tab.collect();
    return visit;
  }
}
