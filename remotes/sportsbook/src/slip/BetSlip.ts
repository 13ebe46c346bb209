import type { Answer, CallName, Input } from '@marquee/contract/calls';
import type { Envelope } from '@marquee/contract/envelope';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { newRequestId } from './requestId';
import { linesOf, returnOf, systemsOf } from './systems';
import type { Bet, Pick, Policy, Quote } from './types';

/** What the slip needs of the client of all calls. */
export interface SlipApi {
  call<N extends CallName>(name: N, input: Input<N>): Promise<Answer<N>>;
}

/** What the slip needs of the browser's storage. */
export interface SlipStorage {
  read<T extends object>(key: string): Partial<T> | undefined;
  write<T extends object>(key: string, value: T): void;
}

/** How the selections become bets. */
export type SlipMode = 'single' | 'combo' | 'system';

/** A selection on the slip. `odds` is what the player saw and agreed to, `now` what holds. */
export interface SlipPick extends Pick {
  now: number;
  suspended: boolean;
  /** Stake of the single on it, minor units. */
  stake: number | null;
}

/** A bet that is to be placed. */
interface Unit {
  picks: SlipPick[];
  sizes: number[];
  stake: number;
}

interface Stored {
  picks: Pick[];
  wished: SlipMode;
  policy: Policy;
}

const storageKey = 'bet-slip';
/** Selections that a bet may have (contract: legs). */
export const mostPicks = 12;
const policies: readonly string[] = ['none', 'better', 'any'];
/** Answers that leave open whether the bet was booked: the same request is sent again. */
const unsure = new Set(['disconnect', 'serviceUnavailable', 'internalServerError']);

const isPick = (pick: Partial<Pick>): pick is Pick =>
  typeof pick.selection_id === 'string' && typeof pick.match_id === 'string' && Number.isInteger(pick.odds);

/**
 * The bet slip (decisions §8): selections, how they are combined, stakes, and what the player does when odds move. It outlives
 * page changes, a login and a reload; stakes are not kept. Money in minor units, odds in thousandths.
 */
export class BetSlip {
  picks: SlipPick[] = [];
  /** Stake of each line of a combination or system. */
  stake: number | null = null;
  policy: Policy = 'none';
  /** The last quote, and what it was asked for. */
  quote: { key: string; value: Quote } | undefined = undefined;
  /** Status message of the refusal that stands on the slip. */
  problem: string | undefined = undefined;
  /** Bets that were just placed. */
  receipts: Bet[] = [];
  /** The mode that the player asked for. */
  wished: SlipMode | undefined = undefined;
  /** Sizes of the chosen system. */
  system: number[] = [2];
  #storage: SlipStorage;
  #asked = 0;
  #requests = new Map<string, string>();

  constructor(storage: SlipStorage) {
    this.#storage = storage;
    makeAutoObservable<this>(this, { quote: observableRef, receipts: observableRef }, { autoBind: true });
    this.#restore();
    reaction(
      () => this.#kept,
      (kept) => this.#storage.write<Stored>(storageKey, kept),
    );
  }

  get count(): number {
    return this.picks.length;
  }

  /** Whether two selections are of one match: they cannot stand on one line. */
  get related(): boolean {
    return new Set(this.picks.map((pick) => pick.match_id)).size < this.count;
  }

  /** The modes that the selections allow. */
  get modes(): SlipMode[] {
    if (this.count < 2 || this.related) return ['single'];
    return this.count < 3 ? ['single', 'combo'] : ['single', 'combo', 'system'];
  }

  /** The chosen mode as far as it is possible; several matches are a combination unless told otherwise. */
  get mode(): SlipMode {
    const wished = this.wished ?? 'combo';
    return this.modes.includes(wished) ? wished : this.modes.includes('combo') ? 'combo' : 'single';
  }

  /** Sizes of the lines. */
  get sizes(): number[] {
    if (this.mode === 'single') return [1];
    if (this.mode === 'combo') return [this.count];
    const known = systemsOf(this.count).some((sizes) => sizes.join() === this.system.join());
    return known ? this.system : [2];
  }

