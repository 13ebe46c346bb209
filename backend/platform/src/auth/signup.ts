import { randomUUID } from 'node:crypto';
import type { ValidInput } from '@marquee/contract/calls';
import type { FieldErrorKey } from '@marquee/contract/errors';
import type { Random } from '@marquee/kernel/random';
import { Refusal } from '@marquee/kernel/refusal';
import type { Context } from '../calls/handlers';
import { pageLanguage } from '../calls/pageLanguage';
import { ageAt } from '../identity/age';
import { asksIdentity, beginCheck } from '../identity/checks';
import { type Jurisdiction, jurisdictions } from '../jurisdictions/jurisdictions';
import { setConsents } from '../marketing/consents';
import { declareBarred } from '../protection/declarations';
import { acceptTerms } from '../protection/terms';
import { assertNotStopped, partOf } from '../switches/switches';
import { hashPassword, passwordMatches, refuseCommonPassword } from './passwords';
import { findAccount } from './sessions';

/** Letters and digits that are not easily confused when read aloud. */
const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** An eight-character referral code to share with friends. */
const newReferralCode = (random: Random) =>
  Array.from({ length: 8 }, () => codeLetters[random.below(codeLetters.length)]).join('');

const refuse = (field: string, reason: FieldErrorKey) =>
  new Refusal('invalidInput', { httpStatus: 400, fields: { [field]: reason } });

/**
 * Registers a player (R7, D5): of legal age under the site's jurisdiction, with an account id that is unique regardless
 * of case. Tracking parameters are stored as sent; a referral code only if it exists. A retry changes nothing. If the
 * jurisdiction requires it, the identity check starts here, and the player declares not to be barred. Throws Refusal
 * `switchedOff`, and `invalidInput` with the
 * field at fault.
 */
export async function signUp(input: ValidInput<'auth/signup'>, context: Context, random: Random): Promise<void> {
  const { database, clock, persons, site } = context;
  const now = clock.now();
  const age = ageAt(input.date_of_birth, now, site.time_zone);
  if (!(age >= 0 && age <= 120)) throw refuse('date_of_birth', 'dateFormat');
  const { minimumAge, declaresBarred, address }: Jurisdiction = jurisdictions[site.jurisdiction];
  if (age < minimumAge) throw refuse('date_of_birth', 'tooYoung');
  if (declaresBarred && !input.declaration) throw refuse('declaration', 'mustDeclare');
  await refuseCommonPassword(input.password, input.account_id, site, 'password');

  const isRepeat = async () => {
    const taken = await findAccount(database, site.domain_name, input.account_id);
    if (!taken) return false;
    const same = input.request_id !== undefined && taken.signup_request === input.request_id;
    if (same && (await passwordMatches(taken.password_hash, input.password))) return true;
    throw refuse('account_id', 'accountIdTaken');
  };
  if (await isRepeat()) return;

  const passwordHash = await hashPassword(input.password);
  const { ch, cm, pp, affiliate_code, fbp, appsflyer_id, visitor_id } = input;
  const id = randomUUID();
  const made = await database.transaction(async (transaction) => {
    await assertNotStopped(transaction, site.domain_name, partOf('registration'), now);
    const rows = await transaction.query(
      `insert into players (id, site, account_id, password_hash, full_name, contact_email, contact_phone, date_of_birth,
         currency, referral_code, referrer_code, tracking, created_at, signup_request, language)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
         coalesce((select referral_code from players where site = $2 and referral_code = $11), ''), $12, $13, $14, $15)
       on conflict (site, account_key) do nothing returning id`,
      [
        id,
        site.domain_name,
        input.account_id,
        passwordHash,
        input.full_name,
        input.contact_email,
        input.contact_phone,
        input.date_of_birth,
        site.currency,
        newReferralCode(random),
        input.referrer_code.toUpperCase(),
        JSON.stringify({ ch, cm, pp, affiliate_code, fbp, appsflyer_id, visitor_id }),
        now,
        input.request_id ?? null,
        pageLanguage(context),
      ],
    );
    if (rows.length > 0) {
      await persons.mark(transaction, id, now);
      const accepted = { version: null, source: 'registration' } as const;
      await acceptTerms(transaction, { id, site: site.domain_name }, accepted, now);
      if (input.consents?.given.length)
        await setConsents(transaction, site, id, input.consents, { source: 'registration' }, now);
      if (declaresBarred && input.declaration) await declareBarred(transaction, site, id, input.declaration, now);
      // A check of the address as well begins once it is known.
      if (asksIdentity(site.jurisdiction) && !address) await beginCheck(transaction, site, id, now);
    }
    return rows;
  });
  if (made.length === 0) await isRepeat();
}
