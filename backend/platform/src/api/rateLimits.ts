import { type CallName, calls } from '@marquee/contract/calls';
import type { CallRow, Rate } from '@marquee/contract/calls/row';
import type { Clock } from '@marquee/kernel/clock';
import { Refusal } from '@marquee/kernel/refusal';

/** Every call of an address counts here; a row may have a `rate` of its own beside it. */
const everything: Rate = { burst: 2000, perMinute: 3000 };

/** The address of calls that the platform itself makes, such as the edge's for a page. They are not limited. */
export const inside = 'inside';

/** Most addresses that are remembered; beyond it the oldest are forgotten. */
const mostBuckets = 50_000;

/**
 * Token buckets in memory, per address and process. They keep one caller from crowding out the others; what protects
 * accounts (failed logins, codes) is counted in the database.
 */
export function rateLimits(clock: Clock) {
  const buckets = new Map<string, { left: number; at: number }>();

  const take = (key: string, { burst, perMinute }: Rate) => {
    const now = clock.now();
    const bucket = buckets.get(key) ?? { left: burst, at: now };
    buckets.delete(key);
    bucket.left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) * perMinute) / 60_000);
    bucket.at = now;
    buckets.set(key, bucket);
    if (buckets.size > mostBuckets) buckets.delete(buckets.keys().next().value as string);
    if (bucket.left < 1) throw new Refusal('tooManyRequests', { httpStatus: 429 });
    bucket.left -= 1;
  };

  return {
    /** Counts a call; throws Refusal('tooManyRequests') when there were too many. */
    count(name: CallName, address: string) {
      if (address === inside) return;
      take(address, everything);
      const { rate }: CallRow = calls[name];
      if (rate) take(`${name} ${address}`, rate);
    },
    reset: () => buckets.clear(),
  };
}
