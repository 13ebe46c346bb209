import type { ValidInput } from '@marquee/contract/calls';
import { schemas } from '@marquee/contract/schemas';
import type { PlayerContext } from '@marquee/platform/calls/handlers';
import { offerCalls } from '@marquee/platform/promotions/offerCalls';
import { type BonusOffer, bonusOffer } from '@marquee/platform/sites/bonusOffer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import * as v from 'valibot';
import { walletBench } from '../../src/testing/walletBench';

let bench: Awaited<ReturnType<typeof walletBench>>;
beforeAll(async () => {
  bench = await walletBench();
});
beforeEach(async () => {
  await bench.reset();
  bench.clock.set('2026-03-14T12:00:00Z');
});
afterAll(() => bench.database.close());

const calls = offerCalls();
const local = (text: string) => ({ EN: text, RUS: `${text} RUS` });
const offerWith = (code: string, own: object = {}): BonusOffer =>
  v.parse(bonusOffer, {
    ...{ code, kind: 'fixed', title: local('Title'), terms: local('Terms'), full_terms: local('<p>Full</p>') },
    ...{ products: ['casino'], amount: 5000, trigger: { on: 'claim' }, starts_at: '2026-03-01T00:00Z', ends_at: null },
    ...{ budget: 100_000, days: 7, ...own },
  });
const match = (code: string, own: object = {}) =>
  offerWith(code, {
    ...{ kind: 'match', amount: 0, percent: 50, most: 8000, wagering: { times: 10, of: 'bonus_and_deposit' } },
    ...{ trigger: { on: 'deposit', which: 'first', least: 2000 }, ...own },
  });

/** A player of a site with these offers. */
const playerOf = (bonus_offers: BonusOffer[], more: Parameters<typeof bench.player>[0] = {}) =>
  bench.player({ ...more, on: { bonus_offers, ...more.on } });
const listed = async (context: PlayerContext) =>
  v.parse(schemas['bonuses/offers'].output, await calls['bonuses/offers']({}, context)).value;
const mine = async (context: PlayerContext) =>
  v.parse(schemas['bonuses/mine'].output, await calls['bonuses/mine']({}, context));
const byCode = async (context: PlayerContext, promo_code: string) =>
  v.parse(schemas['bonuses/code'].output, await calls['bonuses/code']({ promo_code }, context)).value;
const byDeposit = async (context: PlayerContext, input: Partial<ValidInput<'bonuses/deposit'>> = {}) =>
  v.parse(
    schemas['bonuses/deposit'].output,
    await calls['bonuses/deposit']({ amount: 5000, promo_code: '', ...input }, context),
  ).value;
const codesOf = (all: { code: string }[]) => all.map(({ code }) => code);
const withdrawConsent = ({ player }: PlayerContext) =>
  bench.database.query('delete from marketing_consents where player_id = $1', [player.id]);

describe('the public list of offers', () => {
  it('has those that run, and none of staff, with a code, of another jurisdiction, or that has ended', async () => {
    const context = await playerOf([
      offerWith('OPEN'),
      offerWith('NIGHTS', { hours: { from: '01:00', until: '02:00' } }),
      offerWith('CODE', { promo_code: 'spring26' }),
      offerWith('STAFF', { trigger: { on: 'staff' } }),
      offerWith('SOON', { starts_at: '2026-03-14T12:00:01Z' }),
      offerWith('OVER', { ends_at: '2026-03-14T12:00Z' }),
      offerWith('ABROAD', { jurisdictions: ['uk'] }),
      offerWith('SPENT', { budget: 5000 }),
      offerWith('STOPPED'),
    ]);
    await bench.database.query(
      "insert into bonus_offers values ('localhost', 'SPENT', 5000, null, null), ('localhost', 'STOPPED', 0, 1, 'operator'), ('other.test', 'OPEN', 0, 1, 'budget')",
    );
    expect(codesOf(await listed(context))).toEqual(['OPEN', 'NIGHTS']);
    expect(codesOf((await mine(context)).value)).toEqual(['OPEN', 'NIGHTS']);
  });

  it('says an offer’s figures in its words, in the site’s languages, with HTML that pages allow', async () => {
    const text = local(
      '{{offer_percent}} up to {{offer_most}}, from {{offer_least_deposit}}, {{offer_times}} times, {{offer_days}}.',
    );
    const full_terms = local('<p onclick="x()">{{site_name}}: {{offer_most}}</p><script>x()</script>');
    const context = await playerOf([match('WELCOME', { terms: text, full_terms })], { on: { languages: ['EN'] } });
    const [offer] = await listed(context);
    expect(offer?.terms).toEqual({ EN: '50% up to ₱80.00, from ₱20.00, 10 times, 7 days.' });
    expect(offer?.full_terms).toEqual({ EN: `<p>${bench.site.site_name}: ₱80.00</p>` });
    expect(offer).toMatchObject({
      ...{ kind: 'match', percent: 50, most: 8000, wagering_times: 10, wagering_of: 'bonus_and_deposit', days: 7 },
      ...{ trigger: 'deposit', which: 'first', least_deposit: 2000, period: null, weekdays: [], hours: null },
    });
  });

  it('comes in one language where one is named, in English where that is missing', async () => {
    const context = await playerOf([offerWith('OPEN')], { on: { languages: ['EN', 'RUS', 'NE'] } });
    const title = async (language: 'RUS' | 'NE') =>
      (await calls['bonuses/offers']({ language }, context)).value[0]?.title;
    expect([await title('RUS'), await title('NE')]).toEqual([{ RUS: 'Title RUS' }, { EN: 'Title' }]);
  });

  it('calls providers and games by their names, and those that it does not know by none', async () => {
    await bench.database.query("insert into providers (code, name, position, logo) values ('JILI', 'JILI', 1, '')");
    await bench.database.query(
      `insert into games (provider_code, game_code, name, category, engine, profile, features, rtp, volatility, released, tint, stake_low, stake_high, image)
       values ('JILI', 'one', 'Game One', 'slot_game', '', '', '{}', 9600, 3, '2026-01-01', '', 1, 2, '')`,
    );
    const counts = [
      { provider: 'JILI', game: 'one', percent: 50 },
      { provider: 'JILI', game: 'none', percent: 0 },
      { category: 'slot_game', percent: 100 },
    ];
    const [offer] = await listed(await playerOf([match('WELCOME', { counts })]));
    expect(offer?.counts).toEqual([
      { provider: 'JILI', provider_name: 'JILI', game: 'one', game_name: 'Game One', percent: 50 },
      { provider: 'JILI', provider_name: 'JILI', game: 'none', game_name: '', percent: 0 },
      { category: 'slot_game', percent: 100 },
    ]);
  });
});

