import { describe, expect, test } from '@rstest/core';
import { colorsOf, familyOf, templateCodes, templateNumbers } from './codes';
import { templateRow, templateRows } from './rows';

/** The values of R2, R4 and R9, repeated independently of the code. */
describe('the template codes', () => {
  test.each<[string, number, string]>([
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
  ])('%s is template %i, a %s [R2.23]', (code, number, family) => {
    expect([templateNumbers[code], familyOf(code)]).toEqual([number, family]);
    expect(colorsOf(code)).toEqual([1, 2, 3, 4, 5].map((option) => `color${number}-${option}`));
  });

  test('there are no others, and they are in the order of their numbers [R2.21]', () => {
    expect(templateCodes).toHaveLength(22);
    expect(Object.values(templateNumbers)).toEqual([...Array(24).keys()].filter((n) => n !== 0 && n !== 18));
  });
});

/** The breakpoints of all templates, by name. */
const breakpoints = Object.fromEntries(templateRows.flatMap((row) => Object.entries(row.breakpoints)));

describe('the breakpoints of templates', () => {
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
  ])('%s is at %i px [R9.13]', (name, width) => expect(breakpoints[name]).toBe(width));

  test('there are no other breakpoints [R9.13]', () => expect(Object.keys(breakpoints)).toHaveLength(19));
});

describe.each(templateRows.map((row) => [row.code, row] as const))('%s', (code, row) => {
  test('lists the breakpoints that are called after its number [R9.14]', () => {
    const names = Object.keys(row.breakpoints);
    expect(names.filter((name) => !new RegExp(`^template${row.number}(Custom|Product)$`).test(name))).toEqual([]);
  });

  test('asks for login where the specification says [R2.14]', () => {
    const modals: Record<string, string> = {
      slot2: 'loginmodal',
      slot4: 'loginmodal',
      sportsbook1: 'loginmodal',
      slot5: 'modal-signin',
    };
    expect(row.loginModal).toBe(modals[code]);
  });

  test('marks the body if the specification names it [R4.20]', () => {
    const named = ['slot2', 'slot4', 'casino4', 'sportsbook1', 'casino3'].includes(code);
    expect(row.body).toEqual(named ? { className: `template${row.number}`, id: code } : undefined);
  });
});

test('the colours of a site with an unknown template are those of the first one', () => {
  expect(templateRow('slot18').code).toBe('casino1');
});
