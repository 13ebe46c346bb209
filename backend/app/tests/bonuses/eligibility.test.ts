import { randomUUID } from 'node:crypto';
import { standingOf } from '@marquee/platform/bonuses/eligibility';
import type { PlayerContext } from '@marquee/platform/calls/handlers';
import { assertGift } from '@marquee/platform/persons/gifts';
import { blockPlayer } from '@marquee/platform/protection/blocks';
import { lockedPlayer } from '@marquee/platform/protection/players';
import { protectionCalls } from '@marquee/platform/protection/protectionCalls';
import type { BonusOffer } from '@marquee/platform/sites/bonusOffer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { spiedDatabase } from '../../src/testing/spiedDatabase';
import { testOffer } from '../../src/testing/testOffer';
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

const now = () => bench.clock.now();
const hour = 3_600_000;
/** A fixed bonus of the casino that everybody may take and that needs no stakes, with some changes. */
const offerWith = (own: object = {}) => testOffer({ budget: 100_000, wagering: undefined, counts: undefined, ...own });
const onDeposit = (trigger: object = {}, own: object = {}) =>
  offerWith({
    kind: 'match',
    amount: 0,
    percent: 100,
    most: 8000,
    ...own,
    trigger: { on: 'deposit', which: 'first', least: 2000, ...trigger },
  });

type Asked = Partial<Parameters<typeof standingOf>[1]>;
const standing = ({ site, player }: PlayerContext, offer: BonusOffer, asked: Asked = {}) =>
  standingOf(bench.database, { site, player, offer, ...asked }, now());
/** The state, with the reasons. */
const stands = async (context: PlayerContext, offer: BonusOffer, asked: Asked = {}) => {
  const { state, reasons, withheld } = await standing(context, offer, asked);
  return [state, ...reasons, ...(withheld ? [withheld] : [])].join(' ');
};

/** Pays a deposit in; its id. */
async function deposit(context: PlayerContext, amount = 50_000): Promise<string> {
  const { value } = await bench.calls['wallet/deposit']({ request_id: randomUUID(), method: 'bank', amount }, context);
  await bench.pass(20 * 60_000);
  return value[0]?.payment_id ?? '';
}

/** A bonus that a player has had. */
const had = (
  { player }: PlayerContext,
  { code }: BonusOffer,
  own: { state?: string; claim?: string; deposit?: string } = {},
) =>
  bench.database.query(
    `insert into bonuses (id, site, player_id, offer, claim, kind, state, currency, amount, terms, created_at, deposit_id)
     values ($1, $2, $3, $4, $5, 'fixed', $6, 'PHP', 5000, '{}', $7, $8)`,
    [
      randomUUID(),
      bench.site.domain_name,
      player.id,
      code,
      own.claim ?? '',
      own.state ?? 'waiting',
      now(),
      own.deposit ?? null,
    ],
  );

const stop = (code: string, row: { promised?: number; because?: string }) =>
  bench.database.query('insert into bonus_offers values ($1, $2, $3, $4, $5)', [
    ...[bench.site.domain_name, code, row.promised ?? 0, row.because ? now() : null, row.because ?? null],
  ]);

