import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from '@rstest/core';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const folder = mkdtempSync(join(tmpdir(), 'marquee-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Every kind of fault: malformed, misspelled, unknown. The folder must not be touched. */
const wrong = {
  DATA_DIR: folder,
  DATABASE_URL: 'mysql://me:secret@db/x',
  MARQUEE_MODE: 'perhaps',
  METRICS_PROT: '9464',
  MARQUEE_COLOUR: 'red',
  PATH: process.env.PATH,
};

const malformedUrl = 'DATABASE_URL is not an address of the right kind.';
const malformedMode = 'MARQUEE_MODE is "perhaps". Write sandbox or live.';

describe('a program with wrong settings prints all faults, and ends before anything else', () => {
  test.each([
    ['edge', [], 78, [malformedUrl, malformedMode]],
    ['backend', [], 78, [malformedUrl, malformedMode]],
    ['start', [], 1, [malformedUrl, malformedMode]],
    ['backup', [join(folder, 'backup')], 2, [malformedUrl]],
    ['verify-ledger', [], 2, [malformedUrl]],
    ['site', ['list'], 2, [malformedMode]],
    ['releases', [], 1, []],
  ] as const)('npm run %s', (script, words, code, malformed) => {
    const [, ...program] = scripts[script]?.split(' ') ?? [];
    const ended = spawnSync(process.execPath, [...program, ...words], { cwd: root, env: wrong, encoding: 'utf8' });
    const problems = ended.stderr.split('\n').filter((line) => line.startsWith('  '));
    expect([ended.status, ended.stdout, readdirSync(folder)]).toEqual([code, '', []]);
    expect(problems.map((line) => line.trim())).toEqual([
      ...malformed.map((text) => expect.stringContaining(text)),
      'METRICS_PROT is not a setting. Write METRICS_PORT, or remove it.',
      'MARQUEE_COLOUR is not a setting. Remove it.',
    ]);
    expect(ended.stderr).not.toContain('secret');
  });
});
