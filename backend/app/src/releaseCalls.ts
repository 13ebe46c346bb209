import { accessSync, constants, statSync } from 'node:fs';
import { join } from 'node:path';
import type { StaffOutput, ValidStaffInput } from '@marquee/contract/staff/calls';
import type { ReleasePress } from '@marquee/contract/staff/releases';
import type { Sample } from '@marquee/federation-release/canary/curves';
import { type CanaryNow, type Overview, overviewOf, stepWaitsFor } from '@marquee/federation-release/overview/overview';
import { doPress, pressesOf, productNameOf } from '@marquee/federation-release/overview/press';
import { pointerName, readRegistry, revisionsIn } from '@marquee/federation-release/registry/folderReading';
import { folderStore } from '@marquee/federation-release/registry/folderStore';
import { ChangedMeanwhile } from '@marquee/federation-release/registry/promote';
import { type TrustSettings, trustFolder, trustOf } from '@marquee/federation-release/registry/signature';
import type { Done, StaffContext, StaffHandlers } from '@marquee/platform/staff/handlers';
import { StaffRefusal } from '@marquee/platform/staff/staffRefusal';

/** The folders of releases that this process may read, and how it reads them. */
export interface ReleaseFolders {
  /** Undefined: this installation has none, such as a build in one piece. */
  site?: string | undefined;
  desk?: string | undefined;
  signed?: TrustSettings | undefined;
  /** How long a canary has each percentage at least, ms. */
  stepTime?: number | undefined;
}

/** Where a process finds releases by its settings; `site` undefined: the site is built in one piece. */
export function releaseFoldersOf(
  settings: TrustSettings & { DESK_RELEASES_DIR: string; CANARY_STEP_MINUTES: number },
  site: string | undefined,
): ReleaseFolders {
  const { DESK_RELEASES_DIR: desk, CANARY_STEP_MINUTES: minutes } = settings;
  return { site, desk, signed: settings, stepTime: minutes * 60_000 };
}

type Registry = ReturnType<typeof readRegistry>['registry'];
type RemoteRecord = Registry['remotes'][string];
type Change = RemoteRecord['history'][number];
type Evidence = NonNullable<Overview['withdrawn'][number]['evidence']>;
type Shown = StaffOutput<'releases/overview'>;

const dayTime = 24 * 3600_000;
const iso = (at: number) => new Date(at).toISOString();

const changeOf = ({ at, revision, by, who, reason }: Change) => ({
  ...{ at, revision, by: by ?? null, who: who ?? null, reason: reason ?? null },
});

const failedOf = ({ visitors, failed, networks, cause, place }: Overview['failing'][number]['evidence']) => ({
  ...{ visitors, failed, networks, cause, place },
});

function evidenceOf(found: Evidence): NonNullable<Shown['withdrawn'][number]['evidence']> {
  const { first, last, measure, before, live, seen } = found;
  const compared = before ?? (live && { version: null, ...live });
  return {
    ...failedOf(found),
    ...{ first_at: first, last_at: last, measure: measure ?? null, seen: seen ?? null },
    compared: compared
      ? { version: compared.version, visitors: compared.visitors, failed: compared.failed, odds: compared.odds }
      : null,
  };
}

const armOf = ({ visitors, failed }: Sample['live']) => ({ visitors, failed });
const sampleOf = ({ at, percent, canary, live }: Sample) => ({
  at: iso(at),
  percent,
  canary: armOf(canary),
  live: armOf(live),
});

function canaryOf(canary: CanaryNow, now: number, stepTime: number): Shown['canaries'][number] {
  const { remote, version, live, audience, change, next, isStepping, isUnchecked, visitors, measures } = canary;
  return {
    ...{ remote, version, live, audience },
    change: change ? changeOf(change) : null,
    next: next ?? null,
    is_stepping: isStepping,
    waits: isStepping && next !== undefined ? stepWaitsFor(canary, now, stepTime) : [],
    is_unchecked: isUnchecked,
    visitors,
    measures: measures.map(({ isOver, odds, ...measure }) => ({
      ...measure,
      // JSON has no infinity.
      odds: Math.min(odds, 1e9),
      is_over: isOver,
    })),
    samples: canary.samples.map(sampleOf),
  };
}

