import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { called } from '@marquee/settings/root';
import { quarantine, recordOf, rollback } from '../registry/promote';
import { isUnchecked, takeStep } from '../registry/steps';
import type { RegistryStore } from '../registry/store';
import type { Author } from '../registry/trail';

/** What a person may do with a version by a button. */
export const presses = ['rollback', 'withdraw', 'end', 'step'] as const;

/** A button that was pressed: the version that it stood beside, and the revision that its page showed. */
export interface Press {
  press: (typeof presses)[number];
  remote: string;
  version: string;
  seen: number;
}

/** What everybody gets of a remote after a change. */
function nowGiven({ remotes }: Registry, remote: string): string {
  const { live, lastGood, quarantined } = recordOf(remotes, remote);
  const given = [live, lastGood].find((version) => version && !quarantined.some((entry) => entry.version === version));
  return given ? `Everybody gets ${given}.` : 'Nothing is left: its pages say that they cannot be shown.';
}

const uncheckedText = ({ remote, version }: Press) =>
  `Nobody has checked ${remote}@${version} beside what went live since. To do so: ${called('release', remote)}`;

const noStepText = ({ remote, version }: Press) =>
  `${remote}@${version} has no next step: it is no canary of all sites with a percentage.`;

async function step(store: RegistryStore, press: Press, author: Author): Promise<string> {
  const { remote, version, seen } = press;
  const { remotes } = (await store.read()).registry;
  const percent = recordOf(remotes, remote).canary?.percent ?? 0;
  const registry = await takeStep(store, { remote, version, percent, ...author }, { ...author, seen, isAsked: true });
  if (!registry) throw new Error(isUnchecked(remotes, remote) ? uncheckedText(press) : noStepText(press));
  const next = recordOf(registry.remotes, remote).canary?.percent;
  return next === undefined ? `${version} is live for everybody.` : `The canary has ${next} %.`;
}

/**
 * Does what a button says, by the functions of the commands `rollback` and `quarantine`, and of steps. Returns a
 * sentence about what it did. Throws ChangedMeanwhile where somebody changed the remote after `seen`, so that of two
 * who press at once one does it; and an Error with a sentence for what cannot be done.
 */
export async function doPress(
  store: RegistryStore,
  press: Press,
  author: Author & { reason: string },
): Promise<string> {
  const { remote, version, seen } = press;
  const { remotes } = (await store.read()).registry;
  if (!Object.hasOwn(recordOf(remotes, remote).versions, version))
    throw new Error(`${remote} has no version ${version}.`);
  if (press.press === 'step') return step(store, press, author);
  if (press.press === 'withdraw') {
    const registry = await quarantine(store, remote, version, author.reason, author, seen);
    return `${remote}@${version} is withdrawn with revision ${registry.revision}. ${nowGiven(registry, remote)}`;
  }
  const target = press.press === 'end' ? undefined : version;
  const { registry, ended } = await rollback(store, remote, target, author, seen);
  const what = ended ? `The canary ${ended} has ended` : `${remote} is back`;
  return `${what} with revision ${registry.revision}. ${nowGiven(registry, remote)}`;
}
