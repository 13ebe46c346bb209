import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * Values of a series' labels. They come from our own source, never from a caller: a series lives as long as the
 * process.
 */
type Labels<L extends string> = Record<L, string>;

/** What is read when somebody asks: one sample for each combination of labels. */
type Samples<L extends string> = [Labels<L>, number][];

/** Upper bounds of the latency buckets, seconds. */
export const latencyBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** Most series of one family. */
const mostSeries = 2000;

/**
 * Lets labels through as they are, until a family has its most series: what would be one more is `other` in every
 * label.
 */
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
 * The figures of one process: prom-client with a registry of its own, so that two backends in one test do not share
 * figures, and an end to the series of each family, which the library lets grow without end.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly contentType = this.#registry.contentType;

  #family<L extends string>(name: string, help: string, labelNames: readonly L[]) {
    return { name, help, labelNames: [...labelNames], registers: [this.#registry] };
  }

  /** A number that only grows. Returns the function that counts. */
  counter<L extends string>(
    name: string,
    help: string,
    labelNames: readonly L[],
  ): (labels: Labels<L>, by?: number) => void {
    const counter = new Counter(this.#family(name, help, labelNames));
    const limit = limited(labelNames);
    return (labels, by = 1) => counter.inc(limit(labels), by);
  }

  /** A number that goes up and down, and is read when somebody asks; no sample is no line. */
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
        // Without labels a reset leaves a 0, which nobody has read.
        if (labelNames.length === 0) gauge.remove();
        for (const [labels, value] of samples) gauge.set(labels, value);
      },
    });
  }

  /** A number that only grows, and is read when somebody asks. */
  readCounter(name: string, help: string, read: () => number): void {
    const counter = new Counter({
      ...this.#family(name, help, []),
      collect() {
        counter.reset();
        counter.inc(read());
      },
    });
  }

  /** Durations in seconds, counted in buckets. Returns the function that observes one. */
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

  /** Everything, as a scrape is answered: Prometheus' text format 0.0.4. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
