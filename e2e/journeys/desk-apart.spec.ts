import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry } from '@marquee/federation-release/registry/folderReading';
import { folderStore } from '@marquee/federation-release/registry/folderStore';
import { promote } from '@marquee/federation-release/registry/promote';
import type { BrowserContext, Page } from '@playwright/test';
import { atConsole } from '../support/console';
import { type Aim, plantCookies, raid } from '../support/deskRaid';
import { DeskSite } from '../support/deskSite';
import { releasesDir } from '../support/folders';
import { demo } from '../support/player';
import { expect, test } from '../support/sink';

// What a raid is refused is in the consoles of its pages.
test.use({ expectedFailures: /./ });

let desk: DeskSite;
test.beforeEach(async () => {
  desk = await DeskSite.open();
});
test.afterEach(() => desk.close());

/** The demo's player, and how to block them. */
async function aimAt(staff: Page): Promise<Aim & { player: string }> {
  const { value } = await atConsole(desk.site.dataDir, 'players/find', { q: demo.accountId });
  const player = value[0]?.player ?? '';
  const block = { player, site: 'localhost', what: 'stakes', reason: 'a raid' };
  const addresses = (selector: string, attribute: 'src' | 'href') =>
    staff.locator(selector).evaluateAll((all, name) => all.map((one) => one.getAttribute(name) ?? ''), attribute);
  const [scripts, styles] = [await addresses('script[src]', 'src'), await addresses('link[rel=stylesheet]', 'href')];
  const released = readRegistry(desk.releases).registry.remotes['desk-people'];
  return {
    player,
    desk: desk.origin,
    act: { call: 'players/block', input: { ...block, request_id: randomUUID() } },
    read: { call: 'players/find', input: { q: demo.accountId } },
    scripts: [...scripts.slice(0, 1), released?.versions[released.live]?.entry ?? ''],
    styles: styles.slice(0, 1),
  };
}

/** The entries of the audit about acts on players, whatever came of them. */
async function actsOnPlayers(): Promise<string[]> {
  const { value } = await atConsole(desk.site.dataDir, 'audit/list', { limit: 200 });
  return value.filter(({ act }) => act === 'players/block').map(({ outcome, actor }) => `${outcome} ${actor}`);
}

async function blocksOf(player: string): Promise<number> {
  const input = { player, part: 'blocks', limit: 10 } as const;
  const { parts } = await atConsole(desk.site.dataDir, 'players/read', input);
  return parts[0]?.rows.length ?? -1;
}

