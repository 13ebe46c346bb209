import { changeRegistry } from '../registry';
import type { Registry, RemoteRecord } from '../registry/schema';
import type { Published } from './publish';

/** How many versions of a remote stay in the registry beside those that are in use. */
const kept = 10;

/** Who gets a canary version. */
export interface Audience {
  percent?: number;
  sites?: string[];
}

function recordWith(record: RemoteRecord | undefined, { version, release }: Published): RemoteRecord {
  const none = { live: version, lastGood: null, canary: null, quarantined: [], versions: {}, history: [] };
  const before = record ?? none;
  const versions = Object.entries({ ...before.versions, [version]: release });
  const used = new Set([version, before.live, before.lastGood, before.canary?.version]);
  const recent = versions.filter(([name], index) => used.has(name) || index >= versions.length - kept);
  const quarantined = before.quarantined.filter((entry) => entry.version !== version);
  return { ...before, quarantined, versions: Object.fromEntries(recent) };
}

function noted(
  record: RemoteRecord,
  revision: number,
  action: 'release' | 'canary' | 'rollback' | 'quarantine',
  version: string,
) {
  const entry = { revision, at: new Date().toISOString(), action, version };
  return { ...record, history: [...record.history, entry].slice(-100) };
}

/** Makes published versions live, all in one revision. With an audience they go to that audience only. */
export function promote(releases: string, published: Published[], audience?: Audience): Registry {
  return changeRegistry(releases, (remotes, revision) => {
    for (const one of published) {
      const before = remotes[one.remote];
      const record = recordWith(before, one);
      if (audience && before) {
        const canary = { version: one.version, ...audience };
        remotes[one.remote] = noted({ ...record, canary }, revision, 'canary', one.version);
        continue;
      }
      const lastGood = before && before.live !== one.version ? before.live : record.lastGood;
      remotes[one.remote] = noted(
        { ...record, live: one.version, lastGood, canary: null },
        revision,
        'release',
        one.version,
      );
    }
    return remotes;
  });
}

function recordOf(remotes: Record<string, RemoteRecord>, remote: string): RemoteRecord {
  const record = remotes[remote];
  if (!record) throw new Error(`There is no release of ${remote}.`);
  return record;
}

/** Makes an earlier version live again: the given one, else the last good one. It moves a pointer and builds nothing. */
export function rollback(releases: string, remote: string, version?: string): Registry {
  return changeRegistry(releases, (remotes, revision) => {
    const record = recordOf(remotes, remote);
    const target = version ?? record.lastGood;
    if (!target || !record.versions[target]) throw new Error(`${remote} has no version ${target ?? 'to go back to'}.`);
    const quarantined = record.quarantined.filter((entry) => entry.version !== target);
    const earlier =
      Object.keys(record.versions)
        .filter((name) => name !== target && name !== record.live)
        .at(-1) ?? null;
    const moved = { ...record, live: target, lastGood: earlier, canary: null, quarantined };
    remotes[remote] = noted(moved, revision, 'rollback', target);
    return remotes;
  });
}

/** Takes a version from everybody, with the reason: enough tabs have reported it. Visitors get the last good one. */
export function quarantine(releases: string, remote: string, version: string, reason: string): Registry {
  return changeRegistry(releases, (remotes, revision) => {
    const record = recordOf(remotes, remote);
    if (record.quarantined.some((entry) => entry.version === version)) return remotes;
    const quarantined = [...record.quarantined, { version, reason, at: new Date().toISOString() }];
    remotes[remote] = noted({ ...record, quarantined }, revision, 'quarantine', version);
    return remotes;
  });
}
