/** Odds formats (D8.06). */
export const oddsFormats = ['decimal', 'fractional', 'american', 'hongkong', 'malay', 'indonesian'] as const;

/** One of the six formats. */
export type OddsFormat = (typeof oddsFormats)[number];

/**
 * A ratio in the specification's number display (R5): truncated after three decimals, never rounded; from ten upwards
 * without trailing zeros. Integer arithmetic only.
 */
function display(numerator: number, denominator: number): string {
  const thousandths = Math.floor((numerator * 1000) / denominator);
  const whole = Math.floor(thousandths / 1000);
  const places = String(thousandths % 1000).padStart(3, '0');
  const shown = whole >= 10 ? places.replace(/0+$/, '') : places;
  return shown ? `${whole}.${shown}` : String(whole);
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** Formats decimal odds in thousandths, with a language's decimal sign. */
export function oddsText(thousandths: number, format: OddsFormat, sign = '.'): string {
  return plainText(thousandths, format).replace('.', sign);
}

/**
 * Odds with a decimal point. `profit` is the net win of a stake of 1000; at even money it is 1000, where American,
 * Malay and Indonesian odds switch from the win to the required stake (negative).
 */
function plainText(thousandths: number, format: OddsFormat): string {
  const profit = thousandths - 1000;
  if (format === 'decimal' || profit <= 0) return display(thousandths, 1000);
  switch (format) {
    case 'fractional': {
      const common = divisor(profit, 1000);
      return `${profit / common}/${1000 / common}`;
    }
    case 'american':
      return profit >= 1000 ? `+${display(profit * 100, 1000)}` : `−${display(100_000, profit)}`;
    case 'hongkong':
      return display(profit, 1000);
    case 'malay':
      return profit <= 1000 ? display(profit, 1000) : `−${display(1000, profit)}`;
    case 'indonesian':
      return profit >= 1000 ? display(profit, 1000) : `−${display(1000, profit)}`;
  }
}
