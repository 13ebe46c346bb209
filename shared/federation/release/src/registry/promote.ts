import type { Registry, RemoteRecord } from '@marquee/federation-runtime/registry/schema';
import { called } from '@marquee/settings/root';
import type { Published } from './published';
import { changeRegistry, type RegistryStore } from './store';

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

/** A remote was changed by others after a change of it was prepared. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

/**
 * What somebody decided about a remote holds for the registry that they saw. Throws ChangedMeanwhile, with what was
 * done since, where one of the remotes has been changed after the revision `seen`.
 */
function refuseChanged(remotes: Record<string, RemoteRecord>, names: readonly string[], seen: number): void {
  for (const name of names) {
    const [last] = (remotes[name]?.history ?? []).filter(({ revision }) => revision > seen).slice(-1);
    if (!last) continue;
    const { action, version, revision, at } = last;
    throw new ChangedMeanwhile(
      `${name} was changed meanwhile: ${action} of ${version} with revision ${revision} at ${at}. Nothing of this was made live. Look at it (${called('releases')}), and ask again.`,
    );
  }
}

/** How published versions go live. */
export interface Promotion {
  /** Who gets them; everybody unless said. */
  audience?: Audience | undefined;
  /** The revision that they were built and checked beside; that of the moment unless said. */
  seen?: number | undefined;
  /** Looks at what they will be live beside, if that is another revision. What it throws ends it. */
  check?: ((remotes: Record<string, RemoteRecord>) => void) | undefined;
}

/** The remotes of a registry after published versions have gone live, or to an audience. */
export function promoted(
  before: Record<string, RemoteRecord>,
  revision: number,
  published: readonly Published[],
  audience?: Audience,
): Record<string, RemoteRecord> {
  const changed = published.map((one): [string, RemoteRecord] => {
    const { remote, version } = one;
    const old = before[remote];
    const record = recordWith(old, one);
    if (audience && old) {
      return [remote, noted({ ...record, canary: { version, ...audience } }, revision, 'canary', version)];
    }
    const lastGood = old && old.live !== version ? old.live : record.lastGood;
    return [remote, noted({ ...record, live: version, lastGood, canary: null }, revision, 'release', version)];
  });
  return { ...before, ...Object.fromEntries(changed) };
}

/**
 * Makes published versions live, all in one revision. With an audience they go to that audience only. Throws
 * ChangedMeanwhile.
 */
export function promote(
  store: RegistryStore,
  published: readonly Published[],
  { audience, seen, check }: Promotion = {},
): Promise<Registry> {
  const names = published.map(({ remote }) => remote);
  let since = seen;
  return changeRegistry(store, (remotes, revision) => {
    since ??= revision - 1;
    refuseChanged(remotes, names, since);
    if (since !== revision - 1) check?.(remotes);
    return promoted(remotes, revision, published, audience);
  });
}

function recordOf(remotes: Record<string, RemoteRecord>, remote: string): RemoteRecord {
  const record = remotes[remote];
  if (!record) throw new Error(`There is no release of ${remote}.`);
  return record;
}

/**
 * Makes an earlier version live again: the given one, else the last good one. It moves a pointer and builds nothing.
 * Throws ChangedMeanwhile.
 */
export function rollback(store: RegistryStore, remote: string, version?: string): Promise<Registry> {
  let seen: number | undefined;
  return changeRegistry(store, (remotes, revision) => {
    seen ??= revision - 1;
    refuseChanged(remotes, [remote], seen);
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

/**
 * Takes a version from everybody, with the reason. Visitors get the last good one; going back to the version undoes it.
 */
export function quarantine(store: RegistryStore, remote: string, version: string, reason: string): Promise<Registry> {
  return changeRegistry(store, (remotes, revision) => {
    const record = recordOf(remotes, remote);
    if (record.quarantined.some((entry) => entry.version === version)) return remotes;
    const quarantined = [...record.quarantined, { version, reason, at: new Date().toISOString() }];
    remotes[remote] = noted({ ...record, quarantined }, revision, 'quarantine', version);
    return remotes;
  });
}

/**
 * Makes everything live again as it was in an earlier revision, under a new one. What has been quarantined since stays
 * so. The new revision is the time in seconds: it is above every revision that any edge or open page has seen, also
 * where the whole folder was put back to an older state.
 */
export function restore(store: RegistryStore, { remotes: earlier }: Registry, now = new Date()): Promise<Registry> {
  const above = Math.floor(now.getTime() / 1000);
  return changeRegistry(
    store,
    (remotes, revision) => {
      const restored = Object.entries(earlier).map(([name, record]) => {
        const { quarantined, history } = remotes[name] ?? record;
        return [name, noted({ ...record, quarantined, history }, revision, 'rollback', record.live)];
      });
      return Object.fromEntries(restored);
    },
    above,
  );
}
