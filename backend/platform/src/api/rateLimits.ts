import { createHash } from 'node:crypto';
import { type CallName, calls } from '@marquee/contract/calls';
import type { CallRow, Rate } from '@marquee/contract/calls/row';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { TokenBuckets } from '@marquee/kernel/http/tokenBuckets';
import { Refusal } from '@marquee/kernel/refusal';

/** The limit of an address over all calls; a call may have a `rate` of its own in addition. */
const everything: Rate = { burst: 2000, perMinute: 3000 };

/** Live streams that an address may open. */
const streams: Rate = { burst: 300, perMinute: 300 };

/** Exports that an address may request. */
const files: Rate = { burst: 20, perMinute: 20 };

/** The address of the platform's own calls, such as those that the edge makes for a page. They are not limited. */
export const inside = 'inside';

/**
 * Address prefix of calls without the header that the operator's proxy sets: an edge's own calls, or somebody who
 * bypassed the proxy. The limits of single calls apply to them, the limit over all calls does not.
 */
export const unforwarded = 'unforwarded ';

const tooMany = () => new Refusal('tooManyRequests', { httpStatus: 429 });

/**
 * Takes a token from a bucket in the database, in one statement, so that all processes share it; `isTaken` is false if
 * it was empty.
 */
async function takeShared(database: Database, key: string, { burst, perMinute }: Rate, now: number): Promise<void> {
  const hash = createHash('sha256').update(key).digest('hex');
  const filled =
    'least($3::float8, call_rates.left_over + greatest(0, $2::bigint - call_rates.at) * $4::float8 / 60000)';
  const [row] = await database.query(
    `insert into call_rates (key, at, left_over, is_taken) values ($1, $2, $3::float8 - 1, true)
     on conflict (key) do update set at = greatest(call_rates.at, $2::bigint), is_taken = ${filled} >= 1,
       left_over = case when ${filled} >= 1 then ${filled} - 1 else ${filled} end
     returning is_taken`,
    [hash, now, burst, perMinute],
  );
  if (!row?.is_taken) throw tooMany();
}

/**
 * Token buckets by address. Buckets of calls that protect accounts (`rate.shared`: sign-in, codes, passwords) are in
 * the database and shared by all processes; the others are in memory and keep one caller from using up this process.
 */
export function rateLimits(clock: Clock, database: Database) {
  const buckets = new TokenBuckets(() => clock.now());
  const take = (key: string, rate: Rate) => {
    if (!buckets.take(key, rate)) throw tooMany();
  };

  return {
    /** Counts a call in this process, before any work; throws Refusal('tooManyRequests') if there were too many. */
    count(name: CallName, address: string): void {
      if (address === inside) return;
      if (!address.startsWith(unforwarded)) take(address, everything);
      const { rate }: CallRow = calls[name];
      if (rate) take(`${name} ${address}`, rate);
    },

    /** Counts an opened stream, as `count` does a call. */
    countStream(address: string): void {
      if (address !== inside) take(`live ${address}`, streams);
    },

    /** Counts an export, as `count` does a call. */
    countFile(address: string): void {
      if (address !== inside) take(`file ${address}`, files);
    },

    /**
     * Counts a call that protects accounts, shared by all processes; runs after the in-memory check, so that refused
     * calls cost no write. Throws as `count` does.
     */
    async countShared(name: CallName, address: string): Promise<void> {
      const { rate }: CallRow = calls[name];
      if (rate?.shared && address !== inside) await takeShared(database, `${name} ${address}`, rate, clock.now());
    },
    async reset(): Promise<void> {
      buckets.clear();
      await database.query('delete from call_rates');
    },
  };
}
