import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * The least time from one code to the next for the same purpose, by how many were asked for within a day, ms; after the
 * last one none until the first is a day old.
 */
export const codePauses = [0, 1, 1, 1, 1, 5, 15, 60, 120, 240].map((minutes) => minutes * minute);

/**
 * Most codes in a day: those of one account that strangers ask for together, and those that a network asks for,
 * whatever the account. Each is a message that somebody receives and somebody pays for.
 */
export const mostCodes = { strangersOfAccount: 30, network: 200 } as const;

interface Asker {
  site: string;
  accountKey: string;
  purpose: string;
  askedBy: string;
  askedFrom: string;
  byKnownDevice: boolean;
}

/** A code from further ahead was asked for while the clock was wrong, ms: nobody waits for that time. */
const ahead = minute;

const tooSoon = () => new Refusal('codeTooSoon', { httpStatus: 429 });

/**
 * Throws Refusal('codeTooSoon') for a code that comes too soon or is one too many. A browser that the account knows is
 * counted by itself; anybody else together with whoever asks for the account from the same network, and with all
 * strangers for the day.
 */
export async function assertMayAsk(transaction: Database, asker: Asker, now: number): Promise<void> {
  const { site, accountKey, purpose, askedBy, askedFrom, byKnownDevice } = asker;
  const asked = await transaction.query<{ created_at: number; is_same: boolean }>(
    `select created_at, (purpose = $7 and (asked_by = $3 or (not $5 and asked_from = $4))) as is_same from one_time_codes
     where site = $1 and account_key = $2 and created_at > $6 and (asked_by = $3 or (not $5 and not by_known_device))
     order by created_at desc`,
    [site, accountKey, askedBy, askedFrom, byKnownDevice, now - day, purpose],
  );
  const same = asked.filter(({ is_same }) => is_same);
  const pause = codePauses[same.length] ?? day;
  const last = same.find(({ created_at }) => created_at <= now + ahead);
  if (last && now - last.created_at < pause) throw tooSoon();
  if (byKnownDevice) return;
  if (asked.length >= mostCodes.strangersOfAccount) throw tooSoon();
  const [network] = await transaction.query<{ codes: number }>(
    `select count(*) as codes from one_time_codes
     where site = $1 and asked_from = $2 and created_at > $3 and not by_known_device`,
    [site, askedFrom, now - day],
  );
  if (network && network.codes >= mostCodes.network) throw tooSoon();
}
