/**
 * The 22 template codes and their numbers (specification §2, decisions 2). There is no 18.
 * A code is what a site file names; the number names layouts and colour options (`color4-1`).
 */
export const templateNumbers = {
  casino1: 1,
  casino2: 2,
  slot1: 3,
  slot2: 4,
  slot3: 5,
  sportsbook1: 6,
  casino3: 7,
  slot4: 8,
  casino4: 9,
  slot5: 10,
  casino5: 11,
  slot6: 12,
  sportsbook2: 13,
  casino6: 14,
  slot7: 15,
  casino7: 16,
  slot8: 17,
  sportsbook3: 19,
  casino8: 20,
  slot9: 21,
  casino9: 22,
  sportsbook4: 23,
} as const;

/** A template code, as a site file names it. */
export type TemplateCode = keyof typeof templateNumbers;
/** A template number: 1 to 23 without 18. */
export type TemplateNumber = (typeof templateNumbers)[TemplateCode];
/** What a template leads with: live tables, tiles and jackpots, or fixtures and odds. */
export type TemplateFamily = 'casino' | 'slot' | 'sportsbook';

/** All template codes, in the order of their numbers. */
export const templateCodes = Object.keys(templateNumbers) as TemplateCode[];

/** Whether a text names one of the 22 templates. */
export function isTemplateCode(code: string): code is TemplateCode {
  return Object.hasOwn(templateNumbers, code);
}

/** `casino4` → `casino`. */
export function familyOf(code: TemplateCode): TemplateFamily {
  return code.replace(/\d+$/, '') as TemplateFamily;
}

/** The five colour options of a template, `color<number>-1` to `color<number>-5`. */
export function colorsOf(code: TemplateCode): string[] {
  return [1, 2, 3, 4, 5].map((option) => `color${templateNumbers[code]}-${option}`);
}
