import { percentOf, rateOf, runsOf } from '@marquee/contract/releaseFigures';
import type { StaffOutput } from '@marquee/contract/staff/calls';
import styles from './releases.module.css';

type Sample = StaffOutput<'releases/overview'>['canaries'][number]['samples'][number];

/** Size of the drawing, px of its own. */
const [width, height] = [400, 100];
const arms = ['live', 'canary'] as const;

/** Props of {@link Curve}. */
interface CurveProps {
  samples: readonly Sample[];
  /** ISO 8601: what its ends stand for. */
  since: string;
  until: string;
}

/** The share of visitors with failures in both arms of a canary in the course of time, and its last figures. */
export function Curve({ samples, since, until }: CurveProps) {
  const last = samples.at(-1);
  if (!last)
    return <p className={styles.quiet}>No curve yet: edges note figures every ten minutes, while visitors come.</p>;
  const most = Math.max(0.01, ...samples.flatMap((one) => arms.map((arm) => rateOf(one[arm]))));
  const [from, to] = [Date.parse(since), Date.parse(until)];
  const placeOf = (one: Sample, arm: 'live' | 'canary') =>
    [((Date.parse(one.at) - from) / (to - from)) * width, height - (rateOf(one[arm]) / most) * height] as const;
  const words = arms
    .toReversed()
    .map((arm) => `${arm} ${percentOf(last[arm].failed, last[arm].visitors)} of ${last[arm].visitors}`)
    .join(', ');
  const clock = (at: string) =>
    new Date(at).toLocaleString('en-GB', {
      ...{ month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
      timeZone: 'UTC',
    });
  return (
    <figure className={styles.curve}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Visitors with failures: ${words}`}
      >
        {arms.flatMap((arm) =>
          runsOf(samples).map((run) => {
            const [[x, y] = [0, 0]] = run.map((one) => placeOf(one, arm));
            const key = `${arm} ${run[0]?.at}`;
            return run.length > 1 ? (
              <polyline key={key} data-arm={arm} points={run.map((one) => placeOf(one, arm).join()).join(' ')} />
            ) : (
              <path key={key} data-arm={arm} d={`M${x} ${y}h4`} />
            );
          }),
        )}
      </svg>
      <figcaption>
        <span>{clock(since)}</span>
        <span>
          Visitors with failures, up to {percentOf(most, 1)}. Last: {words}.
        </span>
        <span>{clock(until)} UTC</span>
      </figcaption>
    </figure>
  );
}
