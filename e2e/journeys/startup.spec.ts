import type { Page, Response } from '@playwright/test';
import { full, rows } from '../support/depth';
import { changeStartup, withoutEdge } from '../support/plainServer';
import { demo, signIn } from '../support/player';
import { expect, test } from '../support/sink';
import { watchNetworkIdle } from '../support/texts';

/** The same server under another site's name. */
const siteOf = (baseURL: string | undefined, name: string) =>
  (baseURL ?? '').replace('//localhost', `//${name}.localhost`);

/** Paths of the calls that a page makes from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

const closed = { is_maintenance: true, start_date: null, end_date: null };

test.describe('maintenance', () => {
  test.use({ expectedFailures: /status of 503/ });

  test('the edge answers with the maintenance page, and nothing else is loaded [R4.11]', async ({ page, baseURL }) => {
    const calls = callsOf(page);
    const answer = await page.goto(`${siteOf(baseURL, 'maintenance')}/slots`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { name: 'We will be right back' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect(calls).toEqual([]);
  });

  test('a host that asked itself shows the maintenance layout, and asks for nothing more [R2.22]', {
    tag: full,
  }, async ({ page }) => {
    const calls = callsOf(page);
    const networkIdle = watchNetworkIdle(page);
    await page.clock.install();
    await withoutEdge(page);
    await changeStartup(page, (answer) => ({ ...answer, maintenance: closed }));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'We are improving the site' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    // Neither when idle nor by a timer.
    await networkIdle();
    await page.clock.fastForward('10:00');
    await networkIdle();
    expect(calls).toEqual(['/api/startup']);
  });
});

test.describe('a host that asked itself', () => {
  test('shows the preloader until the answer is there, then the site [R4.13]', async ({ page }) => {
    await withoutEdge(page);
    let answer = () => {};
    const asked = new Promise<void>((done) => {
      answer = done;
    });
    await page.route('**/api/startup', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/slots');
    await expect(page.getByRole('progressbar')).toBeVisible();
    answer();
    await expect(page.locator('a[data-tile]').first()).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Games' })).toBeVisible();
  });

  test('marks the body by the template of the answer (R4)', { tag: full }, async ({ page }) => {
    await withoutEdge(page);
    await changeStartup(page, (answer) => ({
      ...answer,
      site: { ...answer.site, theme_code: 'casino4', theme_color: 'color9-1' },
    }));
    await page.goto('/');
    await expect(page.locator('body#casino4.template9')).toBeAttached();
  });

  test.describe('and failed', () => {
    test.use({ expectedFailures: /Failed to load|could not be started/ });

    test('says so in the language of the address, and works again after a retry', async ({ page }) => {
      await withoutEdge(page);
      await page.route('**/api/startup', (route) => route.abort());
      await page.goto('/es');
      await expect(page.getByRole('heading', { name: 'No se ha podido abrir el sitio' })).toBeVisible();
      await page.unroute('**/api/startup');
      await page.getByRole('button').click();
      await expect(page.getByRole('navigation').first()).toBeVisible();
    });
  });
});

