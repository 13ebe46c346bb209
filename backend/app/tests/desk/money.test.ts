import { randomUUID } from 'node:crypto';
import { succeeded } from '@marquee/contract/envelope';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { settleBet } from '@marquee/platform/wallet/betEnds';
import { recordBet } from '@marquee/platform/wallet/bets';
import { reasonOf } from '@marquee/platform/wallet/refusals';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { staffDesk } from '../../src/testing/staffDesk';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
let desk: ReturnType<typeof staffDesk>;
beforeAll(async () => {
  backend = await testBackend();
  desk = staffDesk(backend);
});
beforeEach(() => backend.reset());
afterEach(async () => {
  const { flaws, payments } = await verifyLedger(backend.database);
  expect({ flaws, payments }).toEqual({ flaws: [], payments: [] });
});
afterAll(() => backend.close());

/** A site whose rules hold withdrawals to new bank accounts. */
const site = 'slot9.localhost';
const at = { site };
const cash = 100_000;
const amount = 30_000;

const balances = ({ id }: { id: string }) => backend.services.ledger.balances(backend.database, id);
const stateOf = async (player: TestPlayer, payment_id: string) => {
  const answer = await backend.call('wallet/payment', { payment_id }, { player });
  return succeeded(answer) ? answer.value?.[0] : undefined;
};

/** A player whose withdrawal waits for a person. */
async function waiting(player?: TestPlayer) {
  const asking = player ?? (await backend.player({ site, cash }));
  const [row] = await backend.database.query<{ full_name: string }>('select full_name from players where id = $1', [
    asking.id,
  ]);
  const [bank] = backend.sites.find(site)?.banks ?? [];
  await backend.call(
    'wallet/add_bank_account',
    {
      request_id: randomUUID(),
      bank_code: bank?.bank_code ?? '',
      holder_name: row?.full_name ?? '',
      account_number: bank?.example ?? '',
    },
    { player: asking },
  );
  const accounts = await backend.call('wallet/bank_accounts', {}, { player: asking });
  const bank_account_id = succeeded(accounts) ? (accounts.value?.[0]?.bank_account_id ?? '') : '';
  const answer = await backend.call(
    'wallet/withdraw',
    { request_id: randomUUID(), bank_account_id, amount },
    { player: asking },
  );
  const payment = succeeded(answer) ? (answer.value?.[0]?.payment_id ?? '') : '';
  expect((await stateOf(asking, payment))?.state).toBe('review');
  return { player: asking, payment };
}

