import { describe, expect, test } from '@rstest/core';
import { dictionary } from '@zxcvbn-ts/language-common';
import { isCommonPassword } from './commonPasswords';

const own = ['maria_88', 'Marquee', 'marquee.example'];

describe('a common password', () => {
  test('is any of the list that is long enough, as it is and as people adorn it', async () => {
    const list = (dictionary['passwords-common'] as string[]).filter((word) => word.length >= 8);
    expect(list.length).toBeGreaterThan(10_000);
    const adorned = list
      .slice(0, 1000)
      .flatMap((word) => [word, word.toUpperCase(), `${word}1!`, word.replace('o', '0')]);
    const passed = [];
    for (const word of [...list, ...adorned]) if (!(await isCommonPassword(word, own))) passed.push(word);
    expect(passed).toEqual([]);
  });

  for (const password of [
    'Dragon2024!',
    'P4$$w0rd',
    'ＰＡＳＳＷＯＲＤ',
    '123sunshine!!',
    '$unsh1ne',
    'monkeymonkey',
    'abcabcabc',
    'lkjhgfdsa',
    '19900412',
    'Marquee!!!',
    'M4ria_88',
    'mahalkita1',
    'Jackpot777',
    'p\u200bassword',
    'passw\u00adord1',
    'раssword',
    'ｄrаgon2024',
    'sunshıne',
    'passwırd',
    'dragøn2024',
    'pæsswörd',
  ])
    test(`is ${password}`, async () => expect(await isCommonPassword(password, own)).toBe(true));

  test.each([
    'correct horse battery 7',
    'seventeen quiet lanterns',
    'blue-88776655',
    'quiet4harbour',
    'ярослав-и-весна',
    'лампа(весна)88',
    'stille[Wälder]',
  ])('is not %s', async (password) => expect(await isCommonPassword(password, own)).toBe(false));
});
