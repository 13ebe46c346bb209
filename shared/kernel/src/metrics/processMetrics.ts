import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './metrics';

/**
 * Process metrics: event loop lag, memory, CPU time, uptime. Returns a function that stops measuring. Replaces
 * prom-client's default metrics, which use other names and cannot be stopped.
 */
export function processMetrics(metrics: Metrics): () => void {
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  metrics.gauge(
    'marquee_event_loop_lag_seconds',
    'How late the event loop was since the last scrape.',
    ['quantile'],
    () => {
      // The measured delay includes the timer's own 10 ms.
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
