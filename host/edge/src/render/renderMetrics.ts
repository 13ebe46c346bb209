import { latencyBuckets, type Metrics } from '@marquee/kernel/metrics/metrics';
import type { RenderedPage } from '@marquee/page/rendering';

/** Metrics of rendering. */
class RenderMetrics {
  /** A page was answered: `whole`, `partial` if parts are left to the browser, `none` if it is a skeleton. */
  readonly rendered: (page: RenderedPage | null, seconds: number, isRemake: boolean) => void;
  /** A process ended, while running a remote's code or the host's. */
  readonly ended: (remote: string, cause: string) => void;

  /** The number of processes of each of its renderers. */
  readonly sizes = new Set<() => { ready: number; all: number }>();

  constructor(metrics: Metrics | undefined) {
    const took = metrics?.histogram(
      'marquee_render_seconds',
      'Pages by what came of rendering them and by who waits for them, with the wait for a process.',
      ['outcome', 'for'],
      latencyBuckets,
    );
    const ends = metrics?.counter(
      'marquee_renderer_ends_total',
      'Renderer processes that ended by themselves, by whose code ran and why.',
      ['remote', 'cause'],
    );
    metrics?.gauge('marquee_renderers', 'Renderer processes.', ['state'], () => {
      const sizes = [...this.sizes].map((size) => size());
      const ready = sizes.reduce((sum, one) => sum + one.ready, 0);
      const all = sizes.reduce((sum, one) => sum + one.all, 0);
      return [
        [{ state: 'ready' }, ready],
        [{ state: 'starting' }, all - ready],
      ];
    });
    this.rendered = (page, seconds, isRemake) =>
      took?.({ outcome: outcomeOf(page), for: isRemake ? 'nobody' : 'visitor' }, seconds);
    this.ended = (remote, cause) => ends?.({ remote, cause: kindOf(cause) });
  }
}

const known = new WeakMap<Metrics, RenderMetrics>();

/** The metrics of rendering in a process: its renderers share them. */
export function renderMetrics(metrics: Metrics | undefined): RenderMetrics {
  const found = (metrics && known.get(metrics)) ?? new RenderMetrics(metrics);
  if (metrics) known.set(metrics, found);
  return found;
}

function outcomeOf(page: RenderedPage | null): string {
  if (!page) return 'none';
  return page.failures.length > 0 ? 'partial' : 'whole';
}

/** Causes are many; a metric label must have few values. */
function kindOf(cause: string): string {
  if (cause.startsWith('ran for')) return 'time';
  return { 'out of memory': 'memory', 'no end': 'silence' }[cause] ?? 'exit';
}