describe('an offer for everybody', () => {
  it('is open, and says what it is worth', async () => {
    expect(await standing(await bench.player(), offerWith())).toEqual({
      ...{ code: 'ONE', state: 'open', reasons: [], worth: 5000, withheld: null },
    });
  });

  it.each([
    ['before it begins', { starts_at: '2026-03-14T12:00:01Z' }, 'not notBegun'],
    ['in its first moment', { starts_at: '2026-03-14T12:00Z' }, 'open'],
    ['once it has ended', { ends_at: '2026-03-14T12:00Z' }, 'not ended'],
    // Noon in UTC is eight in the evening of the site.
    ['outside its hours', { hours: { from: '09:00', until: '20:00' } }, 'not outOfHours'],
    ['within its hours', { hours: { from: '20:00', until: '02:00' } }, 'open'],
    ['on another weekday', { weekdays: [1, 7] }, 'not outOfHours'],
    ['in another jurisdiction', { jurisdictions: ['uk'] }, 'not notForYou'],
    ['of staff', { trigger: { on: 'staff' } }, 'not byStaff'],
    ['of a period', { kind: 'cash_back', trigger: { on: 'period', period: 'week' } }, 'not afterPeriod'],
    ['for accounts from later on', { audience: { registered_from: '2026-03-15T00:00Z' } }, 'not notForYou'],
    ['for accounts from before', { audience: { registered_until: '2026-03-14T12:00Z' } }, 'not notForYou'],
    ['for accounts of today', { audience: { registered_from: '2026-03-14T00:00Z' } }, 'open'],
    ['of a level that is ahead', { audience: { vip_levels: ['Gold'] } }, 'not notForYou'],
    ['of the player’s level', { audience: { vip_levels: ['Bronze'] } }, 'open'],
    ['of betting, without consent to betting', { products: ['betting'] }, 'not consent'],
    ['of both, with consent to one', { products: ['casino', 'betting'] }, 'not consent'],
  ])('%s', async (_, own, expected) => expect(await stands(await bench.player(), offerWith(own))).toBe(expected));

  it('is not offered without a proved contact', async () => {
    expect(await stands(await bench.player({ verified: false }), offerWith())).toBe('not contactUnverified');
  });

  it('is not offered without the identity check of the jurisdiction, nor below its age', async () => {
    const on = { jurisdiction: 'uk' as const };
    expect(await stands(await bench.player({ on, identified: false }), offerWith())).toBe('not identityNeeded');
    expect(await stands(await bench.player({ on }), offerWith())).toBe('open');
    const young = await bench.player({ on: { jurisdiction: 'ph' }, born: '2006-03-14' });
    expect(await stands(young, offerWith())).toBe('not notForYou');
  });

  it('is not offered while another account that is alike asks for an identity check', async () => {
    const same = { name: 'Tamara Norman', born: '1980-01-02' };
    await bench.player({ ...same, phone: '+639170000001' });
    bench.clock.advance(1000);
    const second = await bench.player({ ...same, phone: '+639170000002', identified: false });
    expect(await stands(second, offerWith())).toBe('not identityNeeded');
  });

  it('is withheld during a break, and from who is blocked or has withdrawn consent, with no other reasons [D13.15]', async () => {
    const [resting, blocked, silent] = [await bench.player(), await bench.player(), await bench.player()];
    await protectionCalls['protection/time_out']({ request_id: randomUUID(), option: '24h' }, resting);
    await blockPlayer(
      bench.database,
      { id: blocked.player.id, site: bench.site.domain_name },
      { what: 'marketing', by: 'a', words: 'r', until: null },
      now(),
    );
    await bench.database.query('delete from marketing_consents where player_id = $1', [silent.player.id]);
    const ended = offerWith({ ends_at: '2026-03-14T12:00Z' });
    expect(await Promise.all([resting, blocked, silent].map((one) => stands(one, ended)))).toEqual([
      ...['not break', 'not break', 'not consent'],
    ]);
  });
});

describe('an offer for a new account', () => {
  it('may be taken for its days after registration', async () => {
    const player = await bench.player();
    const offer = offerWith({ trigger: { on: 'registration' }, claim_days: 2 });
    bench.clock.advance(48 * hour - 1);
    expect(await stands(player, offer)).toBe('open');
    bench.clock.advance(1);
    expect(await stands(player, offer)).toBe('not tooLate');
  });

  it('may be taken for its days after the first contact was proved', async () => {
    const player = await bench.player({ verified: false });
    const offer = offerWith({ trigger: { on: 'contact' }, claim_days: 2 });
    bench.clock.advance(100 * hour);
    expect(await stands(player, offer)).toBe('not contactUnverified');
    const prove = (column: 'email' | 'phone', at: number) =>
      bench.database.query(`update players set ${column}_verified_at = $2 where id = $1`, [player.player.id, at]);
    await prove('phone', now());
    expect(await stands(player, offer)).toBe('open');
    bench.clock.advance(48 * hour);
    await prove('email', now());
    expect(await stands(player, offer)).toBe('not tooLate');
  });
});

