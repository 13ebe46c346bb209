/** The focus of a template: live tables, tiles and jackpots, or fixtures and odds. */
export type TemplateFamily = 'casino' | 'slot' | 'sportsbook';

/** Template numbers by code. Site files use the code; layouts and colour options use the number (`color4-1`). */
export type TemplateNumbers = Readonly<Record<string, number>>;

/** `casino4` → `casino`. */
export function familyOf(code: string): TemplateFamily {
  return code.replace(/\d+$/, '') as TemplateFamily;
}

/** The five colour options of a template by its number, `color<number>-1` to `color<number>-5`. */
export function colorOptions(number: number): string[] {
  return [1, 2, 3, 4, 5].map((option) => `color${number}-${option}`);
}
