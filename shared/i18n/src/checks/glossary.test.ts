import { type Language, languageCodes } from '@marquee/contract/languages';
import { describe, expect, test } from '@rstest/core';
import { allTexts, textsOfCode } from './allTexts';
import { faultsOfNotions, forbiddenIn, type Glossary, glossaryOf, otherNotions } from './glossary';

const texts = allTexts();
const english = glossaryOf('EN');
const written = languageCodes.map((code) => ({ code, glossary: glossaryOf(code) }));

const notion = (term: string, forbidden: string): Glossary => ({
  it: { term, forbidden: [forbidden], example: term },
});
const said = (text: string) => [{ place: 'here', text }];

describe('the glossaries', () => {
  test.each(written)('of $code have the notions of the English one', ({ glossary }) =>
    expect(otherNotions(english, glossary)).toEqual([]),
  );

  test.each(written)('of $code forbid no term of theirs, and have examples from the texts', ({ code, glossary }) =>
    expect(faultsOfNotions(glossary, texts[code], code)).toEqual([]),
  );

  /** Players log in; staff sign in, as the pages and docs of the desk have it. */
  const isOfStaff = (fault: string) => /^bundle of the desk .*"sign (in|out)" is not said/.test(fault);

  test.each(written)('of $code are kept by bundles, pages, messages, games and sites', ({ code, glossary }) =>
    expect(forbiddenIn(glossary, texts[code], code).filter((fault) => !isOfStaff(fault))).toEqual([]),
  );
});

describe('a forbidden word', () => {
  test.each<[Language, string, string, string]>([
    ['EN', 'log out', 'sign out', 'Sign out everywhere?'],
    ['EN', 'limit', 'would be passed', 'One of your limits would be passed.'],
    ['VI', 'tiền chơi thử', 'tiền ảo', 'Mọi khoản tiền đều là tiền ảo'],
    ['CN', '虚拟游戏币', '虚拟币', '所有资金均为虚拟币'],
    ['PHP', 'market', 'merkado', 'Lahat ng merkado'],
    ['ESP', 'retirada', 'retiro', 'Retiro pagado'],
    ['RUS', 'жетон', 'токен', 'У вас один токен.'],
    ['MS', 'Hash', 'cincangan', 'Cincangan benih'],
    ['NE', 'ब्यालेन्स', 'मौज्दात', 'तपाईंको मौज्दातमा छ'],
  ])('in %s is found: for “%s” not “%s”, in “%s”', (code, term, words, text) =>
    expect(forbiddenIn(notion(term, words), said(text), code)).toEqual([
      `here: "${words}" is not said; it is "${term}"`,
    ]),
  );

  test.each<[Language, string, string]>([
    ['EN', 'bank', 'All about banking'],
    ['EN', 'banking', 'Read <a href="/banking">this page</a>.'],
    ['EN', 'amount', '{{amount}} in {amount}'],
    ['RUS', 'счёт', 'Вход рассчётливого игрока'],
    ['VI', 'kè', 'Kèo này'],
    ['NE', 'भाउ', 'भाउचर'],
  ])('in %s is no part of another word, no address and no placeholder: “%s” in “%s”', (code, words, text) =>
    expect(forbiddenIn(notion('x', words), said(text), code)).toEqual([]),
  );

  test('is found in code that has texts by language, by code or by tag, in functions as well', () => {
    const planted = `export const news = { welcome: { EN: { title: 'Sign in', body: (a) => \`\${a}: sign out\` },
      ESP: { title: 'Entra', body: (a) => \`\${a}\` } } }; const edge = { en: { off: 'Signed out' }, es: { off: 'No' } };`;
    expect(textsOfCode(planted).EN).toEqual([
      { place: 'planted.ts news welcome title', text: 'Sign in' },
      { place: 'planted.ts news welcome body', text: '*: sign out' },
      { place: 'planted.ts edge off', text: 'Signed out' },
    ]);
  });
});

describe('a notion', () => {
  test('that is missing or surplus is found', () =>
    expect(otherNotions(notion('a', 'c'), { other: { term: 'b', forbidden: [], example: 'b' } })).toEqual([
      'it is missing',
      'other is in no English glossary',
    ]));

  test('whose example no text has and that lacks the term, and one that forbids its term, are found', () => {
    const glossary = { it: { term: 'bet slip', forbidden: ['slip'], example: 'Nothing of the kind' } };
    expect(faultsOfNotions(glossary, said('A text'), 'EN')).toEqual([
      'it forbids its term: slip',
      'it: no text says "Nothing of the kind", and it lacks "bet slip"',
    ]);
  });
});

test('texts are collected from bundles, games, pages, messages, sites and the edge', () => {
  const places = texts.EN.map(({ place }) => place).join('\n');
  for (const part of ['bundle ui', 'bundle wallet', 'bundle games', 'engines/crash/texts.ts', 'bundle of messages'])
    expect(places).toContain(part);
  for (const part of ['common/cms.json', 'common/seo.json', 'slot5.localhost.json opening_line', 'edge/src/sources'])
    expect(places).toContain(part);
});
