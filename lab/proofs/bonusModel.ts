/** A bonus in the model. Amounts in minor units. */
export interface ModelBonus {
  id: string;
  state: string;
  end: string | null;
  balance: number;
  amount: number;
  required: number;
  wagered: number;
  converted: number;
  most: number | null;
  highest: number | null;
  expiresAt: number;
}

/** A bet in the model: `part` of its stake was bonus money, `toBonus` of its payouts went there. */
interface ModelBet {
  id: string;
  kind: 'game' | 'sports';
  state: string;
  stake: number;
  part: number;
  bonus: ModelBonus | undefined;
  counts: number;
  isCounted: boolean;
  payout: number;
  toBonus: number;
  /** Its stake was given back once: what says so again changes nothing. */
  wasRefunded: boolean;
}

const isAlive = (bonus: ModelBonus | undefined) =>
  bonus !== undefined && ['active', 'closing', 'earned'].includes(bonus.state);

/**
 * What belongs to the bonus of a bet when all its payouts come to `total`, written without the platform's arithmetic.
 */
const shareAt = (bet: ModelBet, total: number) => Math.floor((total * bet.part) / bet.stake);

/** Cash and bonuses of one player by the rules of docs/bonuses.md. A method's result is a refusal, or `ok`. */
export class BonusModel {
  cash = 0;
  debt = 0;
  bonuses: ModelBonus[] = [];
  bets: ModelBet[] = [];

  /** A copy for a step that may not happen. */
  clone(): BonusModel {
    return Object.assign(new BonusModel(), structuredClone({ ...this }));
  }

  get bonusMoney(): number {
    return this.bonuses.reduce((sum, { balance }) => sum + balance, 0);
  }

