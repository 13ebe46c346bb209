/** An exact fraction. Odds and payouts are computed with fractions and truncated once, at the end. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

/** A whole number, or a fraction of two. */
export function rational(n: number | bigint, d: number | bigint = 1): Rational {
  return { n: BigInt(n), d: BigInt(d) };
}

/** The initial value of sums. */
export const zero = rational(0);
/** The initial value of products. */
export const one = rational(1);

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? (a < 0n ? -a : a) : divisor(b, a % b);
}

function reduced(n: bigint, d: bigint): Rational {
  const common = divisor(n, d);
  return common > 1n ? { n: n / common, d: d / common } : { n, d };
}

/** The exact sum, in lowest terms. */
export function plus(a: Rational, b: Rational): Rational {
  return reduced(a.n * b.d + b.n * a.d, a.d * b.d);
}

/** The exact product, in lowest terms. */
export function times(a: Rational, b: Rational): Rational {
  return reduced(a.n * b.n, a.d * b.d);
}

/** The integer part of a non-negative fraction, at most 2^53 − 1. */
export function truncate(value: Rational): number {
  const quotient = value.n / value.d;
  return quotient > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(quotient);
}
