import { latencyBuckets, type Metrics } from '@marquee/kernel/metrics/metrics';
import type { RenderedPage } from '@marquee/page/rendering';

/** Metrics of rendering. */
export class RenderMetrics {
  /** A page was answered: `whole`, `partial` if parts are left to the browser, `none` if it is a skeleton. */
  readonly rendered: (page: RenderedPage | null, seconds: number, isRemake: boolean) => void;
  /** A process ended, while running a remote's code or the host's. */
  readonly ended: (remote: string, cause: string) => void;

  constructor(metrics: Metrics | undefined, size: () => { ready: number; all: number }) {
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
      const { ready, all } = size();
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

function outcomeOf(page: RenderedPage | null): string {
  if (!page) return 'none';
  return page.failures.length > 0 ? 'partial' : 'whole';
}

/** Causes are many; a metric label must have few values. */
function kindOf(cause: string): string {
  if (cause.startsWith('ran for')) return 'time';
  return { 'out of memory': 'memory', 'no end': 'silence' }[cause] ?? 'exit';
}
