import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Label values. They must come from our own source, never from a caller, because series are never removed. */
type Labels<L extends string> = Record<L, string>;

/** Samples read at scrape time: one for each combination of labels. */
type Samples<L extends string> = [Labels<L>, number][];

/** Upper bounds of the latency buckets, seconds. */
export const latencyBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** Most series per family. */
const mostSeries = 2000;

/** Passes labels through until a family has its maximum of series; further ones get `other` in every label. */
function limited<L extends string>(names: readonly L[]): (labels: Labels<L>) => Labels<L> {
  const known = new Set<string>();
  const other = Object.fromEntries(names.map((name) => [name, 'other'])) as Labels<L>;
  return (labels) => {
    const key = JSON.stringify(names.map((name) => labels[name]));
    if (known.size >= mostSeries && !known.has(key)) return other;
    known.add(key);
    return labels;
  };
}

/**
 * The metrics of one process: prom-client with its own registry, so that two backends in a test are separate, and with
 * a limit of series per family, which the library lacks.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly contentType = this.#registry.contentType;

  #family<L extends string>(name: string, help: string, labelNames: readonly L[]) {
    return { name, help, labelNames: [...labelNames], registers: [this.#registry] };
  }

  /** A counter. Returns the function that increments it. */
  counter<L extends string>(
    name: string,
    help: string,
    labelNames: readonly L[],
  ): (labels: Labels<L>, by?: number) => void {
    const counter = new Counter(this.#family(name, help, labelNames));
    const limit = limited(labelNames);
    return (labels, by = 1) => counter.inc(limit(labels), by);
  }

  /** A gauge read at scrape time; without samples it is omitted. */
  gauge<L extends string>(
    name: string,
    help: string,
    labelNames: readonly L[],
    read: () => Samples<L> | Promise<Samples<L>>,
  ): void {
    const gauge = new Gauge({
      ...this.#family(name, help, labelNames),
      async collect() {
        const samples = await read();
        gauge.reset();
        // Without labels, a reset would leave a value of 0 that nobody measured.
        if (labelNames.length === 0) gauge.remove();
        for (const [labels, value] of samples) gauge.set(labels, value);
      },
    });
  }

  /** A counter read at scrape time. */
  readCounter(name: string, help: string, read: () => number): void {
    const counter = new Counter({
      ...this.#family(name, help, []),
      collect() {
        counter.reset();
        counter.inc(read());
      },
    });
  }

  /** A histogram of durations in seconds. Returns the function that records one. */
  histogram<L extends string>(
    name: string,
    help: string,
    labelNames: readonly L[],
    buckets: readonly number[],
  ): (labels: Labels<L>, seconds: number) => void {
    const histogram = new Histogram({ ...this.#family(name, help, labelNames), buckets: [...buckets] });
    const limit = limited(labelNames);
    return (labels, seconds) => histogram.observe(limit(labels), seconds);
  }

  /** All metrics in Prometheus' text format 0.0.4. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
