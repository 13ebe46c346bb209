import type { Answer } from '@marquee/contract/calls';
import { describe, expect, test } from '@rstest/core';
import { type DepositOffer, DepositOffers, type OffersApi } from './DepositOffers';

const offer = (code: string, least: number, amount: number, reasons: string[] = []) =>
  ({
    offer: { code },
    standing: {
      code,
      state: reasons.length > 0 ? 'not' : 'deposit',
      reasons: amount < least ? ['depositTooLow'] : reasons,
      worth: null,
    },
    gives: amount < least ? 0 : amount,
    required: 0,
  }) as unknown as DepositOffer;

type Reply = (answer: Answer<'bonuses/deposit'>) => void;

/** Answers when told to. */
class HeldApi implements OffersApi {
  readonly asked: { amount: number; promo_code?: string | undefined; reply: Reply }[] = [];
  call: OffersApi['call'] = (_, { amount, promo_code }) =>
    new Promise((reply) => {
      this.asked.push({ amount, promo_code, reply });
    });
  answer(place: number, ...value: DepositOffer[]) {
    this.asked[place]?.reply({ statusCode: 1, statusMessage: 'OK', value });
  }
}

async function given(amount: number, ...value: DepositOffer[]) {
  const api = new HeldApi();
  const offers = new DepositOffers();
  const asked = offers.ask(api, amount);
  api.answer(0, ...value);
  await asked;
  return { api, offers };
}

describe('the offers of a deposit', () => {
  test('are those of the last amount, however late the answer of one before it comes', async () => {
    const api = new HeldApi();
    const offers = new DepositOffers();
    const asked = [offers.ask(api, 1000), offers.ask(api, 2000)];
    api.answer(1, offer('A', 0, 2000));
    api.answer(0, offer('A', 0, 1000));
    await Promise.all(asked);
    expect(offers.givenBy('A', 2000)?.gives).toBe(2000);
    expect(offers.givenBy('A', 1000)).toBeUndefined();
  });

  test('say nothing of an amount that was not asked for', async () => {
    const { offers } = await given(1000, offer('A', 0, 1000));
    expect([offers.givenBy('A', 1001), offers.givenBy('A', null), offers.fits('A', 1001)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('that could not be loaded are asked for again, and the failure ends with the answer', async () => {
    const api = new HeldApi();
    const offers = new DepositOffers();
    const first = offers.ask(api, 1000);
    api.asked[0]?.reply({ statusCode: 0, statusMessage: 'internalServerError' } as Answer<'bonuses/deposit'>);
    await first;
    expect(offers.failed).toBe(true);
    const again = offers.ask(api, 1000);
    api.answer(1, offer('A', 0, 1000));
    await again;
    expect([offers.failed, offers.givenBy('A', 1000)?.gives]).toEqual([false, 1000]);
  });

  test('are left out where no amount would do, but not that of the promo code', async () => {
    const { api, offers } = await given(1000, offer('A', 5000, 1000), offer('B', 0, 1000, ['hadBefore']));
    expect(offers.offers.map(({ offer: { code } }) => code)).toEqual(['A']);
    offers.use({ promoCode: 'CODE1', offer: 'B' });
    const asked = offers.ask(api, 1000);
    api.answer(1, offer('A', 5000, 1000), offer('B', 0, 1000, ['hadBefore']));
    await asked;
    expect(api.asked[1]?.promo_code).toBe('CODE1');
    expect(offers.offers.map(({ offer: { code } }) => code)).toEqual(['A', 'B']);
  });

  test.each([
    ['nothing chosen', null, true],
    ['none wanted', '', false],
    ['one that fits', 'A', false],
    ['one whose least deposit is higher', 'B', true],
  ] as const)('with %s: it is to be chosen: %j', async (_, choice, open) => {
    const { offers } = await given(1000, offer('A', 0, 1000), offer('B', 5000, 1000));
    expect(offers.isOpen(choice, 1000)).toBe(open);
  });

  test('need no choice where there is none, or none that the amount may have', async () => {
    const none = await given(1000);
    const tooHigh = await given(1000, offer('B', 5000, 1000));
    expect([none.offers.isOpen(null, 1000), tooHigh.offers.isOpen(null, 1000)]).toEqual([false, false]);
  });
});
