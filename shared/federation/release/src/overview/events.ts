import type { Evidence, Registry, RemoteRecord } from '@marquee/federation-runtime/registry/schema';
import { failingNow } from '../registry/failing';
import { refusedSince } from '../registry/refused';

type Change = RemoteRecord['history'][number];

/** What may have happened to a release. */
export type ReleaseEventType =
  | 'release.live'
  | 'release.refused'
  | 'canary.started'
  | 'canary.stepped'
  | 'canary.finished'
  | 'canary.stopped'
  | 'version.withdrawn'
  | 'version.failing'
  | 'remote.off'
  | 'remote.on';

/** Something that happened to a release. The same event always has the same id, whichever edge names it. */
export interface ReleaseEvent {
  id: string;
  type: ReleaseEventType;
  /** ISO 8601. */
  at: string;
  remote: string;
  version: string;
  revision?: number | undefined;
  /** Who did it and why; the edge itself where visitors' browsers decided. */
  who?: string | undefined;
  reason?: string | undefined;
  /** What the site saw of the version. */
  evidence?: Pick<Evidence, 'visitors' | 'failed' | 'networks' | 'cause' | 'place' | 'before'> | undefined;
  /** Of a canary: its percentage now. */
  percent?: number | undefined;
  /** The rules that it broke, each with one cure. */
  rules?: { rule: string; cure: string }[] | undefined;
}

function typeOf({ action, by }: Change, evidence: Evidence | undefined): ReleaseEventType {
  if (by === 'switch') return action === 'quarantine' ? 'remote.off' : 'remote.on';
  if (action === 'quarantine') return by === 'health' && evidence?.live ? 'canary.stopped' : 'version.withdrawn';
  if (action === 'canary') return by === 'steps' ? 'canary.stepped' : 'canary.started';
  return by === 'steps' ? 'canary.finished' : 'release.live';
}

function eventOf(remote: string, record: RemoteRecord, change: Change): ReleaseEvent {
  const { revision, at, version, who, reason, by } = change;
  const found = by === 'health' && record.quarantined.findLast((entry) => entry.version === version)?.evidence;
  const isCurrent = change.action === 'canary' && record.canary?.version === version;
  const evidence = found ? found : undefined;
  return {
    ...{ id: `${remote}-${revision}-${Date.parse(at)}`, type: typeOf(change, evidence), at, remote, version },
    ...{ revision, who, reason, evidence, percent: isCurrent ? record.canary?.percent : undefined },
  };
}

/** What happened to the releases of a folder since a time, ms since 1970, oldest first. */
export function releaseEvents(registry: Registry, releases: string, since: number, now: number): ReleaseEvent[] {
  const changes = Object.entries(registry.remotes).flatMap(([remote, record]) =>
    record.history.map((change) => eventOf(remote, record, change)),
  );
  // A version that fails and stays is said once a day: its note has a new time each minute.
  const failing = failingNow(releases, registry, now).map(({ remote, version, at, because, evidence }) => {
    const id = `failing-${remote}@${version}-${at.slice(0, 10)}`;
    return { id, type: 'version.failing' as const, at, remote, version, reason: because, evidence };
  });
  const refused = refusedSince(releases, since).map(({ id, at, remote, version = '', who, problems }) => {
    const rules = [...new Map(problems.map(({ rule, cure }) => [rule, { rule, cure }])).values()];
    return { id: `refused-${id}`, type: 'release.refused' as const, at, remote, version, who, rules };
  });
  return [...changes, ...failing, ...refused]
    .filter(({ at }) => Date.parse(at) >= since)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
