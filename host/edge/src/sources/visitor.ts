import { randomInt } from 'node:crypto';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { visitorNetwork } from '@marquee/kernel/http/network';
import { cookieOf } from '../http/locale';
import type { RequestBindings } from '../link/backendLink';
import { hasShares, type RegistrySource } from './registrySource';

/** What the edge knows about who asks. */
export interface Visitor {
  /** The address that was asked for, as it reached us. */
  url: URL;
  /** Whether the visitor reached us by https. */
  secure: boolean;
  /** Scheme, host and port as the visitor's browser has them. */
  origin: string;
  /**
   * 0–99, the same for as long as the cookie lives: decides about releases that are out for a share of the visitors.
   */
  bucket: number;
  /** Set where the bucket was drawn just now. */
  bucketCookie: string | null;
  /** What is out as they ask. */
  registry: Registry;
  /** Whether some release is out for a share of the visitors: then they get different pages. */
  isShare: boolean;
  /** The network that requests are counted for, where the caller gave the connection. */
  network: string | undefined;
}

const bucketName = 'marquee_bucket';

/** Whether a request's visitor reached us by https; a proxy that is trusted says so. */
export function isSecure({ url, headers }: Request, trustProxy = false): boolean {
  const forwarded = trustProxy ? headers.get('x-forwarded-proto')?.split(',')[0]?.trim() : undefined;
  return forwarded === undefined ? url.startsWith('https:') : forwarded === 'https';
}

/** Reads a request. A bucket is drawn only while some release is out for a share of the visitors. */
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
