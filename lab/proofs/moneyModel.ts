/** A payment as the model knows it. */
export interface ModelPayment {
  id: string;
  kind: 'deposit' | 'withdrawal';
  amount: number;
  state: string;
  /** The reversed part of a deposit. */
  givenBack: number;
}

const credited = ['approved', 'refunded', 'charged_back'];

/** A bet in the model; refunded once its stake was returned. */
export interface ModelBet {
  id: string;
  stake: number;
  paid: number;
  state: 'open' | 'settled' | 'refunded';
}

/** The expected money of one player, computed independently and simply: no locks, keys or SQL. */
export class MoneyModel {
  cash = 0;
  reserved = 0;
  /** The player's debt. */
  claim = 0;
  payments: ModelPayment[] = [];
  bets: ModelBet[] = [];

  /**
   * A deposit is credited once, whenever its money arrives, and reversed in parts up to its amount, from cash as far as
   * possible; a withdrawal ends once, and may be returned. Returns whether the callback changes anything.
   */
  receive(payment: ModelPayment, status: string, part: number): boolean {
    const { kind, amount, state } = payment;
    const isCredited = credited.includes(state);
    if (status === 'refunded' || status === 'charged_back') {
      if (!isCredited || part > amount - payment.givenBack) return false;
      const fromCash = Math.min(this.cash, part);
      this.cash -= fromCash;
      this.claim += part - fromCash;
      payment.givenBack += part;
    } else if (status === 'returned') {
      if (state !== 'paid') return false;
      this.cash += amount;
    } else if (kind === 'deposit') {
      const over = isCredited || state === 'declined' || state === 'expired';
      if (isCredited || (over && status !== 'approved') || status === state) return false;
      if (status === 'approved') this.cash += amount;
    } else {
      if (state === 'returned' || state === 'paid' || state === 'rejected' || status === state) return false;
      if (status !== 'processing') this.reserved -= amount;
      if (status === 'rejected') this.cash += amount;
    }
    payment.state = status;
    return true;
  }

  /** Debts are deducted first. Returns `ok`, or why it is impossible. */
  withdraw(id: string, amount: number): string {
    const settled = Math.min(this.cash, this.claim);
    this.cash -= settled;
    this.claim -= settled;
    if (this.claim > 0) return 'claimOpen';
    if (amount > this.cash) return 'insufficientBalance';
    this.cash -= amount;
    this.reserved += amount;
    this.payments.push({ id, kind: 'withdrawal', amount, state: 'requested', givenBack: 0 });
    return 'ok';
  }

  bet(id: string, stake: number): boolean {
    if (stake > this.cash) return false;
    this.cash -= stake;
    this.bets.push({ id, stake, paid: 0, state: 'open' });
    return true;
  }

  win(bet: ModelBet, payout: number): boolean {
    if (bet.state === 'refunded') return false;
    this.cash += payout;
    bet.paid += payout;
    bet.state = 'settled';
    return true;
  }

  rollBack(bet: ModelBet): boolean {
    if (bet.state === 'settled') return false;
    if (bet.state !== 'refunded') this.cash += bet.stake;
    bet.state = 'refunded';
    return true;
  }
}
