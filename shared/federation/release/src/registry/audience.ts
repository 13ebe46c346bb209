import { createHash } from 'node:crypto';
import type { RemoteRecord } from '@marquee/federation-runtime/registry/schema';

/** Buckets of visitors: a visitor keeps one. */
export const buckets = 10_000;

/** A visitor as far as audiences go: the site, and the bucket; null for who gets no canary. */
export interface AudienceMember {
  site: string;
  bucket: number | null;
}

/** A visitor's place for one remote, 0–99.9 %. Each remote has its own order, so that no visitor gets all canaries. */
function placeOf(remote: string, bucket: number): number {
  const hash = createHash('sha256').update(`${remote} ${bucket}`).digest().readUInt32BE();
  return (hash % 1000) / 10;
}

/**
 * The part of the visitors of its sites that a canary reaches, 0 to 1. It is counted by buckets: a percentage is met
 * only nearly, as they are spread by a hash.
 */
export function shareOf(remote: string, canary: RemoteRecord['canary']): number {
  const percent = canary?.percent ?? 0;
  const all = Array.from({ length: buckets }, (_, bucket) => placeOf(remote, bucket));
  return all.filter((place) => place < percent).length / buckets;
}

/** Whether a visitor gets a canary, and why, as the rest of a sentence. */
export interface AudienceAnswer {
  isIn: boolean;
  because: string;
}

const no = (because: string): AudienceAnswer => ({ isIn: false, because });

/**
 * Whether and why a visitor gets the canary of a remote: on its sites, if any are named, and within its percentage, if
 * any.
 */
export function audienceOf(
  remote: string,
  { sites, percent }: NonNullable<RemoteRecord['canary']>,
  { site, bucket }: AudienceMember,
): AudienceAnswer {
  if (bucket === null) return no('the visitor has no bucket');
  if (sites && !sites.includes(site)) return no(`${site} is not among its sites`);
  if (percent === undefined)
    return sites ? { isIn: true, because: `${site} is among its sites` } : no('it is for nobody');
  const place = placeOf(remote, bucket);
  return place < percent
    ? { isIn: true, because: `place ${place} of bucket ${bucket} is within its ${percent} %` }
    : no(`place ${place} of bucket ${bucket} is not within its ${percent} %`);
}

/** Whether a visitor gets the canary of a remote. */
export const isInCanary = (remote: string, canary: RemoteRecord['canary'], member: AudienceMember): boolean =>
  canary !== null && audienceOf(remote, canary, member).isIn;
