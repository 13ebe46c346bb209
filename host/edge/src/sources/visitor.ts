import { randomInt } from 'node:crypto';
import { buckets } from '@marquee/federation-release/registry/audience';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { visitorNetwork } from '@marquee/kernel/http/network';
import { cookieOf } from '../http/locale';
import type { RequestBindings } from '../link/backendLink';
import { armOf, hasShares, liveArm, type RegistrySource } from './registrySource';

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
  /** Set if the bucket was drawn just now. */
  bucketCookie: string | null;
  /** The registry at the time of the request. */
  registry: Registry;
  /** Whether there is a canary release: visitors may then get different pages. */
  isShare: boolean;
  /** The network for rate limits, if the connection is known. */
  network: string | undefined;
}

const bucketName = 'marquee_bucket';
const armName = 'marquee_arm';

/** Whether the visitor uses https; a trusted proxy tells. */
export function isSecure({ url, headers }: Request, trustProxy = false): boolean {
  const forwarded = trustProxy ? headers.get('x-forwarded-proto')?.split(',')[0]?.trim() : undefined;
  return forwarded === undefined ? url.startsWith('https:') : forwarded === 'https';
}

function keptCookie(name: string, value: string | number, secure: boolean): string {
  return `${name}=${value}; Max-Age=31536000; Path=/; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;
}

/**
 * Whether shared caches may keep a visitor's pages, and the cookie by which they tell visitors apart, if it has to be
 * set. While a canary release is out, they keep the pages of those who are known not to get it: a visitor without a
 * cookie has to reach the edge, and a cache that ignores cookies must not give a canary to others.
 */
export function sharingOf(
  { registry, isShare, bucket, secure }: Visitor,
  site: string,
  cookies: string | undefined,
): { isShared: boolean; cookie: string | null } {
  if (!isShare) return { isShared: true, cookie: null };
  const arm = armOf(registry, { site, bucket });
  const isKnown = cookieOf(cookies, armName) === arm;
  return { isShared: isKnown && arm === liveArm, cookie: isKnown ? null : keptCookie(armName, arm, secure) };
}

/** Reads a request. A bucket is drawn only while there is a canary release. */
export function visitorOf(
  request: Request,
  { registries, trustProxy = false }: { registries: RegistrySource; trustProxy?: boolean },
  bindings?: RequestBindings,
): Visitor {
  const network = visitorNetwork(request.headers, bindings?.incoming?.socket, trustProxy);
  const url = new URL(request.url);
  const secure = isSecure(request, trustProxy);
  const origin = `${secure ? 'https' : 'http'}://${url.host}`;
  const registry = bindings?.incoming ? registries.forRequest() : registries.current();
  const isShare = hasShares(registry);
  const known = { url, secure, origin, network, registry, isShare, bucketCookie: null };
  const kept = Number(cookieOf(request.headers.get('cookie'), bucketName) ?? Number.NaN);
  if (Number.isInteger(kept) && kept >= 0 && kept < buckets) return { ...known, bucket: kept };
  if (!isShare) return { ...known, bucket: null };
  const bucket = randomInt(buckets);
  return { ...known, bucket, bucketCookie: keptCookie(bucketName, bucket, secure) };
}
