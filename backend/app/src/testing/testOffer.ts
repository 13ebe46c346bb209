import { type BonusOffer, bonusOffer } from '@marquee/platform/sites/bonusOffer';
import * as v from 'valibot';

const local = { EN: 'Words.' };

/** An offer for tests: a fixed bonus of 5,000 that is to be staked ten times on slots, with some changes. */
export const testOffer = (own: object = {}): BonusOffer =>
  v.parse(bonusOffer, {
    ...{
      code: 'ONE',
      kind: 'fixed',
      title: local,
      terms: local,
      full_terms: local,
      products: ['casino'],
      amount: 5000,
    },
    ...{ trigger: { on: 'claim' }, starts_at: '2026-03-01T00:00Z', ends_at: null, budget: 1_000_000, days: 7 },
    ...{ wagering: { times: 10, of: 'bonus' }, counts: [{ category: 'slot_game', percent: 100 }], ...own },
  });