describe('an offer for a deposit', () => {
  it('is had by the first one of enough, and says what the amount gives', async () => {
    const player = await bench.player();
    expect(await stands(player, onDeposit())).toBe('deposit');
    expect(await stands(player, onDeposit(), { deposit: { amount: 1999 } })).toBe('not depositTooLow');
    expect(await standing(player, onDeposit(), { deposit: { amount: 2000 } })).toMatchObject({
      state: 'deposit',
      worth: 2000,
    });
    expect(await standing(player, onDeposit(), { deposit: { amount: 50_000 } })).toMatchObject({ worth: 8000 });
    const id = await deposit(player);
    expect(await stands(player, onDeposit())).toBe('not notThisDeposit');
    // the deposit itself is not an earlier one
    expect(await stands(player, onDeposit(), { deposit: { id, amount: 50_000 } })).toBe('deposit');
  });

  it('counts no deposit that was wholly given back', async () => {
    const player = await bench.player();
    const id = await deposit(player);
    const giveBack = (amount: number) =>
      bench.database.query("update payments set state = 'refunded', given_back = $2 where id = $1", [id, amount]);
    await giveBack(49_999);
    expect(await stands(player, onDeposit())).toBe('not notThisDeposit');
    await giveBack(50_000);
    expect(await stands(player, onDeposit())).toBe('deposit');
  });

  it('is had by the first of each day of the site', async () => {
    // 23:59 of the site
    bench.clock.set('2026-03-14T15:00Z');
    const player = await bench.player();
    const daily = onDeposit({ which: 'daily' });
    await deposit(player);
    expect(await stands(player, daily)).toBe('not notThisDeposit');
    bench.clock.set('2026-03-14T15:59:59Z');
    expect(await stands(player, daily)).toBe('not notThisDeposit');
    bench.clock.set('2026-03-14T16:00Z');
    expect(await stands(player, daily)).toBe('deposit');
  });

  it('is had by the one that it names', async () => {
    const player = await bench.player();
    const second = onDeposit({ which: 'nth', nth: 2 });
    expect(await stands(player, second)).toBe('not depositNeeded');
    expect(await stands(player, second, { deposit: { amount: 5000 } })).toBe('not notThisDeposit');
    await deposit(player);
    expect(await stands(player, second, { deposit: { amount: 5000 } })).toBe('deposit');
    await deposit(player);
    expect(await stands(player, second)).toBe('not notThisDeposit');
  });
});

describe('an offer with a promo code', () => {
  it('is for who types it, without case', async () => {
    const player = await bench.player();
    const offer = offerWith({ promo_code: 'Spring26' });
    expect(await stands(player, offer)).toBe('not notForYou');
    expect(await stands(player, offer, { promoCode: 'spring27' })).toBe('not notForYou');
    expect(await stands(player, offer, { promoCode: ' sPRING26 ' })).toBe('open');
  });
});

