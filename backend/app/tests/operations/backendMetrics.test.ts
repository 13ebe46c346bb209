import { readFileSync } from 'node:fs';
import { Metrics } from '@marquee/kernel/metrics/metrics';
import { areaOf, observed } from '@marquee/kernel/metrics/observe';
import { processMetrics } from '@marquee/kernel/metrics/processMetrics';
import { tick } from '@marquee/platform/sports/ticker';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { testBackend } from '../../src/testing/testBackend';

const metrics = new Metrics();
let backend: Awaited<ReturnType<typeof testBackend>>;
beforeAll(async () => {
  backend = await testBackend({ metrics });
  await backend.reset();
});
afterAll(() => backend.close());

describe('the figures of a backend', () => {
  it('count calls by name and outcome, postings, streams and failed remotes', async () => {
    const player = await backend.player({ cash: 5000, account_id: 'Unmistakable' });
    await backend.call('auth/login', { account_id: 'Unmistakable', password: 'not it' });
    await backend.call('auth/get_balance', {}, { player });
    const failure = { remote: 'casino', version: '1.0.0', phase: 'entry' as const, cause: 'timeout' };
    await backend.call('telemetry/failure', failure);
    await backend.call('telemetry/failure', { ...failure, remote: '09171234567' });
    const stream = await backend.post('/api/live', { domain_name: 'localhost' });
    const text = await metrics.text();
    for (const line of [
      'marquee_call_seconds_count{call="auth/signup",outcome="ok"} 1',
      'marquee_call_seconds_count{call="auth/login",outcome="refused"} 1',
      'marquee_call_seconds_bucket{le="10",call="auth/get_balance",outcome="ok"} 1',
      'marquee_refusals_total{call="auth/login",message="invalidCredentials"} 1',
      'marquee_remote_failures_total{remote="casino",phase="entry"} 1',
      'marquee_remote_failures_total{remote="other",phase="entry"} 1',
      'marquee_live_streams 1',
      'marquee_draining 0',
    ]) {
      expect(text).toContain(`${line}\n`);
    }
    expect(text).toMatch(/marquee_ledger_postings_total\{kind="deposit",outcome="posted"\} [1-9]/);
    expect(text).toMatch(/marquee_database_connections\{state="busy"\} \d/);
    expect(text).not.toMatch(new RegExp(`unmistakable|09171234567|${player.id}|192\\.0\\.2`, 'i'));
    await stream.body?.cancel();
  });

  it('include the age of the odds board by the feed’s clock, and its faults', async () => {
    expect(await metrics.text()).toMatch(/^marquee_feed_age_seconds \d{9}/m);
    await tick({ ...backend.services, feed: backend.services.adapters.odds });
    expect(await metrics.text()).toMatch(/^marquee_feed_age_seconds 0$/m);
    backend.clock.advance(90_000);
    expect(await metrics.text()).toMatch(/^marquee_feed_age_seconds 90$/m);
    backend.services.signals.emit('brokenEvents', { count: 3 });
    backend.services.signals.emit('resultChanges', { count: 1 });
    expect(await metrics.text()).toMatch(/^marquee_feed_broken_events_total 3$/m);
    expect(await metrics.text()).toMatch(/^marquee_result_changes_total 1$/m);
  });

  it('tell how many withdrawals wait for the operator, for as long as they do', async () => {
    for (const waiting of [2, 0]) {
      backend.services.signals.emit('reviews', { waiting });
      expect(await metrics.text()).toContain(`marquee_withdrawals_in_review ${waiting}\n`);
    }
  });

  it('are separate for each backend in the process', async () => {
    const counters = /marquee_ledger_postings_total.*|marquee_remote_failures_total.*/g;
    const counted = async () => [...(await metrics.text()).matchAll(counters)].map(([line]) => line);
    const lines = await counted();
    const other = await testBackend({ metrics: new Metrics() });
    await other.player({ cash: 5000 });
    await other.call('telemetry/failure', { remote: 'casino', version: '1.0.0', phase: 'entry', cause: 'timeout' });
    await other.close();
    expect(await counted()).toEqual(lines);
  });
});