/** A page of the players' origin without any policy: as if the site's own had a hole. */
async function openBare(context: BrowserContext): Promise<Page> {
  const address = `${desk.site.url}/bare`;
  const html = '<!doctype html><title>Bare</title><body></body>';
  await context.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test('a script on a page of players reads nothing of the desk, and does nothing there, on one host as well', async ({
  browser,
}) => {
  const staff = await desk.enter(browser, 'Demo Owner');
  const context = staff.context();
  const aim = await aimAt(staff);
  expect(new URL(desk.origin).hostname, 'the hard case: cookies are shared').toBe(new URL(desk.site.url).hostname);

  const own = await context.newPage();
  await own.goto(desk.site.url);
  const bare = await openBare(context);
  for (const page of [own, bare]) {
    expect(await page.evaluate(raid, aim), page.url()).toEqual([]);
    const shown = page.frames().filter((frame) => frame.url().startsWith(desk.origin));
    const texts = await Promise.all(shown.map((frame) => frame.locator('body').textContent()));
    // An answer of a refused form may stand in a frame, which the page cannot read; a page of the desk never does.
    expect(texts.filter((text) => !text?.includes('"statusCode":0'))).toEqual([]);
  }
  expect(await actsOnPlayers()).toEqual([]);
  expect(await blocksOf(aim.player)).toBe(0);

  // A window that a page opens is cut off from it, in both directions.
  await context.addInitScript(() => addEventListener('message', ({ data }) => document.body.append(`heard ${data}`)));
  for (const path of ['/', '/own']) {
    const opening = bare.waitForEvent('popup');
    const handle = await bare.evaluateHandle((address) => window.open(address), desk.origin + path);
    const opened = await opening;
    await opened.waitForURL(`${desk.origin}/**`);
    await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
    await bare.waitForFunction((other) => other?.closed, handle);
    expect(await bare.evaluate((other) => other && [other.length, other.opener], handle)).toEqual([0, null]);
    await bare.evaluate((other) => other?.postMessage('a raid', '*'), handle);
    expect(await opened.evaluate(() => window.opener)).toBe(null);
    await expect(opened.locator('body')).not.toContainText('heard');
    await opened.close();
  }

  // Cookies that a page of the same host plants neither take the session's place nor end it.
  await bare.evaluate(plantCookies);
  const planted = (await context.cookies(`${desk.origin}/desk/staff/me`)).filter(({ value }) => value === 'planted');
  expect(planted.length, 'cookies of the desk’s name for its paths').toBeGreaterThan(2);
  await staff.goto(`${desk.origin}/players?q=${demo.accountId}`);
  await expect(staff.getByRole('row', { name: demo.accountId }).last()).toBeVisible();

  // The same act from the desk's own page is done: what was refused above was refused for where it came from.
  const done = await staff.evaluate(async ({ act }) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(act.input) };
    return (await fetch(`/desk/${act.call}`, init)).json();
  }, aim);
  expect(done).toMatchObject({ statusCode: 1 });
  expect(await blocksOf(aim.player)).toBe(1);
  await context.close();
});

test('a page of the desk stands alone: no frame, no opener, and no remote of the players’ site', async ({
  browser,
}) => {
  // A remote of players, in the desk's folder as if it were one of the desk's.
  const [name] = Object.keys(readRegistry(releasesDir).registry.remotes).filter((one) => one !== 'host');
  const record = readRegistry(releasesDir).registry.remotes[name ?? ''];
  const release = record?.versions[record.live];
  if (!name || !record || !release) throw new Error('The site has no remote');
  cpSync(join(releasesDir, name), join(desk.releases, name), { recursive: true });
  await promote(folderStore(desk.releases), [{ remote: name, version: record.live, release, built: true }]);
  expect(Object.keys(readRegistry(desk.releases).registry.remotes)).toContain(name);

  const staff = await desk.enter(browser, 'Demo Owner');
  const requested: string[] = [];
  staff.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const answer = await staff.goto(`${desk.origin}/`);
  const headers = answer?.headers() ?? {};
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  const registry = await (await staff.request.get(`${desk.origin}/registry.json`)).json();
  const remotes = (registry.remotes as { name: string }[]).map((one) => one.name);
  expect(remotes.filter((one) => !one.startsWith('desk-'))).toEqual([]);
  expect(remotes.length).toBeGreaterThanOrEqual(4);
  expect((await staff.request.get(desk.origin + release.entry)).status()).toBe(404);

  for (const { path } of release.description.routes.filter(({ path }) => !path.includes(':')).slice(0, 3)) {
    await staff.goto(desk.origin + path);
    await expect(staff.getByRole('main')).toContainText('There is no such page');
  }
  expect(requested.filter((path) => path.startsWith(`/releases/${name}/`))).toEqual([]);

  // Nor does a script in a page of the desk bring one in from the players' origin.
  const refused = await staff.evaluate(async (address) => {
    const violated = new Promise<string>((done) =>
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => done(effectiveDirective)),
    );
    const script = document.createElement('script');
    try {
      script.src = address;
      document.body.append(script);
    } catch (error) {
      return (error as Error).name;
    }
    return violated;
  }, desk.site.url + release.entry);
  expect(refused).toMatch(/^(TypeError|script-src|script-src-elem|require-trusted-types-for)$/);
  await staff.context().close();
});
