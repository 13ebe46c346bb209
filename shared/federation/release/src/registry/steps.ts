import type { Registry, RemoteRecord } from '@marquee/federation-runtime/registry/schema';
import { called } from '@marquee/settings/root';
import { canaryRules } from '../canary/rules';
import { promoted, recordOf, refuseChanged } from './promote';
import { changeRegistry, type RegistryStore } from './store';
import { type Author, noted } from './trail';
import { NothingToDo, unlessDone } from './unlessDone';

/** A canary at a percentage, %, that has had enough visitors there. */
export interface Step {
  remote: string;
  version: string;
  percent: number;
  /** Its figures, as a sentence. */
  reason?: string | undefined;
}

/** The percentage after another one; 100 % is live. */
export function nextPercent(percent: number): number {
  return canaryRules.steps.percents.find((next) => next > percent) ?? 100;
}

/**
 * Whether another remote went live or back since a person released the canary. Nobody has checked it against that: the
 * last step is then a person's, whose tool checks it again.
 */
export function isUnchecked(remotes: Registry['remotes'], remote: string): boolean {
  const { canary, history = [] } = remotes[remote] ?? {};
  const byPerson = (entry: RemoteRecord['history'][number]) => entry.action === 'canary' && entry.by !== 'steps';
  const since = history.findLast((entry) => entry.version === canary?.version && byPerson(entry))?.revision;
  const moves = (one: RemoteRecord) =>
    one.history.some(({ action, revision }) => ['release', 'rollback'].includes(action) && revision > (since ?? 0));
  return Object.entries(remotes).some(([name, one]) => name !== remote && moves(one));
}

/** Whether a canary has had its percentage for so long, ms. Without a note of when, it has. */
export function isStepDue(
  { history }: Pick<RemoteRecord, 'history'>,
  version: string,
  least: number,
  now = Date.now(),
): boolean {
  const since = history.findLast((entry) => entry.version === version && entry.action === 'canary');
  return since === undefined || now - Date.parse(since.at) >= least;
}

/** The last step gives it to everybody: one for some sites alone takes none. */
const isStepping = ({ steps, sites }: NonNullable<RemoteRecord['canary']>, isAsked: boolean) =>
  steps === true || (isAsked && sites === undefined);

/** Who takes a step, and how. */
interface StepOptions {
  who?: string | undefined;
  least?: number;
  isAsked?: boolean;
  seen?: number;
}

/**
 * Gives a canary to the next part of the visitors, the last one to everybody (ADR 87). Null, without effect, if it is
 * no such canary any more, if another edge took the step, if it has not had its percentage for `least` ms, or if the
 * last step is a person's. `isAsked`: a person asks for it, also of a canary that takes none by itself; throws
 * ChangedMeanwhile if it was changed after the revision `seen`.
 */
export function takeStep(
  store: RegistryStore,
  { remote, version, percent, reason }: Step,
  { who, least = 0, isAsked = false, seen }: StepOptions = {},
): Promise<Registry | null> {
  const author: Author = { by: 'steps', who, reason };
  const change = changeRegistry(store, (remotes, revision) => {
    if (seen !== undefined) refuseChanged(remotes, [remote], seen);
    const record = remotes[remote];
    const release = record?.versions[version];
    const { canary } = record ?? {};
    if (!record || !release || !canary || !isStepping(canary, isAsked)) throw new NothingToDo();
    if (canary.version !== version || canary.percent !== percent) throw new NothingToDo();
    if (!isStepDue(record, version, least)) throw new NothingToDo();
    const next = nextPercent(percent);
    if (next === 100) {
      if (isUnchecked(remotes, remote)) throw new NothingToDo();
      return promoted(remotes, revision, [{ remote, version, release, built: false }], undefined, author);
    }
    const wider = { ...record, canary: { ...canary, percent: next } };
    return { ...remotes, [remote]: noted(wider, revision, 'canary', version, author) };
  });
  return unlessDone(change);
}

/**
 * Gives a canary to everybody at once, as a person asks. Throws ChangedMeanwhile if the remote was changed after the
 * revision `seen`, and an Error if it is no canary, or nobody has checked it against what moved since.
 */
export function promoteCanary(
  store: RegistryStore,
  { remote, version }: Pick<Step, 'remote' | 'version'>,
  { seen, ...author }: Author & { seen: number },
): Promise<Registry> {
  return changeRegistry(store, (remotes, revision) => {
    refuseChanged(remotes, [remote], seen);
    const { canary, versions } = recordOf(remotes, remote);
    const release = versions[version];
    if (canary?.version !== version || !release) throw new Error(`${remote}@${version} is no canary.`);
    if (isUnchecked(remotes, remote)) throw new Error(uncheckedText({ remote, version }));
    return promoted(remotes, revision, [{ remote, version, release, built: false }], undefined, author);
  });
}

/** Why only the release tool may take the last step of a canary. */
export const uncheckedText = ({ remote, version }: Pick<Step, 'remote' | 'version'>): string =>
  `Nobody has checked ${remote}@${version} beside what went live since. To do so: ${called('release', remote)}`;