function shownOf(overview: Overview, fixed: string | null, stepTime: number): Shown {
  const { at, since, revision, deaf, live, canaries, ended, withdrawn, failing, doubted, refused, presses } = overview;
  return {
    ...{ at: iso(at), since: iso(since), revision, fixed, presses },
    deaf: deaf.map(({ host, pid, stays, ...edge }) => ({
      ...{ edge: `${host}, process ${pid}`, revision: edge.revision, since: edge.since, cure: edge.cure },
      why: stays ?? null,
    })),
    live: live.map(({ remote, version, change, lastGood, isProven, hasRun, isOut, off }) => ({
      ...{ remote, version, last_good: lastGood, is_proven: isProven, has_run: hasRun, is_withdrawn: isOut },
      change: change ? changeOf(change) : null,
      off: off ? { at: off.at, who: off.who ?? null, reason: off.reason ?? null } : null,
    })),
    canaries: canaries.map((canary) => canaryOf(canary, at, stepTime)),
    ended: ended.map(({ remote, version, samples, end }) => ({
      ...{ remote, version, samples: samples.map(sampleOf) },
      end: end ? { ...changeOf(end), action: end.action, version: end.version } : null,
    })),
    withdrawn: withdrawn.map(({ remote, change, evidence, isOut, instead = null }) => ({
      ...{ remote, version: change.version, change: changeOf(change), is_out: isOut, instead },
      evidence: evidence ? evidenceOf(evidence) : null,
    })),
    failing: [
      ...failing.map((one) => ({ ...one, is_doubted: false })),
      ...doubted.map((one) => ({ ...one, is_doubted: true })),
    ].map(({ evidence, remote, version, at: last, because, is_doubted }) => ({
      ...{ remote, version, at: last, because, is_doubted, evidence: failedOf(evidence) },
    })),
    refused: refused.map(({ remote, version = null, at: when, who = null, problems, more }) => ({
      ...{ remote, version, at: when, who, problems, more },
    })),
  };
}

function versionsOf({ versions, quarantined }: RemoteRecord): StaffOutput<'releases/remote'>['versions'] {
  return Object.entries(versions)
    .reverse()
    .map(([version, { publishedAt, ranAt = null, provenAt = null, commit = null, run, description }]) => ({
      ...{ version, published_at: publishedAt, ran_at: ranAt, proven_at: provenAt, commit, run: run?.lines ?? [] },
      withdrawn: quarantined.find((entry) => entry.version === version)?.reason ?? null,
      calls: [...description.calls],
      routes: description.routes.map(({ path }) => path),
    }));
}

/** The change by which a remote was switched off. */
function offOf({ off, history }: RemoteRecord) {
  const change = history.findLast(({ by, action }) => by === 'switch' && action === 'quarantine');
  return changeOf(change ?? { action: 'quarantine', version: '', revision: 0, at: '', ...off });
}

type PressHandler = (
  input: ValidStaffInput<'releases/rollback'>,
  context: StaffContext,
) => Promise<Done<StaffOutput<'releases/rollback'>>>;

/** A sentence as the rest of another one. */
const because = (message: string) => ({ because: [message.replace(/\.$/, '')] });

/** Why nothing can be changed in a folder from this process; null: it can. */
function fixedBecause(folder: string): string | null {
  const trust = trustOf(folder);
  if (trust && !trust.signingKey) return 'The registry is signed, and this process has no RELEASE_SIGNING_KEY.';
  try {
    accessSync(folder, constants.W_OK);
    return null;
  } catch {
    return 'This process may not write the folder of releases.';
  }
}

