import { readRegistry } from '@marquee/federation-release/registry/folderReading';
import type { APIRequestContext } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { ReleaseLine } from '../support/releaseLine';
import { expect, test } from '../support/sink';
import { SpareSite } from '../support/spareSite';

const remote = 'slots';
const bad = '2.0.0';

/** Somebody’s browser gets a visit of the site, and reports a failure. */
async function reportFrom(url: string, context: APIRequestContext): Promise<void> {
  await context.get(`${url}/build/revision`);
  const failure = { remote, version: bad, phase: 'render', cause: 'spoiled', path: '/slots', domain_name: 'localhost' };
  const places = `${url}/releases/${remote}/${bad}/lobby.js`;
  await context.post(`${url}/api/telemetry/failure`, { data: { ...failure, places } });
  await context.dispose();
}

test('when a version fails for eight visitors, the open tab of another one has the last good version within ten seconds, without being loaded anew', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const site = await SpareSite.open(baseURL ?? '', { settings: { TRUST_PROXY: 'on' } });
  const mark = ` · ${bad}`;
  const spoiled = '(()=>{throw new Error("spoiled")})()';
  const title = `(globalThis.location?.search.includes("spoil")?${spoiled}:"${mark}")`;
  const line = new ReleaseLine(site.releases, remote, (text) =>
    text.replace(/(\.GameLobby,\{slug:[^,]+,title:\w+\(\w+\))/, `$1+${title}`),
  );
  await line.release(bad);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.goto(`${site.url}/slots`);
  await hydrated(page);
  await expect(heading).toContainText(mark);
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));

  const fromNetwork = (network: string) => ({ extraHTTPHeaders: { 'x-forwarded-for': network } });
  for (let visitor = 0; visitor < 7; visitor++)
    await reportFrom(site.url, await playwright.request.newContext(fromNetwork(`10.${visitor}.0.1`)));
  expect(readRegistry(site.releases).registry.remotes[remote]?.quarantined).toEqual([]);
  const eighth = await browser.newContext(fromNetwork('10.7.0.1'));
  await (await eighth.newPage()).goto(`${site.url}/slots?spoil`);

  await expect(heading).not.toContainText(mark, { timeout: 10_000 });
  await expect(page.locator('main a[data-tile]').first()).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
  const [withdrawn] = readRegistry(site.releases).registry.remotes[remote]?.quarantined ?? [];
  expect(withdrawn).toMatchObject({ version: bad, evidence: { failed: 8, networks: 8, cause: 'spoiled' } });
  await eighth.close();
  // Its live stream would end with the site.
  await page.close();
  await site.close();
});
