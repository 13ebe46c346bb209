import * as v from 'valibot';
import { requiredText, time } from '../schemas/fields';
import type { StaffCallRow } from './row';

/** What is released: the site that players see, and the desk. */
const product = v.optional(v.picklist(['site', 'desk']), 'site');

/** What a person may do with a version of a remote, or with the whole remote (`off`, `on`). */
export const releasePresses = ['rollback', 'withdraw', 'end', 'step', 'promote', 'off', 'on'] as const;

/** One of these. */
export type ReleasePress = (typeof releasePresses)[number];

const press = { remote: v.string(), press: v.picklist(releasePresses), version: v.string(), meaning: v.string() };

/** A change in a remote's record: who, when and why. Null where nobody noted it. */
const change = {
  at: time,
  revision: v.number(),
  /** What decided it, if no person did. */
  by: v.nullable(v.string()),
  who: v.nullable(v.string()),
  reason: v.nullable(v.string()),
};

/** What visitors' browsers saw of a version that fails. Its texts come from strangers. */
const failed = {
  visitors: v.number(),
  failed: v.number(),
  networks: v.number(),
  cause: v.string(),
  /** The address of the code. */
  place: v.string(),
};

/** What the site saw of a version before it withdrew it. */
const evidence = v.object({
  ...failed,
  first_at: time,
  last_at: time,
  /** Of a canary that is stopped because fewer visitors do something: what. */
  measure: v.nullable(v.string()),
  /** What the edge saw itself. */
  seen: v.nullable(v.string()),
  /** The version that it was compared with, its visitors with failures of so many, and the odds that it is better. */
  compared: v.nullable(
    v.object({ version: v.nullable(v.string()), visitors: v.number(), failed: v.number(), odds: v.number() }),
  ),
});

const arm = v.object({ visitors: v.number(), failed: v.number() });

/** Visitors of both arms at a time, since the canary has its percentage or the day (UTC) began. */
const sample = v.object({ at: time, percent: v.number(), canary: arm, live: arm });

const changed = v.object(change);

