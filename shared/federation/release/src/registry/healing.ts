import type { Evidence, Registry, RemoteRecord } from '@marquee/federation-runtime/registry/schema';
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
function reasonOf({ failed, visitors, networks, live, cause, measure }: Evidence): string {
  if (live && measure)
    return `canary stopped: fewer ${measure}: of ${failed} of ${visitors} visitors, with the live version of ${live.failed} of ${live.visitors}; that it is worse explains this ${live.odds} times better`;
  const own = `it failed for ${failed} of ${visitors} visitors in ${networks} networks`;
  if (!live) return `healed: ${own}: ${cause}`;
  return `canary stopped: ${own}, the live version for ${live.failed} of ${live.visitors}; that it is worse explains this ${live.odds} times better: ${cause}`;
}

/**
 * Withdraws a version because of what visitors' browsers reported (ADR 85), or because as a canary it is worse than the
 * live version (ADR 87). Null, without effect, if it is withdrawn already, if nobody is given it, if a person put it
 * back after such a withdrawal, or if it was compared as a canary and is none any more.
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
