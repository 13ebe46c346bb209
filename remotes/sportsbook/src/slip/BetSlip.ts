import { linesOf } from '@marquee/contract/betLines';
import type { Answer } from '@marquee/contract/calls';
import type { Envelope } from '@marquee/contract/envelope';
import { outcomeUnknown } from '@marquee/contract/outcome';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { newRequestId } from './requestId';
import type { SlipMode, SlipPick, SlipPicks } from './SlipPicks';
import type { FreeBetStake, SlipApi, StakeOffer, Unit } from './slipTypes';
import { returnOf, systemsOf } from './systems';
import type { Bet, Policy, Quote } from './types';

/**
 * The bet slip (D8): modes, stakes, quotes and placing of the selections. Money in minor units, odds in thousandths.
 */
export class BetSlip {
  /** Stake per line of a combination or system. */
  stake: number | null = null;
  /** The last quote, with its key. */
  quote: { key: string; value: Quote } | undefined = undefined;
  /** Bets just placed. */
  receipts: Bet[] = [];
  /** Status message of the backend's last refusal. */
  refusal: string | undefined = undefined;
  /** The possible stake per line, if the site accepts less; identifies the bet by its selections. */
  stakeOffer: StakeOffer | undefined = undefined;
  /** When the bet being placed will be booked, ms since 1970: live bets are delayed. */
  waitsUntil: number | undefined = undefined;
  /** Line sizes of the selected system. */
  system: number[] = [2];
  /** The free bet that is staked instead of money. */
  freeBet: FreeBetStake | undefined = undefined;
  #selected: SlipPicks;
  #asked = 0;
  #requests = new Map<string, string>();

  constructor(selected: SlipPicks) {
    this.#selected = selected;
    makeAutoObservable<this>(
      this,
      { quote: observableRef, receipts: observableRef, stakeOffer: observableRef, freeBet: observableRef },
      { autoBind: true },
    );
    // Messages about the slip disappear with the next change of it.
    reaction(
      () => selected.presses,
      () => {
        this.receipts = [];
        this.#settle();
      },
    );
  }

  get picks(): readonly SlipPick[] {
    return this.#selected.list;
  }

  get count(): number {
    return this.#selected.count;
  }

  /** What staff wrote to the player about the refusal, shown in place of a text of ours. */
  words: string | undefined;

  /** Status message of the slip's current problem. */
  get problem(): string | undefined {
    return this.#selected.overfull ? 'tooManyLegs' : this.refusal;
  }

  get policy(): Policy {
    return this.#selected.policy;
  }

  /** Whether two selections are of the same match: they cannot be combined. */
  get related(): boolean {
    return new Set(this.picks.map((pick) => pick.match_id)).size < this.count;
  }

  /** The modes available for the selections. */
  get modes(): SlipMode[] {
    if (this.count < 2 || this.related) return ['single'];
    return this.count < 3 ? ['single', 'combo'] : ['single', 'combo', 'system'];
  }

  /** The selected mode, if available; by default several matches make a combination. */
  get mode(): SlipMode {
    const wished = this.#selected.wished ?? 'combo';
    return this.modes.includes(wished) ? wished : this.modes.includes('combo') ? 'combo' : 'single';
  }

  /** Line sizes. */
  get sizes(): number[] {
    if (this.mode === 'single') return [1];
    if (this.mode === 'combo') return [this.count];
    const known = systemsOf(this.count).some((sizes) => sizes.join() === this.system.join());
    return known ? this.system : [2];
  }

  get lines(): number {
    return this.mode === 'single' ? this.units.length : linesOf(this.count, this.sizes);
  }

  /** The total stake. */
  get total(): number {
    return this.units.reduce((sum, unit) => sum + unit.stake * linesOf(unit.picks.length, unit.sizes), 0);
  }

  /** Whether it is one line, which a free bet may be staked on. */
  get canUseFreeBet(): boolean {
    return this.mode === 'combo' || (this.mode === 'single' && this.count === 1);
  }

  /** The payout if everything wins; undefined until its quote has loaded. That of a free bet is without its stake. */
  get potential(): number | undefined {
    if (this.freeBet && this.canUseFreeBet) return this.freeBet.potential;
    if (this.mode === 'single') {
      return this.units.reduce((sum, unit) => sum + returnOf(unit.stake, unit.picks[0]?.now ?? 0), 0);
    }
    return this.quote?.key === this.quoteKey ? this.quote.value.potential : undefined;
  }

