import type { Output, ValidInput } from '@marquee/contract/calls';
import type { FieldErrorKey } from '@marquee/contract/errors';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { contacts } from '../auth/contact';
import { idleTime, longestSession } from '../auth/tokens';
import type { PlayerContext } from '../calls/handlers';
import { checkAgain } from '../identity/checks';
import { type Jurisdiction, jurisdictions } from '../jurisdictions/jurisdictions';
import type { SiteFile } from '../sites/siteFile';
import { askedName, askForName, isNameLocked } from './nameRequests';

type Profiles = Output<'settings/profile'>['value'];

/** The player's stored profile, as the one entry of a list (R3.07). */
export async function profileOf(
  database: Database,
  playerId: string,
  { jurisdiction }: Pick<SiteFile, 'jurisdiction'>,
): Promise<Profiles> {
  const { address }: Jurisdiction = jurisdictions[jurisdiction];
  const rows = await database.query(
    `select account_id, full_name, contact_email, contact_phone, phone_verified_at is not null as phone_verified,
       email_verified_at is not null as email_verified, date_of_birth, created_at,
       address_line, address_town, address_postcode from players where id = $1`,
    [playerId],
  );
  const name_locked = await isNameLocked(database, playerId);
  const name_request = await askedName(database, playerId);
  return rows.map(({ address_line, address_town, address_postcode, ...row }) => ({
    ...row,
    ...(address && {
      address_line: address_line ?? '',
      address_town: address_town ?? '',
      address_postcode: address_postcode ?? '',
    }),
    created_at: new Date(row.created_at).toISOString(),
    name_locked,
    name_request,
  }));
}

/**
 * Stores a new name, address and contacts, and returns the profile (R3.07). Once a deposit or bank account exists, a
 * new
 * name becomes a request that the operator decides; otherwise it restarts the identity check where the jurisdiction
 * requires one. Players cannot change the contact that receives their codes: throws Refusal('invalidInput').
 */
export async function updateProfile(
  input: ValidInput<'settings/profile_update'>,
  { database, events, persons, site, player, clock }: PlayerContext,
): Promise<Profiles> {
  const name = input.full_name.normalize('NFC').replace(/\s+/g, ' ');
  await events.transaction(database, async (transaction, emit) => {
    const [before] = await transaction.query(
      'select full_name, contact_email, contact_phone from players where id = $1 for no key update',
      [player.id],
    );
    if (!before) return;
    const isMoved = await setAddress(transaction, site, player.id, input);
    const { contact_email, contact_phone = before.contact_phone } = input;
    const isEmailNew = contact_email !== before.contact_email;
    const isPhoneNew = contact_phone !== before.contact_phone;
    if (site.codes_by === 'email' ? isEmailNew : isPhoneNew) {
      throw new Refusal('invalidInput', {
        httpStatus: 400,
        fields: { [contacts[site.codes_by].field]: 'changedBySupport' },
      });
    }
    await transaction.query(
      `update players set contact_email = $2, contact_phone = $3,
         email_verified_at = case when contact_email = $2 then email_verified_at end,
         phone_verified_at = case when contact_phone = $3 then phone_verified_at end
       where id = $1`,
      [player.id, contact_email, contact_phone],
    );
    const event = { player_id: player.id, site: site.domain_name, name: '' };
    if (isEmailNew) await emit('securityChanged', { ...event, change: 'emailChanged', before: before.contact_email });
    if (isPhoneNew) await emit('securityChanged', { ...event, change: 'phoneChanged', before: before.contact_phone });
    const isRenamed = name !== before.full_name && (await changeName(transaction));
    // The check before was of another name or address.
    if (isMoved || isRenamed) await checkAgain(transaction, site, player.id, clock.now());
    await persons.mark(transaction, player.id, clock.now());
  });
  return profileOf(database, player.id, site);

  /** False if it was only asked for. */
  async function changeName(transaction: Database): Promise<boolean> {
    if (await isNameLocked(transaction, player.id)) {
      await askForName(transaction, { id: player.id, site: site.domain_name }, name, clock.now());
      return false;
    }
    await transaction.query('update players set full_name = $2 where id = $1', [player.id, name]);
    return true;
  }
}

/**
 * Stores the address where the profile asks for it; returns whether it is another one than before. An older page sends
 * none. Throws Refusal('invalidInput') for one that is incomplete or has another country's postcode.
 */
async function setAddress(
  transaction: Database,
  { jurisdiction }: Pick<SiteFile, 'jurisdiction'>,
  playerId: string,
  { address_line, address_town, address_postcode }: ValidInput<'settings/profile_update'>,
): Promise<boolean> {
  const { address }: Jurisdiction = jurisdictions[jurisdiction];
  if (!address || (!address_line && !address_town && !address_postcode)) return false;
  const refuse = (field: string, reason: FieldErrorKey) =>
    new Refusal('invalidInput', { httpStatus: 400, fields: { [field]: reason } });
  if (!address_line) throw refuse('address_line', 'required');
  if (!address_town) throw refuse('address_town', 'required');
  if (!address_postcode) throw refuse('address_postcode', 'required');
  if (!address.postcode.test(address_postcode)) throw refuse('address_postcode', 'postcodeFormat');
  const changed = await transaction.query(
    `update players set address_line = $2, address_town = $3, address_postcode = $4
     where id = $1 and (address_line, address_town, address_postcode) is distinct from ($2, $3, $4) returning id`,
    [playerId, address_line, address_town, address_postcode],
  );
  return changed.length > 0;
}

/** The expiry of this session (D5.06, D5.07), and the player's previous sign-in. */
export async function sessionStatus({
  database,
  player,
  clock,
}: PlayerContext): Promise<Output<'settings/check_status'>> {
  const [row] = await database.query(
    `select s.created_at, p.previous_login_at from sessions s join players p on p.id = s.player_id where s.id = $1`,
    [player.sessionId],
  );
  const endsAt = (row?.created_at ?? clock.now()) + longestSession;
  const previous = row?.previous_login_at ?? null;
  return {
    idle_until: new Date(Math.min(clock.now() + idleTime, endsAt)).toISOString(),
    ends_at: new Date(endsAt).toISOString(),
    previous_login: previous === null ? null : new Date(previous).toISOString(),
  };
}
