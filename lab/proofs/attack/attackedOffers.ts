/** The attacked offers, which the stage writes into the site file; amounts in minor units. */
export const attackedOffers = {
  gift: { code: 'GIFT', amount: 10_000, budget: 10_000_000, highest: 1_000 },
  few: { code: 'FEW', amount: 10_000, budget: 45_000 },
  bets: { code: 'BETS' },
  moreBets: { code: 'MORE-BETS' },
  tables: { code: 'TABLES', percent: 10, highest: 1_000 },
  secret: { code: 'SECRET', promoCode: 'LANTERN77' },
} as const;
