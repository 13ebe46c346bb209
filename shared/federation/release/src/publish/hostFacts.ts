import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostOffers } from '@marquee/federation-build/sharedModules';
import { hostApiVersion } from '@marquee/federation-runtime/hostApiVersion';
import { root } from '@marquee/settings/root';
import { liveHostMembers, liveHostRoutes } from '../gate/hostMembers';
import type { GateContext } from '../gate/rules';

/** What the gate knows of the host itself. */
export type HostFacts = Omit<GateContext, 'others' | 'isComplete'>;

/** Where an archive says what its host offers, below the root: the packages that a checkout asks are not in it. */
export const packagedFacts = 'host/facts.json';

/** What this checkout's host offers, or this archive's. */
export function hostFacts(): HostFacts {
  const file = join(root, packagedFacts);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as HostFacts;
  return {
    offers: hostOffers(),
    hostApi: hostApiVersion,
    hostMembers: liveHostMembers(),
    hostRoutes: liveHostRoutes(),
  };
}
