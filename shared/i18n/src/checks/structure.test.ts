import { languageCodes } from '@marquee/contract/languages';
import { describe, expect, test } from '@rstest/core';
import { allTexts } from './allTexts';
import { structureFaults, usualLength } from './structure';

const texts = allTexts();
const english = new Map(texts.EN.map(({ place, text }) => [place, text]));

/** Pages, articles and announcements: what has elements. */
const pagesIn = (code: (typeof languageCodes)[number]) =>
  texts[code].flatMap(({ place, text }) => {
    const model = english.get(place);
    return model?.includes('<p>') ? [{ place, text, english: model }] : [];
  });

describe('pages, articles and announcements', () => {
  test.each(languageCodes.filter((code) => code !== 'EN'))('say in %s all that they say in English', (code) => {
    const pages = pagesIn(code);
    const usual = usualLength(pages);
    expect(pages.length).toBeGreaterThan(10);
    expect(
      pages.flatMap((page) =>
        structureFaults(page.english, page.text, usual).map((fault) => `${page.place}: ${fault}`),
      ),
    ).toEqual([]);
  });
});

const paragraph = 'You are responsible for everything done with your password. Keep it to yourself.';
const oneSentence = 'You are responsible for everything done with your password, which nobody else may know.';

describe('a fault of structure', () => {
  test.each([
    ['a heading left out', `<h2>A</h2><p>b</p>`, `<p>b</p>`, 'element 1 is p, not h2'],
    ['an item left out', `<ul><li>a</li><li>b</li></ul>`, `<ul><li>a</li></ul>`, 'element 3 is missing, not li'],
    ['a paragraph added', `<p>a</p>`, `<p>a</p><p>b</p>`, 'element 2 is p, not there'],
    ['a link elsewhere', `<a href="/a">a</a>`, `<a href="/b">a</a>`, 'element 1 is a /b, not a /a'],
    ['a placeholder lost', `<p>{{age}} years</p>`, `<p>18 years</p>`, 'has placeholders "", not "age"'],
    ['a sentence lost', `<p>${paragraph}</p>`, `<p>${oneSentence}</p>`, 'says less than the English: '],
    ['a clause lost', `<p>${paragraph}</p>`, `<p>Keep it to yourself.</p>`, 'says less than the English: '],
  ])('is found: %s', (_, model, text, fault) => {
    expect(structureFaults(model, text, 1)).toEqual([expect.stringContaining(fault)]);
  });

  test('is none in a language that says the same in fewer letters', () => {
    const short = '<p>凡使用您的密码进行的操作，均由您负责。请妥善保管。</p>';
    const pair = { english: `<p>${paragraph}</p>`, text: short };
    expect(structureFaults(pair.english, short, usualLength([pair]))).toEqual([]);
  });
});
