import { expect, test } from '@rstest/core';
import { isPromotional, promotes } from './promotional';

test.each(['/promotions', '/promotions/vip-ladder', '/ru/mission', '/zh-CN/vip?x=1', '/referral#top'])(
  '%s promotes [D13.12]',
  (link) => expect(isPromotional(link)).toBe(true),
);

test.each(['/', '/slots', '/news/vip', '/vips', '/inbox', '/minigame', '/responsible-gaming', ''])(
  '%s does not [D13.12]',
  (link) => expect(isPromotional(link)).toBe(false),
);

test('sections are known by their names [D13.12]', () =>
  expect(['promotions', 'missions', 'vip', 'news', undefined].filter((section) => promotes({ section }))).toEqual([
    'promotions',
    'missions',
    'vip',
  ]));
