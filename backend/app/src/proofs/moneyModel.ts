/** A payment as the model knows it. */
export interface ModelPayment {
  id: string;
  kind: 'deposit' | 'withdrawal';
  amount: number;
  state: string;
}

/** A bet as the model knows it: refunded once its stake came back. */
export interface ModelBet {
  id: string;
  stake: number;
  paid: number;
  state: 'open' | 'settled' | 'refunded';
}

/** What the money of one player must come to, said a second time and simply: no locks, no keys, no SQL. */
export class MoneyModel {
  cash = 0;
  reserved = 0;
  payments: ModelPayment[] = [];
  bets: ModelBet[] = [];

  /** A deposit is credited once, whenever its money comes; a withdrawal ends once. Answers whether the callback changes anything. */
  receive(payment: ModelPayment, status: string): boolean {
    const { kind, amount, state } = payment;
    if (kind === 'deposit') {
      const credited = state === 'approved';
      const over = credited || state === 'declined' || state === 'expired';
      if (credited || (over && status !== 'approved') || status === state) return false;
      if (status === 'approved') this.cash += amount;
    } else {
      if (state === 'paid' || state === 'rejected' || status === state) return false;
      if (status !== 'processing') this.reserved -= amount;
      if (status === 'rejected') this.cash += amount;
    }
    payment.state = status;
    return true;
  }

  /** Returns whether it was possible. */
  withdraw(id: string, amount: number): boolean {
    if (amount > this.cash) return false;
    this.cash -= amount;
    this.reserved += amount;
    this.payments.push({ id, kind: 'withdrawal', amount, state: 'requested' });
    return true;
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
