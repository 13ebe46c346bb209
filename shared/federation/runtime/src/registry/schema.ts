import * as v from 'valibot';
import type { CompiledRemote } from '../compiledRemote';
import { description, integrity, remoteName, versionName } from './description';

const time = v.pipe(v.string(), v.isoTimestamp());
const text = v.pipe(v.string(), v.maxLength(2_000));

/** A path of this site, or an absolute URL; unambiguous. */
const address = v.pipe(
  text,
  v.regex(/^(https?:\/\/[\w.:-]+)?(\/[\w@+~-][\w.@+~-]*)+$/, 'an entry is a path of the site or an https address'),
);

const run = v.optional(v.looseObject({ seconds: v.number(), lines: v.pipe(v.array(text), v.maxLength(100)) }));

const release = v.pipe(
  v.looseObject({
    entry: address,
    integrity,
    publishedAt: time,
    ranAt: v.optional(time),
    provenAt: v.optional(time),
    commit: v.optional(text),
    run,
    source: text,
    description,
  }),
  v.check((one) => one.entry.endsWith(`/${one.description.entry.file}`), 'the entry is not the description’s'),
);

/** Evidence of a version that the site withdrew by itself (ADR 85). */
const evidence = v.looseObject({
  visitors: v.number(),
  failed: v.number(),
  networks: v.number(),
  server: v.number(),
  first: time,
  last: time,
  cause: text,
  place: text,
  measure: v.optional(text),
  seen: v.optional(text),
  before: v.optional(
    v.looseObject({ version: versionName, visitors: v.number(), failed: v.number(), odds: v.number() }),
  ),
  live: v.optional(v.looseObject({ visitors: v.number(), failed: v.number(), odds: v.number() })),
});

const record = v.pipe(
  v.looseObject({
    live: versionName,
    lastGood: v.nullable(versionName),
    canary: v.nullable(
      v.looseObject({
        version: versionName,
        percent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
        sites: v.optional(v.pipe(v.array(text), v.maxLength(10_000))),
        steps: v.optional(v.boolean()),
      }),
    ),
    quarantined: v.pipe(
      v.array(v.looseObject({ version: versionName, reason: text, at: time, evidence: v.optional(evidence) })),
      v.maxLength(1_000),
    ),
    versions: v.record(versionName, release),
    off: v.optional(v.looseObject({ at: time, who: v.optional(text), reason: v.optional(text) })),
    history: v.pipe(
      v.array(
        v.looseObject({
          revision: v.pipe(v.number(), v.safeInteger()),
          at: time,
          action: v.picklist(['release', 'canary', 'rollback', 'quarantine']),
          version: versionName,
          by: v.optional(text),
          who: v.optional(text),
          reason: v.optional(text),
          commit: v.optional(text),
          run,
        }),
      ),
      v.maxLength(1_000),
    ),
  }),
  v.check(({ live, versions }) => live in versions, 'the live version is not among its versions'),
  v.check(
    ({ lastGood, versions }) => lastGood === null || lastGood in versions,
    'the last good version is not among its versions',
  ),
  v.check(
    ({ canary, versions }) => canary === null || canary.version in versions,
    'the canary is not among its versions',
  ),
  v.check(
    ({ versions }) => Object.entries(versions).every(([version, one]) => one.description.version === version),
    'a version is described as another one',
  ),
);

const entry = v.pipe(
  v.tuple([remoteName, record]),
  v.check(
    ([name, { versions }]) => Object.values(versions).every((one) => one.description.name === name),
    'a version is described as another remote’s',
  ),
);

/** One remote's record with its name. Unknown fields of newer tools are kept. */
export const entrySchema = entry as unknown as v.GenericSchema<unknown, [string, RemoteRecord]>;

const revisionId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** The registry before its records are validated. */
export const outlineSchema = v.object({
  format: v.literal(1),
  revision: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1e12)),
  id: v.fallback(v.optional(revisionId), undefined),
  after: v.fallback(v.optional(v.pipe(v.array(revisionId), v.maxLength(2))), undefined),
  remotes: v.custom<Record<string, unknown>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'no remotes',
  ),
});

