import { expect, test } from '@rstest/core';
import { wideRules } from './wideRules';

test.each([
  ['a rule', '.a{x:1}[data-wide] .a{x:2}', ':root .a{x:2}'],
  ['the wide ones of a list', '.a,[data-wide] .b,.c{x:1}', ':root .b{x:1}'],
  ['a list inside of a selector', '[data-wide] .a>:is(p,.b:not(.c,.d)){x:1}', ':root .a>:is(p,.b:not(.c,.d)){x:1}'],
  ['a rule under a condition', '@media print{.a{x:1}[data-wide] .a{x:2}}', '@media print{:root .a{x:2}}'],
  [
    'conditions in each other',
    '@supports (x:1){@media (min-width:9px){[data-wide] .a{x:1}}}.b{x:1}',
    '@supports (x:1){@media (min-width:9px){:root .a{x:1}}}',
  ],
  ['none of a condition without one', '@media print{.a{x:1}}', ''],
  ['nothing that holds for narrow pages', ':root:not([data-wide]) .a{x:1}', ''],
  ['a rule behind a statement', '@charset "utf-8";[data-wide] .a{x:1}', ':root .a{x:1}'],
  ['braces in strings', '.a{content:"}"}[data-wide] .a{content:"\\"{"}.b{x:1}', ':root .a{content:"\\"{"}'],
  [
    'no frames of an animation',
    '@keyframes a{from{x:1}to{x:2}}[data-wide] .a{animation:a 1s}',
    ':root .a{animation:a 1s}',
  ],
])('%s', (_, css, rules) => {
  expect(wideRules(css)).toBe(rules);
});
