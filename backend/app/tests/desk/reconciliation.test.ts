import { randomUUID } from 'node:crypto';
import { succeeded } from '@marquee/contract/envelope';
import type { StaffInput } from '@marquee/contract/staff/calls';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { answerJob } from '@marquee/platform/wallet/gatewayAnswers';
import { type GatewayEvent, gatewayPaths } from '@marquee/protocols/gateway/messages';
import { coveredRequest, signedHeaders } from '@marquee/protocols/signing/signing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { staffDesk } from '../../src/testing/staffDesk';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
let desk: ReturnType<typeof staffDesk>;
let clerk: Awaited<ReturnType<typeof desk.member>>;
beforeAll(async () => {
  backend = await testBackend();
  desk = staffDesk(backend);
});
beforeEach(async () => {
  await backend.reset();
  clerk = await desk.member(['payments']);
});
afterEach(async () => {
  const { flaws, payments } = await verifyLedger(backend.database);
  expect({ flaws, payments }).toEqual({ flaws: [], payments: [] });
});
afterAll(() => backend.close());

const amount = 50_000;
const cashOf = async ({ id }: TestPlayer) => (await backend.services.ledger.balances(backend.database, id)).cash;

/** A deposit that the gateway has, without any event yet. */
async function deposit(player?: TestPlayer) {
  const asking = player ?? (await backend.player());
  const answer = await backend.call(
    'wallet/deposit',
    { request_id: randomUUID(), method: 'bank', amount },
    { player: asking },
  );
  return { player: asking, payment: succeeded(answer) ? (answer.value?.[0]?.payment_id ?? '') : '' };
}

/** A withdrawal that the gateway has. */
async function withdrawal() {
  const player = await backend.player({ cash: 80_000 });
  const [row] = await backend.database.query<{ full_name: string }>('select full_name from players where id = $1', [
    player.id,
  ]);
  const bank = { bank_code: 'BDL', holder_name: row?.full_name ?? '', account_number: '0012345678' };
  await backend.call('wallet/add_bank_account', { request_id: randomUUID(), ...bank }, { player });
  const accounts = await backend.call('wallet/bank_accounts', {}, { player });
  const bank_account_id = succeeded(accounts) ? (accounts.value?.[0]?.bank_account_id ?? '') : '';
  const answer = await backend.call(
    'wallet/withdraw',
    { request_id: randomUUID(), bank_account_id, amount },
    { player },
  );
  return { player, payment: succeeded(answer) ? (answer.value?.[0]?.payment_id ?? '') : '' };
}

/** Sends an event of the gateway; returns its id. */
async function event(payment_id: string, status: GatewayEvent['status'], more: Partial<GatewayEvent> = {}) {
  const body = { event_id: randomUUID(), payment_id, status, reason: null, amount, currency: 'PHP', ...more };
  const text = JSON.stringify(body);
  const covered = coveredRequest({ method: 'POST', url: gatewayPaths.events });
  const headers = signedHeaders([backend.partners.keys.gateway[0] ?? ''], covered, text, backend.clock.now());
  const response = await backend.post(gatewayPaths.events, text, headers);
  expect(response.status).toBe(200);
  return body.event_id;
}

/** Has the gateway say so when it is asked, and asks it. */
async function answered(payment: string, status: string) {
  await backend.database.query('update sandbox_orders set status = $2 where payment_id = $1', [payment, status]);
  await backend.services.jobs.turn([answerJob]);
  await backend.services.jobs.settled();
}

const open = async (more = {}) => (await desk.done(clerk, 'contradictions/list', more)).value;

/** Has a second person approve what the clerk asks for. */
async function closedByTwo<N extends 'contradictions/close' | 'settlements/close'>(name: N, input: StaffInput<N>) {
  const { waits } = await desk.call(clerk, name, input);
  const { approval = '', hash = '' } = waits ?? {};
  await desk.done(await desk.member(['payments']), 'approvals/approve', { approval, hash });
}

