import { hostName } from '@marquee/federation-runtime/hostRecord';
import { productOf } from '@marquee/federation-runtime/products';
import type { Registry, RemoteRecord } from '@marquee/federation-runtime/registry/schema';
import { givenVersions } from '../registry/choices';
import { quarantine, recordOf, rollback } from '../registry/promote';
import { isUnchecked, nextPercent, promoteCanary, takeStep, uncheckedText } from '../registry/steps';
import type { RegistryStore } from '../registry/store';
import { switchRemote } from '../registry/switchRemote';
import type { Author } from '../registry/trail';

/** What a person may do with a version, or with a whole remote (`off`, `on`), by a button. */
export const presses = ['rollback', 'withdraw', 'end', 'step', 'promote', 'off', 'on'] as const;

/** A button that was pressed: the version that it stood beside, and the revision that its page showed. */
export interface Press {
  press: (typeof presses)[number];
  remote: string;
  version: string;
  seen: number;
}

/** A button that there is, with what it does, in sentences. */
export interface PossiblePress extends Omit<Press, 'seen'> {
  meaning: string;
}

/** Of which product a remote is: its releases are in the folder of that one. */
export const productNameOf = (remote: string): 'site' | 'desk' => productOf(remote).name;

const nothingLeft = 'Nothing is left then: its pages say that they cannot be shown.';

function buttonsOf({ remotes }: Registry, remote: string, record: RemoteRecord): Omit<PossiblePress, 'remote'>[] {
  const { live, lastGood, canary, quarantined, versions, off } = record;
  const isOut = (version: string) => quarantined.some((entry) => entry.version === version);
  const ends = canary ? ` The canary ${canary.version} ends.` : '';
  const whileOff = off ? ' It is switched off: nobody sees it until it is switched on.' : '';
  const back = Object.keys(versions)
    .filter((version) => version !== canary?.version && (version !== live || isOut(version)))
    .map((version) => ({
      press: 'rollback' as const,
      version,
      meaning: `Everybody gets ${remote}@${version}; now it is ${live}${isOut(live) ? ', which is withdrawn' : ''}.${ends}${whileOff}`,
    }));
  const out = [...new Set([live, canary?.version, lastGood])]
    .filter((version) => version !== undefined && version !== null)
    .filter((version) => !isOut(version))
    .map((version) => {
      const [rest] = givenVersions({ ...record, canary: null, off: undefined }).filter((other) => other !== version);
      const then = rest ? `They get ${rest}.` : nothingLeft;
      const meaning = `${remote}@${version} is taken from everybody, from open pages within seconds. ${then}${whileOff}`;
      return { press: 'withdraw' as const, version, meaning };
    });
  const switching = off
    ? { press: 'on' as const, version: live, meaning: `Everybody gets ${remote} again, as far as it is not withdrawn.` }
    : {
        press: 'off' as const,
        version: live,
        meaning: `Nobody is given any version of ${remote}; open pages leave it within seconds. Its addresses say that this part is switched off, also after further releases, until somebody switches it on.`,
      };
  return [
    ...canaryButtons(remotes, remote, record).map((one) => ({ ...one, meaning: `${one.meaning}${whileOff}` })),
    ...back,
    ...out,
    ...(remote === hostName ? [] : [switching]),
  ];
}

function canaryButtons(remotes: Registry['remotes'], remote: string, { live, canary }: RemoteRecord) {
  if (!canary) return [];
  const { version, percent, sites } = canary;
  const isOpen = !isUnchecked(remotes, remote);
  const next = percent === undefined || sites ? undefined : nextPercent(percent);
  const all = `Everybody gets ${remote}@${version}; now it is ${live}.`;
  return [
    ...(next === undefined || next === 100
      ? []
      : [
          {
            press: 'step' as const,
            version,
            meaning: `${next} % of the visitors get ${remote}@${version}; now ${percent} % do.`,
          },
        ]),
    ...(isOpen ? [{ press: 'promote' as const, version, meaning: all }] : []),
    { press: 'end' as const, version, meaning: `The canary ends: everybody gets ${live}.` },
  ];
}

/** All that a person may do with a remote now, with what it does. None for one that there is not. */
export function pressesOf(registry: Registry, remote: string): PossiblePress[] {
  const record = Object.hasOwn(registry.remotes, remote) ? registry.remotes[remote] : undefined;
  return record ? buttonsOf(registry, remote, record).map((one) => ({ remote, ...one })) : [];
}

/** What everybody gets of a remote after a change. */
function nowGiven({ remotes }: Registry, remote: string): string {
  const record = recordOf(remotes, remote);
  const [given] = givenVersions({ ...record, canary: null });
  if (record.off) return 'It is switched off: nobody sees it.';
  return given ? `Everybody gets ${given}.` : 'Nothing is left: its pages say that they cannot be shown.';
}

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
 * Does what a button says, by the functions of the commands `rollback` and `quarantine`, of steps and of the switch.
 * Returns a sentence about what it did. Throws ChangedMeanwhile where somebody changed the remote after `seen`, so that
 * of two who press at once one does it; and an Error with a sentence for what cannot be done.
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
  switch (press.press) {
    case 'step':
      return step(store, press, author);
    case 'withdraw': {
      const registry = await quarantine(store, remote, version, author.reason, author, seen);
      return `${remote}@${version} is withdrawn with revision ${registry.revision}. ${nowGiven(registry, remote)}`;
    }
    case 'promote': {
      const registry = await promoteCanary(store, press, { ...author, seen });
      return `${version} is live with revision ${registry.revision}. ${nowGiven(registry, remote)}`;
    }
    case 'off':
    case 'on': {
      const registry = await switchRemote(store, remote, press.press, { ...author, seen });
      return `${remote} is ${press.press} with revision ${registry.revision}. ${nowGiven(registry, remote)}`;
    }
    default: {
      const target = press.press === 'end' ? undefined : version;
      const { registry, ended } = await rollback(store, remote, target, author, seen);
      const what = ended ? `The canary ${ended} has ended` : `${remote} is back`;
      return `${what} with revision ${registry.revision}. ${nowGiven(registry, remote)}`;
    }
  }
}
