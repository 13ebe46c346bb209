/** By kind, locale and options. There are few: what makes them comes from texts and site files, not from requests. */
const made = new Map<string, unknown>();

function once<T>(kind: string, locale: string, options: object, make: () => T): T {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  const known = made.get(key) as T | undefined;
  if (known) return known;
  const first = make();
  made.set(key, first);
  return first;
}

/** The formatter of numbers for a locale (BCP 47), made once: that takes twenty times as long as to use it. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  once('number', locale, options, () => new Intl.NumberFormat(locale, options));

/** The formatter of days and times for a locale (BCP 47), made once. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once('date', locale, options, () => new Intl.DateTimeFormat(locale, options));
