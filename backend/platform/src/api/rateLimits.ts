import { createHash } from 'node:crypto';
import { type CallName, calls } from '@marquee/contract/calls';
import type { CallRow, Rate } from '@marquee/contract/calls/row';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { TokenBuckets } from '@marquee/kernel/http/tokenBuckets';
import { Refusal } from '@marquee/kernel/refusal';

/** Every call of an address counts here; a row may have a `rate` of its own beside it. */
const everything: Rate = { burst: 2000, perMinute: 3000 };

/** Streams of live changes that an address may open. */
const streams: Rate = { burst: 300, perMinute: 300 };

/** Files of their own data that an address may ask for. */
const files: Rate = { burst: 20, perMinute: 20 };

/** The address of calls that the platform itself makes, such as the edge's for a page. They are not limited. */
export const inside = 'inside';

/**
 * Begins the address of calls that came without the header that the operator's proxy sets: an edge's own calls, or
 * somebody who went past the proxy. They count for what a row limits, not for all calls together.
 */
export const unforwarded = 'unforwarded ';

const tooMany = () => new Refusal('tooManyRequests', { httpStatus: 429 });

/**
 * Takes one from a bucket in the database, in one statement, so that all processes count together; `isTaken` is false
 * for an empty one.
 */
async function takeShared(database: Database, key: string, { burst, perMinute }: Rate, now: number): Promise<void> {
  const hash = createHash('sha256').update(key).digest('hex');
  const filled =
    'least($3::float8, call_rates.left_over + greatest(0, $2::bigint - call_rates.at) * $4::float8 / 60000)';
  const [row] = await database.query<{ is_taken: boolean }>(
    `insert into call_rates (key, at, left_over, is_taken) values ($1, $2, $3::float8 - 1, true)
     on conflict (key) do update set at = greatest(call_rates.at, $2::bigint), is_taken = ${filled} >= 1,
       left_over = case when ${filled} >= 1 then ${filled} - 1 else ${filled} end
     returning is_taken`,
    [hash, now, burst, perMinute],
  );
  if (!row?.is_taken) throw tooMany();
}

/**
 * Token buckets by address. Those of calls that protect accounts (`rate.shared`: signing in, codes, passwords) are in
 * the database, so that many processes are no more than one; the others are in memory, and keep one caller from
 * crowding out the rest of this process.
 */
export function rateLimits(clock: Clock, database: Database) {
  const buckets = new TokenBuckets(() => clock.now());
  const take = (key: string, rate: Rate) => {
    if (!buckets.take(key, rate)) throw tooMany();
  };

  return {
    /**
     * Counts a call in this process, before anything is done for it; throws Refusal('tooManyRequests') when there were
     * too many.
     */
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

    /** Counts a file that is asked for, as `count` does a call. */
    countFile(address: string): void {
      if (address !== inside) take(`file ${address}`, files);
    },

    /**
     * Counts a call that protects accounts for all processes; a call that is refused before is not worth a write.
     * Throws as `count` does.
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
