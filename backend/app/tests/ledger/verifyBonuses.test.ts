import type { Leg, Posting, TransactionKind } from '@marquee/platform/ledger/ledger';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
let player: string;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const site = 'localhost';

/** Posts legs of the player. */
async function post(kind: TransactionKind, key: string, legs: readonly [Leg['account'], number][]) {
  const posting: Posting = {
    key,
    kind,
    site,
    playerId: player,
    currency: 'PHP',
    legs: legs.map(([account, amount]) => ({ account, amount })),
    reference: key,
    description: '',
    at: backend.clock.now(),
  };
  await backend.services.ledger.post(backend.database, posting);
}

/** An active bonus of 100 with a bet of 30 that won 50, one of 40 that became 25 of cash, and a free bet in a bet. */
async function world() {
  const own = await backend.player({ cash: 1000 });
  player = own.id;
  const bonus = (id: string, offer: string, kind: string, more: string) => `
    insert into bonuses (id, site, player_id, offer, kind, state, currency, amount, terms, created_at, began_at, balance, required, wagered,
      converted, ended_at) values ('${id}', '${site}', '${player}', '${offer}', '${kind}', ${more})`;
  await backend.database.script(`
    ${bonus('open', 'MATCH', 'match', "'active', 'PHP', 100, '{}', 1, 2, 120, 500, 60, 0, null")};
    ${bonus('done', 'MATCH2', 'fixed', "'completed', 'PHP', 40, '{}', 1, 2, 0, 10, 10, 25, 3")};
    ${bonus('free', 'FREE', 'free_bet', "'placed', 'PHP', 20, '{}', 1, 2, 0, 0, 0, 0, null")};
    insert into bonus_offers (site, code, promised) values ('${site}', 'MATCH', 100), ('${site}', 'MATCH2', 40), ('${site}', 'FREE', 20);
    insert into bonus_entries (bonus_id, key, kind, amount, counted, bet_id, at) values
      ('open', 'g1', 'granted', 100, 0, null, 2), ('open', 'b1', 'stake', -30, 0, 'bet1', 3), ('open', 'w1', 'win', 50, 0, 'bet1', 4),
      ('open', 'w1', 'counted', 0, 60, 'bet1', 4),
      ('done', 'g2', 'granted', 40, 0, null, 2), ('done', 'x', 'counted', 0, 10, null, 2),
      ('done', 'c2', 'converted', -25, 0, null, 3), ('done', 'c2', 'ended', -15, 0, null, 3),
      ('free', 'g3', 'granted', 20, 0, null, 2), ('free', 'b3', 'stake', -20, 0, 'bet3', 3);
    insert into bets (id, site, player_id, kind, account, placed_at, stake, payout, state, title, detail, provider_code, game_code,
        bonus_id, bonus_stake, bonus_payout, counts, is_counted) values
      ('bet1', '${site}', '${player}', 'game', 'cash', 1, 60, 100, 'won', '', '', '', '', 'open', 30, 50, 60, true),
      ('bet2', '${site}', '${player}', 'game', 'cash', 1, 60, 0, 'open', '', '', '', '', 'open', 0, 0, 60, false),
      ('bet3', '${site}', '${player}', 'game', 'free_bet', 1, 20, 0, 'open', '', '', '', '', 'free', 20, 0, 0, false)`);
  await post('bonus_granted', 'g1', [
    ['offer:MATCH', -100],
    ['bonus', 100],
  ]);
  await post('stake', 'b1', [
    ['cash', -30],
    ['bonus', -30],
    ['gaming', 60],
  ]);
  await post('win', 'w1', [
    ['gaming', -100],
    ['cash', 50],
    ['bonus', 50],
  ]);
  await post('bonus_granted', 'g2', [
    ['offer:MATCH2', -40],
    ['bonus', 40],
  ]);
  await post('bonus_converted', 'c2', [
    ['bonus', -40],
    ['cash', 25],
    ['offer:MATCH2', 15],
  ]);
  await post('bonus_granted', 'g3', [
    ['offer:FREE', -20],
    ['free_bet', 20],
  ]);
  await post('stake', 'b3', [
    ['free_bet', -20],
    ['sportsbook', 20],
  ]);
}

const found = async () => {
  const { bonuses, flaws } = await verifyLedger(backend.database);
  expect(flaws).toEqual([]);
  return bonuses.map(({ reason, what }) => `${reason} ${what}`);
};

