import type { Evidence, Registry, RemoteRecord } from '@marquee/federation-runtime/registry/schema';
import type { VersionName } from '../health/attribution';
import type { VisitorKeys } from '../health/tally';
import { type AudienceMember, isInCanary, shareOf } from '../registry/audience';
import { versionsFor } from '../registry/choices';
import { isPutBack } from '../registry/healing';
import type { Step } from '../registry/steps';
import { Arms, type Sign } from './arms';
import { isFewer, isReady, isWorse } from './judge';
import type { ArmName } from './once';
import type { Doing } from './rules';
import { evidenceAgainst, evidenceOfFewer } from './sequential';

/** What a visitor was given: by which registry, on which site, with which bucket. */
export interface Given {
  registry: Registry;
  member: AudienceMember;
  /** The visitor by hashes that all edges have; without, those of this edge count. */
  as?: VisitorKeys | undefined;
}

/** A visitor's first sign of a kind, as edges tell each other. */
export interface Noted extends VisitorKeys {
  /** What is compared: see {@link nameOf}. */
  name: string;
  sign: Sign;
  arm: ArmName;
}

/** A canary that has to stop, with the figures of both arms. */
export type Stop = VersionName & { figures: Pick<Evidence, 'visitors' | 'failed' | 'networks' | 'live' | 'measure'> };

/** How many times better the counts are explained by a worse canary. */
const oddsOf = (evidence: number) => Math.round(Math.min(1e9, Math.exp(evidence)));

/** The share of a canary by its name. */
function shareIn(name: string): number {
  const [remote, , version, percent] = JSON.parse(name) as [string, string, string, number];
  return shareOf(remote, { version, percent });
}

/** The name of what is compared: another share, other sites or another live version begin anew. */
function nameOf(remote: string, { canary, live }: RemoteRecord): string {
  return JSON.stringify([remote, live, canary?.version, canary?.percent, canary?.sites]);
}

/** What is counted of one canary, and the arm of a visitor. */
interface Found {
  name: string;
  arm: ArmName;
  arms: Arms;
}

/** The arm of a remote's canary that a visitor's bucket is in; null for other sites, and if nothing is compared. */
function armIn(remote: string, record: RemoteRecord, member: AudienceMember): ArmName | null {
  const { canary, live } = record;
  if (canary?.percent === undefined || canary.version === live || isPutBack(record, canary.version)) return null;
  if (member.bucket === null || (canary.sites && !canary.sites.includes(member.site))) return null;
  return isInCanary(remote, canary, member) ? 'canary' : 'live';
}

/** The canary releases for a part of the visitors, each compared with the live version (ADR 87). */
export class Canaries {
  readonly #watched = new Map<string, Arms>();

  /** @param tell receives what is new, for other edges */
  constructor(readonly tell: (noted: Noted) => void = () => {}) {}

  /** What another edge noted, or this one before it was started again. */
  take({ name, sign, arm, session, network }: Noted): void {
    this.#named(name).add(sign, arm, { session, network });
  }

  /** What is counted of a remote's canary. */
  armsOf(remote: string, record: RemoteRecord): Arms {
    return this.#named(nameOf(remote, record));
  }

  /** A visitor was given a version; `isUsed`: their page runs it. */
  see(version: VersionName, visitor: VisitorKeys, given: Given, isUsed: boolean): void {
    const found = this.#find(version, given);
    if (!found) return;
    this.#note(found, 'seen', visitor);
    if (found.arm === 'canary' && isUsed) this.#note(found, 'ran', visitor);
  }

  /** A version failed in a visitor's browser. Returns the figures if it is a canary that has to stop. */
  fail(
    version: VersionName,
    visitor: VisitorKeys,
    given: Given,
  ): Pick<Evidence, 'visitors' | 'failed' | 'networks' | 'live'> | null {
    const found = this.#find(version, given);
    if (!found) return null;
    const { arm, arms } = found;
    this.#note(found, 'seen', visitor);
    this.#note(found, 'failed', visitor);
    if (arm !== 'canary' || !isWorse(arms.case)) return null;
    const { visitors, failed } = arms.counts('live');
    return { ...arms.counts('canary'), live: { visitors, failed, odds: oddsOf(evidenceAgainst(arms.case)) } };
  }

  /**
   * A visitor did something. It counts for the arm that their bucket is in, whatever their open page runs: who does
   * something is then a canary's with the probability of its share. Returns the canaries that have to stop.
   */
  do(doing: Doing, visitor: VisitorKeys, { registry, member }: Given): Stop[] {
    return Object.entries(registry.remotes).flatMap(([remote, record]) => {
      const { canary } = record;
      const arm = armIn(remote, record, member);
      if (!canary || !arm) return [];
      const name = nameOf(remote, record);
      const arms = this.#named(name);
      if (arms.share <= 0 || arms.share >= 1) return [];
      this.#note({ name, arm, arms }, doing, visitor);
      if (!isFewer(arms.fewer(doing))) return [];
      const odds = oddsOf(evidenceOfFewer(arms.fewer(doing)));
      const [own, others] = [arms.did(doing, 'canary'), arms.did(doing, 'live')];
      const live = { visitors: arms.counts('live').visitors, failed: others.visitors, odds };
      const { visitors } = arms.counts('canary');
      const figures = { visitors, failed: own.visitors, networks: own.networks, live, measure: doing };
      return [{ remote, version: canary.version, figures }];
    });
  }

  /** The canaries that may go to more visitors by themselves. */
  ready({ remotes }: Registry): Step[] {
    return Object.entries(remotes).flatMap(([remote, record]) => {
      const { version, percent, steps } = record.canary ?? {};
      const arms = this.#watched.get(nameOf(remote, record));
      const isDue = steps && arms && isReady(arms.case, arms.ran);
      if (!isDue || version === undefined || percent === undefined) return [];
      const [{ visitors, networks }, { canary, live }] = [arms.ran, arms.case];
      const reason = `${visitors} visitors in ${networks} networks ran it at ${percent} %; with failures ${canary}, of live ${live}`;
      return [{ remote, version, percent, reason }];
    });
  }

  /** Forgets canaries that are no more. */
  retain({ remotes }: Registry): void {
    const names = new Set(Object.entries(remotes).map(([remote, record]) => nameOf(remote, record)));
    for (const name of this.#watched.keys()) if (!names.has(name)) this.#watched.delete(name);
  }

  #named(name: string): Arms {
    const arms = this.#watched.get(name) ?? new Arms(shareIn(name));
    this.#watched.set(name, arms);
    return arms;
  }

  #note({ name, arm, arms }: Found, sign: Sign, visitor: VisitorKeys): void {
    const { session, network } = visitor;
    if (arms.add(sign, arm, { session, network })) this.tell({ name, sign, arm, session, network });
  }

  #find({ remote, version }: VersionName, { registry, member }: Given): Found | null {
    const record = registry.remotes[remote];
    const arm = record ? armIn(remote, record, member) : null;
    if (!record || !arm) return null;
    // Other versions do not count, such as of a page from before the canary.
    const [best] = versionsFor(remote, record, member);
    if (best?.version !== version || best.why !== arm) return null;
    const name = nameOf(remote, record);
    const arms = this.#named(name);
    return arms.share > 0 && arms.share < 1 ? { name, arm, arms } : null;
  }
}
