import { describe, expect, it } from '@rstest/core';
import { Metrics } from './metrics';

describe('Metrics', () => {
  it('writes counters, gauges and histograms as Prometheus reads them', async () => {
    const metrics = new Metrics();
    const count = metrics.counter('things_total', 'Things.', ['kind']);
    metrics.gauge('open', 'Open ones.', [], () => [[{}, 7]]);
    const took = metrics.histogram('work_seconds', 'Work.', ['call'], [0.1, 1]);
    count({ kind: 'a' });
    count({ kind: 'a' }, 2);
    count({ kind: 'b "quoted"\nand\\more' });
    for (const seconds of [0.05, 0.1, 0.5, 3]) took({ call: 'x' }, seconds);
    metrics.readCounter('seconds_total', 'Seconds.', () => 2.5);
    const lines = (await metrics.text()).split('\n').filter(Boolean);
    expect(lines).toEqual([
      '# HELP things_total Things.',
      '# TYPE things_total counter',
      'things_total{kind="a"} 3',
      'things_total{kind="b \\"quoted\\"\\nand\\\\more"} 1',
      '# HELP open Open ones.',
      '# TYPE open gauge',
      'open 7',
      '# HELP work_seconds Work.',
      '# TYPE work_seconds histogram',
      'work_seconds_bucket{le="0.1",call="x"} 2',
      'work_seconds_bucket{le="1",call="x"} 3',
      'work_seconds_bucket{le="+Inf",call="x"} 4',
      'work_seconds_sum{call="x"} 3.65',
      'work_seconds_count{call="x"} 4',
      '# HELP seconds_total Seconds.',
      '# TYPE seconds_total counter',
      'seconds_total 2.5',
    ]);
  });

  it('keeps a family from growing without end', async () => {
    const metrics = new Metrics();
    const count = metrics.counter('things_total', 'Things.', ['kind']);
    for (let at = 0; at < 5000; at++) count({ kind: String(at) });
    const lines = (await metrics.text()).split('\n');
    expect(lines.length).toBeLessThan(2010);
    expect(lines).toContain('things_total{kind="other"} 3000');
  });

  it('reads gauges at every scrape, and drops samples that are gone', async () => {
    const metrics = new Metrics();
    const states = ['busy', 'idle'];
    metrics.gauge('connections', 'By state.', ['state'], () => states.map((state, at) => [{ state }, at]));
    expect(await metrics.text()).toContain('connections{state="idle"} 1');
    states.pop();
    expect(await metrics.text()).not.toContain('idle');
  });

  it('omits a gauge without a sample: 0 would be a value', async () => {
    const metrics = new Metrics();
    const ages: number[] = [];
    metrics.gauge('age', 'Age.', [], async () => ages.map((age) => [{}, age]));
    expect(await metrics.text()).toBe('# HELP age Age.\n# TYPE age gauge\n');
    ages.push(3);
    expect(await metrics.text()).toContain('\nage 3\n');
    ages.pop();
    expect(await metrics.text()).not.toMatch(/^age /m);
  });

  it('are apart from those of another process', async () => {
    const [one, other] = [new Metrics(), new Metrics()];
    one.counter('a', 'A.', []);
    other.counter('a', 'A.', [])({}, 3);
    expect([await one.text(), await other.text()]).toEqual([
      '# HELP a A.\n# TYPE a counter\na 0\n',
      '# HELP a A.\n# TYPE a counter\na 3\n',
    ]);
  });

  it('refuses a second metric of a name', () => {
    const metrics = new Metrics();
    metrics.counter('a', 'A.', []);
    expect(() => metrics.counter('a', 'A.', [])).toThrow('name a has already been registered');
  });
});