describe('an offer that was had', () => {
  it.each([
    ['is had once', {}, 'not hadBefore'],
    ['waits while staff look at it', { state: 'review' }, 'not inReview'],
    ['was not, if its deposit never came', { state: 'not_given' }, 'open'],
    ['was not, for another day', { claim: '2026-03-13' }, 'open'],
  ])('%s', async (_, own, expected) => {
    const player = await bench.player();
    await had(player, offerWith(), own);
    expect(await stands(player, offerWith())).toBe(expected);
  });

  it('each day is another one than yesterday’s, and each deposit another one', async () => {
    const player = await bench.player();
    const [daily, each] = [onDeposit({ which: 'daily' }), onDeposit({ which: 'nth' }, { code: 'EACH' })];
    await had(player, daily, { claim: '2026-03-14' });
    await had(player, each, { claim: 'first', deposit: 'first' });
    expect(await stands(player, daily)).toBe('not hadBefore');
    expect(await stands(player, each)).toBe('deposit');
    expect(await stands(player, each, { deposit: { id: 'second', amount: 5000 } })).toBe('deposit');
    bench.clock.advance(24 * hour);
    expect(await stands(player, daily)).toBe('deposit');
  });

  it('is refused to another account of the person, by proved marks [D13.24]', async () => {
    const email = 'one@example.test';
    const [first, second] = [await bench.player({ email }), await bench.player({ email })];
    const prove = ({ player }: PlayerContext) =>
      bench.database.transaction(async (transaction) => {
        await transaction.query('update players set email_verified_at = $2 where id = $1', [player.id, now()]);
        await bench.persons.mark(transaction, player.id, now());
      });
    await prove(first);
    await assertGift(
      bench.database,
      { site: bench.site.domain_name, gift: 'offer:ONE', playerId: first.player.id },
      now(),
    );
    expect(await stands(second, offerWith())).toBe('open');
    await prove(second);
    expect(await stands(second, offerWith())).toBe('not otherPerson');
    expect(await stands(first, offerWith())).toBe('open');
    expect(await stands(second, offerWith({ code: 'TWO' }))).toBe('open');
  });
});

describe('an offer once for a household', () => {
  const household = offerWith({ once_for: ['household'] });
  const moveTo = ({ player }: PlayerContext, line: string, postcode: string) =>
    bench.database.query('update players set address_line = $2, address_postcode = $3 where id = $1', [
      player.id,
      line,
      postcode,
    ]);

  it.each([
    ['the same address', '12 Bay Road, Flat 3', 'M1 1AE', 'not otherPerson'],
    ['the same address in other signs', '12 BAY ROAD  FLAT-3', 'm11ae', 'not otherPerson'],
    ['another flat', '12 Bay Road, Flat 4', 'M1 1AE', 'open'],
    ['another postcode', '12 Bay Road, Flat 3', 'M1 1AF', 'open'],
  ])('at %s [D13.24]', async (_, line, postcode, expected) => {
    const [first, second] = [await bench.player(), await bench.player()];
    await moveTo(first, '12 Bay Road, Flat 3', 'M1 1AE');
    await moveTo(second, line, postcode);
    await had(first, household);
    expect(await stands(second, household)).toBe(expected);
    expect(await stands(second, offerWith())).toBe('open');
  });

  it('compares letters of every script', async () => {
    const [first, second, third] = [await bench.player(), await bench.player(), await bench.player()];
    await moveTo(first, 'Ленина, 5', '101000');
    await moveTo(second, 'Мира, 5', '101000');
    await moveTo(third, 'Ленина 5', '101000');
    await had(first, household);
    expect(await stands(second, household)).toBe('open');
    expect(await stands(third, household)).toBe('not otherPerson');
  });

  it('looks at no site of another operator', async () => {
    const [first, second] = [await bench.player(), await bench.player()];
    await had(first, household);
    await bench.database.query("update players set site = 'other.test' where id = $1", [first.player.id]);
    expect(await stands(second, household)).toBe('not otherPerson');
    await bench.database.query(
      "insert into site_operators (site, operator, binds_person) values ('other.test', 'Others', true)",
    );
    expect(await stands(second, household)).toBe('open');
  });

  it('waits for another claim of the household that has not ended', async () => {
    const [first, second] = [await bench.player(), await bench.player()];
    const claim = ({ site, player }: PlayerContext) =>
      bench.database.transaction(async (transaction) => {
        await lockedPlayer(transaction, player.id, now());
        const asked = { site, player, offer: household, isClaim: true };
        const { state } = await standingOf(transaction, asked, now());
        if (state === 'open')
          await transaction.query(
            `insert into bonuses (id, site, player_id, offer, kind, state, currency, amount, terms, created_at)
             values ($1, $2, $3, 'ONE', 'fixed', 'active', 'PHP', 5000, '{}', $4)`,
            [randomUUID(), site.domain_name, player.id, now()],
          );
        return state;
      });
    expect((await Promise.all([claim(first), claim(second)])).sort()).toEqual(['not', 'open']);
  });

  it('takes its lock before it looks at others, and lists take none', async () => {
    const { site, player } = await bench.player();
    const { database, queries } = spiedDatabase(bench.database);
    const asked = { site, player, offer: household };
    await standingOf(database, asked, now());
    const isLock = (text: string) => text.includes('pg_advisory_xact_lock');
    expect(queries.some(isLock)).toBe(false);
    queries.length = 0;
    await standingOf(database, { ...asked, isClaim: true }, now());
    expect(queries.findIndex(isLock)).toBe(0);
    expect(queries.some((text) => text.includes('household_of'))).toBe(true);
  });
});