  #active(now: number): ModelBonus | undefined {
    return this.bonuses.find(({ state, expiresAt }) => state === 'active' && expiresAt > now);
  }

  #hasOpenBet(bonus: ModelBonus): boolean {
    return this.bets.some((bet) => bet.bonus === bonus && bet.part > 0 && bet.state === 'open');
  }

  #credit(cash: number): void {
    this.cash += cash;
  }

  #takeCash(amount: number): void {
    const paid = Math.min(this.cash, amount);
    this.cash -= paid;
    this.debt += amount - paid;
  }

  #settleDebt(): void {
    const paid = Math.min(this.cash, this.debt);
    this.cash -= paid;
    this.debt -= paid;
  }

  beginNext(now: number, days: number): void {
    if (this.bonuses.some(({ state }) => state === 'active')) return;
    const next = this.bonuses.find(({ state }) => state === 'waiting');
    if (!next) return;
    next.state = next.required === 0 ? 'earned' : 'active';
    next.balance = next.amount;
    next.expiresAt = now + days;
  }

  stake(id: string, stake: number, kind: ModelBet['kind'], counts: boolean, now: number): string {
    const bonus = this.#active(now);
    const fromCash = Math.min(stake, this.cash);
    const rest = stake - fromCash;
    if (rest > 0 && (!bonus || rest > bonus.balance)) return 'insufficientBalance';
    if (rest > 0 && !counts) return 'bonusNotHere';
    if (bonus && rest > 0 && bonus.highest !== null && stake > bonus.highest) return 'bonusStakeTooHigh';
    this.cash -= fromCash;
    if (bonus) bonus.balance -= rest;
    const counted = bonus && counts ? Math.min(stake, bonus.highest ?? stake) : 0;
    const empty = { isCounted: false, payout: 0, toBonus: 0, wasRefunded: false, state: 'open' };
    this.bets.push({ id, kind, stake, part: rest, bonus, counts: counted, ...empty });
    return 'ok';
  }

  #count(bet: ModelBet, state: string): void {
    const isPlayed = bet.counts > 0 && (state === 'won' || state === 'lost');
    const { bonus } = bet;
    if (!bonus || isPlayed === bet.isCounted || (bonus.state !== 'active' && bonus.state !== 'closing')) return;
    bonus.wagered += isPlayed ? bet.counts : -bet.counts;
    bet.isCounted = isPlayed;
    if (bonus.state === 'active' && bonus.wagered >= bonus.required) bonus.state = 'earned';
  }

  #pay(bet: ModelBet, total: number): void {
    const more = total - bet.payout;
    const part = isAlive(bet.bonus) ? shareAt(bet, total) - shareAt(bet, bet.payout) : 0;
    if (bet.bonus) bet.bonus.balance += part;
    bet.toBonus += part;
    this.#credit(more - part);
    bet.payout = total;
  }

  settle(bet: ModelBet, payout: number): string {
    const isSettled = bet.state !== 'open';
    const isSame = payout === bet.payout && bet.state === (payout > 0 ? 'won' : 'lost');
    if (bet.kind === 'sports' && isSettled && isSame) return 'ok';
    if (bet.state === 'refunded' || (bet.kind === 'sports' && isSettled)) return 'betSettled';
    if (isSettled && payout === 0) return 'ok';
    this.#pay(bet, bet.payout + payout);
    bet.state = bet.payout > 0 ? 'won' : 'lost';
    this.#count(bet, bet.state);
    return 'ok';
  }

  refund(bet: ModelBet): string {
    if (bet.state === 'refunded') return 'ok';
    // A sports bet that lost may still be rolled back.
    const isLost = bet.kind === 'sports' && bet.payout === 0;
    if (bet.state !== 'open' && !isLost) return 'betSettled';
    if (bet.wasRefunded) return 'ok';
    bet.wasRefunded = true;
    this.#pay(bet, bet.stake);
    bet.state = 'refunded';
    this.#count(bet, bet.state);
    return 'ok';
  }

  again(bet: ModelBet, state: 'won' | 'lost' | 'refunded', payout: number): string {
    if (bet.state === 'open' || bet.kind !== 'sports') return 'betUnknown';
    if (payout >= bet.payout) {
      const isMore = payout > bet.payout;
      this.#pay(bet, payout);
      bet.state = state;
      this.#count(bet, state);
      if (isMore) this.#settleDebt();
      return 'ok';
    }
    const wasBonus = Math.min(bet.toBonus, shareAt(bet, bet.payout) - shareAt(bet, payout));
    const wasCash = bet.payout - payout - wasBonus;
    const { bonus } = bet;
    if (bonus && isAlive(bonus)) {
      const taken = Math.min(wasBonus, bonus.balance);
      bonus.balance -= taken;
      bet.toBonus -= taken;
      this.#takeCash(wasCash);
    } else {
      const converted = bonus?.state === 'completed' ? Math.min(wasBonus, bonus.converted) : 0;
      this.#takeCash(wasCash + converted);
    }
    bet.payout = payout;
    bet.state = state;
    this.#count(bet, state);
    return 'ok';
  }

  /** Ends a bonus otherwise than by its wagering. */
  end(bonus: ModelBonus, end: string, now: number, days: number): void {
    if (bonus.state === 'waiting') {
      bonus.state = end;
      return;
    }
    if (bonus.state === 'completed' && end === 'reversed') {
      this.#takeCash(bonus.converted);
      bonus.state = 'reversed';
      return;
    }
    const isReversed = end === 'reversed' && (bonus.state === 'earned' || bonus.state === 'closing');
    const mayEnd = bonus.state === 'active' || (bonus.state === 'closing' && bonus.end !== 'reversed') || isReversed;
    if (!mayEnd || (bonus.state === 'closing' && (bonus.end === 'reversed' || bonus.end === end))) return;
    if (this.#hasOpenBet(bonus)) {
      bonus.state = 'closing';
      bonus.end = end;
    } else {
      bonus.balance = 0;
      bonus.state = end;
      bonus.end = null;
    }
    this.beginNext(now, days);
  }

  #convert(bonus: ModelBonus, end: string): void {
    const cash = Math.min(bonus.balance, bonus.most ?? bonus.balance);
    bonus.state = bonus.balance === 0 && end === 'completed' ? 'spent' : end;
    bonus.converted = cash;
    bonus.balance = 0;
    bonus.end = null;
    this.#credit(cash);
    if (cash > 0) this.#settleDebt();
  }

  /** The operator stops a bonus, and owes what is there. */
  stop(bonus: ModelBonus, now: number, days: number): void {
    if ((bonus.state !== 'active' && bonus.state !== 'closing') || bonus.end === 'reversed') return;
    if (this.#hasOpenBet(bonus)) {
      bonus.state = 'closing';
      bonus.end = 'stopped';
    } else this.#convert(bonus, 'stopped');
    this.beginNext(now, days);
  }

  /** What looking at a bonus does. */
  look(bonus: ModelBonus, now: number, days: number): void {
    if (!isAlive(bonus)) {
      if (bonus.state === 'waiting') this.beginNext(now, days);
      return;
    }
    const isEarned = bonus.state === 'earned' || (bonus.state === 'closing' && bonus.wagered >= bonus.required);
    if (this.#hasOpenBet(bonus)) {
      if (bonus.state === 'active' && bonus.expiresAt <= now) {
        bonus.state = 'closing';
        bonus.end = 'expired';
        this.beginNext(now, days);
      }
      return;
    }
    if (isEarned && bonus.end !== 'reversed') this.#convert(bonus, 'completed');
    else if (bonus.state === 'closing') {
      const end = bonus.end ?? 'expired';
      if (end === 'stopped') this.#convert(bonus, 'stopped');
      else {
        bonus.balance = 0;
        bonus.state = end;
        bonus.end = null;
      }
    } else if (bonus.expiresAt <= now) {
      bonus.balance = 0;
      bonus.state = 'expired';
    } else if (bonus.balance === 0) bonus.state = 'spent';
    else return;
    this.beginNext(now, days);
  }
}
