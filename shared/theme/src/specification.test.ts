import { describe, expect, test } from '@rstest/core';
import { fallbackViewport, templateBreakpoints, viewportBreakpoints } from './breakpoints';
import { colorsOf, familyOf, type TemplateCode, templateNumbers } from './codes';

/** The values of specification §2 and §9 and of decisions §2, written down a second time: a table cannot prove itself. */
describe('the template codes (§2, decisions §2)', () => {
  test.each<[TemplateCode, number, string]>([
    ['casino1', 1, 'casino'],
    ['casino2', 2, 'casino'],
    ['slot1', 3, 'slot'],
    ['slot2', 4, 'slot'],
    ['slot3', 5, 'slot'],
    ['sportsbook1', 6, 'sportsbook'],
    ['casino3', 7, 'casino'],
    ['slot4', 8, 'slot'],
    ['casino4', 9, 'casino'],
    ['slot5', 10, 'slot'],
    ['casino5', 11, 'casino'],
    ['slot6', 12, 'slot'],
    ['sportsbook2', 13, 'sportsbook'],
    ['casino6', 14, 'casino'],
    ['slot7', 15, 'slot'],
    ['casino7', 16, 'casino'],
    ['slot8', 17, 'slot'],
    ['sportsbook3', 19, 'sportsbook'],
    ['casino8', 20, 'casino'],
    ['slot9', 21, 'slot'],
    ['casino9', 22, 'casino'],
    ['sportsbook4', 23, 'sportsbook'],
  ])('%s is template %i, a %s', (code, number, family) => {
    expect([templateNumbers[code], familyOf(code)]).toEqual([number, family]);
    expect(colorsOf(code)).toEqual([1, 2, 3, 4, 5].map((option) => `color${number}-${option}`));
  });
});

describe('the breakpoints (§9)', () => {
  test.each([
    ['mobile', 320],
    ['mobileMedium', 375],
    ['mobileWide', 425],
    ['tablet', 768],
    ['desktop', 1024],
    ['desktopMedium', 1280],
    ['desktopWide', 1600],
  ] as const)('the viewport %s begins at %i px', (name, width) => expect(viewportBreakpoints[name]).toBe(width));

  test('the fallback is desktop', () => expect(fallbackViewport).toBe('desktop'));

  test.each([
    ['template2Custom', 1200],
    ['template3Custom', 1200],
    ['template4Custom', 999],
    ['template6Custom', 999],
    ['template8Custom', 999],
    ['template9Custom', 999],
    ['template9Product', 1200],
    ['template10Custom', 1200],
    ['template11Custom', 768],
    ['template12Custom', 769],
    ['template13Custom', 769],
    ['template14Custom', 769],
    ['template15Custom', 768],
    ['template16Custom', 768],
    ['template17Custom', 768],
    ['template20Custom', 960],
    ['template21Custom', 960],
    ['template22Custom', 960],
    ['template23Custom', 960],
  ] as const)('%s is at %i px', (name, width) => expect(templateBreakpoints[name]).toBe(width));

  test('there are no others', () =>
    expect([Object.keys(viewportBreakpoints).length, Object.keys(templateBreakpoints).length]).toEqual([7, 19]));
});