describe('verifyLedger, of bonuses', () => {
  beforeEach(async () => {
    await backend.reset();
    await world();
  });

  it('finds nothing where bonuses, entries, bets, offers and the ledger agree', async () => {
    expect(await found()).toEqual([]);
  });

  it.each([
    ['a balance', "update bonuses set balance = 121 where id = 'open'", ['account bonus, free_bet', 'entries open']],
    ['progress', "update bonuses set wagered = 61 where id = 'open'", ['entries open']],
    ['what was converted', "update bonuses set converted = 26 where id = 'done'", ['entries done']],
    ['an amount', "update bonuses set amount = 101 where id = 'open'", ['granted open', 'promised localhost MATCH']],
    ['an entry that is gone', "delete from bonus_entries where key = 'b1'", ['bet bet1', 'entries open', 'posting b1']],
    [
      'an entry of another amount',
      "update bonus_entries set amount = 49 where key = 'w1' and kind = 'win'",
      ['bet bet1', 'entries open', 'posting w1'],
    ],
    [
      'an entry that nothing posted',
      "insert into bonus_entries (bonus_id, key, kind, amount, at) values ('done', 'no', 'win', 5, 9), ('done', 'no', 'ended', -5, 9)",
      ['offer localhost MATCH2'],
    ],
    [
      'an entry of another bonus',
      "update bonus_entries set bonus_id = 'done' where key = 'g1'",
      [
        'entries done',
        'entries open',
        'granted done',
        'granted open',
        'offer localhost MATCH',
        'offer localhost MATCH2',
      ],
    ],
    ['the stake of a bet', "update bets set bonus_stake = 29 where id = 'bet1'", ['bet bet1']],
    ['the payout of a bet', "update bets set bonus_payout = 51 where id = 'bet1'", ['bet bet1']],
    [
      'the bonus of a bet',
      "update bets set bonus_id = 'done' where id = 'bet1'",
      ['bet bet1', 'bet bet1', 'counted bet1'],
    ],
    ['a bet that is gone', "delete from bets where id = 'bet1'", ['bet bet1']],
    ['a bet that counts twice', "update bets set counts = 120 where id = 'bet1'", ['counted bet1']],
    ['a bet that counts while it is open', "update bets set is_counted = true where id = 'bet2'", ['counted bet2']],
    ['a free bet that paid itself', "update bets set bonus_payout = 1 where id = 'bet3'", ['bet bet3']],
    ['a void bet that kept its free bet', "update bets set state = 'refunded' where id = 'bet3'", ['bet bet3']],
    [
      'what an offer promised',
      "update bonus_offers set promised = 99 where code = 'MATCH'",
      ['promised localhost MATCH'],
    ],
    ['an offer that is gone', "delete from bonus_offers where code = 'FREE'", ['promised localhost FREE']],
    ['an end without its time', "update bonuses set ended_at = null where id = 'done'", ['state done']],
    ['one that waits with money', "update bonuses set state = 'waiting' where id = 'open'", ['state open']],
    [
      'one that ended with money',
      "update bonuses set state = 'expired', ended_at = 9 where id = 'open'",
      ['state open'],
    ],
    ['one that closes to nothing', "update bonuses set state = 'closing' where id = 'open'", ['state open']],
    ['one that was earned too early', "update bonuses set state = 'earned' where id = 'open'", ['state open']],
    [
      'an end with a bet open',
      "update bets set bonus_id = 'done', bonus_stake = 5 where id = 'bet2'",
      ['bet bet2', 'open done'],
    ],
  ])('names %s', async (_, sql, expected) => {
    await backend.database.script(sql);
    expect(await found()).toEqual(expected);
    const { clean, errors } = verifyReport(await verifyLedger(backend.database));
    expect(clean).toBe(false);
    expect(errors).toHaveLength(expected.length);
    for (const what of expected) expect(errors.join('\n')).toContain(what.slice(what.indexOf(' ') + 1));
  });

  it('names a posting without its entry, and the account of an offer that it went to', async () => {
    await post('bonus_ended', 'stolen', [
      ['bonus', -120],
      ['offer:MATCH', 120],
    ]);
    expect(await found()).toEqual(['account bonus, free_bet', 'offer localhost MATCH', 'posting stolen']);
  });

  it('agrees where what was converted was claimed back, as far as the cash goes', async () => {
    await post('bonus_ended', 'back', [
      ['cash', -20],
      ['receivable', -5],
      ['offer:MATCH2', 25],
    ]);
    await backend.database.script("update bonuses set state = 'reversed' where id = 'done'");
    expect(await found()).toEqual([]);
  });
});
