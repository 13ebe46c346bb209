import { cookieLifetime } from '@marquee/contract/siteCookies';
import { buckets } from '@marquee/federation-release/registry/audience';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { visitorNetwork } from '@marquee/kernel/http/network';
import { isSecure } from '@marquee/kernel/http/secure';
import { cookieOf, edgeCookie } from '../http/cookies';
import type { RequestBindings } from '../link/backendLink';
import { hasShares, liveArm, type RegistrySource } from './registrySource';
import { bucketOf, newVisit, type Visits } from './visits';

/** What the edge knows about a visitor. */
export interface Visitor {
  /** The requested address, as received. */
  url: URL;
  /** Whether the visitor uses https. */
  secure: boolean;
  /** Scheme, host and port as in the visitor's browser. */
  origin: string;
  /** Stored in a cookie: decides about canary releases. Null while there is none. */
  bucket: number | null;
  /** The id of the visit that the bucket was drawn with just now; null if the visitor had a bucket or a visit. */
  drawn: string | null;
  /** Whether the bucket is not yet in its cookie. */
  isBucketNew: boolean;
  /** The registry at the time of the request. */
  registry: Registry;
  /** Whether there is a canary release: visitors may then get different pages. */
  isShare: boolean;
  /** The network for rate limits, if the connection is known. */
  network: string | undefined;
}

const bucketName = 'marquee_bucket';
const armName = 'marquee_arm';

const keptCookie = (name: string, value: string | number, secure: boolean) =>
  edgeCookie(name, value, { maxAge: cookieLifetime, secure });

/**
 * Whether shared caches may keep a visitor's pages, and the cookie by which they tell visitors apart, if it has to be
 * set. While a canary release is out, they keep the pages of those who are known not to get it: a visitor without a
 * cookie has to reach the edge, and a cache that ignores cookies must not give a canary to others.
 */
export function sharingOf(
  { isShare, secure }: Visitor,
  arm: string,
  cookies: string | undefined,
): { isShared: boolean; cookie: string | null } {
  if (!isShare) return { isShared: true, cookie: null };
  const isKnown = cookieOf(cookies, armName) === arm;
  return { isShared: isKnown && arm === liveArm, cookie: isKnown ? null : keptCookie(armName, arm, secure) };
}

/** The bucket in a Cookie header; null without one, or if it is none. */
function keptBucket(cookies: string | null): number | null {
  const text = cookies && cookieOf(cookies, bucketName);
  const kept = Number(text || Number.NaN);
  return Number.isInteger(kept) && kept >= 0 && kept < buckets ? kept : null;
}

/** What tells visitors. */
interface Sources {
  registries: RegistrySource;
  trustProxy?: boolean;
  health?: { readonly visits: Visits } | undefined;
}

/**
 * Reads a request. Only while there is a canary release, the bucket is that of the visit, or one is drawn. One in its
 * cookie comes first: anybody may choose what they see, but it then counts for nothing (ADR 94).
 */
export function visitorOf(
  request: Request,
  { registries, health, trustProxy = false }: Sources,
  bindings?: RequestBindings,
): Visitor {
  const network = visitorNetwork(request.headers, bindings?.incoming?.socket, trustProxy);
  const url = new URL(request.url);
  const secure = isSecure(request, trustProxy);
  const origin = `${secure ? 'https' : 'http'}://${url.host}`;
  const registry = bindings?.incoming ? registries.forRequest() : registries.current();
  const isShare = hasShares(registry);
  const cookies = request.headers.get('cookie');
  const kept = keptBucket(cookies);
  const isBucketNew = kept === null && isShare;
  const visit = isBucketNew ? health?.visits.of(cookies) : undefined;
  const drawn = isBucketNew && !visit ? newVisit() : null;
  const bucket = kept ?? (isBucketNew ? (visit?.bucket ?? bucketOf(drawn ?? '')) : null);
  return { url, secure, origin, bucket, drawn, isBucketNew, registry, isShare, network };
}

/** The cookies that a page gives its visitor: a bucket that is new, and the visit that it was drawn with. */
export function visitorCookies(
  { bucket, drawn, isBucketNew, network, secure, registry: { revision } }: Visitor,
  { health }: Sources,
): string[] {
  if (!isBucketNew || bucket === null) return [];
  const visit = drawn === null ? null : (health?.visits.begin(drawn, { network, revision, secure }) ?? null);
  return [keptCookie(bucketName, bucket, secure), visit].filter((cookie) => cookie !== null);
}

/**
 * The cookies of an open page that asks: a visit that counts from now on. Who begins one gets its bucket, in place of
 * one that may have been chosen.
 */
export function visitCookies(request: Request, visitor: Visitor, { health }: Sources): string[] {
  if (!health) return [];
  const { visits } = health;
  const { network, secure, registry, bucket, isShare } = visitor;
  const asker = { network, secure, revision: registry.revision };
  const visit = visits.of(request.headers.get('cookie'));
  if (visit) return [visits.renewed(visit, asker)].filter((cookie) => cookie !== null);
  const id = visitor.drawn ?? newVisit();
  const begun = visits.begin(id, asker);
  if (begun === null) return [];
  return isShare || bucket !== null ? [begun, keptCookie(bucketName, bucketOf(id), secure)] : [begun];
}
