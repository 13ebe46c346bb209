/** A rate limit: `burst` at once, and `perMinute` in the long run. */
export interface BucketRate {
  burst: number;
  perMinute: number;
}

/** In-memory token buckets by key. Above `most` keys the least recently used one is dropped. */
export class TokenBuckets {
  readonly #buckets = new Map<string, { left: number; at: number }>();

  constructor(
    private readonly now: () => number,
    private readonly most = 50_000,
  ) {}

  /** Takes a token from the bucket of a key; false if it is empty. */
  take(key: string, { burst, perMinute }: BucketRate): boolean {
    const now = this.now();
    const bucket = this.#buckets.get(key) ?? { left: burst, at: now };
    this.#buckets.delete(key);
    bucket.left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) * perMinute) / 60_000);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > this.most) this.#buckets.delete(this.#buckets.keys().next().value as string);
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  }

  clear(): void {
    this.#buckets.clear();
  }
}