const pressInput = v.object({
  remote: requiredText(100),
  version: requiredText(100),
  /** The revision that the page showed: if the remote was changed since, nothing is done. */
  seen: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

const done = v.object({
  /** What was done, and what everybody gets now, as sentences. */
  text: v.string(),
});

const refusals = ['releaseChanged', 'releaseNotDone', 'releasesAway'] as const;

/** The row of an act with a version. */
const act = <const P extends 'releases.stop' | 'releases.promote'>(about: string, permission: P) =>
  ({
    about,
    kind: 'act',
    scope: 'all',
    permission,
    input: pressInput,
    output: done,
    errors: refusals,
    reason: true,
  }) as const;

/**
 * Releases of remotes: what is live, canaries, what was withdrawn, and the acts of the commands of releases. They are
 * changed in the releases folder, whose own trail names the person and the request (ADR 132).
 */
export const releases = {
  'releases/overview': {
    about: 'Shows what is live, canaries with both arms, what was withdrawn or refused, and what can be done.',
    kind: 'read',
    scope: 'all',
    permission: 'releases.read',
    input: v.object({
      product,
      days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)), 1),
    }),
    output: v.object({
      at: time,
      since: time,
      revision: v.number(),
      /** Why nothing can be changed from here; null: it can. */
      fixed: v.nullable(v.string()),
      /** Edges that do not serve the newest revision. */
      deaf: v.array(
        v.object({
          edge: v.string(),
          revision: v.number(),
          since: time,
          why: v.nullable(v.string()),
          cure: v.string(),
        }),
      ),
      live: v.array(
        v.object({
          remote: v.string(),
          version: v.string(),
          change: v.nullable(changed),
          last_good: v.nullable(v.string()),
          /** Whether enough visitors have used it without failures, and whether it passed a run in a browser. */
          is_proven: v.boolean(),
          has_run: v.boolean(),
          is_withdrawn: v.boolean(),
          off: v.nullable(v.object({ at: time, who: v.nullable(v.string()), reason: v.nullable(v.string()) })),
        }),
      ),
      canaries: v.array(
        v.object({
          remote: v.string(),
          version: v.string(),
          live: v.string(),
          /** Such as `10 %`, or sites. */
          audience: v.string(),
          change: v.nullable(changed),
          /** The next percentage; 100: everybody. Null: it takes no steps. */
          next: v.nullable(v.number()),
          /** Whether it takes them by itself, and what that waits for. */
          is_stepping: v.boolean(),
          waits: v.array(v.string()),
          /** Whether its last step is a person's with the release tool, as another remote moved. */
          is_unchecked: v.boolean(),
          visitors: v.object({ canary: v.number(), live: v.number() }),
          measures: v.array(
            v.object({
              what: v.string(),
              canary: v.number(),
              live: v.number(),
              /** How many times better a worse canary explains it; from `limit` on it stops. */
              odds: v.number(),
              limit: v.number(),
              is_over: v.boolean(),
            }),
          ),
          samples: v.array(sample),
        }),
      ),
      ended: v.array(
        v.object({
          remote: v.string(),
          version: v.string(),
          end: v.nullable(v.object({ ...change, action: v.string(), version: v.string() })),
          samples: v.array(sample),
        }),
      ),
      withdrawn: v.array(
        v.object({
          remote: v.string(),
          version: v.string(),
          change: changed,
          evidence: v.nullable(evidence),
          /** Whether it is withdrawn at present, and what everybody gets instead; null: nothing. */
          is_out: v.boolean(),
          instead: v.nullable(v.string()),
        }),
      ),
      /** Versions that visitors say fail, and that stay. `is_doubted`: the edge saw them work. */
      failing: v.array(
        v.object({
          remote: v.string(),
          version: v.string(),
          at: time,
          because: v.string(),
          is_doubted: v.boolean(),
          evidence: v.object(failed),
        }),
      ),
      /** Builds that the gate refused. */
      refused: v.array(
        v.object({
          remote: v.string(),
          version: v.nullable(v.string()),
          at: time,
          who: v.nullable(v.string()),
          problems: v.array(v.object({ rule: v.string(), message: v.string(), cure: v.string() })),
          /** Problems beyond these. */
          more: v.number(),
        }),
      ),
      presses: v.array(v.object(press)),
    }),
    errors: ['releasesAway'],
  },
  'releases/remote': {
    about: 'Shows the versions of a remote, its changes with who and why, and what can be done.',
    kind: 'read',
    scope: 'all',
    permission: 'releases.read',
    input: v.object({ remote: requiredText(100) }),
    output: v.object({
      revision: v.number(),
      fixed: v.nullable(v.string()),
      /** The change by which the whole remote was switched off; null: it is on. */
      off: v.nullable(changed),
      live: v.string(),
      versions: v.array(
        v.object({
          version: v.string(),
          published_at: time,
          ran_at: v.nullable(time),
          proven_at: v.nullable(time),
          commit: v.nullable(v.string()),
          /** What the run in a browser opened or why not. */
          run: v.array(v.string()),
          /** Why it is withdrawn; null: it is not. */
          withdrawn: v.nullable(v.string()),
          /** Staff calls or players' calls that it makes, and its pages. */
          calls: v.array(v.string()),
          routes: v.array(v.string()),
        }),
      ),
      history: v.array(v.object({ ...change, action: v.string(), version: v.string() })),
      presses: v.array(v.object(press)),
    }),
    errors: ['releasesAway', 'targetUnknown'],
  },
  'releases/rollback': act('Makes an earlier version of a remote live again.', 'releases.stop'),
  'releases/withdraw': act('Takes a version from everybody, from open pages within seconds.', 'releases.stop'),
  'releases/end': act('Ends a canary: everybody gets the live version.', 'releases.stop'),
  'releases/off': act('Switches a whole remote off.', 'releases.stop'),
  'releases/on': act('Switches a remote on again.', 'releases.promote'),
  'releases/step': act('Gives a canary to more visitors.', 'releases.promote'),
  'releases/promote': act('Gives a canary to everybody.', 'releases.promote'),
} as const satisfies Record<string, StaffCallRow>;
