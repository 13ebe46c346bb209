import { hostName } from '@marquee/federation-runtime/hostRecord';
import type { Evidence, Registry, RemoteRecord } from '@marquee/federation-runtime/registry/schema';
import { healthRules } from '../health/rules';
import { givenVersions } from './choices';
import { fallbackOf } from './fallback';
import { recordOf, withdrawn } from './promote';
import { changeRegistry, type RegistryStore } from './store';
import { NothingToDo, unlessDone } from './unlessDone';

/** Whether a person put a version back that the site had withdrawn by itself: that is then for persons to decide. */
export function isPutBack({ history }: Pick<RemoteRecord, 'history'>, version: string): boolean {
  const own = history.filter((entry) => entry.version === version);
  const healed = own.findIndex(({ by }) => by === 'health');
  return healed >= 0 && own.slice(healed + 1).some(({ action }) => action !== 'quarantine');
}

/** Why a version is withdrawn, as a sentence for operators. */
function reasonOf({ failed, visitors, networks, live, cause, measure, seen, before }: Evidence): string {
  if (live && measure)
    return `canary stopped: fewer ${measure}: of ${failed} of ${visitors} visitors, with the live version of ${live.failed} of ${live.visitors}; that it is worse explains this ${live.odds} times better`;
  const own = `it failed for ${failed} of ${visitors} visitors in ${networks} networks`;
  if (before)
    return `worse than the version before: ${own}, ${before.version} for ${before.failed} of as many; that it is worse explains this ${before.odds} times better: ${cause}`;
  if (!live) return `healed: ${own}${seen ? `, and the edge saw it itself: ${seen}` : ''}: ${cause}`;
  return `canary stopped: ${own}, the live version for ${live.failed} of ${live.visitors}; that it is worse explains this ${live.odds} times better: ${cause}`;
}

/** Why a version stays of which visitors say that it fails. */
export const seenToWork = 'the edge looked itself and saw no failure';

/**
 * Why a version stays although it fails: there would be none, visitors' words have withdrawn enough of late, or they
 * are few and the edge's own look did not confirm them.
 */
export const keptReasons = [
  'it is the last version',
  'too many were withdrawn within the hour',
  seenToWork,
  'the edge could not look itself',
] as const;

export type Kept = (typeof keptReasons)[number];

/** What everybody has in place of a version that is withdrawn, whatever their bucket. */
function hasOther(remote: string, record: RemoteRecord, version: string): boolean {
  const after = withdrawn(record, 0, { version, reason: '' });
  const rest = givenVersions({ ...after, canary: null });
  // Every page needs a host: a live one leaves only for one that is known to work.
  const isHost = remote === hostName && version === record.live;
  return rest.some((other) => !isHost || record.versions[other]?.provenAt !== undefined);
}

/** Whether visitors' words alone may withdraw a version (ADR 94); if not, why. */
export function keptBecause(
  remotes: Registry['remotes'],
  remote: string,
  version: string,
  now = Date.now(),
): Kept | null {
  if (!hasOther(remote, recordOf(remotes, remote), version)) return 'it is the last version';
  const { most, time } = healthRules.withdrawals;
  const late = Object.values(remotes).flatMap(({ history }) =>
    history.filter(({ by, at }) => by === 'health' && Math.abs(now - Date.parse(at)) < time),
  );
  return late.length < most ? null : 'too many were withdrawn within the hour';
}

/**
 * Withdraws a version because of what visitors' browsers reported (ADR 85), or because as a canary it is worse than the
 * live version (ADR 87), or as the live one than the version before (ADR 104). Null, without effect, if it is withdrawn
 * already, if nobody is given it, if a person put it back after such a withdrawal, if it was compared as a canary and
 * is none any more, or if it is {@link keptBecause}.
 */
export function heal(
  store: RegistryStore,
  remote: string,
  version: string,
  evidence: Evidence,
  who?: string,
): Promise<Registry | null> {
  const healed = changeRegistry(store, (remotes, revision) => {
    const record = recordOf(remotes, remote);
    if (!givenVersions(record).includes(version) || isPutBack(record, version)) throw new NothingToDo();
    if (evidence.live && record.canary?.version !== version) throw new NothingToDo();
    if (evidence.before && (record.live !== version || record.lastGood !== evidence.before.version))
      throw new NothingToDo();
    if (keptBecause(remotes, remote, version)) throw new NothingToDo();
    remotes[remote] = withdrawn(record, revision, { version, reason: reasonOf(evidence), evidence }, { who });
    return remotes;
  });
  return unlessDone(healed);
}

/**
 * Notes that versions are proven: enough visitors used them without failures. All in one revision. Null if that is
 * known, or nobody is given them any more.
 */
export function prove(
  store: RegistryStore,
  versions: readonly { remote: string; version: string }[],
): Promise<Registry | null> {
  const provenAt = new Date().toISOString();
  const proved = changeRegistry(store, (remotes) => {
    let isNew = false;
    for (const { remote, version } of versions) {
      const record = remotes[remote];
      const release = record?.versions[version];
      if (!record || !release || release.provenAt || !givenVersions(record).includes(version)) continue;
      record.versions[version] = { ...release, provenAt };
      record.lastGood = fallbackOf(record);
      isNew = true;
    }
    if (!isNew) throw new NothingToDo();
    return remotes;
  });
  return unlessDone(proved);
}
