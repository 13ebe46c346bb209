import { randomUUID } from 'node:crypto';
import type { StaffCallName } from '@marquee/contract/staff/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { NotDone, NotUnderstood, type Read, translated } from '../../src/staffTool/aliases';
import { staffDesk } from '../../src/testing/staffDesk';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
let desk: ReturnType<typeof staffDesk>;
let player: TestPlayer;
beforeAll(async () => {
  backend = await testBackend();
  desk = staffDesk(backend);
});
beforeEach(async () => {
  await backend.reset();
  player = await backend.player({ cash: 10_000 });
});
afterAll(() => backend.close());

const by = ['--by', 'A. Name'];
const read: Read = async (call, input, site = '') => {
  const answer = await desk.call(desk.console, call, input, { site });
  if (answer.statusCode !== 1) throw new NotDone(answer.statusMessage);
  return answer as never;
};
const meant = (line: string, ...more: string[]) => {
  const [name = '', ...words] = line.split(' ');
  return translated(name, [...words, ...more], read);
};

/** Does what a command of before means, as the console. */
async function done(line: string, ...more: string[]) {
  const answers = [];
  for (const { call, input, beside } of await meant(line, ...more))
    answers.push(await desk.call(desk.console, call, input as never, { site: '', reason: '', ...beside }));
  return answers;
}

const heldWin = () =>
  backend.database.query(
    `insert into held_wins (provider_code, transaction_id, bet_transaction_id, play_session_id, round_id, site, player_id, currency, game_code,
       amount, detail, held_at, state)
     values ('JILI', 'r1-w', 'r1-b', 's1', 'r1', 'localhost', $1, 'PHP', 'sl001', 1000100, '', 0, 'held')`,
    [player.id],
  );
const written = async () => {
  const ticket = randomUUID();
  await backend.database.query(
    `insert into contact_messages (ticket, site, full_name, contact_email, message, created_at, language)
     values ($1, 'localhost', 'Ann', 'ann@example.test', 'Where is it?', 0, 'EN')`,
    [ticket],
  );
  return ticket;
};

