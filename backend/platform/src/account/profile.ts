import type { Output, ValidInput } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { contacts } from '../auth/contact';
import { idleTime, longestSession } from '../auth/tokens';
import type { PlayerContext } from '../calls/handlers';
import { checkAgain } from '../identity/checks';
import { askedName, askForName, isNameLocked } from './nameRequests';

type Profiles = Output<'settings/profile'>['value'];

/** The player's stored profile, as the one entry of a list (R3.07). */
export async function profileOf(database: Database, playerId: string): Promise<Profiles> {
  const rows = await database.query(
    `select account_id, full_name, contact_email, contact_phone, phone_verified_at is not null as phone_verified,
       email_verified_at is not null as email_verified, date_of_birth, created_at from players where id = $1`,
    [playerId],
  );
  const name_locked = await isNameLocked(database, playerId);
  const name_request = await askedName(database, playerId);
  return rows.map((row) => ({
    ...row,
    created_at: new Date(row.created_at).toISOString(),
    name_locked,
    name_request,
  }));
}

/**
 * Stores a new name and new contacts, and returns the profile (R3.07). Once a deposit or bank account exists, a new
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
    if (isEmailNew) await emit('securityChanged', { ...event, change: 'emailChanged' });
    if (isPhoneNew) await emit('securityChanged', { ...event, change: 'phoneChanged' });
    if (name !== before.full_name) await changeName(transaction);
    await persons.mark(transaction, player.id, clock.now());
  });
  return profileOf(database, player.id);

  async function changeName(transaction: Database) {
    if (await isNameLocked(transaction, player.id)) {
      return askForName(transaction, { id: player.id, site: site.domain_name }, name, clock.now());
    }
    await transaction.query('update players set full_name = $2 where id = $1', [player.id, name]);
    await checkAgain(transaction, site, player.id, clock.now());
  }
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
