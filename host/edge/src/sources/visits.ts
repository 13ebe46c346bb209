import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { buckets } from '@marquee/federation-release/registry/audience';
import { sharedSecret } from '@marquee/federation-release/registry/sharedSecret';
import { neighbourhoodOf } from '@marquee/kernel/http/network';
import { cookieOf, edgeCookie } from '../http/cookies';
import { visitRules } from './visitRules';

/** A visit of somebody to the site, as its token says. */
export interface Visit {
  /** Drawn by the edge. The visit counts once for each thing that it says. */
  id: string;
  /** The visitor's bucket: it follows from the id, so that nobody chooses it. */
  bucket: number;
  /** The registry's revision when the token was given. */
  revision: number;
}

/** A visit with what its token is bound to. */
interface Token extends Visit {
  /** When it was given, ms since 1970. */
  at: number;
  /** A hash of the network that it was given to. */
  network: string;
}

/** Who asks, and for which registry. */
export interface Asker {
  network: string | undefined;
  revision: number;
  secure: boolean;
}

const name = 'marquee_visit';
const shape = /^([\w-]{12})\.(\d{1,13})\.(\d{1,10})\.([\w-]{8})\.([\w-]{22})$/;

/** A new visit's id. */
export const newVisit = (): string => randomBytes(9).toString('base64url');

/** The bucket of a visit, the same at all edges. */
export const bucketOf = (id: string): number => createHash('sha256').update(id).digest().readUInt32BE() % buckets;

/**
 * Visits by signed tokens, in a cookie (ADR 94). What a browser says of releases counts only with one that this edge,
 * or another one of its releases folder, gave to the same network a short while ago.
 */
export class Visits {
  #key: Buffer | undefined;
  readonly #begun = new Map<string, number>();
  #since = Number.NEGATIVE_INFINITY;

  /** @param releases the folder that has the key */
  constructor(
    readonly releases: string,
    readonly now: () => number = Date.now,
    readonly perNetwork: number = visitRules.perNetwork,
  ) {}

  /** The visit that a request is of, wherever and whenever its token was given; null without a whole one. */
  of(cookies: string | null | undefined): Token | null {
    const [text = '', id = '', revision, seconds, network = '', signature = ''] =
      shape.exec(cookieOf(cookies, name) ?? '') ?? [];
    if (!text) return null;
    const right = Buffer.from(this.#sign(text.slice(0, -signature.length - 1)));
    if (!timingSafeEqual(Buffer.from(signature), right)) return null;
    return { id, bucket: bucketOf(id), revision: Number(revision), at: Number(seconds) * 1000, network };
  }

  /** The visit of a request that counts. */
  counted(cookies: string | null | undefined, network: string | undefined): Visit | null {
    const token = this.of(cookies);
    const age = token ? this.now() - token.at : Number.NaN;
    return token && token.network === this.#hash(network) && Math.abs(age) <= visitRules.valid ? token : null;
  }

  /** The cookie of a visit with a token that counts from now on; null if the visitor has such a one. */
  renewed({ id, at, network, revision }: Token, asker: Asker): string | null {
    const isNew = Math.abs(this.now() - at) < visitRules.renewedAfter;
    const isCurrent = isNew && revision === asker.revision && network === this.#hash(asker.network);
    return isCurrent ? null : this.cookieOf(id, asker);
  }

  /** The cookie of a new visit; null where the network, or all together, began so many that no more count. */
  begin(id: string, asker: Asker): string | null {
    const now = this.now();
    if (Math.abs(now - this.#since) > visitRules.hour) {
      this.#since = now;
      this.#begun.clear();
    }
    const network = neighbourhoodOf(asker.network ?? 'unknown');
    const others = this.#begun.get(network) ?? 0;
    const isFull = others === 0 && this.#begun.size >= visitRules.networks;
    if (isFull || others >= this.perNetwork) return null;
    this.#begun.set(network, others + 1);
    return this.cookieOf(id, asker);
  }

  /** The cookie of a visit, given now. */
  cookieOf(id: string, { network, revision, secure }: Asker): string {
    const text = `${id}.${revision}.${Math.floor(this.now() / 1000)}.${this.#hash(network)}`;
    return edgeCookie(name, `${text}.${this.#sign(text)}`, { maxAge: visitRules.kept / 1000, secure });
  }

  #hash(network = 'unknown'): string {
    return this.#mac(`network ${network}`).toString('base64url', 0, 6);
  }

  #sign(text: string): string {
    return this.#mac(`visit ${text}`).toString('base64url', 0, 16);
  }

  #mac(text: string): Buffer {
    return createHmac('sha256', this.#secret()).update(text).digest();
  }

  /** An edge that cannot write the folder has a key of its own. It withdraws nothing there, either. */
  #secret(): Buffer {
    try {
      this.#key ??= sharedSecret(join(this.releases, '.visits', 'key'), 32);
    } catch {
      this.#key = randomBytes(32);
    }
    return this.#key;
  }
}
