/** Labels of a series. Their values come from our own source, never from a caller: a series lives as long as the process. */
export type Labels = Record<string, string>;

/** Upper bounds of the latency buckets, seconds. */
export const latencyBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

type Kind = 'counter' | 'gauge' | 'histogram';

interface Family {
  name: string;
  help: string;
  kind: Kind;
  /** Lines of the samples, made when they are asked for. */
  lines(): string[] | Promise<string[]>;
}

/** Most series of one family; what would be one more is counted under `other` in every label. */
const mostSeries = 2000;

const escaped = (value: string) => value.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');
const spelled = (labels: Labels) =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',');
const sample = (name: string, labels: string, value: number) => `${name}${labels && `{${labels}}`} ${value}`;

/** The series of a family, made at the first touch. */
function seriesOf<T>(make: () => T) {
  const known = new Map<string, T>();
  return {
    known,
    at(labels: Labels): T {
      const wanted = spelled(labels);
      const full = known.size >= mostSeries && !known.has(wanted);
      const key = full ? spelled(Object.fromEntries(Object.keys(labels).map((name) => [name, 'other']))) : wanted;
      const found = known.get(key) ?? make();
      known.set(key, found);
      return found;
    },
  };
}

/**
 * The figures of one process, in Prometheus' text format 0.0.4. A handful of lines instead of a package, because counters, gauges that
 * are read when asked for, and histograms are all that is needed.
 */
export class Metrics {
  #families = new Map<string, Family>();

  #add(family: Family): void {
    if (this.#families.has(family.name)) throw new Error(`There is a metric ${family.name} already`);
    this.#families.set(family.name, family);
  }

  /** A number that only grows. Gives the way to count. */
  counter(name: string, help: string): (labels?: Labels, by?: number) => void {
    const series = seriesOf(() => ({ total: 0 }));
    const lines = () => [...series.known].map(([labels, { total }]) => sample(name, labels, total));
    this.#add({ name, help, kind: 'counter', lines });
    return (labels = {}, by = 1) => {
      series.at(labels).total += by;
    };
  }

  /** A number that is read when somebody asks; `read` gives one sample for each combination of labels. */
  gauge(name: string, help: string, read: () => [Labels, number][], kind: 'gauge' | 'counter' = 'gauge'): void {
    this.#add({ name, help, kind, lines: () => read().map(([labels, value]) => sample(name, spelled(labels), value)) });
  }

  /** Durations in seconds, counted in buckets. Gives the way to observe one. */
  histogram(name: string, help: string, buckets: readonly number[]): (labels: Labels, seconds: number) => void {
    const series = seriesOf(() => ({ counts: buckets.map(() => 0), count: 0, sum: 0 }));
    const lines = () =>
      [...series.known].flatMap(([labels, { counts, count, sum }]) => {
        const upTo = (bound: string) => [labels, `le="${bound}"`].filter(Boolean).join(',');
        return [
          ...buckets.map((bound, at) => sample(`${name}_bucket`, upTo(String(bound)), counts[at] ?? 0)),
          sample(`${name}_bucket`, upTo('+Inf'), count),
          sample(`${name}_sum`, labels, sum),
          sample(`${name}_count`, labels, count),
        ];
      });
    this.#add({ name, help, kind: 'histogram', lines });
    return (labels, seconds) => {
      const one = series.at(labels);
      one.count += 1;
      one.sum += seconds;
      buckets.forEach((bound, at) => {
        if (seconds <= bound) one.counts[at] = (one.counts[at] ?? 0) + 1;
      });
    };
  }

  /** Everything, as a scrape is answered. */
  async text(): Promise<string> {
    const parts: string[] = [];
    for (const { name, help, kind, lines } of this.#families.values()) {
      parts.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...(await lines()));
    }
    return `${parts.join('\n')}\n`;
  }
}
