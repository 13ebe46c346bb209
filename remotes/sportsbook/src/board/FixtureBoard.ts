import type { Answer, CallName, Input, Output } from '@marquee/contract/calls';
import type { Envelope } from '@marquee/contract/envelope';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Paused } from '../parts/PausedNotice';
import type { Fixture } from '../slip/types';
import { defaultPageSize } from './defaultPageSize';

/** The client methods that the board needs. */
export interface BoardApi {
  call<N extends CallName>(name: N, input: Input<N>): Promise<Answer<N>>;
  /** The answer served with the page. */
  seeded?<N extends CallName>(name: N, input: Input<N>): Answer<N> | undefined;
}

/** The query: filters of `sports/fixtures`. */
export type BoardQuery = Pick<Input<'sports/fixtures'>, 'language' | 'sport' | 'when' | 'q'>;

/** Number of live and upcoming matches of a sport. */
export type SportCount = Output<'sports/fixtures'>['sports'][number];

/**
 * The matches on screen. A new query starts over, and the last one wins; live changes update only the matches that they
 * name. Each match shows the answer to the latest request about it, in whatever order answers arrive. The old list
 * stays while loading and after a failure.
 */
export class FixtureBoard {
  state: 'loading' | 'ready' | 'failed' = 'loading';
  fixtures: Fixture[] = [];
  total = 0;
  sports: SportCount[] = [];
  /** Which odds are stale, because the odds feed is silent. */
  paused: Paused = 'none';
  /** The last load's error; the list may be outdated. */
  error: Envelope | undefined = undefined;
  busy = false;
  #api: BoardApi;
  #query: BoardQuery = {};
  #loads = 0;
  /** Request counter; for each match and for the board it records the latest request that was answered. */
  #asked = 0;
  #said = new Map<string, number>();
  #page: number;

  constructor(api: BoardApi, page = defaultPageSize) {
    this.#api = api;
    this.#page = page;
    makeAutoObservable<this>(this, { fixtures: observableRef, sports: observableRef }, { autoBind: true });
  }

  get hasMore(): boolean {
    return this.fixtures.length < this.total;
  }

  /**
   * Shows the answer served with the page for a query, if any, in the first render. Does nothing after the first load.
   */
  seed(query: BoardQuery): void {
    if (this.#asked > 0) return;
    const answer = this.#api.seeded?.('sports/fixtures', { ...query, count: this.#page });
    if (answer?.statusCode !== 1) return;
    this.#query = query;
    this.#accept(answer, ++this.#asked);
  }

  /** Loads a query. Another query's list is dropped, because it would be wrong. */
  async load(query: BoardQuery): Promise<void> {
    const isShown = this.state === 'ready' && JSON.stringify(query) === JSON.stringify(this.#query);
    this.#query = query;
    if (!isShown) {
      this.state = 'loading';
      this.fixtures = [];
    }
    await this.#read(this.#page);
  }

  /** Reloads the shown part. */
  reload(): Promise<void> {
    return this.#read(Math.max(this.#page, Math.min(200, this.fixtures.length)));
  }

  /** Loads the next page. */
  more(): Promise<void> {
    return this.#read(Math.min(200, this.fixtures.length + this.#page));
  }

  /** Reloads these matches, if they are on screen; a failure leaves them unchanged. */
  async follow(matchIds: Iterable<string>): Promise<void> {
    const shown = new Set(this.fixtures.map((fixture) => fixture.match_id));
    const ids = [...new Set(matchIds)].filter((id) => shown.has(id)).slice(0, 200);
    if (ids.length === 0) return;
    const loads = this.#loads;
    const asked = ++this.#asked;
    const { language } = this.#query;
    const answer = await this.#api.call('sports/fixtures', { language, match_ids: ids, count: 200 });
    if (answer.statusCode !== 1 || loads !== this.#loads) return;
    const fresh = new Map(answer.value?.map((fixture) => [fixture.match_id, fixture]));
    runInAction(() => {
      this.fixtures = this.fixtures.map((shown) => this.#newest(fresh.get(shown.match_id) ?? shown, asked));
      this.#takeAll(answer, asked);
    });
  }

  async #read(count: number): Promise<void> {
    const load = ++this.#loads;
    const asked = ++this.#asked;
    this.busy = true;
    const answer = await this.#api.call('sports/fixtures', { ...this.#query, count });
    if (load !== this.#loads) return;
    runInAction(() => {
      this.busy = false;
      if (answer.statusCode !== 1) {
        this.state = 'failed';
        this.error = answer;
        return;
      }
      this.#accept(answer, asked);
    });
  }

  #accept(answer: Answer<'sports/fixtures'>, asked: number): void {
    this.state = 'ready';
    this.error = undefined;
    const read = (answer.value ?? []).map((one) => this.#newest(one, asked));
    if (read.length !== this.fixtures.length || read.some((one, at) => one !== this.fixtures[at])) this.fixtures = read;
    this.total = answer.total ?? 0;
    this.#takeAll(answer, asked);
  }

  /** The newer of an answered match and the one shown. */
  #newest(answered: Fixture, asked: number): Fixture {
    const shown = this.fixtures.find(({ match_id }) => match_id === answered.match_id);
    if (shown === answered || (shown && asked < (this.#said.get(answered.match_id) ?? 0))) return shown;
    this.#said.set(answered.match_id, asked);
    // Reuses the object of an unchanged match, so that its row does not rerender.
    return shown && JSON.stringify(shown) === JSON.stringify(answered) ? shown : answered;
  }

  #takeAll({ sports, paused }: Partial<Output<'sports/fixtures'>>, asked: number): void {
    if (asked < (this.#said.get('') ?? 0)) return;
    this.#said.set('', asked);
    if (sports && JSON.stringify(sports) !== JSON.stringify(this.sports)) this.sports = sports;
    this.paused = paused ?? this.paused;
  }
}
