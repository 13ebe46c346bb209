import { isLanguage, type Language, languageCodes, languageOfTag, languages } from '@marquee/contract/languages';
import { languageCookie } from '@marquee/contract/siteCookies';
import { describe, expect, test } from '@rstest/core';
import { locate } from './locale';

const all = { language: languageCodes, defaultLanguage: 'EN' } as const;

describe('interface languages', () => {
  test.each<[string, string, string]>([
    ['EN', 'English', 'en'],
    ['PHP', 'Filipino', 'fil'],
    ['CN', '简体中文', 'zh-CN'],
    ['ESP', 'Español', 'es'],
    ['RUS', 'Русский', 'ru'],
    ['VI', 'Tiếng Việt', 'vi'],
    ['MS', 'Bahasa Melayu', 'ms'],
    ['NE', 'नेपाली', 'ne'],
  ])('%s is %s, in addresses and lang %s [R9.01]', (code, name, tag) => {
    expect(languages[code as Language]).toMatchObject({ name, tag });
    expect(languageOfTag(tag.toUpperCase())).toBe(code);
  });

  test.each(['MMK', 'MNT', 'IDR', '', 'en', 'toString', undefined])('%s is no interface language [R9.02]', (code) => {
    expect(isLanguage(code)).toBe(false);
    expect(locate('/slots', '', code, all)).toEqual({ language: 'EN', path: '/slots', prefix: '' });
  });

  test.each(['/mmk/slots', '/mnt/slots', '/idr/slots', '/php/slots'])('%s has no locale prefix [R9.02]', (path) =>
    expect(locate(path, '', undefined, all)).toEqual({ language: 'EN', path, prefix: '' }),
  );
});

describe('the language cookie', () => {
  test.each(languageCodes)(
    '%s is kept for 365 days, on all paths, lax, by the code of the specification [R2.57]',
    (code) =>
      expect(languageCookie(code, false)).toBe(`language=${code}; Max-Age=${365 * 24 * 3600}; Path=/; SameSite=Lax`),
  );

  test.each<[string, string]>([
    ['RUS', '/ru/slots'],
    ['PHP', '/fil/slots'],
    ['CN', '/zh-CN/slots'],
  ])('a visitor who chose %s is led from /slots to %s [R2.47]', (cookie, redirect) =>
    expect(locate('/slots', '?q=moon', cookie, all)).toEqual({ redirect: `${redirect}?q=moon` }),
  );
});

describe('an address', () => {
  test.each<[string, string]>([
    ['/news/fair-rounds%0A', '/news/fair-rounds'],
    ['/news/fair-rounds%20', '/news/fair-rounds'],
    ['/news/%09fair-rounds', '/news/fair-rounds'],
    ['/news/fair-rounds%E2%80%8B', '/news/fair-rounds'],
    ['/news/fair-rounds%00', '/news/fair-rounds'],
    ['/news/fair-rounds.', '/news/fair-rounds'],
    ['/promotions/welcome).', '/promotions/welcome'],
    ['/promotions/welcome%22%3E', '/promotions/welcome'],
    ['/%6Eews/%66air-rounds', '/news/fair-rounds'],
    ['/news%20/fair-rounds', '/news/fair-rounds'],
    ['/es%20/news/fair-rounds%0A', '/es/news/fair-rounds'],
    ['/es/news.', '/es/news'],
    ['/es/%0A', '/es'],
    ['/slots,', '/slots'],
    ['/.', '/'],
    ['/%20/evil.example', '/evil.example'],
    ['/%0A//evil.example/', '/evil.example'],
    ['/%5Cevil.example.', '/%5Cevil.example'],
  ])('%s redirects to %s, which stands', (from, to) => {
    const found = locate(from, '?q=moon', undefined, all);
    expect(found).toMatchObject({ redirect: `${to}?q=moon` });
    expect(locate(to, '', undefined, all)).not.toHaveProperty('redirect');
  });

  test.each(['/news/fair%20rounds', '/news/a%2Fb', '/%E6%96%B0', '/100%', '/%ff', '/a//b'])('%s stands', (path) =>
    expect(locate(path, '', undefined, all)).toEqual({ language: 'EN', path, prefix: '' }),
  );
});
