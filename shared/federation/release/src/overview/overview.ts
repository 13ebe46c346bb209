import type { Evidence, Registry, RemoteRecord } from '@marquee/federation-runtime/registry/schema';
import { type Sample, samplesSince } from '../canary/curves';
import { type CanaryFigures, figuresOf } from '../canary/figures';
import { canaryRules } from '../canary/rules';
import { givenVersions } from '../registry/choices';
import { type DeafEdge, deafEdges } from '../registry/edges';
import { doubtedNow, type Failing, failingNow } from '../registry/failing';
import { readRegistry } from '../registry/folderReading';
import { type Refused, refusedSince } from '../registry/refused';
import { isUnchecked, nextPercent } from '../registry/steps';
import { type PossiblePress, pressesOf } from './press';

type Change = RemoteRecord['history'][number];

/** A version that was withdrawn, by a person or by the site itself. */
export interface Withdrawn {
  remote: string;
  change: Change;
  /** What the site saw of it; undefined where a person withdrew it, or where it is back. */
  evidence?: Evidence | undefined;
  /** Whether it is withdrawn at present. */
  isOut: boolean;
  /** What everybody gets now; undefined for nothing. */
  instead?: string | undefined;
}

/** A canary that is out, with the figures of today. */
export interface CanaryNow extends CanaryFigures {
  samples: Sample[];
  /** Since when it has its percentage (ms since 1970), and the change that gave it. */
  since?: number | undefined;
  change?: Change | undefined;
  /** The next percentage by steps; 100: everybody. Undefined without a percentage, and with sites. */
  next?: number | undefined;
  /** Whether it takes steps by itself. */
  isStepping: boolean;
  /** Another remote moved since a person checked it, so that its last step is a person's. */
  isUnchecked: boolean;
}

/** A canary that is none any more, and how it ended. */
export interface EndedCanary {
  remote: string;
  version: string;
  samples: Sample[];
  end?: Change | undefined;
}

/** A version that everybody gets, as far as it is not withdrawn. */
export interface LiveVersion {
  remote: string;
  version: string;
  /** Who made it live, when and why; undefined where the record is older than what it keeps. */
  change?: Change | undefined;
  lastGood: string | null;
  isProven: boolean;
  hasRun: boolean;
  isOut: boolean;
  /** Since when the whole remote is switched off, by whom and why. */
  off?: RemoteRecord['off'];
}

/** All that a team wants to know of its releases in the morning. */
export interface Overview {
  /** Ms since 1970: now, and since when things are listed. */
  at: number;
  since: number;
  revision: number;
  /** Edges that do not serve the newest revision of the folder. */
  deaf: DeafEdge[];
  failing: Failing[];
  /** Visitors say that they fail; the edge saw them work. */
  doubted: Failing[];
  withdrawn: Withdrawn[];
  canaries: CanaryNow[];
  ended: EndedCanary[];
  refused: Refused[];
  live: LiveVersion[];
  /** What a person may do now. */
  presses: PossiblePress[];
}

const timeOf = ({ at }: Pick<Change, 'at'>) => Date.parse(at);
const isOutOf = ({ quarantined }: RemoteRecord, version: string) =>
  quarantined.some((entry) => entry.version === version);

function withdrawnOf(remote: string, record: RemoteRecord, since: number): Withdrawn[] {
  const [instead] = givenVersions({ ...record, canary: null });
  // A live version that is withdrawn is somebody's to mend, however long ago it was.
  const isListed = ({ action, by, version, at }: Change) =>
    action === 'quarantine' && by !== 'switch' && (timeOf({ at }) >= since || version === record.live);
  return record.history.filter(isListed).map((change) => {
    const found = record.quarantined.findLast(({ version }) => version === change.version);
    return { remote, change, evidence: change.by ? found?.evidence : undefined, isOut: found !== undefined, instead };
  });
}

