import { randomInt } from 'node:crypto';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { visitorNetwork } from '@marquee/kernel/http/network';
import { cookieOf } from '../http/locale';
import type { RequestBindings } from '../link/backendLink';
import { hasShares, type RegistrySource } from './registrySource';

/** What the edge knows about a visitor. */
export interface Visitor {
  /** The requested address, as received. */
  url: URL;
  /** Whether the visitor uses https. */
  secure: boolean;
  /** Scheme, host and port as in the visitor's browser. */
  origin: string;
  /** 0–99, stored in a cookie: decides about canary releases. */
  bucket: number;
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

/** Whether the visitor uses https; a trusted proxy tells. */
export function isSecure({ url, headers }: Request, trustProxy = false): boolean {
  const forwarded = trustProxy ? headers.get('x-forwarded-proto')?.split(',')[0]?.trim() : undefined;
  return forwarded === undefined ? url.startsWith('https:') : forwarded === 'https';
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
  if (Number.isInteger(kept) && kept >= 0 && kept < 100) return { ...known, bucket: kept };
  if (!isShare) return { ...known, bucket: 99 };
  const bucket = randomInt(100);
  const cookie = `${bucketName}=${bucket}; Max-Age=31536000; Path=/; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;
  return { ...known, bucket, bucketCookie: cookie };
}
