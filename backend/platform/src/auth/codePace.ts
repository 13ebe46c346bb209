import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Pause before the next code for the same purpose, by the number of codes within a day, ms; after the last entry, none
 * until the first code is a day old.
 */
export const codePauses = [0, 1, 1, 1, 1, 5, 15, 60, 120, 240].map((minutes) => minutes * minute);

/**
 * Codes in a day without a pause, and the pause between all further ones, ms: of one account and purpose requested by
 * strangers, and of a network over all accounts. Every message bothers somebody and costs money; a pause instead of an
 * end keeps strangers from using up a day of somebody else's.
 */
export const codeAllowances = {
  strangersOfAccount: { codes: 10, pause: hour },
  network: { codes: 200, pause: 5 * minute },
} as const;

interface Asker {
  site: string;
  accountKey: string;
  purpose: string;
  /** The hash of the typed contact; empty where none is asked for. */
  askedContact: string;
  askedBy: string;
  askedFrom: string;
  byKnownDevice: boolean;
}

/** Codes dated further ahead than this were requested under a wrong clock and are ignored, ms. */
const ahead = minute;

const tooSoon = () => new Refusal('codeTooSoon', { httpStatus: 429 });

/**
 * Throws Refusal('codeTooSoon') if a code is requested too soon. A browser known to the account is counted alone.
 * Everybody else is counted with requests for the account from the same network, and with all strangers of the day who
 * typed the same contact: a wrong contact takes nothing from the right one, and no answer tells which of them is right.
 */
export async function assertMayAsk(transaction: Database, asker: Asker, now: number): Promise<void> {
  const { site, accountKey, purpose, askedContact, askedBy, askedFrom, byKnownDevice } = asker;
  const asked = await transaction.query(
    `select created_at, asked_by = $4 or (not $6 and asked_from = $5) as is_same,
       not by_known_device and asked_contact = $7 as is_stranger
     from one_time_codes
     where site = $1 and account_key = $2 and purpose = $3 and created_at > $8
       and (asked_by = $4 or (not $6 and not by_known_device))
     order by created_at desc`,
    [site, accountKey, purpose, askedBy, askedFrom, byKnownDevice, askedContact, now - day],
  );
  const same = asked.filter(({ is_same }) => is_same);
  const pause = codePauses[same.length] ?? day;
  const last = same.find(({ created_at }) => created_at <= now + ahead);
  if (last && now - last.created_at < pause) throw tooSoon();
  if (byKnownDevice) return;
  const strangers = asked.filter(({ is_stranger }) => is_stranger);
  const lastOfStrangers = strangers.find(({ created_at }) => created_at <= now + ahead)?.created_at;
  assertWithin(codeAllowances.strangersOfAccount, { codes: strangers.length, last: lastOfStrangers }, now);
  const [network] = await transaction.query(
    `select count(*) as codes, max(created_at) filter (where created_at <= $4) as last from one_time_codes
     where site = $1 and asked_from = $2 and created_at > $3 and not by_known_device`,
    [site, askedFrom, now - day, now + ahead],
  );
  if (network) assertWithin(codeAllowances.network, network, now);
}

function assertWithin(
  allowance: { codes: number; pause: number },
  { codes, last }: { codes: number; last: number | null | undefined },
  now: number,
): void {
  if (codes >= allowance.codes && now - (last ?? 0) < allowance.pause) throw tooSoon();
}
