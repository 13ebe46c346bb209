import { useDesk } from './desk';

const decimals = new Map<string, number>();

/** Decimal places of a currency (ISO 4217). */
function decimalsOf(currency: string): number {
  const known = decimals.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  decimals.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
}

/** An amount in minor units as text: `1,234.50 PHP`. */
export function money(minor: number, currency: string): string {
  const places = decimalsOf(currency);
  const digits = String(Math.abs(minor)).padStart(places + 1, '0');
  const whole = BigInt(places ? digits.slice(0, -places) : digits).toLocaleString('en');
  return `${minor < 0 ? '−' : ''}${whole}${places ? `.${digits.slice(-places)}` : ''} ${currency}`;
}

/**
 * Minor units of what somebody typed, such as `1,234.5`; undefined if it is no amount of the currency, or has more
 * decimals than it has.
 */
export function minorOf(typed: string, currency: string): number | undefined {
  const [, sign = '', whole = '', part = ''] = /^\s*([-−]?)\s*(\d[\d,\s]*)(?:\.(\d*))?\s*$/.exec(typed) ?? [];
  const places = decimalsOf(currency);
  if (whole === '' || part.length > places) return undefined;
  const minor = Number(`${whole.replace(/[,\s]/g, '')}${part.padEnd(places, '0')}`);
  return Number.isSafeInteger(minor) ? (sign ? -minor : minor) : undefined;
}

/** An amount in major units as a number, for files: 1234.5. */
export const majorOf = (minor: number, currency: string): number => minor / 10 ** decimalsOf(currency);

/** An amount, in tabular figures and never wrapped. */
export const Amount = ({ minor, currency }: { minor: number; currency: string }) => (
  <bdi style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{money(minor, currency)}</bdi>
);

const shown = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = shown.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  shown.set(timeZone, made);
  return made;
}

/** A time in the zone of a site, or in UTC without one; the other stands in the title. */
export function When({ at, site }: { at: string; site?: string }) {
  const { me } = useDesk();
  const zone = me.sites.find((one) => one.site === site)?.time_zone ?? 'UTC';
  const time = new Date(at);
  const inUtc = `${formatIn('UTC').format(time)} UTC`;
  return (
    <time dateTime={at} title={zone === 'UTC' ? inUtc : `${zone}. ${inUtc}`} style={{ whiteSpace: 'nowrap' }}>
      {formatIn(zone).format(time)}
      {zone === 'UTC' && ' UTC'}
    </time>
  );
}

/** How long ago something was, in the largest whole unit: `3 h`. */
export function age(minutes: number): string {
  if (minutes < 60) return `${Math.max(0, Math.floor(minutes))} min`;
  return minutes < 2880 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} d`;
}
