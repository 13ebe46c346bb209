import { expect, test } from '@rstest/core';
import { quickRules } from './quickRules';

test('complete sentences are kept while they fit', () => {
  const poker = 'You get five cards. Hold the ones you like and draw once. A pair of jacks or better pays.';
  expect(quickRules(poker, 'en')).toBe(poker);
  const long = `Choose a fish and shoot. Each shot costs your stake. ${'Bigger fish pay more. '.repeat(6)}`;
  expect(quickRules(long, 'en')).toBe(
    'Choose a fish and shoot. Each shot costs your stake. Bigger fish pay more. Bigger fish pay more. Bigger fish pay more.',
  );
});

test('the first sentence is kept, however long it is', () => {
  expect(quickRules(`${'word '.repeat(60)}end. More.`, 'en')).toBe(`${'word '.repeat(60)}end.`);
});

test('decimals, Chinese and Nepali sentences are told apart', () => {
  expect(quickRules('Heads pays 1.98 times. Tails, too.', 'en')).toBe('Heads pays 1.98 times. Tails, too.');
  expect(quickRules(`${'选择一条鱼并开火。'.repeat(9)}`, 'zh-CN')).toBe('选择一条鱼并开火。'.repeat(6));
  expect(quickRules(`${'माछा छान्नुहोस्। '.repeat(12)}`, 'ne')).toBe('माछा छान्नुहोस्। '.repeat(7).trim());
});
