import { randomUUID } from 'node:crypto';
import { claimOffer, promise } from '@marquee/platform/bonuses/claims';
import type { BonusOffer } from '@marquee/platform/sites/bonusOffer';
import type { Sites } from '@marquee/platform/sites/sites';
import type { TestPlayer, testBackend } from './testBackend';
import { testOffer } from './testOffer';

type TestBackend = Awaited<ReturnType<typeof testBackend>>;

/** An offer that staff give, and one whose money players may stake on slots. */
export const handOffer = testOffer({ code: 'HAND', trigger: { on: 'staff' }, starts_at: '2020-01-01T00:00Z' });

/** Adds an offer to the default site of a backend, as if its file had it. */
export function addOffer({ sites }: { sites: Pick<Sites, 'find'> }, offer: BonusOffer = handOffer): void {
  const offers = sites.find('localhost')?.bonus_offers;
  if (offers?.every(({ code }) => code !== offer.code)) offers.push(offer);
}

/** Gives a player a bonus, of an offer of its own unless one is named; returns offer and bonus. */
export async function giveBonus(
  { database, sites, clock, services }: Pick<TestBackend, 'database' | 'sites' | 'clock' | 'services'>,
  { id }: Pick<TestPlayer, 'id'>,
  { state = 'waiting', ...own }: { state?: 'waiting' | 'review' } & Partial<BonusOffer> = {},
): Promise<{ offer: string; bonus: string }> {
  const site = sites.find('localhost');
  if (!site) throw new Error('There is no such site');
  const code = `X${randomUUID().slice(0, 8).toUpperCase()}`;
  const offer = { ...handOffer, code, ...own };
  const player = { id, currency: site.currency, dateOfBirth: '1980-01-01' };
  const claim = { site, player, offer, claim: '', amount: offer.amount };
  const now = clock.now();
  const bonus = await database.transaction((transaction) =>
    state === 'review'
      ? promise(transaction, claim, 'review', now)
      : claimOffer(transaction, services.ledger, claim, { given: { by: 'staff' } }, now),
  );
  return { offer: offer.code, bonus };
}
