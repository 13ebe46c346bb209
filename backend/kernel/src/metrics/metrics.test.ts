import { describe, expect, it } from '@rstest/core';
import { Metrics } from './metrics';

describe('Metrics', () => {
  it('writes counters, gauges and histograms as Prometheus reads them', async () => {
    const metrics = new Metrics();
    const count = metrics.counter('things_total', 'Things.');
    metrics.gauge('open', 'Open ones.', () => [[{}, 7]]);
    const took = metrics.histogram('work_seconds', 'Work.', [0.1, 1]);
    count({ kind: 'a' });
    count({ kind: 'a' }, 2);
    count({ kind: 'b "quoted"\nand\\more' });
    for (const seconds of [0.05, 0.1, 0.5, 3]) took({ call: 'x' }, seconds);
    expect(await metrics.text()).toBe(
      [
        '# HELP things_total Things.',
        '# TYPE things_total counter',
        'things_total{kind="a"} 3',
        'things_total{kind="b \\"quoted\\"\\nand\\\\more"} 1',
        '# HELP open Open ones.',
        '# TYPE open gauge',
        'open 7',
        '# HELP work_seconds Work.',
        '# TYPE work_seconds histogram',
        'work_seconds_bucket{call="x",le="0.1"} 2',
        'work_seconds_bucket{call="x",le="1"} 3',
        'work_seconds_bucket{call="x",le="+Inf"} 4',
        'work_seconds_sum{call="x"} 3.65',
        'work_seconds_count{call="x"} 4',
        '',
      ].join('\n'),
    );
  });

  it('keeps a family from growing without end', async () => {
    const metrics = new Metrics();
    const count = metrics.counter('things_total', 'Things.');
    for (let at = 0; at < 5000; at++) count({ kind: String(at) });
    const lines = (await metrics.text()).split('\n');
    expect(lines.length).toBeLessThan(2010);
    expect(lines).toContain('things_total{kind="other"} 3000');
  });

  it('refuses a second metric of a name', () => {
    const metrics = new Metrics();
    metrics.counter('a', 'A.');
    expect(() => metrics.counter('a', 'A.')).toThrow('a already');
  });
});
