import { languageCodes } from '@marquee/contract/languages';
import { describe, expect, it } from '@rstest/core';
import { textOf } from './texts';
import english from './texts/en.json';
import { type News, plainWords, written } from './written';

const news = Object.keys(english).flatMap((key) => /^news\.(\w+)\.title$/.exec(key)?.[1] ?? []) as News[];
const given = {
  amount: 123_456,
  currency: 'PHP',
  name: 'Ana',
  count: 5,
  reference: 'P-1',
  at: Date.UTC(2026, 4, 3),
  zone: 'Asia/Manila',
};

describe('the texts of messages', () => {
  it.each(languageCodes)('are whole sentences in %s, with no placeholder left, and a code comes first', (language) => {
    for (const name of news) {
      const { title, body } = plainWords(name, language, given);
      expect(`${name}: ${title} ${body}`).not.toMatch(/[{}]|\$t|undefined|news\./);
    }
    const code = textOf('code.body', language, { code: '123456', site: 'Marquee', count: 5 });
    expect(code).toMatch(/^123456[^\d].*Marquee.*5/);
    expect(code.length).toBeLessThan(161);
    expect(textOf('code.subject', language, { site: 'Marquee' })).toContain('Marquee');
  });

  it('count as the language does', () => {
    const code = (count: number) => textOf('code.body', 'RUS', { code: '1', site: 'M', count });
    expect([1, 3, 5, 21].map((count) => /\d+ минут\p{L}*/u.exec(code(count))?.[0])).toEqual([
      '1 минуту',
      '3 минуты',
      '5 минут',
      '21 минуту',
    ]);
    expect(plainWords('welcome', 'RUS', { count: 2000 }).body).toContain('2\u00a0000 игровых жетонов');
    expect(plainWords('welcome', 'EN', { count: 1 }).body).toContain('1 game token for');
  });

  it('show amounts as the language does', () => {
    expect(plainWords('withdrawalPaid', 'EN', { amount: 5000, currency: 'PHP', name: 'GCash' }).body).toBe(
      '₱50.00 is on its way to GCash.',
    );
    expect(plainWords('withdrawalPaid', 'RUS', { amount: 5000, currency: 'PHP', name: 'GCash' }).body).toContain(
      '50,00',
    );
  });

  it('take a name for a name, whatever it looks like', () => {
    const name = '<img src=x> {{amount}} $t(stop) $&';
    expect(plainWords('passkeyAdded', 'EN', { name }).body).toContain(`“${name}”`);
    expect(written('passkeyAdded', { name }).body.EN).toContain('&lt;img src=x&gt; {{amount}} $t(stop) $&amp;');
  });

  it('need every value that they name', () =>
    expect(() => plainWords('withdrawalPaid', 'EN', { amount: 1, currency: 'PHP' })).toThrow('lacks a value for name'));
});
