import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Pause before the next code for the same purpose, by the number of codes within a day, ms; after the last entry, none
 * until the first code is a day old.
 */
export const codePauses = [0, 1, 1, 1, 1, 5, 15, 60, 120, 240].map((minutes) => minutes * minute);

/**
 * Most codes in a day: of one account requested by strangers, and of a network over all accounts. Every message bothers
 * somebody and costs money.
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

/** Codes dated further ahead than this were requested under a wrong clock and are ignored, ms. */
const ahead = minute;

const tooSoon = () => new Refusal('codeTooSoon', { httpStatus: 429 });

/**
 * Throws Refusal('codeTooSoon') if a code is requested too soon or is one too many. A browser known to the account is
 * counted separately; everybody else together with requests for the account from the same network, and with all
 * strangers of the day.
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
