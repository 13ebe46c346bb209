/** Kinds of requests whose failures are counted separately. `provider` is a game server's wallet calls. */
export const kinds = ['pages', 'files', 'api reads', 'api money', 'provider', 'streams'] as const;
export type Kind = (typeof kinds)[number];

/** The results of one kind of request in a phase. Times in ms. */
export interface Count {
  sent: number;
  failed: number;
  /** Number of failures by message. */
  failures: Map<string, number>;
  slowest: number;
  /** The longest time without a success. */
  longestGap: number;
}

const nothing = (): Count => ({ sent: 0, failed: 0, failures: new Map(), slowest: 0, longestGap: 0 });

/** The requests of one phase, by kind. */
export class Phase {
  readonly #begun = Date.now();
  #ended: number | undefined;
  readonly #counts = new Map<Kind, Count>();
  readonly #successes = new Map<Kind, number[]>();

  constructor(readonly name: string) {}

  /** Records a request started in this phase: its duration, and failure, if any. */
  note(kind: Kind, from: number, failure?: string): void {
    const count = this.#counts.get(kind) ?? nothing();
    this.#counts.set(kind, count);
    const now = Date.now();
    count.sent++;
    count.slowest = Math.max(count.slowest, now - from);
    if (failure) {
      count.failed++;
      count.failures.set(failure, (count.failures.get(failure) ?? 0) + 1);
    } else this.received(kind);
  }

  /** Records an event in a stream opened earlier. */
  received(kind: Kind): void {
    this.#successes.set(kind, [...(this.#successes.get(kind) ?? []), Date.now()]);
  }

  end(): void {
    this.#ended = Date.now();
  }

  get seconds(): number {
    return ((this.#ended ?? Date.now()) - this.#begun) / 1000;
  }

  /** The counts of a kind. */
  of(kind: Kind): Count {
    const count = this.#counts.get(kind) ?? nothing();
    const times = [this.#begun, ...(this.#successes.get(kind) ?? []), this.#ended ?? Date.now()].sort((a, b) => a - b);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
    return { ...count, longestGap: Math.max(...gaps) };
  }
}

/** The phases of a rehearsal: every request counts for the phase in which it started. */
export class Tally {
  #now = new Phase('');

  get now(): Phase {
    return this.#now;
  }

  begin(name: string): Phase {
    this.#now.end();
    this.#now = new Phase(name);
    return this.#now;
  }
}
