import type { Answer, CallName, Input, Output } from '@marquee/contract/calls';
import type { Envelope } from '@marquee/contract/envelope';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Paused } from '../parts/PausedNotice';
import type { Fixture } from '../slip/types';

/** What the board needs of the client of all calls. */
export interface BoardApi {
  call<N extends CallName>(name: N, input: Input<N>): Promise<Answer<N>>;
}

/** What is asked for: filters of `sports/fixtures`. */
export type BoardQuery = Pick<Input<'sports/fixtures'>, 'language' | 'sport' | 'state' | 'from' | 'to' | 'q'>;

/** How many live and how many coming matches a sport has. */
export type SportCount = Output<'sports/fixtures'>['sports'][number];

/** How many matches are read at once, unless the board says otherwise. */
const usualPage = 30;

/**
 * The matches on screen. A new query starts anew, and the last one wins; live changes replace only the matches that they name.
 * What was shown stays while loading and after a failure.
 */
export class FixtureBoard {
  state: 'loading' | 'ready' | 'failed' = 'loading';
  fixtures: Fixture[] = [];
  total = 0;
  sports: SportCount[] = [];
  /** Which odds take no bets at present, because the odds feed is silent. */
  paused: Paused = 'none';
  /** Why the last load failed; the list may be older than it looks. */
  error: Envelope | undefined = undefined;
  busy = false;
  #api: BoardApi;
  #query: BoardQuery = {};
  #loads = 0;
  #page: number;

  constructor(api: BoardApi, page = usualPage) {
    this.#api = api;
    this.#page = page;
    makeAutoObservable<this>(this, { fixtures: observableRef, sports: observableRef }, { autoBind: true });
  }

  get hasMore(): boolean {
    return this.fixtures.length < this.total;
  }

  /** Shows what a query gives. The list of another query does not stay: it would be wrong. */
  async load(query: BoardQuery): Promise<void> {
    this.#query = query;
    this.state = 'loading';
    this.fixtures = [];
    await this.#read(this.#page);
  }

  /** Reads the same again, as far as it was shown. */
  reload(): Promise<void> {
    return this.#read(Math.max(this.#page, Math.min(200, this.fixtures.length)));
  }

  /** Shows more of the same. */
  more(): Promise<void> {
    return this.#read(Math.min(200, this.fixtures.length + this.#page));
  }

  /** Reads these matches again, as far as they are on screen; a failure leaves them as they are. */
  async follow(matchIds: Iterable<string>): Promise<void> {
    const shown = new Set(this.fixtures.map((fixture) => fixture.match_id));
    const ids = [...new Set(matchIds)].filter((id) => shown.has(id)).slice(0, 200);
    if (ids.length === 0) return;
    const loads = this.#loads;
    const { language } = this.#query;
    const answer = await this.#api.call('sports/fixtures', { language, match_ids: ids, count: 200 });
    if (answer.statusCode !== 1 || loads !== this.#loads) return;
    const fresh = new Map(answer.value?.map((fixture) => [fixture.match_id, fixture]));
    runInAction(() => {
      this.fixtures = this.fixtures.map((fixture) => fresh.get(fixture.match_id) ?? fixture);
      if (answer.sports) this.sports = answer.sports;
      if (answer.paused) this.paused = answer.paused;
    });
  }

  async #read(count: number): Promise<void> {
    const load = ++this.#loads;
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
      this.state = 'ready';
      this.error = undefined;
      this.fixtures = answer.value ?? [];
      this.total = answer.total ?? 0;
      this.sports = answer.sports ?? [];
      this.paused = answer.paused ?? 'none';
    });
  }
}
