/** Operations acknowledged to one player: each must be in the books exactly once. */
export class Acknowledged {
  /** Ledger key of each stake and win of a game → its amount, minor units. */
  readonly postings = new Map<string, number>();
  /** Idempotency key → payment and its amount, negative for a withdrawal. */
  readonly payments = new Map<string, { id: string; amount: number }>();
  /** Idempotency key → stake of a sports bet. */
  readonly bets = new Map<string, number>();
  /** Contradictory answers. */
  readonly contradictions: string[] = [];

  /** Number of acknowledged operations. */
  get size(): number {
    return this.postings.size + this.payments.size + this.bets.size;
  }
}