/** The staff calls about releases, in the folders of releases that this process has (ADR 132). */
export function releaseCalls({ signed, stepTime = 0, ...folders }: ReleaseFolders) {
  for (const folder of Object.values(folders)) if (folder && signed) trustFolder(folder, signed);

  const read = new Map<string, { stamp: string; registry: Registry }>();

  /** The registry of a folder: as read before, as long as its files are the same and need no signature. */
  function registryIn(folder: string): Registry {
    const { mtimeMs = 0, size = 0, ino = 0 } = statSync(join(folder, pointerName), { throwIfNoEntry: false }) ?? {};
    const stamp = `${revisionsIn(folder)[0]} ${mtimeMs} ${size} ${ino}`;
    const before = read.get(folder);
    if (before?.stamp === stamp && !trustOf(folder)) return before.registry;
    const { registry } = readRegistry(folder);
    read.set(folder, { stamp, registry });
    return registry;
  }

  /** The registry of a product, with its folder. Throws `releasesAway`. */
  function opened(product: 'site' | 'desk') {
    const folder = folders[product];
    if (!folder) throw new StaffRefusal('releasesAway', because('this installation releases nothing apart'));
    try {
      const registry = registryIn(folder);
      if (Object.keys(registry.remotes).length > 0) return { folder, registry };
    } catch {
      throw new StaffRefusal('releasesAway', because('the registry cannot be read: the doctor says why'));
    }
    const setting = product === 'site' ? 'RELEASES_DIR' : 'DESK_RELEASES_DIR';
    throw new StaffRefusal('releasesAway', because(`the folder that ${setting} names for this process has none`));
  }

  /** The act behind a button. A repeated one, whose answer was lost, is known by the request in the trail's name. */
  const press = (kind: ReleasePress): PressHandler =>
    async function act({ remote, version, seen }, { actor, reason, requestId }) {
      const { folder, registry } = opened(productNameOf(remote));
      const fixed = fixedBecause(folder);
      if (fixed) throw new StaffRefusal('releasesAway', because(fixed));
      const record = Object.hasOwn(registry.remotes, remote) ? registry.remotes[remote] : undefined;
      if (!record) throw new StaffRefusal('releaseNotDone', because(`there is no release of ${remote}`));
      const who = `${actor.name} (desk ${requestId.slice(0, 8)})`;
      const done = { target: `remote:${remote}@${version}`, before: { revision: seen } };
      const earlier = record.history.find((change) => change.revision > seen && change.who === who);
      if (earlier) {
        const text = `It was done with revision ${earlier.revision}.`;
        return { output: { text }, ...done, after: { revision: earlier.revision } };
      }
      try {
        const text = await doPress(
          folderStore(folder),
          { press: kind, remote, version, seen },
          { who, reason: reason ?? '' },
        );
        return { output: { text }, ...done, after: { revision: readRegistry(folder).revision } };
      } catch (error) {
        if (error instanceof ChangedMeanwhile) throw new StaffRefusal('releaseChanged', because(error.message));
        if (error instanceof Error && !(error as NodeJS.ErrnoException).code)
          throw new StaffRefusal('releaseNotDone', because(error.message));
        throw error;
      }
    };

  return {
    'releases/overview': async ({ product, days }, { clock }) => {
      const { folder, registry } = opened(product);
      const now = clock.now();
      const overview = overviewOf(registry, folder, { now, since: now - days * dayTime, newest: registry });
      return { output: shownOf(overview, fixedBecause(folder), stepTime) };
    },
    'releases/remote': async ({ remote }) => {
      const { folder, registry } = opened(productNameOf(remote));
      const record = Object.hasOwn(registry.remotes, remote) ? registry.remotes[remote] : undefined;
      if (!record) throw new StaffRefusal('targetUnknown');
      const history = record.history.map((change) => ({
        ...changeOf(change),
        action: change.action,
        version: change.version,
      }));
      return {
        output: {
          revision: registry.revision,
          fixed: fixedBecause(folder),
          off: record.off ? offOf(record) : null,
          live: record.live,
          versions: versionsOf(record),
          history: history.reverse(),
          presses: pressesOf(registry, remote),
        },
      };
    },
    'releases/rollback': press('rollback'),
    'releases/withdraw': press('withdraw'),
    'releases/end': press('end'),
    'releases/step': press('step'),
    'releases/promote': press('promote'),
    'releases/off': press('off'),
    'releases/on': press('on'),
  } satisfies Partial<StaffHandlers>;
}
