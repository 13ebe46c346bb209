import type { Answer } from '@marquee/contract/calls';
import type { Envelope } from '@marquee/contract/envelope';
import { outcomeUnknown } from '@marquee/contract/outcome';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { newRequestId } from './requestId';
import type { SlipMode, SlipPick, SlipPicks } from './SlipPicks';
import type { SlipApi, StakeOffer, Unit } from './slipTypes';
import { linesOf, returnOf, systemsOf } from './systems';
import type { Bet, Policy, Quote } from './types';

/**
 * The bet slip (D8): what becomes of the selections: how they are combined, stakes, and what happens when
 * odds move. Money in minor units, odds in thousandths.
 */
export class BetSlip {
  /** Stake of each line of a combination or system. */
  stake: number | null = null;
  /** The last quote, and what it was asked for. */
  quote: { key: string; value: Quote } | undefined = undefined;
  /** Bets that were just placed. */
  receipts: Bet[] = [];
  /** Status message of the backend's last refusal. */
  refusal: string | undefined = undefined;
  /** What each line of a bet may have, when the site takes less than its stake; the selections say which bet. */
  stakeOffer: StakeOffer | undefined = undefined;
  /** When the bet that is being placed will be booked, ms since 1970: live bets wait. */
  waitsUntil: number | undefined = undefined;
  /** Sizes of the chosen system. */
  system: number[] = [2];
  #selected: SlipPicks;
  #asked = 0;
  #requests = new Map<string, string>();

  constructor(selected: SlipPicks) {
    this.#selected = selected;
    makeAutoObservable<this>(
      this,
      { quote: observableRef, receipts: observableRef, stakeOffer: observableRef },
      { autoBind: true },
    );
    // What was said about the slip is over with the next press on it.
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

  /** Status message of what stands in the slip's way. */
  get problem(): string | undefined {
    return this.#selected.overfull ? 'tooManyLegs' : this.refusal;
  }

  get policy(): Policy {
    return this.#selected.policy;
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

  /** The chosen mode as far as it is possible; several matches are a combination unless the player chose another. */
  get mode(): SlipMode {
    const wished = this.#selected.wished ?? 'combo';
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

  /** How long a bet on these selections waits before it is booked, seconds. */
  get delay(): number {
    return this.quote?.value.delay_seconds ?? 0;
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
    return JSON.stringify(this.mode === 'single' ? [legs, 'single', 0] : [legs, this.sizes, this.stake]);
  }

  clear(): void {
    this.#asked++;
    this.#selected.clear();
    this.stake = null;
    this.#settle();
    this.quote = undefined;
    this.#requests.clear();
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

  /** The player agrees to the odds that hold now. */
  acceptOdds(): void {
    for (const pick of this.picks) pick.odds = pick.now;
    this.#settle();
  }

  /** The player agrees to the stake that is offered. */
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

  /** Asks for the odds and limits of this moment. The last question wins; a failure leaves what was known. */
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
   * Places the slip's bets, one after the other. What is placed leaves the slip and is among the receipts; at the first
   * refusal or changed odds it stops and says so in `problem`. A repeat after a lost answer is the same request.
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

  /** What was said about the slip is over. */
  #settle(): void {
    this.refusal = undefined;
    this.stakeOffer = undefined;
  }

  #placed(unit: Unit, answer: Answer<'sports/place_bet'>): boolean {
    // a quote that was asked for before knows less than this answer
    this.#asked++;
    this.waitsUntil = undefined;
    if (answer.statusCode !== 1) {
      this.refusal = answer.statusMessage || 'unknownError';
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

  /** Marks the selections that a refusal names (`legs.0`, counted among those that were sent) as closed. */
  #shut(sent: readonly SlipPick[], answer: Envelope & { fields?: Record<string, string> }): void {
    for (const field of Object.keys(answer.fields ?? {})) {
      const pick = sent[Number(/^legs\.(\d+)$/.exec(field)?.[1] ?? -1)];
      if (pick) pick.suspended = true;
    }
  }
}
