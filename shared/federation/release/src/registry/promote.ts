import type { Quarantined, Registry, RemoteRecord } from '@marquee/federation-runtime/registry/schema';
import { called } from '@marquee/settings/root';
import { fallbackOf } from './fallback';
import type { Published } from './published';
import { changeRegistry, type RegistryStore } from './store';
import { type Author, noted } from './trail';

/** Unused versions of a remote kept in the registry. */
const kept = 10;

/** The audience of a canary version. */
export interface Audience {
  percent?: number;
  sites?: string[];
  /** By itself to the next percentage, after enough visitors. */
  steps?: boolean;
}

function recordWith(record: RemoteRecord | undefined, { version, release }: Published): RemoteRecord {
  const none = { live: version, lastGood: null, canary: null, quarantined: [], versions: {}, history: [] };
  const before = record ?? none;
  const isBack = before.quarantined.some((entry) => entry.version === version);
  const provenAt = isBack ? undefined : record?.versions[version]?.provenAt;
  const versions = Object.entries({ ...before.versions, [version]: { ...release, ...(provenAt && { provenAt }) } });
  const proven = versions.findLast(([name, one]) => name !== version && one.provenAt)?.[0];
  const used = new Set([version, before.live, before.lastGood, before.canary?.version, proven]);
  const recent = versions.filter(([name], index) => used.has(name) || index >= versions.length - kept);
  const quarantined = before.quarantined.filter((entry) => entry.version !== version);
  return { ...before, quarantined, versions: Object.fromEntries(recent) };
}

/** A remote was changed by others after a change was prepared. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

/**
 * A decision is only valid for the registry it was based on. Throws ChangedMeanwhile, with the changes since, if one of
 * the remotes was changed after the revision `seen`.
 */
export function refuseChanged(remotes: Record<string, RemoteRecord>, names: readonly string[], seen: number): void {
  for (const name of names) {
    const [last] = (remotes[name]?.history ?? []).filter(({ revision }) => revision > seen).slice(-1);
    if (!last) continue;
    const { action, version, revision, at, who } = last;
    throw new ChangedMeanwhile(
      `${name} was changed meanwhile: ${action} of ${version} with revision ${revision} at ${at}${who ? ` by ${who}` : ''}. Nothing of this was made live. Look at it (${called('releases')}), and ask again.`,
    );
  }
}

/** Options of promotion. */
export interface Promotion {
  /** The audience; by default everybody. */
  audience?: Audience | undefined;
  /** The revision that they were built and checked against; by default the current one. */
  seen?: number | undefined;
  /** A compatibility check, run if the revision is another one. An error cancels the promotion. */
  check?: ((remotes: Record<string, RemoteRecord>) => void) | undefined;
  author?: Author | undefined;
}

/** The registry's remotes after a promotion. */
export function promoted(
  before: Record<string, RemoteRecord>,
  revision: number,
  published: readonly Published[],
  audience?: Audience,
  author?: Author,
): Record<string, RemoteRecord> {
  const changed = published.map((one): [string, RemoteRecord] => {
    const { remote, version } = one;
    const old = before[remote];
    const record = recordWith(old, one);
    if (audience && old) {
      return [remote, noted({ ...record, canary: { version, ...audience } }, revision, 'canary', version, author)];
    }
    const released = noted({ ...record, live: version, canary: null }, revision, 'release', version, author);
    return [remote, { ...released, lastGood: fallbackOf(released) }];
  });
  return { ...before, ...Object.fromEntries(changed) };
}

/**
 * Makes published versions live, all in one revision; with an audience, for that audience only. Throws
 * ChangedMeanwhile.
 */
export function promote(
  store: RegistryStore,
  published: readonly Published[],
  { audience, seen, check, author }: Promotion = {},
): Promise<Registry> {
  const names = published.map(({ remote }) => remote);
  let since = seen;
  return changeRegistry(store, (remotes, revision) => {
    since ??= revision - 1;
    refuseChanged(remotes, names, since);
    if (since !== revision - 1) check?.(remotes);
    return promoted(remotes, revision, published, audience, author);
  });
}

