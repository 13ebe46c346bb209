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

/** Whether a visitor gets the canary of a remote: on its sites, if any are named, and within its percentage, if any. */
export function isInCanary(remote: string, canary: RemoteRecord['canary'], { site, bucket }: AudienceMember): boolean {
  if (!canary || bucket === null) return false;
  const { sites, percent } = canary;
  if (sites && !sites.includes(site)) return false;
  return percent === undefined ? sites !== undefined : placeOf(remote, bucket) < percent;
}