  /** Odds of the combination; undefined in other modes. */
  get combined(): number | undefined {
    return this.mode === 'combo' && this.quote?.key === this.quoteKey ? this.quote.value.combined_odds : undefined;
  }

  /** The bets to be placed: in single mode one for each selection with a stake. */
  get units(): Unit[] {
    if (this.freeBet && this.canUseFreeBet) {
      const { amount, bonus_id } = this.freeBet;
      return [{ picks: this.picks, sizes: this.sizes, stake: amount, freeBet: bonus_id }];
    }
    if (this.mode === 'single') {
      return this.picks.flatMap((pick) => (pick.stake ? [{ picks: [pick], sizes: [1], stake: pick.stake }] : []));
    }
    return this.stake ? [{ picks: this.picks, sizes: this.sizes, stake: this.stake }] : [];
  }

  get suspended(): boolean {
    return this.picks.some((pick) => pick.suspended);
  }

  /** Stake shortcuts: multiples of the minimum. Empty until the first quote. */
  get quick(): number[] {
    const minimum = this.quote?.value.minimum;
    return minimum ? [1, 10, 50].map((times) => minimum * times) : [];
  }

  /** The delay of this bet, seconds. */
  get delay(): number {
    return this.quote?.value.delay_seconds ?? 0;
  }

  /** Whether a selection is of a running event. */
  get isLive(): boolean {
    return this.quote?.value.live === true;
  }

  /** Whether odds have changed in a way that the player's policy does not accept. */
  get changed(): boolean {
    return this.picks.some(({ odds, now }) =>
      this.policy === 'any' ? false : this.policy === 'better' ? now < odds : now !== odds,
    );
  }

  /** Changes when a new quote is needed. */
  get quoteKey(): string {
    const legs = this.picks.map((pick) => pick.selection_id);
    return JSON.stringify(this.mode === 'single' ? [legs, 'single', 0] : [legs, this.sizes, this.stake]);
  }

  clear(): void {
    this.#asked++;
    this.#selected.clear();
    this.stake = null;
    this.freeBet = undefined;
    this.#settle();
    this.quote = undefined;
    this.#requests.clear();
  }

  setFreeBet(freeBet: FreeBetStake | undefined): void {
    if (freeBet?.bonus_id !== this.freeBet?.bonus_id) this.#settle();
    this.freeBet = freeBet;
  }

  setStake(stake: number | null): void {
    this.stake = stake;
    this.#settle();
  }

  setSingleStake(selectionId: string, stake: number | null): void {
    const pick = this.picks.find((one) => one.selection_id === selectionId);
    if (pick) pick.stake = stake;
    this.#settle();
  }

  /** What is kept while the player logs in again: stakes, and the keys of bets whose outcome is unknown. */
  typed() {
    const stakes = this.picks.flatMap(({ selection_id, stake }) => (stake ? [[selection_id, stake]] : []));
    return {
      stake: this.stake,
      stakes: stakes.length > 0 ? JSON.stringify(stakes) : '',
      requests: this.#requests.size > 0 ? JSON.stringify([...this.#requests]) : '',
    };
  }

  /** Takes what was kept; selections that have been left out since stay so. */
  takeTyped({ stake, stakes, requests }: { stake?: unknown; stakes?: unknown; requests?: unknown }): void {
    if (typeof stake === 'number') this.stake = stake;
    for (const [id, value] of pairsIn(stakes)) {
      const pick = this.picks.find((one) => one.selection_id === id);
      if (pick && Number.isSafeInteger(value)) pick.stake = value as number;
    }
    for (const [bet, key] of pairsIn(requests)) if (typeof key === 'string') this.#requests.set(bet, key);
  }

  setMode(mode: SlipMode): void {
    this.#selected.wished = mode;
    this.#settle();
  }

  setSystem(sizes: number[]): void {
    this.system = sizes;
    this.#settle();
  }

  setPolicy(policy: Policy): void {
    this.#selected.policy = policy;
  }

  /** Accepts the current odds. */
  acceptOdds(): void {
    for (const pick of this.picks) pick.odds = pick.now;
    this.#settle();
  }

  /** Accepts the offered stake. */
  acceptStake(): void {
    if (!this.stakeOffer) return;
    const { picks, stake } = this.stakeOffer;
    if (this.mode === 'single') for (const pick of picks) pick.stake = stake;
    else this.stake = stake;
    this.#settle();
  }

