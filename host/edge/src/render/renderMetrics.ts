import { latencyBuckets, type Metrics } from '@marquee/kernel/metrics/metrics';
import type { RenderedPage } from '@marquee/page/rendering';

/** What the rendering of pages counts. */
export class RenderMetrics {
  /**
   * A page is answered: `whole`, `partial` where parts are left to the browser, `none` where it is given without its
   * content.
   */
  readonly rendered: (page: RenderedPage | null, seconds: number, isRemake: boolean) => void;
  /** A process ended, with a remote's code or the host's. */
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

/** Causes are many; a label has few values. */
function kindOf(cause: string): string {
  if (cause.startsWith('ran for')) return 'time';
  return { 'out of memory': 'memory', 'no end': 'silence' }[cause] ?? 'exit';
}
