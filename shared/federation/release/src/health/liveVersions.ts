import type { Noted } from '../canary/canaries';
import type { VersionName } from './attribution';
import type { HealthCounts } from './judge';
import type { VisitorKeys } from './tally';
import { Votes } from './votes';

/** Figures of versions by their name, `remote@version`. */
export type Sums = Readonly<Record<string, HealthCounts>>;

const none: HealthCounts = { visitors: 0, failed: 0, networks: 0 };

/** Figures of several days. Networks have other hashes each day: those of the day with most of them count. */
const sumOf = (a: HealthCounts = none, b: HealthCounts = none): HealthCounts => ({
  visitors: a.visitors + b.visitors,
  failed: a.failed + b.failed,
  networks: Math.max(a.networks, b.networks),
});

/** The figures of all days together. */
export function sumsOf(days: readonly Sums[]): Sums {
  const all: Record<string, HealthCounts> = {};
  for (const day of days) for (const [name, counts] of Object.entries(day)) all[name] = sumOf(all[name], counts);
  return all;
}

/** The name under which edges note a live version: no canary is compared with itself. */
const notedAs = ({ remote, version }: VersionName) => JSON.stringify([remote, version, version, 100]);

/** The live version that a note is of, `remote@version`; null for notes of canaries. */
function versionIn(name: string): string | null {
  const [remote, live, version, percent] = JSON.parse(name) as unknown[];
  return live === version && percent === 100 ? `${remote}@${version}` : null;
}

/** What is counted of each version while it is live: today by visitor, and of the days before in sums (ADR 104). */
export class LiveVersions {
  readonly #votes = new Map<string, Votes>();
  /** Of the days before. */
  earlier: Sums = {};

  /** @param tell receives what is new, for other edges */
  constructor(readonly tell: (noted: Noted) => void = () => {}) {}

  /** What another edge noted, or this one before it was started again. Returns false for notes of canaries. */
  take({ name, sign, session, network }: Noted): boolean {
    const version = versionIn(name);
    if (version === null) return false;
    const votes = this.#of(version);
    if (sign === 'failed') votes.fail({ session, network });
    else votes.see({ session, network });
    return true;
  }

  see(version: VersionName, { session, network }: VisitorKeys): void {
    if (!this.#of(nameOf(version)).see({ session, network })) return;
    this.tell({ name: notedAs(version), sign: 'seen', arm: 'live', session, network });
  }

  fail(version: VersionName, visitor: VisitorKeys): void {
    this.see(version, visitor);
    const { session, network } = visitor;
    if (!this.#of(nameOf(version)).fail({ session, network })) return;
    this.tell({ name: notedAs(version), sign: 'failed', arm: 'live', session, network });
  }

  countsOf(version: VersionName): HealthCounts {
    const name = nameOf(version);
    return sumOf(this.earlier[name], this.#votes.get(name)?.counts);
  }

  /** The figures of today. */
  get today(): Sums {
    return Object.fromEntries([...this.#votes].map(([name, { counts }]) => [name, counts]));
  }

  #of(name: string): Votes {
    const votes = this.#votes.get(name) ?? new Votes();
    this.#votes.set(name, votes);
    return votes;
  }
}

const nameOf = ({ remote, version }: VersionName) => `${remote}@${version}`;
