import type { Output, ValidInput } from '@marquee/contract/calls';
import type { Database } from '@marquee/kernel/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { idleTime, longestSession } from '../auth/tokens';
import type { PlayerContext } from '../calls/handlers';
import { checkAgain } from '../identity/checks';

type Profiles = Output<'settings/profile'>['value'];

/** The player's stored profile, as the one entry of a list (§3, §7). */
export async function profileOf(database: Database, playerId: string): Promise<Profiles> {
  const rows = await database.query<Omit<Profiles[number], 'created_at'> & { created_at: number }>(
    `select account_id, full_name, contact_email, contact_phone, phone_verified_at is not null as phone_verified,
       email_verified_at is not null as email_verified, date_of_birth, created_at from players where id = $1`,
    [playerId],
  );
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }));
}

/**
 * Stores a new name and email; answers the stored profile (§7: on success value[0] is the profile). A changed name closes withdrawals to
 * bank accounts of the old one (decisions §6), and begins the identity check again where the profile asks for one. Where codes go to the email, a session alone must not send them elsewhere: throws
 * Refusal('invalidInput') for another one.
 */
export async function updateProfile(
  { full_name, contact_email }: ValidInput<'settings/profile_update'>,
  { database, site, player, clock }: PlayerContext,
): Promise<Profiles> {
  const name = full_name.normalize('NFC').replace(/\s+/g, ' ');
  await database.transaction(async (transaction) => {
    const [before] = await transaction.query<{ full_name: string }>(
      'select full_name from players where id = $1 for no key update',
      [player.id],
    );
    const changed = await transaction.query(
      `update players set full_name = $2, contact_email = $3,
         email_verified_at = case when contact_email = $3 then email_verified_at end
       where id = $1 and ($4 <> 'email' or contact_email = $3) returning 1`,
      [player.id, name, contact_email, site.codes_by],
    );
    if (changed.length === 0)
      throw new Refusal('invalidInput', { httpStatus: 400, fields: { contact_email: 'changedBySupport' } });
    if (before && before.full_name !== name) await checkAgain(transaction, site, player.id, clock.now());
  });
  return profileOf(database, player.id);
}

/** How long the session of this call lasts (decisions §5), and when the player signed in before it. */
export async function sessionStatus({
  database,
  player,
  clock,
}: PlayerContext): Promise<Output<'settings/check_status'>> {
  const [row] = await database.query<{ created_at: number; previous_login_at: number | null }>(
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
