import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { freePort } from '../../src/testing/processes/freePort';
import { startProgram } from '../../src/testing/processes/programProcess';

const folder = mkdtempSync(join(tmpdir(), 'marquee-desk-'));
const settings = { MARQUEE_MODE: 'sandbox', DATA_DIR: folder, HOME: folder, PORT: '0', DESK_PORT: '' };
let backend: ReturnType<typeof startProgram>;

beforeAll(async () => {
  settings.DESK_PORT = `${await freePort()}`;
  backend = startProgram('sources', 'backend', settings);
  await backend.ready();
});
afterAll(async () => {
  backend.kill();
  await backend.ended;
  rmSync(folder, { recursive: true });
});

/** Runs a command as `npm run` does; `key` is a machine's. */
function run(name: 'desk' | 'verifyAudit' | 'alias', words: readonly string[], key?: string, input = '') {
  const command = fileURLToPath(new URL(`../../src/commands/${name}.ts`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', command, ...words], {
    env: { PATH: process.env.PATH, ...settings, ...(key && { DESK_KEY: key }) },
    encoding: 'utf8',
    input,
  });
  return { status, output: stdout + stderr };
}

const desk = (line: string, key?: string) => run('desk', line.split(' '), key);
const atConsole = (line: string) => desk(`${line} --console`);
const json = (line: string) => JSON.parse(atConsole(`${line} --json`).output) as Record<string, string>;

describe('a day by commands on a running embedded installation', () => {
  it('begins with the first owner, by a link that works once', () => {
    const owner = 'owner --name Maria --email maria@desk.test';
    expect(desk(owner)).toMatchObject({ status: 0, output: expect.stringMatching(/localhost:\d+\/link#[\w-]{40,}/) });
    expect(desk(owner)).toMatchObject({ status: 1, output: expect.stringContaining('--further') });
    expect(desk('owner --name M')).toMatchObject({ status: 2 });
  });

  it('goes on with a machine that finds and blocks a player, and stops a game', () => {
    const permissions = ['players.find', 'players.block', 'switches.stop'].map((one) => `--permissions ${one}`);
    const ends = new Date(Date.now() + 86_400_000).toISOString();
    const { key } = json(`keys make --name robot ${permissions.join(' ')} --ends-at ${ends} --reason night`);
    expect(desk('players find --q demo --site localhost', key)).toMatchObject({
      status: 0,
      output: expect.stringContaining('demo'),
    });
    expect(desk('players block --player demo --what deposits --site localhost --reason odd', key)).toMatchObject({
      status: 0,
    });
    expect(desk('switches stop --what registration --site localhost --reason attack', key)).toMatchObject({
      status: 0,
    });
    expect(desk('staff list', key)).toMatchObject({ status: 1, output: expect.stringContaining('No role') });
  });

  it('wants a second person for money, also from the console, and signs nobody in without a browser', () => {
    const correction = '--player demo --amount 500 --against promotions --case c1 --why goodwill --text Goodwill';
    expect(atConsole(`cash adjust ${correction} --site localhost --reason kind`)).toMatchObject({
      status: 1,
      output: expect.stringContaining('It waits for a second person'),
    });
    expect(desk('staff me')).toMatchObject({ status: 1, output: expect.stringContaining('Nobody is signed in') });
  });

  it('has the commands of before as aliases, which say what replaces them and keep their exit codes', () => {
    expect(run('alias', ['jobs'])).toEqual({
      status: 0,
      output: 'none\nnpm run jobs is an alias, for this version alone. Use npm run desk -- jobs list.\n',
    });
    const adjust = 'adjust localhost demo --add 5.00 --against promotions --case c2 --reason Kind --by Ann'.split(' ');
    expect(run('alias', adjust)).toMatchObject({
      status: 1,
      output: expect.stringMatching(
        /waits for a second person[\s\S]*npm run desk -- approvals approve --approval \S+ --hash/,
      ),
    });
    expect(run('alias', ['adjust', 'localhost'])).toMatchObject({
      status: 2,
      output: expect.stringContaining('npm run adjust'),
    });
  });

  it('says what it does not understand, with the words that there are', () => {
    expect(desk('players find --name demo')).toMatchObject({ status: 2, output: expect.stringContaining('--q') });
    expect(desk('players')).toMatchObject({ status: 0, output: expect.stringContaining('players block') });
    expect(desk('player find')).toMatchObject({ status: 2 });
  });

  it('is all in the audit, which stays whole when the process dies', async () => {
    backend.kill();
    await backend.ended;
    expect(run('verifyAudit', [])).toMatchObject({ status: 0, output: expect.stringContaining('whole') });
    const unknown = run('alias', ['messages', 'answer', 't9', '--by', 'Ann'], undefined, 'It came.');
    expect(unknown).toEqual({ status: 1, output: 'Refused: There is nothing by this id at this site.\n' });
    const { output } = atConsole('audit list');
    for (const act of ['keys/make', 'players/block', 'switches/stop', 'staff/list', 'cash/adjust'])
      expect(output).toContain(`act: ${act}`);
  });
});
