import { percentOf, rateOf, runsOf } from '@marquee/contract/releaseFigures';
import type { Sample } from '@marquee/federation-release/canary/curves';
import { html, type Markup } from './markup';

/** Size of the drawing, and of its margins, px of its own. */
const [width, height] = [320, 130];
const [left, right, top, bottom] = [42, 4, 8, 20];

const arms = ['canary', 'live'] as const;
function lineOf(
  run: readonly Sample[],
  arm: (typeof arms)[number],
  place: (sample: Sample) => [number, number],
): Markup {
  const points = run.map((sample) =>
    place(sample)
      .map((one) => one.toFixed(1))
      .join(','),
  );
  const [only = ''] = points;
  const [x = 0, y = 0] = only.split(',');
  return points.length > 1
    ? html`<polyline class="${arm}" points="${points.join(' ')}"/>`
    : html`<circle class="${arm}" r="3" cx="${x}" cy="${y}"/>`;
}

/** A drawing, with words, of the share of visitors with failures in both arms, between two times (ms since 1970). */
export function curve(samples: readonly Sample[], since: number, until: number): Markup {
  const last = samples.at(-1);
  if (!last) return html`<p>No figures yet: edges note them every ten minutes, while visitors come.</p>`;
  const most = Math.max(0.01, ...samples.flatMap((sample) => arms.map((arm) => rateOf(sample[arm]))));
  const xOf = (at: number) => left + ((at - since) / (until - since)) * (width - left - right);
  const yOf = (rate: number) => height - bottom - (rate / most) * (height - top - bottom);
  const runs = runsOf(samples);
  const lines = arms.flatMap((arm) =>
    runs.map((run) => lineOf(run, arm, (sample) => [xOf(sample.at), yOf(rateOf(sample[arm]))])),
  );
  const clock = (at: number) => new Date(at).toISOString().slice(5, 16).replace('T', ' ');
  const [own, others] = [last.canary, last.live];
  const words = `Visitors with failures, last: canary ${percentOf(own.failed, own.visitors)} of ${own.visitors} (solid), live ${percentOf(others.failed, others.visitors)} of ${others.visitors} (dashed).`;
  return html`<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${words}">
<path class="axis" fill="none" d="M${left} ${top}V${height - bottom}H${width - right}"/>
<text x="${left - 6}" y="${top + 8}" text-anchor="end">${percentOf(most, 1)}</text>
<text x="${left - 6}" y="${height - bottom}" text-anchor="end">0</text>
<text x="${left}" y="${height - 5}">${clock(since)}</text>
<text x="${width - right}" y="${height - 5}" text-anchor="end">${clock(until)}</text>${lines}</svg><p>${words}</p>`;
}
