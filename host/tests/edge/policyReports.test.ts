import { createEdge } from '@marquee/edge/edge';
import { openRegistries } from '@marquee/edge/sources/openRegistries';
import { Metrics } from '@marquee/kernel/metrics/metrics';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { openTestEdge, placeOf, type TestEdge } from './testing/testEdge';

let edge: TestEdge;
beforeAll(async () => {
  edge = await openTestEdge();
});
afterAll(() => edge.close());

test('pages without analytics and chat let browsers refuse every script without a hash', async () => {
  const { headers } = await edge.get('/', { host: 'slot2.localhost' });
  expect(headers.get('integrity-policy')).toBe('blocked-destinations=(script), endpoints=(policy)');
});

test('pages that may run a chat do not, because its script has no hash', async () => {
  expect((await edge.get('/')).headers.get('integrity-policy')).toBeNull();
});

test('every page says where browsers report what they refused', async () => {
  const { headers } = await edge.get('/');
  expect(headers.get('reporting-endpoints')).toBe('policy="/build/policy-reports"');
  expect(headers.get('content-security-policy')).toContain('; report-to policy');
});

test('reports are counted by kind, those of other sites’ pages and what is no report are not', async () => {
  const metrics = new Metrics();
  const report = () => undefined;
  const { link, hostFolder, releasesFolder } = placeOf(edge);
  const app = createEdge({ link, hostFolder, registries: openRegistries({ releasesFolder, report }), metrics, report });
  const send = async (body: unknown, headers: Record<string, string> = {}) => {
    const type = { 'content-type': 'application/reports+json', host: 'localhost', ...headers };
    const url = 'http://localhost/build/policy-reports';
    const request = new Request(url, { method: 'POST', headers: type, body: JSON.stringify(body) });
    return (await app.fetch(request, {})).status;
  };
  const refused = {
    type: 'integrity-violation',
    url: 'http://localhost/',
    body: { blockedURL: 'http://localhost/a.js' },
  };
  expect(await send([refused, { type: 'csp-violation' }, refused, { type: 'no"such' }])).toBe(204);
  expect(await send([refused], { origin: 'https://evil.example' })).toBe(204);
  expect(await send('text')).toBe(204);
  const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith('marquee_policy_reports_total'));
  expect(lines.sort()).toEqual([
    'marquee_policy_reports_total{type="csp-violation"} 1',
    'marquee_policy_reports_total{type="integrity-violation"} 2',
  ]);
});