describe('what the gateway said against the books', () => {
  it('is closed where the books are right once the gateway itself says what they have', async () => {
    const { player, payment } = await deposit();
    await event(payment, 'approved');
    const against = await event(payment, 'declined');
    expect(await open()).toMatchObject([
      {
        event: against,
        kind: 'contradicts',
        payment,
        status: 'declined',
        state: 'approved',
        lacking: -amount,
        proof: null,
      },
    ]);
    const stated = { event: against, verdict: 'books' as const, evidence: 'Their report of the day has it as paid.' };
    expect(await desk.done(clerk, 'contradictions/resolve', stated)).toEqual(expect.objectContaining({ proof: null }));
    expect(await open()).toHaveLength(1);
    await answered(payment, 'approved');
    expect(await open()).toEqual([]);
    expect(await open({ closed: true })).toMatchObject([
      { event: against, verdict: 'books', answer: 'approved', proof: 'answer' },
    ]);
    expect(await desk.refused(clerk, 'contradictions/resolve', stated)).toBe('notOpen');
    expect(await cashOf(player)).toBe(amount);
  });

  it('is not closed by a statement that the gateway does not prove', async () => {
    const { player, payment } = await deposit();
    await event(payment, 'approved');
    const against = await event(payment, 'declined');
    await desk.done(clerk, 'contradictions/resolve', { event: against, verdict: 'books', evidence: 'I am sure' });
    await answered(payment, 'declined');
    expect(await open()).toMatchObject([{ event: against, answer: 'declined', proof: null }]);
    expect(await cashOf(player)).toBe(amount);
  });

  it('is closed where the gateway is right once it says so again and a correction has made it good, to the cent', async () => {
    const { player, payment } = await withdrawal();
    await event(payment, 'rejected');
    const against = await event(payment, 'paid');
    expect(await cashOf(player)).toBe(80_000);
    await desk.done(clerk, 'contradictions/resolve', {
      event: against,
      verdict: 'gateway',
      evidence: 'The bank has paid it',
    });
    await answered(payment, 'paid');
    expect(await open()).toMatchObject([{ event: against, lacking: -amount, answer: 'paid', proof: null }]);
    await desk.threshold('cash/adjust');
    const correct = (taken: number) =>
      desk.done(clerk, 'cash/adjust', {
        player: player.id,
        amount: -taken,
        against: 'payouts',
        case: `C-${taken}`,
        why: 'gatewayDifference',
        text: 'Your withdrawal was paid',
        cause_kind: 'payment',
        cause: payment,
      });
    await correct(amount - 1);
    expect(await open()).toHaveLength(1);
    await correct(1);
    expect(await open()).toEqual([]);
    expect(await cashOf(player)).toBe(80_000 - amount);
  });

  it('about what it does not answer is closed by its own event that says the same and is applied', async () => {
    const { payment } = await deposit();
    await event(payment, 'expired');
    const against = await event(payment, 'refunded');
    expect(await open()).toMatchObject([{ event: against, lacking: null, corrected: 0, proof: null }]);
    await event(payment, 'approved');
    expect((await open()).map((row) => row.event)).toContain(against);
    await event(payment, 'refunded');
    expect((await open()).map((row) => row.event)).not.toContain(against);
    expect(await open({ closed: true })).toContainEqual(expect.objectContaining({ event: against, proof: 'event' }));
  });

  it('about what it does not answer is closed by two persons with a reason, and nothing is posted', async () => {
    const { player, payment } = await deposit();
    await event(payment, 'approved');
    const against = await event(payment, 'refunded', { amount: amount + 1 });
    const closing = { event: against, verdict: 'books' as const, evidence: 'Their support: sent by mistake' };
    const answerable = await event(payment, 'declined');
    expect(await desk.refused(clerk, 'contradictions/close', { ...closing, event: answerable })).toBe('gatewayAnswers');
    expect(await desk.refused(clerk, 'contradictions/close', closing, { reason: '' })).toBe('reasonMissing');
    await desk.done(clerk, 'contradictions/resolve', closing);
    await answered(payment, 'approved');
    expect((await open()).map((row) => row.event)).toContain(against);
    await closedByTwo('contradictions/close', closing);
    expect(await open({ closed: true })).toContainEqual(
      expect.objectContaining({ event: against, proof: 'decision', verdict: 'books' }),
    );
    expect(await desk.refused(clerk, 'contradictions/close', closing)).toBe('notOpen');
    expect(await cashOf(player)).toBe(amount);
  });

  it('has deposits that were paid late, until somebody has seen them', async () => {
    const { player, payment } = await deposit();
    await event(payment, 'expired');
    const late = await event(payment, 'approved');
    expect(await open()).toMatchObject([{ event: late, kind: 'paidLate', state: 'approved', lacking: 0 }]);
    const seen = { event: late, verdict: 'gateway' as const, evidence: 'Seen' };
    expect(await desk.refused(clerk, 'contradictions/resolve', seen, { site: 'slot9.localhost' })).toBe(
      'targetUnknown',
    );
    expect(await desk.done(clerk, 'contradictions/resolve', seen)).toEqual(expect.objectContaining({ proof: 'event' }));
    expect(await open()).toEqual([]);
    expect(await cashOf(player)).toBe(amount);
  });
});