describe('withdrawals in review', () => {
  it('are listed oldest first, with why and what is known, for whoever may see the site', async () => {
    const first = await waiting();
    backend.clock.advance(90 * 60_000);
    const second = await waiting();
    const here = await desk.member(['payments'], { site });
    const { value } = await desk.done(here, 'withdrawals/list', {}, at);
    expect(value.map(({ payment }) => payment)).toEqual([first.payment, second.payment]);
    expect(value[0]).toMatchObject({
      site,
      player: first.player.id,
      amount,
      reasons: ['newAccount'],
      waits_minutes: 90,
      may_be_at_gateway: false,
      paid_before: null,
      of_day: amount,
    });
    expect(value[0]?.account).toMatch(/^•••• \d{4}$/);
    const elsewhere = await desk.member(['payments'], { site: 'localhost' });
    expect(await desk.done(elsewhere, 'withdrawals/list', {}, { site: '' })).toMatchObject({ value: [] });
  });

  it('are approved by two persons unless a threshold lets one', async () => {
    const { player, payment } = await waiting();
    const [one, two] = [await desk.member(['payments']), await desk.member(['payments'])];
    const asked = await desk.call(one, 'withdrawals/approve', { payment }, at);
    expect((await stateOf(player, payment))?.state).toBe('review');
    const { approval = '', hash = '' } = asked.waits ?? {};
    await desk.done(two, 'approvals/approve', { approval, hash }, { site: '' });
    expect((await stateOf(player, payment))?.state).not.toBe('review');
    await desk.threshold('withdrawals/approve', { most: amount, currency: 'MYR' });
    const next = await waiting();
    await desk.done(one, 'withdrawals/approve', { payment: next.payment }, at);
    expect(await desk.refused(one, 'withdrawals/approve', { payment: next.payment }, at)).toBe('notInReview');
  });

  it('are refused for a reason that the player reads, and the amount is cash again', async () => {
    const { player, payment } = await waiting();
    const clerk = await desk.member(['payments']);
    await desk.done(clerk, 'withdrawals/refuse', { payment, refusal: 'documentsNeeded' }, at);
    expect(await stateOf(player, payment)).toMatchObject({
      state: 'rejected',
      reason: reasonOf('documentsNeeded'),
      reason_text: { EN: expect.stringContaining('documents') },
    });
    expect(await balances(player)).toMatchObject({ cash, reserved: 0 });
    expect(await desk.audit()).toContainEqual(
      expect.objectContaining({ act: 'withdrawals/refuse', outcome: 'done', target: `payment:${payment}` }),
    );
  });

  it('of another site are unknown, and one that the gateway may know of is refused by who is sure', async () => {
    const { player, payment } = await waiting();
    const clerk = await desk.member(['payments']);
    await desk.threshold('withdrawals/approve');
    const refuse = { payment, refusal: 'other' as const };
    expect(await desk.refused(clerk, 'withdrawals/approve', { payment })).toBe('targetUnknown');
    expect(await desk.refused(clerk, 'withdrawals/refuse', refuse)).toBe('targetUnknown');
    await backend.database.query('update payments set asked_at = 1 where id = $1', [payment]);
    expect(await desk.refused(clerk, 'withdrawals/refuse', refuse, at)).toBe('maybeAtGateway');
    expect((await stateOf(player, payment))?.state).toBe('review');
    await desk.done(clerk, 'withdrawals/refuse', { ...refuse, sure: true }, at);
    expect((await balances(player)).cash).toBe(cash);
  });

  it('are decided once, whoever decides at the same time and however often it is sent', async () => {
    const { player, payment } = await waiting();
    const clerk = await desk.member(['payments']);
    await desk.threshold('withdrawals/approve');
    const request_id = randomUUID();
    const answers = await Promise.all([
      desk.call(clerk, 'withdrawals/approve', { payment }, at),
      desk.call(clerk, 'withdrawals/refuse', { payment, refusal: 'other' }, { ...at, request_id }),
      desk.call(clerk, 'withdrawals/refuse', { payment, refusal: 'other' }, { ...at, request_id }),
    ]);
    const done = answers.filter(({ statusCode, repeated }) => statusCode === 1 && !repeated);
    expect(done).toHaveLength(1);
    const { cash: left, reserved } = await balances(player);
    expect([cash, cash - amount]).toContain(left);
    expect(left + reserved).toBeLessThanOrEqual(cash);
  });

  it('are decided wholly or not at all: stopped before the audit has it, nothing has happened', async () => {
    const { player, payment } = await waiting();
    const clerk = await desk.member(['payments']);
    const refuse = () =>
      desk.call(clerk, 'withdrawals/refuse', { payment, refusal: 'other' }, { ...at, request_id: payment });
    await backend.database.query('alter table audit_entries rename column reason to reason_away');
    expect((await refuse()).statusMessage).toBe('internalServerError');
    await backend.database.query('alter table audit_entries rename column reason_away to reason');
    expect((await stateOf(player, payment))?.state).toBe('review');
    expect(await balances(player)).toMatchObject({ cash: cash - amount, reserved: amount });
    expect(await refuse()).toMatchObject({ statusMessage: 'OK' });
    expect((await balances(player)).cash).toBe(cash);
  });

  it('need the permission', async () => {
    const { payment } = await waiting();
    const auditor = await desk.member(['auditor']);
    expect(await desk.refused(auditor, 'withdrawals/approve', { payment }, at)).toBe('permissionMissing');
    const support = await desk.member(['support']);
    expect(await desk.refused(support, 'withdrawals/list', {}, at)).toBe('permissionMissing');
  });
});

