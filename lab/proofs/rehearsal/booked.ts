/** What the platform has acknowledged to one player, to be found in its books: nothing of it missing, nothing twice. */
export class Booked {
  /** Ledger key of each stake and win of a game → what it changed, minor units. */
  readonly postings = new Map<string, number>();
  /** Key of the request → payment and its amount, below 0 for a withdrawal. */
  readonly payments = new Map<string, { id: string; amount: number }>();
  /** Key of the request → stake of a sports bet. */
  readonly bets = new Map<string, number>();
  /** Answers that contradict each other. */
  readonly contradictions: string[] = [];

  /** How many operations were acknowledged. */
  get size(): number {
    return this.postings.size + this.payments.size + this.bets.size;
  }
}
