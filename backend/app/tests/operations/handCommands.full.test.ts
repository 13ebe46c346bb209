import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@marquee/database/migrate';
import { openPglite } from '@marquee/database/pglite';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { liveMigrations } from '../../src/modes/live';

const folder = mkdtempSync(join(tmpdir(), 'marquee-hand-'));
beforeAll(async () => {
  const database = await openPglite({ folder });
  await migrate(database, liveMigrations());
  await database.query(
    `insert into held_wins (provider_code, transaction_id, bet_transaction_id, play_session_id, round_id, site, player_id, currency, game_code,
       amount, detail, held_at, state)
     values ('JILI', 'r1-w', 'r1-b', 's1', 'r1', 'casino.example', 'p1', 'USD', 'sl001', 1000100, '', 0, 'held')`,
  );
  await database.query(
    `insert into contact_messages (ticket, site, full_name, contact_email, message, created_at, language)
     values ('t1', 'localhost', 'Ann', 'ann@example.test', $1, 0, 'NE'), ('t2', 'localhost', 'Bob', 'bob@example.test', 'Hello there', 1, 'EN')`,
    ['Where is\u202e it?\nSecond line'],
  );
  await database.query(
    `insert into players (id, site, account_id, password_hash, full_name, contact_email, contact_phone, date_of_birth, currency,
       referral_code, created_at)
     values ('p9', 'localhost', 'eva', '', 'Eva', '', '', '', 'USD', 'r9', 0)`,
  );
  await database.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command on that database. */
function run(name: 'heldWins' | 'adjust' | 'messages', ...words: string[]) {
  return runWith('', name, ...words);
}

/** The same with standard input. */
function runWith(input: string | Buffer, name: string, ...words: string[]) {
  const command = fileURLToPath(new URL(`../../src/commands/${name}.ts`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', command, ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
    encoding: 'utf8',
    input,
  });
  return { status, output: stdout + stderr };
}

describe('npm run held-wins', () => {
  it('lists held wins, with all that a decision needs', () => {
    expect(run('heldWins')).toEqual({
      status: 0,
      output: '1970-01-01T00:00:00.000Z  casino.example  JILI  r1-w  sl001  r1  10001.00 USD  p1\n',
    });
  });

  it('exits with 1 for a win that is not waiting, and with 2 for invalid arguments', () => {
    expect(run('heldWins', 'release', 'JILI', 'other', '--by', 'A')).toEqual({
      status: 1,
      output: 'No such win waits.\n',
    });
    for (const words of [['release'], ['release', 'JILI', 'r1-w'], ['pay', 'JILI', 'r1-w', '--by', 'A']])
      expect(run('heldWins', ...words)).toMatchObject({
        status: 2,
        output: expect.stringContaining('npm run held-wins'),
      });
  });
});

describe('npm run adjust', () => {
  const rest = ['--against', 'sportsbook', '--case', 'c1', '--reason', 'Result corrected', '--by', 'Ann'];

  it('ends with 1 where there is no such player', () => {
    expect(run('adjust', 'casino.example', 'ana', '--add', '500', ...rest)).toEqual({
      status: 1,
      output: 'There is no player ana at casino.example.\n',
    });
  });

  it('moves no more at once than ADJUST_MOST says', () => {
    expect(run('adjust', 'localhost', 'eva', '--add', '10000.01', ...rest)).toEqual({
      status: 1,
      output: 'Refused: 10000.01 USD is above ADJUST_MOST, 10000.00 USD.\n',
    });
    expect(run('adjust', 'localhost', 'eva', '--add', '10000.00', '--dry-run', ...rest)).toMatchObject({ status: 0 });
  });

  it.each([
    ['two amounts', ['--add', '5', '--take', '5', ...rest]],
    ['no reason', ['--add', '5', ...rest.slice(0, 4), '--by', 'Ann']],
    ['nobody who decides', ['--add', '5', ...rest.slice(0, 6)]],
    ['an account of no payouts', ['--add', '5', ...rest, '--against', 'gateway']],
  ])('does not understand %s', (_, words) => {
    expect(run('adjust', 'casino.example', 'ana', ...words)).toMatchObject({
      status: 2,
      output: expect.stringContaining('npm run adjust'),
    });
  });
});

describe('npm run messages', () => {
  const answer = ['answer', 't1', '--by', 'A. Name'];

  it('lists what waits, the oldest first, and shows one, without control characters of the terminal', () => {
    expect(run('messages')).toEqual({
      status: 0,
      output: [
        '1970-01-01T00:00:00.000Z  localhost  t1  a visitor  NE  Where is\ufffd it?\n',
        '1970-01-01T00:00:00.001Z  localhost  t2  a visitor  EN  Hello there\n',
      ].join(''),
    });
    expect(run('messages', 'show', 't1')).toEqual({
      status: 0,
      output: [
        '1970-01-01T00:00:00.000Z  localhost  t1\nAnn <ann@example.test>, a visitor, NE\n\n',
        'Where is\ufffd it?\nSecond line\n\nIt waits for an answer.\n',
      ].join(''),
    });
  });

  it.each([
    ['nothing', '', 'The answer is empty.'],
    ['too much', 'x'.repeat(1801), 'The answer has 1801 characters. Most are 1800'],
    ['no UTF-8', Buffer.from([0x48, 0xe9, 0x6c]), 'no UTF-8'],
    ['an escape sequence', 'a \u001b[2J b', 'control characters'],
  ])('refuses %s for an answer, and does nothing', (_, input, why) => {
    expect(runWith(input, 'messages', ...answer)).toMatchObject({ status: 2, output: expect.stringContaining(why) });
    expect(run('messages').output).toContain('t1');
  });

  it('takes an answer from standard input, once, and names its author', () => {
    expect(runWith('It came.\r\n', 'messages', ...answer)).toMatchObject({
      status: 0,
      output: 't1 is answered: the answer goes out by e-mail.\n',
    });
    expect(run('messages', 'close', 't1', '--by', 'B. Name')).toMatchObject({
      status: 1,
      output: expect.stringMatching(/^t1 was not touched: it was answered by A\. Name, 20/),
    });
    expect(run('messages', 'show', 't1').output).toMatch(
      /It was answered by A\. Name, .* It waits to be sent by e-mail\.\n\nIt came\.\n$/,
    );
  });

  it('exits with 1 for an unknown message, and with 2 for invalid arguments', () => {
    expect(run('messages', 'show', 't9')).toEqual({ status: 1, output: 'There is no message t9.\n' });
    expect(run('messages', 'close', 't9', '--by', 'A. Name').status).toBe(1);
    for (const words of [
      ['show'],
      ['answer', 't2'],
      ['close', 't2', '--by', 'A', '--text', 'x'],
      ['list'],
      ['show', 't2', 't1'],
    ])
      expect(run('messages', ...words)).toMatchObject({
        status: 2,
        output: expect.stringContaining('npm run messages'),
      });
    expect(run('messages', 'answer', 't2', '--by', 'A. Name', '--file', '/none').status).toBe(2);
  });
});
