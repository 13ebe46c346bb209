import { decimalsOf, minorPerMajor } from '@marquee/contract/currencies';
import { type Language, languages } from '@marquee/contract/languages';
import { dateLocales } from './dateLocales';

/**
 * Numbers, money and dates as a language writes them. Money comes in minor units. Every formatter is made once per
 * language and currency, because making one costs far more than using it. The methods may be taken off the object.
 */
export class Format {
  #locale: string;
  #currency: string;
  #made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat>();

  constructor(language: Language, currency: string) {
    this.#locale = languages[language].intl;
    this.#currency = currency;
  }

  /** Money with its currency sign: 125050 → `₱1,250.50`. Zero shows as zero (decisions §6). */
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

  /** From an amount to another, whole amounts without decimals: 500, 500000 → `₱5 – ₱5,000`. */
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

  /** So many hours, days, … in words: 2 hours → `2 hours`. */
  span(value: number, unit: 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'): string {
    return this.#numbers(`span ${unit}`, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  }

  /** Minutes as hours and minutes: 90 → `1 hr 30 min`. */
  minutes(value: number): string {
    const part = (amount: number, unit: 'hour' | 'minute') =>
      this.#numbers(`part ${unit}`, { style: 'unit', unit, unitDisplay: 'short' }).format(amount);
    const hours = Math.floor(value / 60);
    const rest = value % 60;
    if (hours === 0) return part(rest, 'minute');
    return rest === 0 ? part(hours, 'hour') : `${part(hours, 'hour')} ${part(rest, 'minute')}`;
  }

  /** Money without its sign, for columns that name the currency once. */
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

  /** A long number in short: 12,300 → `12K`. */
  readonly compact = (value: number): string => {
    return this.#numbers('compact', { notation: 'compact', maximumFractionDigits: 1 }).format(value);
  };

  /** The specification's number display (§5): zero is empty; decimals are truncated, never rounded. */
  readonly table = (value: number, places: 3 | 4 = 3): string => {
    return displayNumber(value, places);
  };

  /** A calendar day: `21 Nov 2026`. */
  readonly date = (time: string | number | Date): string => {
    return this.#dates('date', { dateStyle: 'medium' }).format(new Date(time));
  };

  /** Hours and minutes. */
  readonly time = (time: string | number | Date): string => {
    return this.#dates('time', { timeStyle: 'short' }).format(new Date(time));
  };

  /** Day and time. */
  readonly dateTime = (time: string | number | Date): string => {
    return this.#dates('dateTime', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
  };

  /** A calendar day in what belongs to an account's money: as the specification's map has it for the currency (§3). */
  readonly accountDate = (time: string | number | Date): string => {
    return this.#dates('account date', { dateStyle: 'medium' }, this.#accountLocale).format(new Date(time));
  };

  /** Day and time in what belongs to an account's money (§3). */
  readonly accountDateTime = (time: string | number | Date): string => {
    const options = { dateStyle: 'medium', timeStyle: 'short' } as const;
    return this.#dates('account dateTime', options, this.#accountLocale).format(new Date(time));
  };

  /** A month of the calendar (`YYYY-MM`) in what belongs to an account's money: `November 2026`. */
  readonly accountMonth = (month: string): string => {
    const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
    return this.#dates('account month', options, this.#accountLocale).format(new Date(month));
  };

  /** `in 5 minutes`, `3 days ago`, seen from `now` (milliseconds). */
  readonly relative = (time: string | number | Date, now = Date.now()): string => {
    const seconds = (new Date(time).getTime() - now) / 1000;
    const unit = relativeUnits.find(({ from }) => Math.abs(seconds) >= from) ?? relativeUnits[3];
    const made = this.#make('relative', () => new Intl.RelativeTimeFormat(this.#locale, { numeric: 'auto' }));
    return made.format(Math.round(seconds / (unit?.size ?? 1)), unit?.unit ?? 'second');
  };

  #numbers(key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
    return this.#make(key, () => new Intl.NumberFormat(this.#locale, options));
  }

  get #accountLocale(): string {
    return dateLocales[this.#currency] ?? this.#locale;
  }

  #dates(key: string, options: Intl.DateTimeFormatOptions, locale = this.#locale): Intl.DateTimeFormat {
    return this.#make(key, () => new Intl.DateTimeFormat(locale, options));
  }

  #make<T extends Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat>(key: string, make: () => T): T {
    const known = this.#made.get(key);
    if (known) return known as T;
    const made = make();
    this.#made.set(key, made);
    return made;
  }
}

const relativeUnits = [
  { unit: 'day', from: 86_400, size: 86_400 },
  { unit: 'hour', from: 3600, size: 3600 },
  { unit: 'minute', from: 60, size: 60 },
  { unit: 'second', from: 0, size: 1 },
] as const;

/**
 * The specification's number display (§5): 0 is empty; decimals are cut after `places`, and from 10 upwards trailing
 * zeros are trimmed. Cutting never rounds, also not through binary fractions (1.005 stays 1.005).
 */
export function displayNumber(value: number, places: 3 | 4 = 3): string {
  if (value === 0 || !Number.isFinite(value)) return '';
  const [whole = '0', fraction = ''] = plainDecimal(Math.abs(value)).split('.');
  const cut = fraction.slice(0, places).padEnd(places, '0');
  const digits = Math.abs(value) >= 10 ? cut.replace(/0+$/, '') : cut;
  const text = digits ? `${whole}.${digits}` : whole;
  return value < 0 ? `-${text}` : text;
}

/** The shortest decimal text of a number, never in exponent form. */
function plainDecimal(value: number): string {
  if (value >= 1e21) return String(BigInt(value));
  const text = String(value);
  return text.includes('e') ? value.toFixed(20) : text;
}
