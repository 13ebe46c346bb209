import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostOffers } from '@marquee/federation-build/sharedModules';
import { hostApiVersion } from '@marquee/federation-runtime/hostApiVersion';
import { root } from '@marquee/settings/root';
import { liveHostMembers, liveHostRoutes } from '../gate/hostMembers';
import type { GateContext } from '../gate/rules';

/** Members of the host API that its numbers broke, as `npm run api -- --write` lists them. */
interface BrokenMembers {
  version: string;
  members: { member: string; name: string; what: string; exports: string[] }[];
}

/** What the gate needs to know about the host. */
export type HostFacts = Omit<GateContext, 'others' | 'isComplete'> & {
  /** Members of the host API that its numbers broke; an older archive does not say. */
  broken?: BrokenMembers[];
};

/** The file with these facts in an archive, which lacks the packages they are read from. */
export const packagedFacts = 'host/facts.json';

/** The host facts of this checkout or archive. */
export function hostFacts(): HostFacts {
  const file = join(root, packagedFacts);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as HostFacts;
  return {
    offers: hostOffers(),
    hostApi: hostApiVersion,
    hostMembers: liveHostMembers(),
    hostRoutes: liveHostRoutes(),
    broken: JSON.parse(readFileSync(join(root, 'shared/sdk/broken.json'), 'utf8')) as BrokenMembers[],
  };
}