  dismissReceipts(): void {
    this.receipts = [];
  }

  /** Loads current odds and limits. The last request wins; a failure keeps the old ones. */
  async refresh(api: SlipApi): Promise<void> {
    if (this.count === 0) return;
    const key = this.quoteKey;
    const asked = ++this.#asked;
    const { picks } = this;
    const answer = await api.call('sports/quote', {
      sizes: this.sizes,
      legs: picks.map(({ selection_id, odds }) => ({ selection_id, odds })),
      stake_per_line: this.mode === 'single' ? 0 : (this.stake ?? 0),
    });
    if (asked !== this.#asked) return;
    const quote = answer.statusCode === 1 ? answer.value?.[0] : undefined;
    runInAction(() => {
      if (quote) {
        this.quote = { key, value: quote };
        this.#take(quote.legs);
      } else this.#shut(picks, answer);
    });
  }

  /**
   * Places the slip's bets one after another. Placed bets move to the receipts; at the first refusal or change of odds
   * it stops, and `problem` says why. A retry after a lost answer uses the same key.
   */
  async place(api: SlipApi): Promise<Envelope> {
    this.receipts = [];
    this.#settle();
    for (const unit of this.units) {
      const bet = {
        sizes: unit.sizes,
        legs: unit.picks.map(({ selection_id, odds }) => ({ selection_id, odds })),
        stake_per_line: unit.stake,
        policy: this.policy,
        ...(unit.freeBet && { free_bet: unit.freeBet }),
      };
      const key = JSON.stringify(bet);
      const request_id = this.#requests.get(key) ?? newRequestId();
      this.#requests.set(key, request_id);
      this.waitsUntil = this.delay > 0 ? api.clock.now() + this.delay * 1000 : undefined;
      const answer = await api.call('sports/place_bet', { request_id, ...bet });
      if (!outcomeUnknown('sports/place_bet', answer)) this.#requests.delete(key);
      const placed = runInAction(() => this.#placed(unit, answer));
      if (!placed) return answer;
    }
    return { statusCode: 1, statusMessage: 'OK' };
  }

  /** Clears messages about the slip. */
  #settle(): void {
    this.refusal = undefined;
    this.words = undefined;
    this.stakeOffer = undefined;
  }

  #placed(unit: Unit, answer: Answer<'sports/place_bet'>): boolean {
    // pending quotes are older than this answer
    this.#asked++;
    this.waitsUntil = undefined;
    if (answer.statusCode !== 1) {
      this.refusal = answer.statusMessage || 'unknownError';
      this.words = answer.words;
      this.#shut(unit.picks, answer);
      return false;
    }
    if (answer.state === 'offer') {
      this.#take(answer.offer ?? []);
      if (answer.stake_offer == null) this.refusal = 'oddsChanged';
      else {
        const lines = linesOf(unit.picks.length, unit.sizes);
        this.refusal = 'stakeOffered';
        this.stakeOffer = { picks: unit.picks, lines, stake: answer.stake_offer };
      }
      return false;
    }
    this.receipts = [...this.receipts, ...(answer.value ?? [])];
    this.#selected.drop(new Set(unit.picks.map((pick) => pick.selection_id)));
    if (this.count === 0) this.stake = null;
    if (unit.freeBet) this.freeBet = undefined;
    return true;
  }

  /** Takes the current odds. */
  #take(legs: readonly { selection_id: string; odds: number; suspended: boolean }[]): void {
    for (const leg of legs) {
      const pick = this.picks.find((one) => one.selection_id === leg.selection_id);
      if (!pick) continue;
      pick.now = leg.odds;
      pick.suspended = leg.suspended;
    }
  }

  /** Marks the selections named by a refusal (`legs.0`, an index into those sent) as suspended. */
  #shut(sent: readonly SlipPick[], answer: Envelope & { fields?: Record<string, string> }): void {
    for (const field of Object.keys(answer.fields ?? {})) {
      const pick = sent[Number(/^legs\.(\d+)$/.exec(field)?.[1] ?? -1)];
      if (pick) pick.suspended = true;
    }
  }
}

/** Pairs that were written as JSON; none if the text was edited. */
function pairsIn(text: unknown): [string, unknown][] {
  try {
    const pairs: unknown = JSON.parse(String(text));
    return Array.isArray(pairs) ? pairs.filter((pair) => Array.isArray(pair) && typeof pair[0] === 'string') : [];
  } catch {
    return [];
  }
}