describe('an offer once for a bank account', () => {
  it('is refused to who names the same one [D13.24]', async () => {
    const bank = offerWith({ once_for: ['bank_account'] });
    const [first, second] = [await bench.player(), await bench.player()];
    const name = ({ player }: PlayerContext, number: string) =>
      bench.database.transaction(async (transaction) => {
        await transaction.query(
          `insert into bank_accounts (id, player_id, site, bank_code, bank_name, account_number, holder_name, request_id, created_at)
           values ($1, $2, $3, 'HRB', 'Harbour Bank', $4, 'Ana Cruz', $1, $5)`,
          [randomUUID(), player.id, bench.site.domain_name, number, now()],
        );
        await bench.persons.mark(transaction, player.id, now());
      });
    await name(first, '0012345678');
    await had(first, bank);
    await name(second, '0087654321');
    expect(await stands(second, bank)).toBe('open');
    await name(second, '001-234-5678');
    expect(await stands(second, bank)).toBe('not otherPerson');
    expect(await stands(second, offerWith())).toBe('open');
  });
});

describe('a budget', () => {
  it.each([
    ['with something left', { promised: 99_999 }, 'open'],
    ['that is promised', { promised: 100_000 }, 'not budgetGone'],
    ['that a claim did not fit into', { promised: 99_000, because: 'budget' }, 'not budgetGone'],
    ['of an offer that staff have ended', { because: 'operator' }, 'not ended'],
  ])('%s', async (_, row, expected) => {
    await stop('ONE', row);
    expect(await stands(await bench.player(), offerWith())).toBe(expected);
  });
});

describe('an offer that is given', () => {
  it('by staff asks the same of the player, but not who takes it', async () => {
    const offer = offerWith({ trigger: { on: 'staff' }, hours: { from: '09:00', until: '10:00' } });
    const given = { by: 'staff' } as const;
    expect(await stands(await bench.player(), offer, { given })).toBe('open');
    expect(await stands(await bench.player({ verified: false }), offer, { given })).toBe('not contactUnverified');
    const silent = await bench.player();
    await bench.database.query('delete from marketing_consents where player_id = $1', [silent.player.id]);
    expect(await stands(silent, offer, { given })).toBe('not consent');
  });

  it('after a period is given once for it', async () => {
    const offer = offerWith({ kind: 'cash_back', trigger: { on: 'period', period: 'week' } });
    const player = await bench.player();
    await had(player, offer, { claim: '2026-03-02' });
    const stood = (claim: string) => stands(player, offer, { given: { by: 'period', claim } });
    expect([await stood('2026-03-02'), await stood('2026-03-09')]).toEqual(['not hadBefore', 'open']);
  });
});

it('says all reasons at once', async () => {
  const player = await bench.player({ verified: false });
  const offer = onDeposit(
    { nth: 2, which: 'nth' },
    { starts_at: '2027-01-01T00:00Z', audience: { vip_levels: ['Gold'] } },
  );
  await stop('ONE', { promised: 100_000 });
  expect(await stands(player, offer, { deposit: { amount: 1 } })).toBe(
    'not notBegun budgetGone notForYou contactUnverified notThisDeposit depositTooLow',
  );
});
