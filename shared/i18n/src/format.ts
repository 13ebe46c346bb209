import { decimalsOf, minorPerMajor } from '@marquee/contract/currencies';
import { Days } from '@marquee/contract/days';
import { type Language, languages } from '@marquee/contract/languages';
import { dateLocales } from './dateLocales';
import { nepali, nepaliCompact, nepaliRelative } from './nepali';

/**
 * Formats numbers, money and dates for a language. Money comes in minor units. Days and times are in a time zone (IANA
 * name; by default the device's). Formatters are cached per language, currency and zone, because creating one is
 * expensive. Methods can be destructured.
 */
export class Format {
  #locale: string;
  /** Nepali, which many browsers lack: words are written by our own code. */
  #isNepali: boolean;
  #currency: string;
  #made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat>();

  /** The time zone; undefined where it is the device's own. */
  readonly zone: string | undefined;
  #days: Days | undefined;

  constructor(language: Language, currency: string, zone?: string) {
    this.#isNepali = language === 'NE';
    this.#locale = this.#isNepali ? nepali.numbers : languages[language].intl;
    this.#currency = currency;
    this.zone = zone || undefined;
  }

  /** Money with its currency sign: 125050 → `₱1,250.50`. Zero shows as zero (R5.13). */
  readonly money = (minor: number, currency = this.#currency): string => {
    const digits = decimalsOf(currency);
    return this.#numbers(`money ${currency}`, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(minor / minorPerMajor(currency));
  };

  /** A range of amounts, whole amounts without decimals: 500, 500000 → `₱5 – ₱5,000`. */
  moneyRange(minimum: number, maximum: number, currency = this.#currency): string {
    const digits = decimalsOf(currency);
    const major = minorPerMajor(currency);
    return this.#numbers(`range ${currency}`, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      trailingZeroDisplay: 'stripIfInteger',
    }).formatRange(minimum / major, maximum / major);
  }

  /** A time span in words: 2, hour → `2 hours`. */
  span(value: number, unit: 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'): string {
    if (this.#isNepali) return `${this.number(value, 3)} ${nepali.units[unit]}`;
    return this.#numbers(`span ${unit}`, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  }

  /** Minutes as hours and minutes: 90 → `1 hr 30 min`. */
  minutes(value: number): string {
    const part = (amount: number, unit: 'hour' | 'minute') =>
      this.#isNepali
        ? this.span(amount, unit)
        : this.#numbers(`part ${unit}`, { style: 'unit', unit, unitDisplay: 'short' }).format(amount);
    const hours = Math.floor(value / 60);
    const rest = value % 60;
    if (hours === 0) return part(rest, 'minute');
    return rest === 0 ? part(hours, 'hour') : `${part(hours, 'hour')} ${part(rest, 'minute')}`;
  }

  /** Money without currency sign, for columns that name the currency once. */
  readonly moneyPlain = (minor: number, currency = this.#currency): string => {
    const digits = decimalsOf(currency);
    return this.#numbers(`plain ${currency}`, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
      minor / minorPerMajor(currency),
    );
  };

  /** A whole or decimal number with the language's separators. */
  readonly number = (value: number, maximumFractionDigits = 0): string => {
    return this.#numbers(`number ${maximumFractionDigits}`, { maximumFractionDigits }).format(value);
  };

  /** A ratio as a percentage with up to two decimals: 0.9632 → `96.32%`. */
  readonly percent = (ratio: number): string => {
    return this.#numbers('percent', { style: 'percent', maximumFractionDigits: 2 }).format(ratio);
  };

  /** A large number, abbreviated: 12,300 → `12K`. */
  readonly compact = (value: number): string => {
    if (this.#isNepali) return nepaliCompact(value, this.number);
    return this.#numbers('compact', { notation: 'compact', maximumFractionDigits: 1 }).format(value);
  };

  /** The specification's number display (R5.12): zero is empty; decimals are truncated, never rounded. */
  readonly table = (value: number, places: 3 | 4 = 3): string => {
    return displayNumber(value, places);
  };

  /** A calendar day: `21 Nov 2026`. A day without a time (`2026-11-21`) is the same day everywhere. */
  readonly date = (time: Moment): string => this.#written({ dateStyle: 'medium' }, time);

  /** The calendar day in ISO format, for URLs and `<time>`: `2026-11-21`. */
  readonly day = (time: number): string => this.#calendar.dayOf(time);

  /** The start of a time's day, or of one `days` later, ms. */
  readonly midnight = (time: number, days = 0): number => this.#calendar.midnight(time, days);

  /** Hours and minutes. */
  readonly time = (time: Moment): string => {
    return this.#written({ timeStyle: 'short' }, time);
  };

  /** Day and time. */
  readonly dateTime = (time: Moment): string => {
    return this.#written({ dateStyle: 'medium', timeStyle: 'short' }, time);
  };

  /**
   * A calendar day about an account's money: in the locale that the specification's map has for the currency (R3.34).
   */
  readonly accountDate = (time: Moment): string => this.#written({ dateStyle: 'medium' }, time, this.#accountLocale);

  /** Day and time about an account's money (R3.34). */
  readonly accountDateTime = (time: Moment): string => {
    return this.#written({ dateStyle: 'medium', timeStyle: 'short' }, time, this.#accountLocale);
  };

  /** A calendar month (`YYYY-MM`) about an account's money: `November 2026`. */
  readonly accountMonth = (month: string): string => {
    return this.#written({ month: 'long', year: 'numeric', timeZone: 'UTC' }, month, this.#accountLocale);
  };

  /**
   * `in 5 minutes`, `3 days ago`, relative to `now` (milliseconds), usually from `useNow`. Omitting it is deprecated.
   */
  // biome-ignore lint/plugin: the host API had this default
  readonly relative = (time: Moment, now = Date.now()): string => {
    const seconds = (new Date(time).getTime() - now) / 1000;
    const unit = relativeUnits.find(({ from }) => Math.abs(seconds) >= from) ?? relativeUnits[3];
    const count = Math.round(seconds / (unit?.size ?? 1));
    if (this.#isNepali) return nepaliRelative(count, unit?.unit ?? 'second');
    const made = this.#make('relative', () => new Intl.RelativeTimeFormat(this.#locale, { numeric: 'auto' }));
    return made.format(count, unit?.unit ?? 'second');
  };

  #numbers(key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
    return this.#make(key, () => new Intl.NumberFormat(this.#locale, options));
  }

  /** The currency's date locale; undefined if it is the page's. */
  get #accountLocale(): string | undefined {
    return dateLocales[this.#currency];
  }

  get #calendar(): Days {
    this.#days ??= new Days(this.zone);
    return this.#days;
  }

  /** Formats a time, in the page's language unless another locale is given. */
  #written(options: Intl.DateTimeFormatOptions, time: Moment, locale?: string): string {
    const isDay = typeof time === 'string' && dayText.test(time);
    const timeZone = options.timeZone ?? (isDay ? 'UTC' : this.zone);
    const allOptions = timeZone ? { ...options, timeZone } : options;
    const at = new Date(time);
    if (this.#isNepali && !locale) return this.#nepali(allOptions, at);
    const key = `${locale} ${timeZone} ${options.dateStyle} ${options.timeStyle} ${options.month}`;
    return this.#make(key, () => new Intl.DateTimeFormat(locale ?? this.#locale, allOptions)).format(at);
  }

  #nepali({ timeZone, dateStyle, timeStyle, month }: Intl.DateTimeFormatOptions, at: Date): string {
    const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
    const options = { ...numeric, hourCycle: 'h23', ...(timeZone && { timeZone }) } as const;
    const parts = this.#make(`nepali ${timeZone}`, () => new Intl.DateTimeFormat('en', options)).formatToParts(at);
    const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? '';
    const named = `${part('year')} ${nepali.months[Number(part('month')) - 1]}`;
    const day = dateStyle ? `${named} ${part('day')}` : month && named;
    return [day, timeStyle && `${part('hour')}:${part('minute')}`].filter(Boolean).join(', ');
  }

  #make<T extends Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat>(key: string, make: () => T): T {
    const known = this.#made.get(key);
    if (known) return known as T;
    const made = make();
    this.#made.set(key, made);
    return made;
  }
}

