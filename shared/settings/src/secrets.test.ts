import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@rstest/core';
import { readSettings } from './settings.mjs';

const folder = mkdtempSync(join(tmpdir(), 'marquee-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const one = 'first-key-of-more-than-32-characters';
const other = 'other-key-of-more-than-32-characters';

/** Writes a secret file; `mode` as for chmod. */
function file(name: string, text: string, mode = 0o400): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  chmodSync(path, mode);
  return path;
}

/** The message that refuses an environment, without the lines around it. */
function refusal(environment: Record<string, string>): string {
  try {
    readSettings('edge', { MARQUEE_MODE: 'sandbox', ...environment });
  } catch (error) {
    return (error as Error).message.split('\n').slice(1, -1).join('\n').trim();
  }
  return '';
}

describe('a secret', () => {
  it('is one key or two, the first of which signs, for edge and backend alike', () => {
    for (const program of ['edge', 'backend'] as const) {
      expect(readSettings(program, { MARQUEE_MODE: 'sandbox' }).GATEWAY_KEYS).toBeUndefined();
      expect(readSettings(program, { MARQUEE_MODE: 'sandbox', GATEWAY_KEYS: one }).GATEWAY_KEYS).toEqual([one]);
      expect(readSettings(program, { MARQUEE_MODE: 'sandbox', ODDS_KEYS: ` ${other} , ${one} ` }).ODDS_KEYS).toEqual([
        other,
        one,
      ]);
      expect(readSettings(program, { MARQUEE_MODE: 'sandbox', ODDS_KEYS: `${other}\n${one}\n` }).ODDS_KEYS).toEqual([
        other,
        one,
      ]);
    }
  });

  for (const [why, text] of [
    ['too short', 'k'.repeat(31)],
    ['beside one too short', `${one},short`],
    ['of three', `${one},${other},${one}`],
    ['with a comma and nothing', `${one},`],
  ] as const) {
    it(`${why} is refused, and not shown`, () =>
      expect(refusal({ GAMES_KEYS: text })).toBe(
        'GAMES_KEYS is not a key. Write a key of at least 32 characters without blanks, or two with a comma between them.',
      ));
  }
});

describe('a secret in a file', () => {
  it('is read and trimmed, through a link too', () => {
    const path = file('keys', `\n${one},${other}\n`);
    symlinkSync(path, join(folder, 'link'));
    expect(readSettings('backend', { MARQUEE_MODE: 'sandbox', MESSAGES_KEYS_FILE: path }).MESSAGES_KEYS).toEqual([
      one,
      other,
    ]);
    expect(
      readSettings('edge', { MARQUEE_MODE: 'sandbox', MESSAGES_KEYS_FILE: join(folder, 'link') }).MESSAGES_KEYS,
    ).toEqual([one, other]);
  });

  it('may be the address of the database, for every program that reads it', () => {
    const url = 'postgres://me:password@db/x';
    const environment = { MARQUEE_MODE: 'sandbox', DATABASE_URL_FILE: file('url', `${url}\n`, 0o640) };
    for (const program of ['edge', 'backend', 'database', 'proofs'] as const) {
      expect(readSettings(program, environment).DATABASE_URL).toBe(url);
    }
  });

  const group = file('group', one, 0o440);
  mkdirSync(join(folder, 'folder'));
  for (const [why, path, problem] of [
    ['not there', join(folder, 'absent'), 'names a file that is not there.'],
    ['empty', file('empty', ' \n'), 'names an empty file.'],
    ['a folder', join(folder, 'folder'), 'names something that is no file.'],
    ['below a file', join(group, 'x'), 'names a file that this process cannot read (ENOTDIR).'],
    ['too large', file('large', one.repeat(1000)), 'names a file of more than 16384 bytes.'],
    ...([0o404, 0o402, 0o401] as const).map(
      (mode) =>
        [
          `open to everybody (${mode.toString(8)})`,
          file(`mode${mode}`, one, mode),
          'names a file that every user of the machine may use. Take that away: chmod o= file.',
        ] as const,
    ),
  ] as const) {
    it(`is refused where that is ${why}`, () =>
      expect(refusal({ GATEWAY_KEYS_FILE: path })).toBe(`GATEWAY_KEYS_FILE ${problem}`));
  }

  it('is refused where this user may not read it', () => {
    const path = file('locked', one, 0o000);
    chmodSync(folder, 0o711);
    // Root may read everything.
    const isSuperuser = process.geteuid?.() === 0;
    if (isSuperuser) process.seteuid?.(65_534);
    const message = refusal({ GATEWAY_KEYS_FILE: path });
    if (isSuperuser) process.seteuid?.(0);
    expect(message).toBe('GATEWAY_KEYS_FILE names a file that this process cannot read (EACCES).');
  });

  it('is refused beside the secret itself', () =>
    expect(refusal({ GATEWAY_KEYS: one, GATEWAY_KEYS_FILE: group })).toBe(
      'GATEWAY_KEYS and GATEWAY_KEYS_FILE are both there. Remove one of them.',
    ));

  it('is refused as the setting would be, and not shown', () => {
    expect(refusal({ DATABASE_URL_FILE: file('mysql', 'mysql://me:password@db/x') })).toBe(
      'DATABASE_URL_FILE is not an address of the right kind. Write an address that begins with postgres:// or postgresql://.',
    );
    expect(refusal({ ODDS_KEYS_FILE: file('short', 'secret') })).not.toContain('secret');
  });

  it('is not looked for by a program that does not read it, and a slip in its name is found', () => {
    expect(readSettings('site', { MARQUEE_MODE: 'sandbox', GATEWAY_KEYS_FILE: join(folder, 'absent') })).toBeDefined();
    expect(refusal({ GATEWAY_KEY_FILE: group })).toBe(
      'GATEWAY_KEY_FILE is not a setting. Write GATEWAY_KEYS_FILE, or remove it.',
    );
    expect(refusal({ BACKEND_URL_FILE: group })).toBe('');
  });
});

describe('the address of a partner', () => {
  for (const [text, value] of [
    ['https://pay.example', 'https://pay.example'],
    ['https://pay.example:8443/marquee/', 'https://pay.example:8443/marquee'],
    ['http://localhost:4000/', 'http://localhost:4000'],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['http://[::1]:4000', 'http://[::1]:4000'],
  ] as const) {
    it(`may be ${text}`, () =>
      expect(readSettings('edge', { MARQUEE_MODE: 'sandbox', GATEWAY_URL: text }).GATEWAY_URL).toBe(value));
  }

  for (const text of [
    'http://pay.example',
    'http://localhost.example',
    'http://127.0.0.1.example',
    'http://10.0.0.1',
    'https://me:password@pay.example',
    'https://pay.example/?key=1',
    'https://pay.example/#x',
    'ftp://pay.example',
    'pay.example',
  ]) {
    it(`may not be ${text}`, () => {
      const message = refusal({ GATEWAY_URL: text });
      expect(message).toContain(
        'GATEWAY_URL is not an address of the right kind. Write https://…, or http://… of this machine',
      );
      expect(message).not.toContain(text);
    });
  }
});
