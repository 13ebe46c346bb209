/**
 * `Intl` data for Nepali (CLDR 48) for browsers without it: Chromium has none, and would fall back to the device's
 * language. Indian digit grouping, Latin digits.
 */
export const nepali = {
  numbers: 'en-IN',
  months: ['जनवरी', 'फेब्रुअरी', 'मार्च', 'अप्रिल', 'मे', 'जुन', 'जुलाई', 'अगस्ट', 'सेप्टेम्बर', 'अक्टोबर', 'नोभेम्बर', 'डिसेम्बर'],
  units: {
    second: 'सेकेन्ड',
    minute: 'मिनेट',
    hour: 'घण्टा',
    day: 'दिन',
    week: 'हप्ता',
    month: 'महिना',
    year: 'वर्ष',
  },
  /** Words that replace small numbers, such as "yesterday". */
  near: {
    second: { 0: 'अहिले' },
    minute: { 0: 'यही मिनेटमा' },
    hour: { 0: 'यस घडीमा' },
    day: { [-2]: 'अस्ति', [-1]: 'हिजो', 0: 'आज', 1: 'भोलि', 2: 'पर्सि' },
  },
  /** Names of large numbers, the largest first. */
  scale: [
    [1e11, 'खरब'],
    [1e9, 'अरब'],
    [1e7, 'करोड'],
    [1e5, 'लाख'],
    [1e3, 'हजार'],
  ],
} as const;

type NearUnit = keyof typeof nepali.near;

/** A relative time in whole units. */
export function nepaliRelative(count: number, unit: NearUnit): string {
  const word = (nepali.near[unit] as Record<number, string>)[count];
  if (word) return word;
  const text = `${Math.abs(count)} ${nepali.units[unit]}`;
  return count < 0 ? `${text} पहिले` : `${text}मा`;
}

/** A large number, abbreviated with at most one decimal. */
export function nepaliCompact(value: number, number: (value: number, places: number) => string): string {
  const size = Math.abs(value);
  // a number that rounds up to the next name uses that name
  const scale = nepali.scale.find(([from]) => size >= from * 0.9995 && Number((size / from).toFixed(1)) >= 1);
  return scale ? `${number(value / scale[0], 1)}\u00a0${scale[1]}` : number(value, 1);
}
