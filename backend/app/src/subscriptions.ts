import { sendPaymentNews } from '@marquee/platform/account/paymentNews';
import { sendBreakNews, sendLimitNews } from '@marquee/platform/account/protectionNews';
import { rewardReferrer } from '@marquee/platform/account/referral';
import { referralsWaiting } from '@marquee/platform/account/referralRules';
import { reverseRewards } from '@marquee/platform/account/reverseRewards';
import { sendSecurityNews } from '@marquee/platform/account/securityNews';
import { followDeposit } from '@marquee/platform/bonuses/deposits';
import { endByBreak } from '@marquee/platform/bonuses/endByBreak';
import { giveWithoutAsking } from '@marquee/platform/bonuses/unasked';
import type { Subscriptions } from '@marquee/platform/events/domainEvents';
import { withdraw } from '@marquee/platform/marketing/consents';
import { markAgain } from '@marquee/platform/persons/startMarking';
import { endPlay, leavePlay } from '@marquee/platform/play/endPlay';
import type { Services } from './services';

/** All domain events with their subscribers in other domains. */
export function subscriptionsOf({
  ledger,
  sites,
}: Pick<Services, 'ledger'> & { sites: Pick<Services['sites'], 'find'> }) {
  return {
    paymentChanged: {
      rewardReferrer: async (transaction, { data: { payment }, now }) => {
        const site = sites.find(payment.site);
        if (site) await rewardReferrer(transaction, ledger, payment, site, now);
      },
      takeBackRewards: async (transaction, { data: { payment }, now }) => {
        const site = sites.find(payment.site);
        if (site) await reverseRewards(transaction, ledger, payment, site, now);
      },
      sendPaymentNews: (transaction, { data, now }) =>
        sendPaymentNews(transaction, sites.find(data.payment.site), data.payment, now),
      followDeposit: async (transaction, { data: { payment }, now }) => {
        const site = sites.find(payment.site);
        if (site) await followDeposit(transaction, ledger, { paymentId: payment.id, site }, now);
      },
      // A payout proves who holds the bank account. The backend marks it: only it has the hashing key.
      markPerson: async (transaction, { data: { payment } }) => {
        if (payment.state === 'paid') await markAgain(transaction, payment.player_id);
      },
    },
    contactVerified: {
      rewardReferrer: async (transaction, { data, now }) => {
        const site = sites.find(data.site);
        if (!site) return;
        for (const payment of await referralsWaiting(transaction, data.player_id))
          await rewardReferrer(transaction, ledger, payment, site, now);
      },
      giveBonuses: async (transaction, { data, now }) => {
        const site = sites.find(data.site);
        if (site) await giveWithoutAsking(transaction, ledger, { site, playerId: data.player_id }, now);
      },
    },
    securityChanged: {
      sendSecurityNews: async (transaction, { data, emittedAt, now }) => {
        const site = sites.find(data.site);
        if (site) await sendSecurityNews(transaction, site, data, now, emittedAt);
      },
    },
    limitChanged: {
      sendLimitNews: async (transaction, { data, emittedAt, now }) => {
        const site = sites.find(data.site);
        if (site) await sendLimitNews(transaction, site, data, emittedAt, now);
      },
    },
    breakBegun: {
      sendBreakNews: async (transaction, { data, emittedAt, now }) => {
        const [player] = await transaction.query('select site from players where id = $1', [data.player_id]);
        const site = player && sites.find(player.site);
        if (site) await sendBreakNews(transaction, site, data, emittedAt, now);
      },
      endPlay: (transaction, { data, emittedAt }) => endPlay(transaction, data.player_id, data.access, emittedAt),
      endBonuses: (transaction, { data, now }) => endByBreak(transaction, ledger, data.player_id, now),
      // Marketing does not begin again by itself after a self-exclusion.
      withdrawConsents: async (transaction, { data: { player_id, access }, now }) => {
        if (access !== 'excluded') return;
        const [player] = await transaction.query('select id, site from players where id = $1', [player_id]);
        if (player) await withdraw(transaction, player, 'all', 'exclusion', now);
      },
    },
    closingBegun: {
      leavePlay: (transaction, { data }) => leavePlay(transaction, data.player_id),
    },
  } satisfies Subscriptions;
}