describe('a correction of cash', () => {
  const correction = (player: TestPlayer, more = {}) => ({
    player: player.account_id,
    amount: 500,
    against: 'gaming' as const,
    case: `C-${randomUUID()}`,
    why: 'wrongPayout' as const,
    text: 'A round was counted twice',
    ...more,
  });
  const lost = async (player: TestPlayer, stake: number) => {
    const betId = randomUUID();
    const owner = { id: player.id, site, currency: 'MYR' };
    const bet = { betId, kind: 'game' as const, stake, title: 't', detail: '', providerCode: 'P', gameCode: 'g' };
    await recordBet(backend.database, backend.services.ledger, owner, bet, backend.clock.now());
    const settlement = { betId, key: betId, payout: 0, state: 'lost' as const };
    await settleBet(backend.database, backend.services.ledger, owner, settlement, backend.clock.now());
    return betId;
  };
  beforeEach(() => desk.threshold('cash/adjust'));

  it('is posted once for its case, up to what the roles allow', async () => {
    const player = await backend.player({ site, cash });
    const clerk = await desk.member(['payments']);
    const asked = correction(player);
    expect(await desk.done(clerk, 'cash/adjust', asked, at)).toMatchObject({ cash: cash + 500, posted_before: false });
    expect(await desk.done(clerk, 'cash/adjust', asked, at)).toMatchObject({ posted_before: true });
    expect(await desk.refused(clerk, 'cash/adjust', { ...asked, amount: 501 }, at)).toBe('caseTaken');
    const other = await backend.player({ site: 'localhost', cash });
    expect(await desk.refused(clerk, 'cash/adjust', { ...asked, player: other.id })).toBe('caseTaken');
    const [most] = await backend.database.query<{ adjust_most: number }>(
      "select adjust_most from staff_roles where role = 'payments'",
    );
    const ceiling = (most?.adjust_most ?? 0) * 100;
    expect(await desk.refused(clerk, 'cash/adjust', correction(player, { amount: ceiling + 1 }), at)).toBe(
      'aboveCeiling',
    );
    expect(await desk.refused(clerk, 'cash/adjust', correction(player, { amount: -ceiling - 1 }), at)).toBe(
      'aboveCeiling',
    );
    await desk.done(clerk, 'cash/adjust', correction(player, { amount: -ceiling }), at);
    expect((await balances(player)).cash).toBe(cash + 500 - ceiling);
    expect(await desk.refused(clerk, 'cash/adjust', correction(player, { amount: -ceiling }), at)).toBe(
      'insufficientBalance',
    );
  });

  it('needs a role with a ceiling; at the console it is the setting, and neither takes the place of the other', async () => {
    const player = await backend.player({ site, cash });
    await desk.done(await desk.member(), 'roles/define', {
      role: 'clerk',
      about: 'Corrects',
      permissions: ['money.adjust'],
    });
    const clerk = await desk.member(['clerk']);
    expect(await desk.refused(clerk, 'cash/adjust', correction(player), at)).toBe('aboveCeiling');
    const most = 10_000 * 100;
    await desk.done(desk.console, 'cash/adjust', correction(player, { amount: most }), at);
    expect(await desk.refused(desk.console, 'cash/adjust', correction(player, { amount: most + 1 }), at)).toBe(
      'aboveCeiling',
    );
  });

  it('that compensates names a bet of the player, and all of them together never exceed it', async () => {
    const [player, other] = [await backend.player({ site, cash }), await backend.player({ site, cash })];
    const clerk = await desk.member(['payments']);
    const [bet, foreign] = [await lost(player, 1000), await lost(other, 1000)];
    const compensation = (more = {}) =>
      correction(player, { why: 'compensation' as const, cause_kind: 'bet' as const, cause: bet, ...more });
    const refused = (more: object) => desk.refused(clerk, 'cash/adjust', compensation(more), at);
    expect(await refused({ cause_kind: undefined, cause: undefined })).toBe('causeMissing');
    expect(await refused({ cause: undefined })).toBe('causeMissing');
    expect(await refused({ cause: foreign })).toBe('causeUnknown');
    expect(await refused({ cause_kind: 'payment' })).toBe('causeUnknown');
    expect(await refused({ amount: 1001 })).toBe('causeExceeded');
    expect(await refused({ amount: -1 })).toBe('invalidInput');
    const parts = await Promise.all(
      [400, 400, 400].map((part) => desk.call(clerk, 'cash/adjust', compensation({ amount: part }), at)),
    );
    expect(parts.map(({ statusMessage }) => statusMessage).sort()).toEqual(['OK', 'OK', 'causeExceeded']);
    await desk.done(clerk, 'cash/adjust', compensation({ amount: 200 }), at);
    expect(await refused({ amount: 1 })).toBe('causeExceeded');
    expect((await balances(player)).cash).toBe(cash);
  });

  it('by two persons is posted once, and the player is told once', async () => {
    await backend.database.query('update staff_thresholds set ended_at = 1');
    const player = await backend.player({ site, cash });
    const [one, two] = [await desk.member(['payments']), await desk.member(['payments'])];
    const asked = await desk.call(one, 'cash/adjust', correction(player), at);
    expect((await balances(player)).cash).toBe(cash);
    const { approval = '', hash = '' } = asked.waits ?? {};
    const twice = await Promise.all(
      [1, 2].map(() => desk.call(two, 'approvals/approve', { approval, hash }, { site: '' })),
    );
    expect(twice.filter(({ statusCode }) => statusCode === 1)).toHaveLength(1);
    expect((await balances(player)).cash).toBe(cash + 500);
    const inbox = await backend.database.query('select title, body from inbox_items where player_id = $1', [player.id]);
    expect(inbox).toEqual([
      {
        title: expect.objectContaining({ EN: 'Your balance was corrected' }),
        body: expect.objectContaining({ EN: expect.stringMatching(/balance: MYR\s5\.00\. .*Our reason: A round/) }),
      },
    ]);
  });
});

