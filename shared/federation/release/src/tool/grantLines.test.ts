import { expect, test } from '@rstest/core';
import { checkedGrant } from '../grant/grant';
import { newKeys, trustFolder } from '../registry/signature';
import { grantLines } from './grantLines';

const { key, signingKey } = newKeys();
const trusted = (folder: string, signing?: string) =>
  trustFolder(folder, {
    RELEASE_KEYS: [key],
    RELEASE_SIGNING_KEY: signing ? [signing] : undefined,
    RELEASE_SIGNED_DAYS: 1,
  });
const now = Date.parse('2026-11-26T12:00:00Z');
const words = ['bonus', '--site', 'Casino.example'];

test('a grant is printed as the command of the team, for two hours unless said', () => {
  trusted('/signed', signingKey);
  const [about = '', command = ''] = grantLines('/signed', words, now);
  expect(about).toBe('For the team of bonus, on casino.example until 2026-11-26T14:00:00.000Z:');
  const [, text = ''] = /^npm run dev -- --site https:\/\/casino\.example --grant (\S+)$/.exec(command) ?? [];
  expect(checkedGrant(text, { site: 'casino.example', keys: [key], now })).toMatchObject({ remote: 'bonus' });
  expect(grantLines('/signed', [...words, '--hours', '0.5'], now)[0]).toContain('T12:30:00');
});

test.each<[string, string[], RegExp]>([
  ['no remote', [], /--grant <remote> --site/],
  ['no site', ['bonus'], /--grant <remote> --site/],
  ['another option', [...words, '--days', '1'], /^Unknown option --days\.$/],
  ['too many hours', [...words, '--hours', '9'], /up to 8/],
  ['hours that are none', [...words, '--hours', 'x'], /up to 8/],
  ['a strange site', ['bonus', '--site', 'a b'], /Invalid/],
])('with %s none is printed', (_title, asked, reason) => {
  trusted('/signed', signingKey);
  expect(() => grantLines('/signed', asked, now)).toThrow(reason);
});

test('who has no private key of releases prints none', () => {
  trusted('/read-only');
  for (const folder of ['/read-only', '/unsigned'])
    expect(() => grantLines(folder, words, now)).toThrow(/RELEASE_SIGNING_KEY, which is not set/);
});