for (const [change, message] of rows(
  [
    [{ theme_code: 'slot77' }, 'Invalid theme code'],
    [{ theme_code: 'slot2' }, 'Invalid theme color'],
  ] as const,
  1,
)) {
  test(`a theme that is not known resets with '${message}', inlined or asked for [R4.18]`, async ({ page }) => {
    const alert = page.getByRole('alert').filter({ hasText: message });
    await page.route('**/slots', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"theme_code":"casino1"', `"theme_code":"${change.theme_code}"`);
      await route.fulfill({ response, body });
    });
    await page.goto('/slots');
    await expect(alert).toBeVisible();
    await withoutEdge(page);
    await changeStartup(page, (answer) => ({ ...answer, site: { ...answer.site, ...change } }));
    await page.goto('/hot');
    await expect(alert).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
}

test('after mount, social accounts, site info and partners are loaded once each [R4.21]', async ({ page }) => {
  const calls = callsOf(page);
  await withoutEdge(page);
  await page.goto('/about');
  await expect(page.getByRole('complementary', { name: 'Shortcuts' })).toBeVisible();
  for (const name of ['settings/social_account', 'settings/partners', 'settings/get_analytics']) {
    await expect.poll(() => calls.filter((path) => path === `/api/${name}`)).toHaveLength(1);
  }
  // The page loads the complete texts, the menus only titles.
  await expect.poll(() => calls.filter((path) => path === '/api/settings/siteinfodetail')).toHaveLength(2);
});

test('leaving in one tab resets and reloads the others [R4.06, R9.26]', { tag: full }, async ({ page, context }) => {
  await signIn(page, demo);
  const other = await context.newPage();
  await other.goto('/slots');
  await expect(other.getByTestId('balance')).toBeVisible();
  // The toast may disappear before the last picture has loaded: wait for it from before the press.
  const notice = other.getByTestId('toast').filter({ hasText: 'You logged out in another tab.' }).waitFor();
  const reloaded = other.waitForEvent('load');
  await page.getByRole('button', { name: 'Account' }).first().click();
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await Promise.all([notice, reloaded]);
  await expect(other.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(other.getByTestId('balance')).toHaveCount(0);
  await expect(other.getByText('Your session has ended')).toHaveCount(0);
  expect(await other.evaluate(() => localStorage.getItem('marquee.session'))).toBeNull();
});

test('a site may keep its state in cookies [R9.25]', { tag: full }, async ({ page, context, baseURL }) => {
  const site = siteOf(baseURL, 'showcase');
  await page.goto(`${site}/login`);
  await page.getByLabel('Account ID').fill(demo.accountId);
  await page.getByRole('textbox', { name: 'Password' }).fill(demo.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByTestId('balance')).toBeVisible();
  const cookies = await context.cookies(site);
  const session = cookies.find(({ name }) => name === 'marquee.session');
  expect(session).toMatchObject({ sameSite: 'Strict', secure: true, path: '/' });
  expect(await page.evaluate(() => localStorage.getItem('marquee.session'))).toBeNull();
  await page.reload();
  await expect(page.getByTestId('balance')).toBeVisible();
});

test('whatever the browser kept, the page opens [R4.10]', async ({ page }) => {
  const hostile = ['{"user":null,"isAuthenticated":true}', '[]', '"x"', '{', '{"user":{"account_id":7}}', 'null'];
  for (const text of rows(hostile, 2)) {
    await page.addInitScript((value) => {
      for (const key of ['session', 'layout', 'consent', 'visit', 'notices'])
        localStorage.setItem(`marquee.${key}`, value);
    }, text);
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Games' })).toBeVisible();
  }
});

test('the viewport decides what is mounted, and is kept in a cookie (R2, R9)', async ({ page, context }) => {
  const quick = page.getByRole('navigation', { name: 'Quick menu', includeHidden: true });
  const kept = async () => (await context.cookies()).find(({ name }) => name === 'viewport');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expect(page.locator('html[data-wide]')).toBeAttached();
  await expect(quick).toHaveCount(0);
  expect(await kept()).toMatchObject({ value: 'desktopMedium', sameSite: 'Strict', secure: true, path: '/' });
  const days = ((await kept())?.expires ?? 0) - Date.now() / 1000;
  expect(Math.round(days / 86_400)).toBe(365);
  await page.setViewportSize({ width: 400, height: 800 });
  await expect(quick).toBeVisible();
  expect((await kept())?.value).toBe('mobileMedium');
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(quick).toHaveCount(0);
});

test('every script of a page is one that browsers compile while it loads', async ({ page }) => {
  const scripts: Promise<[string, string]>[] = [];
  const read = (response: Response) => {
    const { pathname } = new URL(response.url());
    const isOurs = /^\/(?:static|releases)\/.*\.js$/.test(pathname) && !/\/text-[^/]+$/.test(pathname);
    if (isOurs) scripts.push(response.text().then((text) => [pathname, text.slice(0, text.indexOf('\n'))]));
  };
  page.on('response', read);
  const networkIdle = watchNetworkIdle(page);
  await page.goto('/slots');
  await networkIdle();
  page.off('response', read);
  const firstLines = await Promise.all(scripts);
  expect(firstLines.length).toBeGreaterThan(4);
  for (const [script, line] of firstLines) expect(line, script).toBe('//# allFunctionsCalledOnLoad');
});

for (const { line, head, waits } of [
  { line: 'near', head: 40, waits: true },
  { line: 'far', head: 300, waits: false },
])
  test(`a page by a ${line} line ${waits ? 'waits' : 'does not wait'} for its fonts`, async ({ page }) => {
    // Shifts the clock while the head's script runs; everything later has the real clock.
    await page.addInitScript((milliseconds) => {
      const { performance } = window;
      const now = performance.now;
      performance.now = () => milliseconds;
      addEventListener('DOMContentLoaded', () => Object.assign(performance, { now }));
    }, head);
    await page.goto('/');
    const named = (part: string) =>
      page
        .locator(`${part} link[rel=preload][as=font]`)
        .evaluateAll((hints) => hints.map((hint) => hint.getAttribute('href')));
    const fonts = await named('body');
    expect(fonts.length).toBeGreaterThan(0);
    expect(await named('head')).toEqual(waits ? fonts : []);
  });