  get lines(): number {
    return this.mode === 'single' ? this.units.length : linesOf(this.count, this.sizes);
  }

  /** What is taken from the balance. */
  get total(): number {
    return this.units.reduce((sum, unit) => sum + unit.stake * linesOf(unit.picks.length, unit.sizes), 0);
  }

  /** What the slip pays when everything wins; undefined while the quote for it is on its way. */
  get potential(): number | undefined {
    if (this.mode === 'single') {
      return this.units.reduce((sum, unit) => sum + returnOf(unit.stake, unit.picks[0]?.now ?? 0), 0);
    }
    return this.quote?.key === this.quoteKey ? this.quote.value.potential : undefined;
  }

  /** Odds of the whole combination; undefined in other modes. */
  get combined(): number | undefined {
    return this.mode === 'combo' && this.quote?.key === this.quoteKey ? this.quote.value.combined_odds : undefined;
  }

  /** The bets that would be placed: in single mode one for each selection with a stake. */
  get units(): Unit[] {
    if (this.mode === 'single') {
      return this.picks.flatMap((pick) => (pick.stake ? [{ picks: [pick], sizes: [1], stake: pick.stake }] : []));
    }
    return this.stake ? [{ picks: this.picks, sizes: this.sizes, stake: this.stake }] : [];
  }

  get suspended(): boolean {
    return this.picks.some((pick) => pick.suspended);
  }

  /** Stakes offered as one press each: multiples of the smallest stake. Empty until the first quote. */
  get quick(): number[] {
    const minimum = this.quote?.value.minimum;
    return minimum ? [1, 10, 50].map((times) => minimum * times) : [];
  }

  /** Whether odds have changed in a way that the player's policy does not take. */
  get changed(): boolean {
    return this.picks.some(({ odds, now }) =>
      this.policy === 'any' ? false : this.policy === 'better' ? now < odds : now !== odds,
    );
  }

  /** Changes when another quote is needed. */
  get quoteKey(): string {
    const legs = this.picks.map((pick) => pick.selection_id);
    return JSON.stringify([
      legs,
      this.mode === 'single' ? 'single' : this.sizes,
      this.mode === 'single' ? 0 : this.stake,
    ]);
  }

  has(selectionId: string): boolean {
    return this.picks.some((pick) => pick.selection_id === selectionId);
  }

  /** Puts a selection on the slip, or takes it off. Answers whether it is on it now; a full slip takes no more. */
  toggle(pick: Pick): boolean {
    this.receipts = [];
    this.problem = undefined;
    if (this.has(pick.selection_id)) {
      this.remove(pick.selection_id);
      return false;
    }
    if (this.count >= mostPicks) {
      this.problem = 'tooManyLegs';
      return false;
    }
    this.picks.push({ ...pick, now: pick.odds, suspended: false, stake: null });
    return true;
  }

  remove(selectionId: string): void {
    this.picks = this.picks.filter((pick) => pick.selection_id !== selectionId);
    this.problem = undefined;
  }

  clear(): void {
    this.picks = [];
    this.stake = null;
    this.problem = undefined;
    this.quote = undefined;
    this.#requests.clear();
  }

  setStake(stake: number | null): void {
    this.stake = stake;
    this.problem = undefined;
  }

  setSingleStake(selectionId: string, stake: number | null): void {
    const pick = this.picks.find((one) => one.selection_id === selectionId);
    if (pick) pick.stake = stake;
    this.problem = undefined;
  }

  setMode(mode: SlipMode): void {
    this.wished = mode;
    this.problem = undefined;
  }

  setSystem(sizes: number[]): void {
    this.system = sizes;
    this.problem = undefined;
  }

  setPolicy(policy: Policy): void {
    this.policy = policy;
  }

  /** The player agrees to the odds that hold now. */
  acceptOdds(): void {
    for (const pick of this.picks) pick.odds = pick.now;
    this.problem = undefined;
  }

  dismissReceipts(): void {
    this.receipts = [];
  }