/** The record of a remote. Throws if there is none. */
export function recordOf(remotes: Record<string, RemoteRecord>, remote: string): RemoteRecord {
  const record = remotes[remote];
  if (!record) throw new Error(`There is no release of ${remote}.`);
  return record;
}

/** What a rollback did. */
export interface RolledBack {
  registry: Registry;
  /** The canary that it ended, with everybody back on what was live for all. */
  ended?: string | undefined;
}

/**
 * Undoes what was done last: ends a running canary, or makes the last good version live again. With a version, makes
 * that one live. Only changes the registry, without building. Throws ChangedMeanwhile, also if it was changed after
 * the revision `since`.
 */
export async function rollback(
  store: RegistryStore,
  remote: string,
  version?: string,
  author?: Author,
  since?: number,
): Promise<RolledBack> {
  let seen = since;
  let ended: string | undefined;
  const registry = await changeRegistry(store, (remotes, revision) => {
    seen ??= revision - 1;
    refuseChanged(remotes, [remote], seen);
    const record = recordOf(remotes, remote);
    const isOut = record.quarantined.some((entry) => entry.version === record.live);
    ended = version || isOut ? undefined : record.canary?.version;
    const target = version ?? (ended ? record.live : record.lastGood);
    if (!target)
      throw new Error(
        `${remote} has no version to go back to. To withdraw a version: ${called('quarantine', `${remote} <version> <reason>`)}`,
      );
    if (!record.versions[target]) throw new Error(`${remote} has no version ${target}.`);
    const reason = [ended && `the canary ${ended} ends`, author?.reason].filter(Boolean).join(': ');
    const quarantined = record.quarantined.filter((entry) => entry.version !== target);
    const back = { ...record, live: target, canary: null, quarantined };
    const moved = noted(back, revision, 'rollback', target, { ...author, ...(reason && { reason }) });
    remotes[remote] = { ...moved, lastGood: fallbackOf(moved) };
    return remotes;
  });
  return { registry, ended };
}

/**
 * Withdraws a version from everybody, with a reason. Visitors get the last good one; rolling back to the version undoes
 * it. Throws ChangedMeanwhile if it was changed after the revision `since`.
 */
export function quarantine(
  store: RegistryStore,
  remote: string,
  version: string,
  reason: string,
  author?: Author,
  since?: number,
): Promise<Registry> {
  return changeRegistry(store, (remotes, revision) => {
    if (since !== undefined) refuseChanged(remotes, [remote], since);
    const record = recordOf(remotes, remote);
    if (record.quarantined.some((entry) => entry.version === version)) return remotes;
    remotes[remote] = withdrawn(record, revision, { version, reason }, author);
    return remotes;
  });
}

/** A record without one of its versions, with what visitors get instead. */
export function withdrawn(
  record: RemoteRecord,
  revision: number,
  { version, reason, evidence }: Omit<Quarantined, 'at'>,
  author?: Author,
): RemoteRecord {
  const entry = { version, reason, at: new Date().toISOString(), ...(evidence && { evidence }) };
  const by = evidence && { by: 'health' };
  const canary = record.canary?.version === version ? null : record.canary;
  const next = { ...record, canary, quarantined: [...record.quarantined, entry] };
  return noted({ ...next, lastGood: fallbackOf(next) }, revision, 'quarantine', version, { ...author, ...by, reason });
}

/**
 * Restores everything as in an earlier revision, as a new one. Later quarantines stay. The new revision number is the
 * time in seconds, which is higher than any that an edge or open page has seen, even if the whole folder was restored
 * from a backup. It is a person's word: edges take it whatever they served.
 */
export function restore(
  store: RegistryStore,
  { revision: number, remotes: earlier }: Registry,
  { now = new Date(), ...author }: Author & { now?: Date } = {},
): Promise<Registry> {
  const above = Math.floor(now.getTime() / 1000);
  const reason = [`everything as in revision ${number}`, author.reason].filter(Boolean).join(': ');
  return changeRegistry(
    store,
    (remotes, revision) => {
      const restored = Object.entries(earlier).map(([name, record]) => {
        const { quarantined, history } = remotes[name] ?? record;
        const back = { ...record, quarantined, history };
        return [name, noted(back, revision, 'rollback', record.live, { ...author, reason })];
      });
      return Object.fromEntries(restored);
    },
    above,
  );
}