describe('charged back deposits', () => {
  it('are listed with what cash did not cover, and what is owed now', async () => {
    const { player, payment } = await deposit();
    await event(payment, 'approved');
    await backend.services.ledger.post(backend.database, {
      key: randomUUID(),
      kind: 'stake',
      site: player.site,
      playerId: player.id,
      currency: 'PHP',
      legs: [
        { account: 'cash', amount: -20_000 },
        { account: 'gaming', amount: 20_000 },
      ],
      reference: 'test',
      description: 'lost',
      at: backend.clock.now(),
    });
    await event(payment, 'charged_back', { amount: 40_000 });
    const { value } = await desk.done(clerk, 'chargebacks/list', {}, { site: '' });
    expect(value).toMatchObject([{ payment, deposit: amount, amount: 40_000, uncovered: 10_000, owed: 10_000 }]);
    const elsewhere = await desk.member(['payments'], { site: 'slot9.localhost' });
    expect((await desk.done(elsewhere, 'chargebacks/list', {}, { site: '' })).value).toEqual([]);
    const debts = async (who = clerk, input = {}) => (await desk.done(who, 'debts/list', input, { site: '' })).value;
    expect(await debts()).toMatchObject([{ player: player.id, owed: 10_000, cash: 0, currency: 'PHP' }]);
    expect(await debts(clerk, { player: player.account_id })).toHaveLength(1);
    expect(await debts(clerk, { player: 'somebody' })).toEqual([]);
    expect(await debts(elsewhere)).toEqual([]);
  });
});

