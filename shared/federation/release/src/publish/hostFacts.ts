import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deskPaths } from '@marquee/contract/staff/deskPaths';
import { hostApiOf, hostOffers } from '@marquee/federation-build/sharedModules';
import { type Product, products } from '@marquee/federation-runtime/products';
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

/** The file with these facts of a product in an archive, which lacks the packages they are read from. */
export const packagedFacts = ({ host }: Product = products.site) => join(host, 'facts.json');

/** The host facts of a product in this checkout or archive. */
export function hostFacts(product: Product = products.site): HostFacts {
  const file = join(root, packagedFacts(product));
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as HostFacts;
  const facts = {
    offers: hostOffers(product),
    hostApi: hostApiOf(product),
    hostMembers: liveHostMembers(product),
  };
  if (!product.isPublic) return { ...facts, hostRoutes: [...deskPaths] };
  const broken = JSON.parse(readFileSync(join(root, 'shared/sdk/broken.json'), 'utf8')) as BrokenMembers[];
  return { ...facts, hostRoutes: liveHostRoutes(), broken };
}