describe('alarms and dashboard', () => {
  const file = (path: string) => readFileSync(new URL(`../../../../docs/${path}`, import.meta.url), 'utf8');
  const alerts = file('deploy/prometheus/alerts.yml');
  const dashboard = file('deploy/grafana/marquee.json');

  /** Names of metric families in a text with expressions; `up` is Prometheus' own. */
  const named = (text: string, histograms: ReadonlySet<string>) =>
    new Set(
      [...text.matchAll(/\b(marquee|process|nodejs)_[a-z_]+/g)].map(([name]) => {
        const family = name.replace(/_(bucket|count|sum)$/, '');
        return histograms.has(family) ? family : name;
      }),
    );

  /** Metrics of an edge only: of a remote backend, the registry, and renderers. */
  const ofEdge = [
    'marquee_backend_available',
    'marquee_registry_revision',
    'marquee_registry_faults',
    'marquee_registry_deaf',
    'marquee_withdrawn_versions',
    'marquee_failing_versions',
    'marquee_renderers',
    'marquee_renderer_ends_total',
  ];
  const histogramOfEdge = 'marquee_render_seconds';

  /** All families of edge and backend. */
  async function families() {
    observed(async () => new Response(), metrics);
    processMetrics(metrics)();
    const found = [...(await metrics.text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)];
    return {
      names: new Set([...found.map(([, name = '']) => name), ...ofEdge, histogramOfEdge]),
      histograms: new Set(
        found
          .filter(([, , type]) => type === 'histogram')
          .map(([, name = '']) => name)
          .concat(histogramOfEdge),
      ),
    };
  }

  it('use only existing metric families, and the dashboard all of them', async () => {
    const { names, histograms } = await families();
    expect(names.size).toBeGreaterThan(10);
    expect([...named(alerts, histograms)].filter((name) => !names.has(name))).toEqual([]);
    expect([...named(dashboard, histograms)].sort()).toEqual([...names].sort());
    const page = file('operations.md');
    expect([...names].filter((name) => name.startsWith('marquee_') && !page.includes(`\`${name}\``))).toEqual([]);
  });

  it('have a section that says what to do about each alarm', () => {
    const page = file('operations.md');
    const names = [...alerts.matchAll(/- alert: (\w+)$/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(10);
    const rules = alerts.split('- alert: ').slice(1);
    for (const [at, name] of names.entries()) {
      expect(page).toContain(`\n### ${name}\n`);
      for (const part of [
        'expr: ',
        'for: ',
        'severity: ',
        'summary: ',
        `runbook: docs/operations.md#${name.toLowerCase()}\n`,
      ]) {
        expect(rules[at]).toContain(part);
      }
    }
    expect([...page.matchAll(/^### (Marquee\w+)$/gm)].map(([, name]) => name).sort()).toEqual([...names].sort());
    expect(
      [...file('deploy/prometheus/alerts.test.yml').matchAll(/alertname="(\w+)"/g)].map(([, name]) => name),
    ).toEqual(expect.arrayContaining(names));
  });
});

describe('areaOf', () => {
  for (const [path, area] of [
    ['/api/auth/login', 'api'],
    ['/', 'page'],
    ['/deposit', 'page'],
    ['/static/js/x.js', 'static'],
    ['/some/thing/with+639171234567', 'page'],
  ] as const) {
    it(`says ${area} of ${path}`, () => expect(areaOf(path)).toBe(area));
  }

  it('tells prefetched pages from requested ones', () => {
    expect(areaOf('/slots', 'prefetch')).toBe('prefetch');
    expect(areaOf('/slots', 'prefetch;prerender')).toBe('prefetch');
    expect(areaOf('/slots', 'made up')).toBe('page');
    expect(areaOf('/static/js/x.js', 'prefetch')).toBe('static');
  });
});

describe('a request', () => {
  const id = '3f1c9d52-0c1d-4f5e-9a44-0123456789ab';
  for (const [given, taken] of [
    [id, true],
    [id.toUpperCase(), true],
    ['+639171234567', false],
    ['', false],
  ] as const) {
    it(`${taken ? 'keeps' : 'does not keep'} the id “${given}”, and is answered with its own`, async () => {
      const answer = await observed(async () => new Response('x'), undefined)(
        new Request('http://localhost/', { headers: { 'x-request-id': given } }),
        {},
      );
      const own = answer.headers.get('x-request-id') ?? '';
      expect(own === id).toBe(taken);
      expect(own).toMatch(/^[0-9a-f-]{36}$/);
    });
  }
});