/** A time or, for days, `YYYY-MM-DD`. */
type Moment = string | number | Date;

const dayText = /^\d{4}-\d{2}-\d{2}$/;

const formats = new Map<string, Format>();

/** The cached `Format` of a language, currency and time zone. An unknown zone falls back to the device's. */
export function formatOf(language: Language, currency: string, zone: string): Format {
  const key = `${language} ${currency} ${zone}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Format(language, currency, isKnown(zone) ? zone : undefined);
  formats.set(key, made);
  return made;
}

function isKnown(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

const relativeUnits = [
  { unit: 'day', from: 86_400, size: 86_400 },
  { unit: 'hour', from: 3600, size: 3600 },
  { unit: 'minute', from: 60, size: 60 },
  { unit: 'second', from: 0, size: 1 },
] as const;

/**
 * The specification's number display (R5.12): 0 is empty; decimals are truncated after `places`, and from 10 upwards
 * trailing zeros are trimmed. Truncation never rounds, not even by binary fractions (1.005 stays 1.005).
 */
export function displayNumber(value: number, places: 3 | 4 = 3): string {
  if (value === 0 || !Number.isFinite(value)) return '';
  const [whole = '0', fraction = ''] = plainDecimal(Math.abs(value)).split('.');
  const cut = fraction.slice(0, places).padEnd(places, '0');
  const digits = Math.abs(value) >= 10 ? cut.replace(/0+$/, '') : cut;
  const text = digits ? `${whole}.${digits}` : whole;
  return value < 0 ? `-${text}` : text;
}

/** The shortest decimal text of a number, without exponent. */
function plainDecimal(value: number): string {
  if (value >= 1e21) return String(BigInt(value));
  const text = String(value);
  return text.includes('e') ? value.toFixed(20) : text;
}
