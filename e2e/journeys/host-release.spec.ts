import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeHost } from '@marquee/federation-release/publish/publishHost';
import { buckets, isInCanary } from '@marquee/federation-release/registry/audience';
import { readRegistry } from '@marquee/federation-release/registry/folderReading';
import { folderStore } from '@marquee/federation-release/registry/folderStore';
import { prove } from '@marquee/federation-release/registry/healing';
import { promote, rollback } from '@marquee/federation-release/registry/promote';
import { hostApiVersion } from '@marquee/federation-runtime/hostApiVersion';
import { hostBuildId, hostName } from '@marquee/federation-runtime/hostRecord';
import type { Page } from '@playwright/test';
import { meet, reportOf } from '../support/failureReports';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/sink';
import { SpareSite } from '../support/spareSite';

const [text, changed] = ['Log in', 'Log in here'];

/** Releases a build of the host in a site, for everybody or for a tenth of the visitors. */
async function release({ releases }: SpareSite, build: string, percent?: number): Promise<string> {
  const facts = { offers: {}, hostApi: hostApiVersion };
  const one = takeHost(build, facts, { releases, dryRun: false, onChecked: undefined });
  await promote(folderStore(releases), [one], percent === undefined ? {} : { audience: { percent } });
  return one.version;
}

async function open(page: Page, { url }: SpareSite, bucket: number): Promise<void> {
  await page.context().addCookies([{ name: 'marquee_bucket', value: String(bucket), url }]);
  await page.goto(`${url}/slots`);
  await hydrated(page);
}

test('a host for a tenth of the visitors is theirs alone, an open tab keeps it until the rollback, and then has the one before', async ({
  page,
  browser,
  baseURL,
}) => {
  const site = await SpareSite.open(baseURL ?? '');
  const first = await release(site, site.host);
  const build = join(site.folder, 'next');
  cpSync(site.host, build, { recursive: true });
  const texts = join(build, 'texts/en/ui.json');
  const before = readFileSync(texts, 'utf8');
  writeFileSync(texts, before.replaceAll(`: "${text}"`, `: "${changed}"`).replaceAll(`:"${text}"`, `:"${changed}"`));
  const canary = { version: await release(site, build, 10), percent: 10 };
  const isIn = (bucket: number) => isInCanary(hostName, canary, { site: 'localhost', bucket });
  const all = Array.from({ length: buckets }, (_, bucket) => bucket);
  const [inside = 0, outside = 0] = [all.find(isIn), all.find((bucket) => !isIn(bucket))];

  const header = page.getByRole('banner');
  await open(page, site, inside);
  await expect(header.getByText(changed, { exact: true }).first()).toBeVisible();
  const other = await browser.newPage();
  await open(other, site, outside);
  await expect(other.getByRole('banner').getByText(text, { exact: true }).first()).toBeVisible();
  await expect(other.getByText(changed)).toHaveCount(0);
  await other.close();

  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  const told = page.waitForResponse((answer) => /\/build\/[0-9a-f]{12}\.json$/.test(answer.url()));
  await rollback(folderStore(site.releases), hostName, first);
  await told;
  await expect(header.getByText(changed, { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Promotions' }).first().click();
  await expect.poll(() => page.evaluate(() => 'stayed' in globalThis).catch(() => true)).toBe(false);
  await expect(header.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(changed)).toHaveCount(0);
  await hydrated(page);
  await page.waitForLoadState('load');
  await page.close();
  await site.close();
});

/** Appends code to the first script of a copy of a build, which then has another name and hash. */
function spoil(build: string, code: string): void {
  const manifest = join(build, 'manifest.json');
  const text = readFileSync(manifest, 'utf8');
  const [url = ''] = /\/static\/js\/index\.\w+\.js/.exec(text) ?? [];
  const { integrity } = JSON.parse(text) as { integrity: Record<string, string> };
  const script = `${readFileSync(join(build, url), 'utf8')}\n${code}`;
  const other = '/static/js/index.5b011ed0.js';
  writeFileSync(join(build, other), script);
  rmSync(join(build, url));
  rmSync(join(build, `${url}.br`), { force: true });
  const hash = createHash('sha256').update(script).digest('base64');
  writeFileSync(manifest, text.replaceAll(url, other).replaceAll(integrity[url] ?? '', `sha256-${hash}`));
}

test.describe('a host whose control does nothing', () => {
  test.use({ expectedFailures: /spoiled/, extraHTTPHeaders: { 'x-forwarded-for': '10.99.0.1' } });

  test('is heard with its build, and eight visitors have the host before it', async ({ page, playwright, baseURL }) => {
    const site = await SpareSite.open(baseURL ?? '', { settings: { TRUST_PROXY: 'on' } });
    const first = await release(site, site.host);
    await prove(folderStore(site.releases), [{ remote: hostName, version: first }]);
    const build = join(site.folder, 'next');
    cpSync(site.host, build, { recursive: true });
    const code = `if(target.closest("header a[href='/']"))throw Error("spoiled")`;
    spoil(build, `addEventListener("click",({target})=>{${code}});`);
    const version = await release(site, build);
    const record = () => readRegistry(site.releases).registry.remotes[hostName];

    const script = page.locator('script[src*="index.5b011ed0"]');
    await expect(async () => {
      await page.goto(`${site.url}/slots`);
      await expect(script).toHaveCount(1, { timeout: 1 });
    }).toPass();
    await hydrated(page);
    const home = page.getByRole('banner').locator('a[href="/"]').first();
    const [pressed] = await Promise.all([reportOf(page, 'press'), home.click()]);
    expect(pressed).toMatchObject({ remote: hostName, version: hostBuildId(version), cause: 'spoiled' });
    expect(pressed.places).toMatch(/\/static\/js\/index\.5b011ed0\.js:\d+:\d+$/);
    expect(record()?.quarantined).toEqual([]);
    await meet(playwright.request, site, pressed, 40);
    await expect.poll(record).toMatchObject({ lastGood: first, quarantined: [{ version, evidence: { failed: 8 } }] });

    await page.goto(`${site.url}/slots`);
    await expect(script).toHaveCount(0);
    await hydrated(page);
    await page.waitForLoadState('load');
    await page.close();
    await site.close();
  });
});
