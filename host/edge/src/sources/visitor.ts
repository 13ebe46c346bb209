import { randomInt } from 'node:crypto';
import { visitorNetwork } from '@marquee/kernel/http/network';
import { cookieOf } from '../http/locale';
import type { RequestBindings } from '../link/backendLink';
import type { RegistrySource } from './registrySource';

/** What the edge knows about who asks. */
export interface Visitor {
  /** Whether the visitor reached us by https. */
  secure: boolean;
  /** Scheme, host and port as the visitor's browser has them. */
  origin: string;
  /** 0–99, the same for as long as the cookie lives: decides about releases that are out for a share of the visitors. */
  bucket: number;
  /** Set where the bucket was drawn just now. */
  bucketCookie: string | null;
  /** The network that requests are counted for, where the caller gave the connection. */
  network: string | undefined;
}

const bucketName = 'marquee_bucket';

/** Reads a request. A bucket is drawn only while some release is out for a share of the visitors. */
export function visitorOf(
  request: Request,
  { registries, trustProxy = false }: { registries: RegistrySource; trustProxy?: boolean },
  bindings?: RequestBindings,
): Visitor {
  const network = visitorNetwork(request.headers, bindings?.incoming?.socket, trustProxy);
  const url = new URL(request.url);
  const forwarded = trustProxy ? request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() : undefined;
  const secure = (forwarded ?? url.protocol.slice(0, -1)) === 'https';
  const origin = `${secure ? 'https' : 'http'}://${url.host}`;
  const known = Number(cookieOf(request.headers.get('cookie'), bucketName) ?? Number.NaN);
  if (Number.isInteger(known) && known >= 0 && known < 100)
    return { secure, origin, network, bucket: known, bucketCookie: null };
  if (!registries.hasShares) return { secure, origin, network, bucket: 99, bucketCookie: null };
  const bucket = randomInt(100);
  const cookie = `${bucketName}=${bucket}; Max-Age=31536000; Path=/; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;
  return { secure, origin, network, bucket, bucketCookie: cookie };
}
