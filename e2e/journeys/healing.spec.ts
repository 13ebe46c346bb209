import { readRegistry } from '@marquee/federation-release/registry/folderReading';
import { hydrated } from '../support/hydrated';
import { ReleaseLine } from '../support/releaseLine';
import { expect, test } from '../support/sink';
import { SpareSite } from '../support/spareSite';

const remote = 'slots';
const bad = '2.0.0';

test('when a version fails for ten visitors, the open tab of another one has the last good version within ten seconds, without being loaded anew', async ({
  page,
  request,
  baseURL,
}) => {
  const site = await SpareSite.open(baseURL ?? '', { settings: { TRUST_PROXY: 'on' } });
  const mark = ` · ${bad}`;
  const line = new ReleaseLine(site.releases, remote, (text) =>
    text.replace(/(\.GameLobby,\{slug:\w+,title:\w+\(\w+\))/, `$1+"${mark}"`),
  );
  await line.release(bad);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.goto(`${site.url}/slots`);
  await hydrated(page);
  await expect(heading).toContainText(mark);
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));

  const failure = { remote, version: bad, phase: 'render', cause: 'spoiled', path: '/slots', domain_name: 'localhost' };
  const places = `${site.url}/releases/${remote}/${bad}/lobby.js`;
  for (let visitor = 0; visitor < 10; visitor++) {
    const headers = { 'x-forwarded-for': `10.${visitor}.0.1` };
    await request.post(`${site.url}/api/telemetry/failure`, { headers, data: { ...failure, places } });
  }
  await expect(heading).not.toContainText(mark, { timeout: 10_000 });
  await expect(page.locator('main a[data-tile]').first()).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
  const [withdrawn] = readRegistry(site.releases).registry.remotes[remote]?.quarantined ?? [];
  expect(withdrawn).toMatchObject({ version: bad, evidence: { failed: 8, networks: 8, cause: 'spoiled' } });
  await site.close();
});