describe('a command of before', () => {
  it('lists by the staff calls that replace it', async () => {
    const lists: Record<string, StaffCallName[]> = {
      withdrawals: ['withdrawals/list'],
      'held-wins': ['held-wins/list'],
      closings: ['closings/list'],
      'name-requests': ['names/list'],
      messages: ['messages/list'],
      gifts: ['gifts/list', 'gifts/list'],
      persons: ['persons/list'],
      searches: ['searches/list'],
      jobs: ['jobs/list'],
    };
    for (const [name, calls] of Object.entries(lists)) {
      expect((await meant(name)).map(({ call }) => call)).toEqual(calls);
      for (const answer of await done(name)) expect(answer).toMatchObject({ statusCode: 1, value: expect.anything() });
    }
  });

  it('asks for what takes two persons, with --by as part of the reason, and posts nothing', async () => {
    await heldWin();
    const adjust = `adjust localhost ${player.account_id.toUpperCase()} --add 5.00 --against gaming --case c1`;
    const [correction] = await meant(adjust, '--reason', 'A round was lost', ...by);
    expect(correction).toMatchObject({
      call: 'cash/adjust',
      input: { amount: 500, against: 'gaming', case: 'c1', why: 'other', text: 'A round was lost' },
      beside: { site: 'localhost', reason: 'A round was lost (by A. Name)' },
    });
    for (const answers of [
      await done(adjust, '--reason', 'A round was lost', ...by),
      await done('held-wins release JILI r1-w', ...by),
    ])
      expect(answers).toMatchObject([{ statusCode: 1, waits: expect.anything() }]);
    expect((await backend.services.ledger.balances(backend.database, player.id)).cash).toBe(10_000);
    const entries = (await desk.audit()) as { act: string; outcome: string; reason: string }[];
    expect(entries.filter(({ outcome }) => outcome === 'asked').map(({ act, reason }) => `${act}: ${reason}`)).toEqual([
      'cash/adjust: A round was lost (by A. Name)',
      'held-wins/pay: By A. Name',
    ]);
    const above = `adjust localhost ${player.account_id} --take 10000.01 --against gaming --case c2 --reason x`;
    expect(await done(above, ...by)).toMatchObject([{ statusMessage: 'aboveCeiling' }]);
  });

  it('decides what one person may, at the site where it is', async () => {
    await backend.database.query(
      "insert into name_requests (id, site, player_id, full_name, created_at) values ('n1', 'localhost', $1, 'Eva Cruz', 0)",
      [player.id],
    );
    expect(await done('name-requests accept n1', ...by)).toMatchObject([{ statusCode: 1 }]);
    const ticket = await written();
    expect(await done(`messages answer ${ticket}`, '--text', 'It came.\r\n', ...by)).toMatchObject([{ by: 'email' }]);
    expect(await done(`messages close ${ticket}`, ...by)).toMatchObject([{ statusMessage: 'nothingToDecide' }]);
    expect(await done(`messages show ${ticket}`)).toMatchObject([{ state: 'answered', answer: 'It came.' }]);
    for (const answer of ['', 'x'.repeat(1801), 'H\ufffdl', 'a \u001b[2J b'])
      expect(await done(`messages answer ${await written()}`, '--text', answer, ...by)).toMatchObject([
        { statusMessage: 'invalidInput' },
      ]);
    await backend.database.query(
      "insert into person_gifts (site, gift, player_id, outcome, at) values ('localhost', 'inbox:x', $1, 'refused', 0)",
      [player.id],
    );
    expect(await done(`gifts allow localhost inbox:x ${player.id}`, ...by)).toMatchObject([{ statusCode: 1 }]);
    const other = await backend.player();
    await backend.database.query(
      `insert into person_links (player_id, other_id, contacts, is_born_same, name, created_at) values ($1, $2, 'phone', false, 'same', 0)`,
      [player.id, other.id],
    );
    const lift = [`persons lift ${player.id} ${other.id}`, '--reason', 'Twins', ...by] as const;
    expect(await done(...lift)).toMatchObject([{ statusCode: 1 }]);
    expect(await done(...lift)).toMatchObject([{ statusMessage: 'nothingToDecide' }]);
    expect(await done(`reset-factors localhost ${player.account_id} --case c1`, ...by)).toMatchObject([
      { statusMessage: 'nothingToDecide' },
    ]);
    expect(await done(`closings reopen localhost ${player.account_id}`, ...by)).toMatchObject([
      { statusMessage: 'nothingToDecide' },
    ]);
    const [file] = await meant(`closings export localhost ${player.account_id}`);
    expect(file).toMatchObject({ call: 'players/export', prints: 'file' });
    expect(await done('jobs retry payment')).toMatchObject([{ statusMessage: 'nothingToDecide' }]);
  });

  it.each([
    'held-wins refuse JILI other --by Ann',
    'withdrawals release other --by Ann',
    'name-requests accept other --by Ann',
    'adjust localhost nobody --add 5.00 --against gaming --case c --reason x --by Ann',
    'adjust localhost nobody --add 5.00 --against gaming --case c --reason x --by Ann --dry-run',
    'messages show t9',
    'persons lift p1 p2 --by Ann --reason x',
  ])('does nothing for what is not there, or not to be had: %s', async (line) => {
    const answers = await done(line).catch((error) => error);
    if (answers instanceof Error) expect(answers).toBeInstanceOf(NotDone);
    else expect(answers).toMatchObject([{ statusMessage: 'targetUnknown' }]);
  });

  it.each([
    'withdrawals release',
    'held-wins release JILI r1-w',
    'held-wins pay JILI r1-w --by Ann',
    'adjust localhost eva --add 5.00 --take 5.00 --against gaming --case c --reason x --by Ann',
    'adjust localhost eva --add 5.00 --against gaming --case c --reason x',
    'adjust localhost eva --add 5.00 --against gaming --case c --by Ann',
    'reset-factors localhost eva --by Ann',
    'messages list',
    'messages show t1 t2',
    'messages close t1 --by Ann --text x',
    'persons --since yesterday',
    'searches all',
    'jobs retry payment p1 more',
  ])('does not understand %s', async (line) => {
    await expect(meant(line)).rejects.toBeInstanceOf(NotUnderstood);
  });
});