/** What a run in a browser came to: how long it took, and what was opened or why not. */
export interface RunResult {
  seconds: number;
  lines: string[];
}

/** One published version in the registry. */
export interface Release {
  /** Absolute path or URL of the entry. */
  entry: string;
  integrity: string;
  /** ISO 8601. */
  publishedAt: string;
  /** ISO 8601: when it passed its run in a browser. Missing if it was never run. */
  ranAt?: string | undefined;
  /** ISO 8601: when enough visitors had used it without failures (ADR 85). Missing before. */
  provenAt?: string | undefined;
  /** The commit that it was built from; with `+` where files differed from it. Missing if unknown. */
  commit?: string | undefined;
  run?: RunResult | undefined;
  /** Hash of the sources, so that an unchanged remote is not rebuilt. */
  source: string;
  description: CompiledRemote;
}

/** What the site saw of a version before it withdrew it by itself: distinct visitors, networks, and one example. */
export interface Evidence {
  /** Visitors that had the version, and those in whose browser it failed. */
  visitors: number;
  failed: number;
  networks: number;
  /** Failures in the edge's renderers, which say nothing about networks. */
  server: number;
  /** ISO 8601: its first and last failure. */
  first: string;
  last: string;
  cause: string;
  /** The URL of the code. */
  place: string;
  /** Of a canary that is worse (ADR 87): the live version's visitors, and how much better a worse one explains all. */
  live?: { visitors: number; failed: number; odds: number } | undefined;
  /** What fewer of its visitors do (ADR 88): `failed` then counts those of each arm who did it. */
  measure?: string | undefined;
  /** What the edge saw itself, where visitors were too few to decide (ADR 102). */
  seen?: string | undefined;
  /** Of as many visitors of the version before (ADR 104), and how much better a worse one explains both. */
  before?: { version: string; visitors: number; failed: number; odds: number } | undefined;
}

/** A version that nobody is given; with `evidence` if the site withdrew it by itself. */
export interface Quarantined {
  version: string;
  reason: string;
  at: string;
  evidence?: Evidence | undefined;
}

/** The registry's record of one remote. */
export interface RemoteRecord {
  live: string;
  /** The previous good version, to which tabs fall back. */
  lastGood: string | null;
  /** The audience of another version: a percentage of visitors, or listed sites; `steps`: it grows by itself. */
  canary: {
    version: string;
    percent?: number | undefined;
    sites?: string[] | undefined;
    steps?: boolean | undefined;
  } | null;
  quarantined: Quarantined[];
  versions: Record<string, Release>;
  /** A person switched the remote off: nobody is given any version, also none that is released meanwhile (ADR 132). */
  off?: { at: string; who?: string | undefined; reason?: string | undefined } | undefined;
  /** Its changes, oldest first. */
  history: {
    revision: number;
    at: string;
    action: 'release' | 'canary' | 'rollback' | 'quarantine';
    version: string;
    /**
     * What decided it, if no person did: failures of visitors, or enough visitors of a canary. `switch`: the whole
     * remote was switched off (`quarantine`) or on (`rollback`), which readers of before take for those.
     */
    by?: string | undefined;
    /** The person, CI job or edge that made the change, and why. Only in the revisions, which are not served. */
    who?: string | undefined;
    reason?: string | undefined;
    /** Of the version at that time. */
    commit?: string | undefined;
    run?: RunResult | undefined;
  }[];
}

/** `releases/registry.json`: for each remote the live version, canary, and history. */
export interface Registry {
  format: 1;
  /** Incremented by every change. */
  revision: number;
  /** Tells this revision from one of another folder with the same number (ADR 101). Missing in those of before. */
  id?: string | undefined;
  /** The id of the revision that was changed; with `any`: a person says that it follows whatever was there. */
  after?: string[] | undefined;
  remotes: Record<string, RemoteRecord>;
}
