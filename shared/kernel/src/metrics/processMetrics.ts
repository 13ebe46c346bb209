import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './metrics';

/**
 * Figures of the process itself: how late the event loop is, memory, processor time, age. Returns the function that
 * stops measuring. Not prom-client's default metrics: those name two of them differently, and cannot be stopped.
 */
export function processMetrics(metrics: Metrics): () => void {
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  metrics.gauge(
    'marquee_event_loop_lag_seconds',
    'How late the event loop was since the last scrape.',
    ['quantile'],
    () => {
      // A delay includes the 10 ms of the measuring timer itself.
      const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - 0.01);
      const quantile = (share: number): [{ quantile: string }, number] => [
        { quantile: String(share) },
        late(loop.percentile(share * 100)),
      ];
      const found = loop.count === 0 ? [] : [quantile(0.5), quantile(0.99), quantile(1)];
      loop.reset();
      return found;
    },
  );
  metrics.gauge('process_resident_memory_bytes', 'Resident memory.', [], () => [[{}, process.memoryUsage.rss()]]);
  metrics.gauge('nodejs_heap_used_bytes', 'JavaScript heap in use.', [], () => [[{}, process.memoryUsage().heapUsed]]);
  const cpu = () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;
  metrics.readCounter('process_cpu_seconds_total', 'Processor time.', cpu);
  const started = Date.now() / 1000 - process.uptime();
  metrics.gauge('process_start_time_seconds', 'When the process started, since 1970.', [], () => [[{}, started]]);
  return () => loop.disable();
}