describe('held wins', () => {
  const held = async () => {
    const player = await backend.player({ site, cash });
    const owner = { id: player.id, site, currency: 'MYR' };
    const transaction = randomUUID();
    const bet = { betId: `JILI:${transaction}-b`, kind: 'game' as const, stake: 1000, title: 't', detail: '' };
    const where = { providerCode: 'JILI', gameCode: 'sl001' };
    await recordBet(backend.database, backend.services.ledger, owner, { ...bet, ...where }, backend.clock.now());
    await backend.database.query(
      `insert into held_wins (provider_code, transaction_id, bet_transaction_id, play_session_id, round_id, site, player_id, currency,
         game_code, amount, detail, held_at, state)
       values ('JILI', $1, $2, 's', 'r', $3, $4, 'MYR', 'sl001', 900000, '', $5, 'held')`,
      [transaction, `${transaction}-b`, site, player.id, backend.clock.now()],
    );
    return { player, named: { provider: 'JILI', transaction } };
  };

  it('are listed, paid or refused once, at their own site', async () => {
    const [paid, refused] = [await held(), await held()];
    const clerk = await desk.member(['payments']);
    await desk.threshold('held-wins/pay');
    const { value } = await desk.done(clerk, 'held-wins/list', {}, { site: '' });
    expect(value.map(({ transaction }) => transaction).sort()).toEqual(
      [paid, refused].map(({ named }) => named.transaction).sort(),
    );
    expect(await desk.refused(clerk, 'held-wins/pay', paid.named)).toBe('targetUnknown');
    await desk.done(clerk, 'held-wins/pay', paid.named, at);
    expect(await desk.refused(clerk, 'held-wins/refuse', paid.named, at)).toBe('notHeld');
    await desk.done(clerk, 'held-wins/refuse', refused.named, at);
    expect((await balances(paid.player)).cash).toBe(cash - 1000 + 900_000);
    expect((await balances(refused.player)).cash).toBe(cash - 1000);
  });
});