function canaryOf(figures: CanaryFigures, { remotes }: Registry, samples: readonly Sample[]): CanaryNow {
  const { remote, version } = figures;
  const { canary, history = [] } = remotes[remote] ?? {};
  const begun = history.findLast((entry) => entry.action === 'canary' && entry.version === version);
  return {
    ...figures,
    samples: samples.filter((sample) => sample.remote === remote && sample.version === version),
    since: begun && timeOf(begun),
    change: begun,
    next: canary?.percent === undefined || canary.sites ? undefined : nextPercent(canary.percent),
    isStepping: canary?.steps === true,
    isUnchecked: isUnchecked(remotes, remote),
  };
}

/**
 * What the next step of a canary waits for, such as `30 min` or `200 more visitors`; empty: it is taken as soon as the
 * canary fails no more than the live version. `stepTime` is the least time for each percentage, ms.
 */
export function stepWaitsFor(
  { since, ran }: Pick<CanaryNow, 'since' | 'ran'>,
  now: number,
  stepTime: number,
): string[] {
  const left = Math.max(0, Math.ceil(((since ?? 0) + stepTime - now) / 60_000));
  const { visitors, networks } = canaryRules.steps;
  return [
    ...(left > 0 ? [`${left} min`] : []),
    ...(ran.visitors < visitors ? [`${visitors - ran.visitors} more visitors`] : []),
    ...(ran.networks < networks ? [`${networks - ran.networks} more networks`] : []),
  ];
}

function endedOf({ remotes }: Registry, samples: readonly Sample[]): EndedCanary[] {
  const names = new Map(samples.map(({ remote, version }) => [`${remote}@${version}`, { remote, version }]));
  return [...names.values()].flatMap(({ remote, version }) => {
    const record = remotes[remote];
    if (!record || record.canary?.version === version) return [];
    const own = samples.filter((sample) => sample.remote === remote && sample.version === version);
    const last = record.history.findLastIndex((entry) => entry.action === 'canary' && entry.version === version);
    return [{ remote, version, samples: own, end: last < 0 ? undefined : record.history[last + 1] }];
  });
}

function liveOf(remote: string, record: RemoteRecord): LiveVersion {
  const { live, lastGood, history, versions, off } = record;
  const isMove = ({ version, action, by }: Change) =>
    version === live && ['release', 'rollback'].includes(action) && by !== 'switch';
  return {
    ...{ remote, version: live, lastGood, off },
    change: history.findLast(isMove),
    isProven: versions[live]?.provenAt !== undefined,
    hasRun: versions[live]?.ranAt !== undefined,
    isOut: isOutOf(record, live),
  };
}

function newestOf(releases: string): Registry | undefined {
  try {
    return readRegistry(releases).registry;
  } catch {
    return undefined;
  }
}

/**
 * What happened to the releases of a folder since a time, and how they are now; times are ms since 1970. `newest`: the
 * folder's newest registry, where the reader has just read it.
 */
export function overviewOf(
  registry: Registry,
  releases: string,
  { now, since, newest: known }: { now: number; since: number; newest?: Registry },
): Overview {
  const remotes = Object.entries(registry.remotes);
  const samples = samplesSince(releases, since);
  const newest = (a: Withdrawn, b: Withdrawn) => timeOf(b.change) - timeOf(a.change);
  return {
    ...{ at: now, since, revision: registry.revision },
    deaf: deafEdges(releases, known ?? newestOf(releases) ?? registry, now),
    failing: failingNow(releases, registry, now),
    doubted: doubtedNow(releases, registry, now),
    withdrawn: remotes.flatMap(([name, record]) => withdrawnOf(name, record, since)).sort(newest),
    canaries: figuresOf(registry, releases).map((figures) => canaryOf(figures, registry, samples)),
    ended: endedOf(registry, samples),
    refused: refusedSince(releases, since),
    live: remotes.map(([name, record]) => liveOf(name, record)),
    presses: remotes.flatMap(([name]) => pressesOf(registry, name)),
  };
}
