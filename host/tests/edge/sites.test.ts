import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { fewSites, openTestEdge, type TestEdge } from './testing/testEdge';

const sites = mkdtempSync(join(tmpdir(), 'marquee-sites-'));
const file = join(sites, 'localhost.json');
let edge: TestEdge;

let tick = 1_100_000_000;
/** Changes the site file as an editor would. The next visitor may still see the old one: the edge polls. */
function change(values: Record<string, unknown>): void {
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...values }, null, 2));
  tick += 10;
  utimesSync(file, tick, tick);
}

/** A directive of a site's CSP, without hashes. */
async function ruleOf(domain: string, directive: string): Promise<string | undefined> {
  const { headers } = await edge.get('/news', { host: domain });
  const rules = (headers.get('content-security-policy') ?? '').replace(/'sha256-[^']+'/g, "'sha256-…'").split('; ');
  return rules.find((rule) => rule.startsWith(`${directive} `))?.slice(directive.length + 1);
}

beforeAll(async () => {
  fewSites(sites);
  edge = await openTestEdge(sites);
});
afterAll(async () => {
  await edge.close();
  rmSync(sites, { recursive: true, force: true });
});

describe('analytics_origins of a site file', () => {
  const analytics_origins = ['https://*.pixel.example', 'https://count.example:8443'];
  const named = ` ${analytics_origins.join(' ')}`;
  beforeAll(() => change({ analytics_origins }));
  afterAll(() => change({ analytics_origins: [] }));

  test.each([
    ['connect-src', `'self'${named}`],
    ['img-src', `'self'${named} data: blob:`],
    ['frame-src', `'self'${named}`],
    ['style-src', "'self' 'sha256-…'"],
    ['script-src', `'self'${named} 'sha256-…'`],
  ])('say whom pages of this site alone may speak to: %s [D1.08]', async (directive, value) => {
    await expect.poll(() => ruleOf('localhost', directive)).toBe(value);
    expect(await ruleOf('slot2.localhost', directive)).toBe(value.replace(named, ''));
  });
});

describe('games_origins of a site file', () => {
  const games_origins = ['https://*.games.example', 'http://127.0.0.1:4000'];
  const named = ` ${games_origins.join(' ')}`;
  beforeAll(() => change({ games_origins }));
  afterAll(() => change({ games_origins: [] }));

  test.each([
    ['frame-src', `'self'${named}`],
    ['img-src', `'self'${named} data: blob:`],
    ['connect-src', "'self'"],
  ])('say where games of this site alone run and have their pictures: %s', async (directive, value) => {
    await expect.poll(() => ruleOf('localhost', directive)).toBe(value);
    expect(await ruleOf('slot2.localhost', directive)).toBe(value.replace(named, ''));
  });
});

describe('a change of a site file', () => {
  test('switches a category off: its address is not found, in the site’s own look, and nothing of it is hinted at [R2.08]', async () => {
    expect((await edge.get('/slots')).status).toBe(200);
    const common = join(sites, 'common/providers.json');
    const { providers } = JSON.parse(readFileSync(common, 'utf8')) as { providers: { categories: string[] }[] };
    const without = providers
      .map((provider) => ({ ...provider, categories: provider.categories.filter((code) => code !== 'slot_game') }))
      .filter(({ categories }) => categories.length > 0);
    change({ providers: without });
    await expect.poll(async () => (await edge.get('/slots')).status).toBe(404);
    const html = await (await edge.get('/slots')).text();
    expect(html).toContain('"route":{"pattern":"/slots","remote":"lobbies","status":404}');
    expect(/<link[^>]*lobby\./.test(html)).toBe(false);
    expect(html).toContain('data-template="casino1"');
    expect(html).toContain('data-promotions="poster"');
    expect(html).not.toContain('data-matches');
    expect(html).toContain('data-levels="plates" data-cashier="ledger"');
  });

  test('gives the page the forms of its template', async () => {
    const { theme_code, theme_color } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    change({ theme_code: 'sportsbook4', theme_color: 'color23-1' });
    const html = async () => (await edge.get('/news')).text();
    await expect.poll(html).toContain('data-matches="lanes"');
    expect(await html()).toContain('data-promotions="ticket"');
    change({ theme_code: 'casino7', theme_color: 'color16-1' });
    await expect.poll(html).toContain('data-levels="plates"');
    change({ theme_code, theme_color });
  });

  test('sends the root where the site wants it [R2.48]', async () => {
    change({ root_redirect: '/promotions' });
    const sentTo = async (path: string) => {
      const { status, headers } = await edge.get(path);
      return [status, headers.get('location')];
    };
    await expect.poll(() => sentTo('/')).toEqual([302, '/promotions']);
    expect(await sentTo('/fil')).toEqual([302, '/fil/promotions']);
    expect(await sentTo('/?login&to=%2Fvip')).toEqual([302, '/promotions?login&to=%2Fvip']);
    expect(await (await edge.get('/sitemap.xml')).text()).not.toContain('<loc>http://localhost/</loc>');
    change({ root_redirect: '/fil' });
    await expect.poll(() => sentTo('/ru')).toEqual([302, '/fil']);
    expect((await edge.get('/fil')).status).toBe(200);
    change({ root_redirect: null });
  });

  test('puts it into maintenance: 503, when to come back, and no data [R2.22]', async () => {
    const end_date = new Date(Date.now() + 3600_000).toISOString();
    change({ maintenance: { is_maintenance: true, start_date: null, end_date } });
    await expect.poll(async () => (await edge.get('/es/slots')).status).toBe(503);
    const response = await edge.get('/es/slots');
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeLessThanOrEqual(3600);
    expect(seconds).toBeGreaterThanOrEqual(Math.floor((Date.parse(end_date) - Date.now()) / 1000));
    const html = await response.text();
    expect(html).toContain('<html lang="es"');
    expect(html).toContain('Volvemos enseguida');
    expect(html).not.toContain('<script');
  });
});
