import type { Output } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import type { Handlers, PlayerContext } from '../calls/handlers';
import { ensureCheck } from '../identity/checks';
import { mayMarket } from '../marketing/mayMarket';
import { claiming } from '../persons/gifts';
import { mayPromote } from '../protection/marketing';
import { claimMessage, inboxOf, readMessage } from './inbox';
import { claimMission, missionsOf } from './missions';
import { profileOf, sessionStatus, updateProfile } from './profile';
import { receiptsOf, setReceipts } from './receipts';
import { referralOf } from './referral';
import { topTen } from './topTen';
import { claimGift, vipOf } from './vip';
import { welcome, welcomeSubject } from './welcome';

/** An unclaimed gift invites the player to play: it is hidden during a break, and shown again afterwards. */
const isNoGift = ({ reward, state }: Output<'settings/get_inbox'>['value'][number]) =>
  reward === null || state === 'claimed';

/** Changes the inbox in one transaction and returns its new state. */
function withInbox({ database, player, clock }: PlayerContext, work: (transaction: Database) => Promise<void>) {
  return claiming(database, clock.now(), async (transaction) => {
    await work(transaction);
    const now = clock.now();
    const messages = await inboxOf(transaction, player.id, now);
    const mayOffer = await mayPromote(transaction, player.id, now);
    return { value: mayOffer ? messages : messages.filter(isNoGift) };
  });
}

/** The account's calls (R7): profile, session status, VIP, inbox, missions, referral, statistics. */
export const accountCalls = {
  'auth/vip': (_input, context) => vipOf(context),
  'settings/profile': async (_input, { database, player, site }) => ({
    value: await profileOf(database, player.id, site),
  }),
  'settings/profile_update': async (input, context) => ({ value: await updateProfile(input, context) }),
  'settings/check_status': (_input, context) => sessionStatus(context),

  /**
   * The welcome message is written when the inbox is first opened after the player agreed to such messages, and dated
   * when the account was created.
   */
  'settings/get_inbox': (_input, context) =>
    withInbox(context, async (transaction) => {
      const { player, site, persons } = context;
      const [row] = await transaction.query('select created_at from players where id = $1', [player.id]);
      if (row && (await mayMarket(transaction, player.id, welcomeSubject, context.clock.now())))
        await welcome(transaction, site, { id: player.id, createdAt: row.created_at }, persons);
    }),
  'settings/read_inbox': ({ inbox_id }, context) =>
    withInbox(context, (transaction) => readMessage(transaction, context.player.id, inbox_id, context.clock.now())),
  'settings/claim_inbox': async ({ inbox_id }, context) => {
    await ensureCheck(context);
    return withInbox(context, (transaction) => claimMessage(transaction, context, inbox_id));
  },

  'settings/receipts': async (_input, { database, player }) => ({ value: await receiptsOf(database, player.id) }),
  'settings/set_receipts': async ({ by_email }, { database, player }) => {
    await setReceipts(database, player.id, by_email);
    return { value: await receiptsOf(database, player.id) };
  },

  'settings/top10winner_withdrawal': (_input, { database, site, clock }) =>
    topTen(database, site.domain_name, clock.now()),

  'account/missions': async (_input, context) => ({ value: await missionsOf(context) }),
  'account/claim_mission': async ({ mission_id }, context) => {
    await ensureCheck(context);
    return claiming(context.database, context.clock.now(), async (transaction) => {
      await claimMission(transaction, context, mission_id);
      return { value: await missionsOf({ ...context, database: transaction }) };
    });
  },
  'account/claim_vip': async ({ level }, context) => {
    await ensureCheck(context);
    return claiming(context.database, context.clock.now(), async (transaction) => {
      await claimGift(transaction, context, level);
      const { levels } = await vipOf({ ...context, database: transaction });
      return { levels };
    });
  },
  'account/referral': (_input, context) => referralOf(context),
} satisfies Partial<Handlers>;
