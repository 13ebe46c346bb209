import { LRUCache } from 'lru-cache';
/** A rate limit: `burst` at once, and `perMinute` in the long run. */
export interface BucketRate {
  burst: number;
  perMinute: number;
}

/** In-memory token buckets by key. Above `most` keys the least recently used one is dropped. */
export class TokenBuckets {
  readonly #buckets: LRUCache<string, { left: number; at: number }>;

  constructor(
    private readonly now: () => number,
    most = 50_000,
  ) {
    this.#buckets = new LRUCache({ max: most });
  }

  /** Takes a token from the bucket of a key; false if it is empty. */
  take(key: string, { burst, perMinute }: BucketRate): boolean {
    const now = this.now();
    const bucket = this.#buckets.get(key) ?? { left: burst, at: now };
    bucket.left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) * perMinute) / 60_000);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  }

  clear(): void {
    this.#buckets.clear();
  }
}
