import type { CallName } from '@marquee/contract/calls';
import type { Clock } from '@marquee/kernel/clock';
import { Refusal } from '@marquee/kernel/refusal';

/** How often: `burst` at once, and `perMinute` in the long run. */
interface Rate {
  burst: number;
  perMinute: number;
}

/** Every call of an address counts here. */
const everything: Rate = { burst: 2000, perMinute: 3000 };

/** Rows that cost more or that invite abuse have a rate of their own beside it. */
const rows: Partial<Record<CallName, Rate>> = {
  'auth/login': { burst: 30, perMinute: 30 },
  'auth/login_tac': { burst: 30, perMinute: 30 },
  'auth/tac/verify': { burst: 30, perMinute: 30 },
  'auth/update_password': { burst: 20, perMinute: 10 },
  'auth/signup': { burst: 20, perMinute: 10 },
  'auth/forgot_password': { burst: 10, perMinute: 5 },
  'auth/reset_password': { burst: 20, perMinute: 10 },
  'auth/tac/request_new_register': { burst: 10, perMinute: 5 },
  'auth/tac/request_login': { burst: 10, perMinute: 5 },
  'content/contact': { burst: 5, perMinute: 2 },
  'telemetry/failure': { burst: 60, perMinute: 60 },
  'settings/adsvisit': { burst: 20, perMinute: 10 },
};

/** The address of calls that the house itself makes, such as the edge's for a page. They are not limited. */
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
      const rate = rows[name];
      if (rate) take(`${name} ${address}`, rate);
    },
    reset: () => buckets.clear(),
  };
}
