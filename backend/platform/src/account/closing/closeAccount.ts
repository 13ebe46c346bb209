import type { ValidInput } from '@marquee/contract/calls';
import { Refusal } from '@marquee/kernel/refusal';
import { endSessions } from '../../auth/sessions';
import type { PlayerContext } from '../../calls/handlers';
import { blockAccount } from '../../protection/leaving';
import { accountOnFile } from '../../wallet/bankAccounts';
import { lockedClosure } from './closures';

/** Of a player's call, or of a staff call on their behalf, which has no session. */
type Closing = Pick<PlayerContext, 'database' | 'events' | 'clock' | 'site'> & {
  player: Pick<PlayerContext['player'], 'id' | 'sessionId'>;
};

/**
 * Starts closing an account: from the commit on it accepts no deposit, stake, launch or gift, and all other sessions
 * end. If it is already being closed, this changes the bank account that receives the balance. Idempotent per request
 * id. Throws Refusal `bankAccountUnknown` or `requestIdReused`.
 */
export function closeAccount(
  { request_id, bank_account_id }: ValidInput<'account/close'>,
  { database, events, clock, site, player }: Closing,
): Promise<void> {
  return events.transaction(database, async (transaction, emit) => {
    const now = clock.now();
    if (bank_account_id !== null && !(await accountOnFile(transaction, player.id, bank_account_id))) {
      throw new Refusal('bankAccountUnknown', { fields: { bank_account_id: 'bankAccountUnknown' } });
    }
    const begun = await transaction.query(
      `insert into account_closures (player_id, site, request_id, asked_at, bank_account_id, chosen_at) values ($1, $2, $3, $4, $5, $4)
       on conflict do nothing returning player_id`,
      [player.id, site.domain_name, request_id, now, bank_account_id],
    );
    if (begun.length > 0) {
      await blockAccount(transaction, player.id, now);
      await endSessions(transaction, player.id, { except: player.sessionId }, now);
      await emit('closingBegun', { player_id: player.id });
      await emit('securityChanged', {
        player_id: player.id,
        site: site.domain_name,
        change: 'closingAsked',
        name: site.site_name,
      });
      return;
    }
    const closure = await lockedClosure(transaction, player.id);
    if (closure?.request_id === request_id) {
      if (closure.bank_account_id !== bank_account_id) throw new Refusal('requestIdReused');
      return;
    }
    await transaction.query(
      `update account_closures set request_id = $2, bank_account_id = $3, chosen_at = $4, waits_for = null where player_id = $1`,
      [player.id, request_id, bank_account_id, now],
    );
  });
}
