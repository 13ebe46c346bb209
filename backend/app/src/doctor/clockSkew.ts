import { type Finding, graded } from './check';

/** Tolerated clock difference, ms: signatures are valid for five minutes. */
const tolerated = { warn: 30_000, fail: 120_000 };

/** A finding about another machine's clock; `skew` is its time minus ours, ms. */
export function skewFinding(whose: string, skew: number): Finding {
  const seconds = Math.round(Math.abs(skew) / 1000);
  const found = seconds < 1 ? `${whose} agrees` : `${whose} is ${seconds} s ${skew > 0 ? 'ahead' : 'behind'}`;
  return graded(
    Math.abs(skew),
    { warn: (ms) => ms > tolerated.warn, fail: (ms) => ms > tolerated.fail },
    found,
    'Let both machines follow time servers (timedatectl shows whether this one does).',
  );
}
