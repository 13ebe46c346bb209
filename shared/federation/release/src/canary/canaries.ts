import type { Evidence, Registry, RemoteRecord } from '@marquee/federation-runtime/registry/schema';
import type { VersionName } from '../health/attribution';
import type { VisitorKeys } from '../health/tally';
import { type AudienceMember, shareOf } from '../registry/audience';
import { versionsFor } from '../registry/choices';
import { isPutBack } from '../registry/healing';
import type { Step } from '../registry/steps';
import { type ArmName, Arms } from './arms';
import { isReady, isWorse } from './judge';
import { evidenceAgainst } from './sequential';

/** What a visitor was given: by which registry, on which site, with which bucket. */
export interface Given {
  registry: Registry;
  member: AudienceMember;
}

/** The name of what is compared: another share, other sites or another live version begin anew. */
function nameOf(remote: string, { canary, live }: RemoteRecord): string {
  return JSON.stringify([remote, live, canary?.version, canary?.percent, canary?.sites]);
}

/** The arm of a visitor by the version that ran; null for other versions, such as of a page from before the canary. */
function armOf({ remote, version }: VersionName, record: RemoteRecord, member: AudienceMember): ArmName | null {
  const { canary, live } = record;
  if (canary?.percent === undefined || canary.version === live || isPutBack(record, canary.version)) return null;
  if (member.bucket === null || (canary.sites && !canary.sites.includes(member.site))) return null;
  const [best] = versionsFor(remote, record, member);
  if (best?.version !== version || best.why === 'last good') return null;
  return best.why;
}

/** The canary releases for a part of the visitors, each compared with the live version (ADR 87). */
export class Canaries {
  readonly #watched = new Map<string, Arms>();

  /** A visitor was given a version; `isUsed`: their page runs it. */
  see(version: VersionName, visitor: VisitorKeys, given: Given, isUsed: boolean): void {
    const found = this.#find(version, given);
    found?.arms.see(found.arm, visitor);
    if (found?.arm === 'canary' && isUsed) found.arms.run(visitor);
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
    arms.fail(arm, visitor);
    if (arm !== 'canary' || !isWorse(arms.case)) return null;
    const { visitors, failed } = arms.counts('live');
    const odds = Math.round(Math.min(1e9, Math.exp(evidenceAgainst(arms.case))));
    return { ...arms.counts('canary'), live: { visitors, failed, odds } };
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

  #find(version: VersionName, { registry, member }: Given): { arm: ArmName; arms: Arms } | null {
    const { remote } = version;
    const record = registry.remotes[remote];
    const arm = record ? armOf(version, record, member) : null;
    if (!record || !arm) return null;
    const name = nameOf(remote, record);
    const arms = this.#watched.get(name) ?? new Arms(shareOf(remote, record.canary));
    this.#watched.set(name, arms);
    return arms.share > 0 && arms.share < 1 ? { arm, arms } : null;
  }
}