describe('a settlement file', () => {
  beforeEach(() => {
    // Beyond the deposits of the demo player.
    backend.clock.advance(5 * 86_400_000);
    clerk = { ...clerk, steppedUpAt: backend.clock.now() };
  });

  const today = () => new Date(backend.clock.now()).toISOString().slice(0, 10);
  const check = (lines: string[], more = {}) =>
    desk.done(clerk, 'settlements/check', {
      file: ['Order;Ref;Type;Amount', ...lines].join('\n'),
      file_name: 'settlement.csv',
      from: new Date(backend.clock.now() - 86_400_000).toISOString().slice(0, 10),
      until: new Date(backend.clock.now() + 86_400_000).toISOString().slice(0, 10),
      payment_column: 'Order',
      reference_column: 'Ref',
      amount_column: 'Amount',
      kind_column: 'Type',
      kind_words: ['payin=deposit', 'payout=withdrawal'],
      ...more,
    });
  const rowsOf = async (run: string | null, site = 'localhost') =>
    (await desk.done(clerk, 'settlements/show', { run: run ?? '' }, { site })).value;

  /** A deposit that was paid. */
  const paid = async () => {
    const made = await deposit();
    await event(made.payment, 'approved');
    return made.payment;
  };

  it('is compared to the cent: matched, different, twice, missing on either side; and nothing moves', async () => {
    const [same, other, again, lacking] = [await paid(), await paid(), await paid(), await paid()];
    const unknown = randomUUID();
    const before = await backend.database.query('select count(*) as postings from ledger_transactions');
    const { run, counts, totals } = await check([
      `${same};r1;payin;500.00`,
      `${other};r2;payin;499.99`,
      `${again};r3;payin;500.00`,
      `${again};r3;payin;500.00`,
      `${unknown};r4;payout;10.00`,
    ]);
    expect(counts).toEqual({ matched: 2, different: 1, twice: 1, missingHere: 1, missingThere: 1 });
    expect(totals).toEqual(
      expect.arrayContaining([
        { kind: 'deposit', currency: 'PHP', theirs: 199_999, ours: 200_000 },
        { kind: 'withdrawal', currency: 'PHP', theirs: 1000, ours: 0 },
      ]),
    );
    expect(await rowsOf(run)).toMatchObject([
      { line: 3, payment: other, reference: 'r2', theirs: 49_999, ours: amount, outcome: 'different', proof: null },
      { line: 5, payment: again, theirs: amount, ours: null, outcome: 'twice', proof: null },
      { line: 6, payment: unknown, kind: 'withdrawal', theirs: 1000, ours: null, outcome: 'missingHere', proof: null },
      { line: null, payment: lacking, theirs: null, ours: amount, outcome: 'missingThere', proof: null },
    ]);
    expect(await backend.database.query('select count(*) as postings from ledger_transactions')).toEqual(before);
    const { value } = await desk.done(clerk, 'settlements/list', {}, { site: '' });
    expect(value).toMatchObject([{ run, rows: 6, matched: 2, open: 4, file_name: 'settlement.csv' }]);
  });

  it('of another site knows none of these payments, and is not shown there', async () => {
    const payment = await paid();
    const elsewhere = { site: 'slot9.localhost' };
    const asked = {
      file: `Order,Amount\n${payment},500.00`,
      file_name: 'x.csv',
      from: today(),
      until: today(),
      payment_column: 'Order',
      amount_column: 'Amount',
    };
    const { run, counts } = await desk.done(clerk, 'settlements/check', asked, elsewhere);
    expect(counts).toMatchObject({ matched: 0, missingHere: 1, missingThere: 0 });
    expect(await desk.refused(clerk, 'settlements/show', { run: run ?? '' })).toBe('targetUnknown');
    expect(await rowsOf(run, elsewhere.site)).toHaveLength(1);
  });

  it('leaves open what was settled by hand, until an event, an answer or a later file proves it', async () => {
    const [late, confirmed, next] = [await deposit(), await paid(), await paid()];
    const { run } = await check([`${late.payment};r1;payin;500.00`]);
    const [first, second, third] = await rowsOf(run);
    expect([first?.outcome, second?.outcome, third?.outcome]).toEqual(['missingHere', 'missingThere', 'missingThere']);
    for (const row of [first, second, third])
      await desk.done(clerk, 'settlements/note', { run: run ?? '', row: row?.number ?? 0, note: 'Credited by hand' });
    const proofs = async () => new Map((await rowsOf(run)).map(({ payment, proof }) => [payment, proof]));
    expect([...(await proofs()).values()]).toEqual([null, null, null]);
    await answered(confirmed, 'approved');
    await event(late.payment, 'approved');
    expect(Object.fromEntries(await proofs())).toEqual({
      [late.payment]: 'event',
      [confirmed]: 'answer',
      [next]: null,
    });
    backend.clock.advance(1000);
    await check([`${next};r3;payin;500.00`]);
    expect((await proofs()).get(next)).toBe('laterFile');
    const settled = { run: run ?? '', row: first?.number ?? 0, note: 'Again' };
    expect(await desk.refused(clerk, 'settlements/note', settled)).toBe('notOpen');
  });

  it('with a row twice is closed by a corrected file of the same days, or by as many events', async () => {
    const [again, refunded] = [await paid(), await paid()];
    await event(refunded, 'refunded', { amount: 100 });
    const lines = [`${again};r1;payin;500.00`, `${again};r1;payin;500.00`];
    const refunds = [`${refunded};r2;payin;500.00`, `${refunded};r3;refunded;1.00`, `${refunded};r4;refunded;1.00`];
    const { run } = await check([...lines, ...refunds]);
    const proofs = async () => (await rowsOf(run)).map(({ payment, proof }) => [payment, proof]);
    expect(await proofs()).toEqual([
      [again, null],
      [refunded, null],
    ]);
    backend.clock.advance(1000);
    await check(lines);
    await check(lines.slice(1), { from: today(), until: today() });
    expect(await proofs()).toContainEqual([again, null]);
    await check([...lines.slice(1), ...refunds]);
    await event(refunded, 'refunded', { amount: 100 });
    expect(await proofs()).toEqual([
      [again, 'laterFile'],
      [refunded, 'event'],
    ]);
  });

  it('with a row that the gateway cannot be asked about is closed by two persons', async () => {
    const again = await paid();
    const lacking = await paid();
    const { run } = await check([`${again};r1;payin;500.00`, `${again};r1;payin;500.00`, 'other;r2;payin;1.00']);
    const rows = await rowsOf(run);
    const numberOf = (payment: string) => rows.find((row) => row.payment === payment)?.number ?? 0;
    const close = (payment: string) => ({ run: run ?? '', row: numberOf(payment) });
    expect(await desk.refused(clerk, 'settlements/close', close(lacking))).toBe('gatewayAnswers');
    const before = await backend.database.query('select count(*) as postings from ledger_transactions');
    for (const payment of [again, 'other']) await closedByTwo('settlements/close', close(payment));
    expect((await rowsOf(run)).map(({ payment, proof, closed_reason }) => [payment, proof, closed_reason])).toEqual([
      [again, 'decision', 'a test'],
      ['other', 'decision', 'a test'],
      [lacking, null, null],
    ]);
    expect(await desk.refused(clerk, 'settlements/close', close(again))).toBe('notOpen');
    expect(await backend.database.query('select count(*) as postings from ledger_transactions')).toEqual(before);
  });

  it('has a period that ends after it begins, of at most 100 days', async () => {
    const asked = {
      file: 'Order,Amount\na,1.00',
      file_name: 'x.csv',
      payment_column: 'Order',
      amount_column: 'Amount',
    };
    for (const [from, until] of [
      ['2026-01-02', '2026-01-01'],
      ['2026-01-01', '2026-06-01'],
    ] as const)
      expect(await desk.refused(clerk, 'settlements/check', { ...asked, from, until })).toBe('invalidInput');
  });

  it('that cannot be read says where, and is not kept', async () => {
    const { run, faults } = await check(['a;r;payin;1.00', 'b;r;payin;x', 'c;r;fee;1.00']);
    expect(run).toBeNull();
    expect(faults).toEqual([
      { line: 3, text: 'x is no amount of PHP' },
      { line: 4, text: 'fee is no kind of the mapping' },
    ]);
    expect((await desk.done(clerk, 'settlements/list', {})).value).toEqual([]);
  });
});
