import type { Break } from './mutation';

const bonuses = 'backend/platform/src/bonuses/';
const offers = 'backend/platform/src/sites/rules/bonusOffers.ts';

/** Mutations of rules about bonus money, by the test that detects them. */
export const bonusBreaks: Record<string, readonly Break[]> = {
  'backend/app/tests/bonuses/oppositeBets.test.ts': [
    ['D13.16', `${bonuses}stakes.ts`, 'if (new Set(events).size < events.length) return', 'if (false) return'],
    [
      'D13.16',
      `${bonuses}stakes.ts`,
      'if (await hasCountedBet(database, accounts, events)) return',
      'if (false) return',
    ],
    ['D13.16', `${bonuses}stakes.ts`, '.filter(isSamePerson)', '.filter(() => false)'],
    ['D13.16', `${bonuses}stakes.ts`, '.filter(isSamePerson)', ''],
    ['D13.16', `${bonuses}stakes.ts`, " and s.state = 'open' and b.counts > 0", ' and b.counts > 0'],
    ['D13.16', `${bonuses}stakes.ts`, "s.state = 'open' and b.counts > 0", "s.state = 'open'"],
    ['D13.16', `${bonuses}stakes.ts`, "reason: 'sameEvent' as const", 'reason: null'],
    ['D13.17', `${bonuses}counting.ts`, '(row.least_odds === undefined || on.leastOdds !== undefined)', 'true'],
    [
      'D13.17',
      `${bonuses}counting.ts`,
      'partOf(Math.min(stake, room), percent, 100',
      'partOf(Math.min(stake, room), 100, 100',
    ],
  ],
  'backend/platform/src/sites/rules/bonusOffers.test.ts': [
    ['D13.17', offers, 'const mostCovered = 10;', 'const mostCovered = 11;'],
    ['D13.17', offers, "['slot_game', 'fishing',", "['slot_game', 'casino', 'fishing',"],
    ['D13.17', offers, "'bingo', 'sportsbook'];", "'bingo'];"],
    ['D13.17', offers, 'counted, covered, offeredProducts]', 'counted, offeredProducts]'],
    ['D13.17', offers, 'wagering.times > 0 &&\n      row.percent', 'row.percent'],
  ],
  'backend/app/tests/bonuses/bonusMoney.test.ts': [
    [
      'D13.18',
      `${bonuses}payouts.ts`,
      "(state === 'won' || state === 'lost')",
      "(state === 'won' || state !== 'open')",
    ],
    [
      'D13.18',
      `${bonuses}payouts.ts`,
      'if (isPlayed === bet.is_counted || !progresses)',
      'if (!isPlayed || !progresses)',
    ],
    ['D13.18', `${bonuses}counting.ts`, 'Math.min(stake, room)', 'stake'],
    [
      'D13.19',
      `${bonuses}amounts.ts`,
      'const fromCash = Math.min(stake, cash);',
      'const fromCash = Math.max(0, stake - bonus);',
    ],
    [
      'D13.19',
      `${bonuses}amounts.ts`,
      "partOf(payout, bonus_stake, stake, 'down')",
      "partOf(payout, bonus_stake, stake, 'up')",
    ],
    [
      'D13.19',
      `${bonuses}payouts.ts`,
      'bonusShare(payout, bet) - bonusShare(bet.payout, bet)',
      'bonusShare(payout - bet.payout, bet)',
    ],
    ['D13.20', `${bonuses}stakes.ts`, 'percent > 0 ? balance : 0', 'balance'],
    ['D13.20', `${bonuses}stakes.ts`, 'stake + (on.stakedBefore ?? 0) > highest', 'stake > highest'],
    ['D13.21', `${bonuses}claims.ts`, ' and promised + $3 <= $4 returning', ' and promised <= $4 returning'],
    ['D13.21', `${bonuses}claims.ts`, 'if (error instanceof BudgetGone) await', 'if (false) await'],
    [
      'D13.22',
      `${bonuses}ends.ts`,
      'Math.min(bonus.balance, bonus.terms.most_converted ?? bonus.balance)',
      'bonus.balance',
    ],
    ['D13.22', `${bonuses}advance.ts`, 'if (await hasOpenMoney(transaction, bonus)) return', 'if (false) return'],
    ['D13.22', `${bonuses}rows.ts`, 'wagered + $5 >= required', 'wagered + $5 > required'],
  ],
  'backend/app/tests/provider/provider.test.ts': [
    [
      'D13.20',
      'backend/platform/src/play/providerWallet.ts',
      "stakedBefore: (await rounds.sum('bet', session.id, message.round_id)) - message.amount",
      'stakedBefore: 0',
    ],
  ],
  'backend/app/tests/bonuses/bonusEnds.test.ts': [
    [
      'D13.23',
      `${bonuses}ends.ts`,
      "if (end !== 'reversed') return undefined;\n      await takeBackConverted",
      'await takeBackConverted',
    ],
    ['D13.23', `${bonuses}ends.ts`, ': bonus.converted;', ': 0;'],
    ['D13.25', 'backend/platform/src/auth/attempts.ts', 'promoCode: { failures: 20', 'promoCode: { failures: 21'],
  ],
  'backend/app/tests/bonuses/eligibility.test.ts': [
    ['D13.24', `${bonuses}takenBefore.ts`, '(await isGiftGone(database, gift, now)) ||', ''],
    ['D13.24', `${bonuses}takenBefore.ts`, "offer.once_for.includes('household') &&", 'false &&'],
    ['D13.24', `${bonuses}takenBefore.ts`, "offer.once_for.includes('bank_account') &&", 'false &&'],
  ],
};