  /** Asks for the odds and limits of this moment. The last question wins; a failure leaves what was known. */
  async refresh(api: SlipApi): Promise<void> {
    if (this.count === 0) return;
    const key = this.quoteKey;
    const asked = ++this.#asked;
    const answer = await api.call('sports/quote', {
      sizes: this.sizes,
      legs: this.picks.map(({ selection_id, odds }) => ({ selection_id, odds })),
      stake_per_line: this.mode === 'single' ? 0 : (this.stake ?? 0),
    });
    if (asked !== this.#asked) return;
    const quote = answer.statusCode === 1 ? answer.value?.[0] : undefined;
    runInAction(() => {
      if (quote) {
        this.quote = { key, value: quote };
        this.#take(quote.legs);
      } else this.#shut(answer);
    });
  }

  /**
   * Places the slip's bets, one after the other. What is placed leaves the slip and is among the receipts; at the first
   * refusal or changed odds it stops and says so in `problem`. A repeat after a lost answer is the same request.
   */
  async place(api: SlipApi): Promise<Envelope> {
    this.receipts = [];
    this.problem = undefined;
    for (const unit of this.units) {
      const bet = {
        sizes: unit.sizes,
        legs: unit.picks.map(({ selection_id, odds }) => ({ selection_id, odds })),
        stake_per_line: unit.stake,
        policy: this.policy,
      };
      const key = JSON.stringify(bet);
      const request_id = this.#requests.get(key) ?? newRequestId();
      this.#requests.set(key, request_id);
      const answer = await api.call('sports/place_bet', { request_id, ...bet });
      if (!unsure.has(answer.statusMessage)) this.#requests.delete(key);
      const placed = runInAction(() => this.#placed(unit, answer));
      if (!placed) return answer;
    }
    return { statusCode: 1, statusMessage: 'OK' };
  }

  #placed(unit: Unit, answer: Answer<'sports/place_bet'>): boolean {
    if (answer.statusCode !== 1) {
      this.problem = answer.statusMessage || 'unknownError';
      this.#shut(answer);
      return false;
    }
    if (answer.state === 'offer') {
      this.problem = 'oddsChanged';
      this.#take(answer.offer ?? []);
      return false;
    }
    this.receipts = [...this.receipts, ...(answer.value ?? [])];
    const gone = new Set(unit.picks.map((pick) => pick.selection_id));
    this.picks = this.picks.filter((pick) => !gone.has(pick.selection_id));
    if (this.count === 0) this.stake = null;
    return true;
  }

  /** Takes over the odds that hold now. */
  #take(legs: readonly { selection_id: string; odds: number; suspended: boolean }[]): void {
    for (const leg of legs) {
      const pick = this.picks.find((one) => one.selection_id === leg.selection_id);
      if (!pick) continue;
      pick.now = leg.odds;
      pick.suspended = leg.suspended;
    }
  }

  /** Marks the selections that a refusal names (`legs.0`) as closed. */
  #shut(answer: Envelope & { fields?: Record<string, string> }): void {
    for (const field of Object.keys(answer.fields ?? {})) {
      const pick = this.picks[Number(/^legs\.(\d+)$/.exec(field)?.[1] ?? -1)];
      if (pick) pick.suspended = true;
    }
  }

  get #kept(): Stored {
    const picks = this.picks.map(({ now: _now, suspended: _suspended, stake: _stake, ...pick }) => pick);
    return { picks, wished: this.wished ?? 'combo', policy: this.policy };
  }

  #restore(): void {
    const stored = this.#storage.read<Stored>(storageKey);
    const picks = Array.isArray(stored?.picks) ? stored.picks.filter(isPick).slice(0, mostPicks) : [];
    this.picks = picks.map((pick) => ({ ...pick, now: pick.odds, suspended: false, stake: null }));
    if (stored?.wished && ['single', 'combo', 'system'].includes(stored.wished)) this.wished = stored.wished;
    if (stored?.policy && policies.includes(stored.policy)) this.policy = stored.policy;
  }
}