describe('what a player may have', () => {
  it('is said for each offer of products that they agreed to hear of', async () => {
    const context = await playerOf([match('WELCOME'), offerWith('OPEN'), offerWith('BETS', { products: ['betting'] })]);
    expect(await mine(context)).toMatchObject({
      value: [
        { code: 'WELCOME', state: 'deposit', reasons: [], worth: null },
        { code: 'OPEN', state: 'open', reasons: [], worth: 5000 },
      ],
      withheld: null,
    });
  });

  it('is nothing without consent and during a break, which is said, and nothing where there are no offers', async () => {
    const context = await playerOf([offerWith('OPEN')]);
    await withdrawConsent(context);
    expect(await mine(context)).toMatchObject({ value: [], withheld: 'consent' });
    await bench.database.query(
      'insert into protection_players (player_id, created_at, reviewed_at, time_out_until) values ($1, 0, 0, $2)',
      [context.player.id, bench.clock.now() + 1],
    );
    expect(await mine(context)).toMatchObject({ value: [], withheld: 'break' });
    for (const call of [byDeposit(context), byCode(context, 'spring26')]) expect(await call).toEqual([]);
    expect(await mine(await playerOf([]))).toMatchObject({ value: [], withheld: null });
  });
});

describe('a promo code', () => {
  it('shows its offer, with the reasons why it may not be had', async () => {
    const context = await playerOf([
      offerWith('CODE', { promo_code: 'Spring26' }),
      offerWith('OLD', { promo_code: 'winter25', ends_at: '2026-03-02T00:00Z' }),
    ]);
    expect(await byCode(context, 'SPRING26')).toMatchObject([
      { offer: { code: 'CODE' }, standing: { code: 'CODE', state: 'open', worth: 5000 } },
    ]);
    expect(await byCode(context, 'winter25')).toMatchObject([{ standing: { state: 'not', reasons: ['ended'] } }]);
  });

  it.each([
    ['that there is not', 'Summer26'],
    ['of staff', 'staffonly'],
    ['of another jurisdiction', 'abroad1'],
    ['that is empty', ''],
  ])('%s shows nothing', async (_, typed) => {
    const context = await playerOf([
      offerWith('OPEN'),
      offerWith('CODE', { promo_code: 'Spring26' }),
      offerWith('STAFF', { promo_code: 'staffonly', trigger: { on: 'staff' } }),
      offerWith('ABROAD', { promo_code: 'abroad1', jurisdictions: ['uk'] }),
    ]);
    expect(await byCode(context, typed)).toEqual([]);
  });

  it('shows nothing to who agreed to no offers', async () => {
    const context = await playerOf([offerWith('CODE', { promo_code: 'Spring26' })]);
    await withdrawConsent(context);
    expect(await byCode(context, 'Spring26')).toEqual([]);
  });
});

describe('a deposit', () => {
  it.each([
    ['an even amount', 5000, 2500, 75_000],
    ['half a unit, which is the player’s', 5001, 2501, 75_020],
    ['above the cap', 50_000, 8000, 580_000],
    ['too small', 1999, 0, 0],
  ])('of %s gives with an offer, and asks to be staked', async (_, amount, gives, required) => {
    const [row] = await byDeposit(await playerOf([match('WELCOME'), offerWith('OPEN')]), { amount });
    expect(row).toMatchObject({ offer: { code: 'WELCOME' }, gives, required });
    expect(row?.standing.reasons).toEqual(gives === 0 ? ['depositTooLow'] : []);
  });

  it('has the offer of a typed code beside the others', async () => {
    const context = await playerOf([match('WELCOME'), match('CODE', { promo_code: 'Spring26', percent: 100 })]);
    expect((await byDeposit(context)).map(({ offer }) => offer.code)).toEqual(['WELCOME']);
    const both = await byDeposit(context, { promo_code: 'spring26' });
    expect(both.map(({ offer, gives }) => [offer.code, gives])).toEqual([
      ['WELCOME', 2500],
      ['CODE', 5000],
    ]);
  });
});
