import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@marquee/kernel/database/migrate';
import { openPglite } from '@marquee/kernel/database/pglite';
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
  await database.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A command as an operator calls it, on that database. */
function run(name: 'heldWins' | 'adjust', ...words: string[]) {
  const command = fileURLToPath(new URL(`../../src/commands/${name}.ts`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', command, ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

describe('npm run held-wins', () => {
  it('lists what waits, with all that a decision needs', () => {
    expect(run('heldWins')).toEqual({
      status: 0,
      said: '1970-01-01T00:00:00.000Z  casino.example  JILI  r1-w  sl001  r1  1000100 USD  p1\n',
    });
  });

  it('ends with 1 for a win that does not wait, and with 2 for what it does not understand', () => {
    expect(run('heldWins', 'release', 'JILI', 'other', '--by', 'A')).toEqual({
      status: 1,
      said: 'No such win waits.\n',
    });
    for (const words of [['release'], ['release', 'JILI', 'r1-w'], ['pay', 'JILI', 'r1-w', '--by', 'A']])
      expect(run('heldWins', ...words)).toMatchObject({
        status: 2,
        said: expect.stringContaining('npm run held-wins'),
      });
  });
});

describe('npm run adjust', () => {
  const rest = ['--against', 'sportsbook', '--case', 'c1', '--reason', 'Result corrected'];

  it('ends with 1 where there is no such player', () => {
    expect(run('adjust', 'casino.example', 'ana', '--add', '500', ...rest)).toEqual({
      status: 1,
      said: 'There is no player ana at casino.example.\n',
    });
  });

  it.each([
    ['two amounts', ['--add', '5', '--take', '5', ...rest]],
    ['a broken amount', ['--add', '1.5', ...rest]],
    ['no reason', ['--add', '5', ...rest.slice(0, 4)]],
    ['an account of no payouts', ['--add', '5', ...rest, '--against', 'gateway']],
  ])('does not understand %s', (_, words) => {
    expect(run('adjust', 'casino.example', 'ana', ...words)).toMatchObject({
      status: 2,
      said: expect.stringContaining('npm run adjust'),
    });
  });
});
