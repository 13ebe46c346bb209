import type { Locator, Page } from '@playwright/test';
import { full } from '../support/depth';
import { hydrated } from '../support/hydrated';
import { demo, signIn } from '../support/player';
import { expect, test } from '../support/sink';
import { selectOfTomorrow } from '../support/sports';
import { violationsOf } from '../support/violations';

const siteOf = (baseURL: string | undefined, name: string) =>
  (baseURL ?? '').replace('//localhost', `//${name}.localhost`);
const dockOf = (page: Page) => page.getByRole('complementary', { name: 'Shortcuts' });

/** Whether two elements overlap on the screen. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of the elements is not on the screen');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test.describe('the rewards icon', () => {
  test('sends a visitor to /login, and can be closed [R2.30]', async ({ page }) => {
    await page.goto('/slots');
    await dockOf(page).getByRole('button', { name: 'Open rewards' }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.goto('/slots');
    await dockOf(page).getByRole('button', { name: 'Hide the rewards icon' }).click();
    await expect(dockOf(page).getByRole('button', { name: 'Open rewards' })).toHaveCount(0);
    await expect(dockOf(page).getByRole('button', { name: 'Our partners' })).toBeVisible();
  });

  test('opens the login modal in a template that has one [R2.31]', { tag: full }, async ({ page, baseURL }) => {
    await page.goto(`${siteOf(baseURL, 'slot2')}/slots`);
    await dockOf(page).getByRole('button', { name: 'Open rewards' }).click();
    await expect(page.locator('#loginmodal')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('opens the minigame of a player in a new tab [R2.12]', { tag: full }, async ({ page, context }) => {
    await signIn(page, demo);
    await page.goto('/slots');
    const opened = context.waitForEvent('page');
    await dockOf(page).getByRole('link', { name: 'Open rewards' }).click();
    await expect(await opened).toHaveURL(/\/minigame$/);
  });

  test('is not there where the site has no gamification [R2.29]', { tag: full }, async ({ page, baseURL }) => {
    await page.goto(`${siteOf(baseURL, 'sportsbook1')}/en/about`);
    await expect(dockOf(page).getByRole('button', { name: 'Our partners' })).toBeVisible();
    await expect(dockOf(page).getByRole('button', { name: 'Open rewards' })).toHaveCount(0);
  });
});

test('partners open in a dialog with logos, names and links, and the list stays as it was left [R2.32, R3.13]', {
  tag: full,
}, async ({ page }) => {
  await page.goto('/slots');
  await dockOf(page).getByRole('button', { name: 'Our partners' }).click();
  const dialog = page.getByRole('dialog', { name: 'Our partners' });
  const northwind = dialog.getByRole('link', { name: 'Northwind' });
  await expect(northwind).toHaveAttribute('href', 'https://northwind.example.com/');
  expect(
    await northwind.locator('img').evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await dialog.getByText('List of partners').click();
  await expect(northwind).toBeHidden();
  await page.keyboard.press('Escape');
  await page.reload();
  await dockOf(page).getByRole('button', { name: 'Our partners' }).click();
  await expect(northwind).toBeHidden();
  await dialog.getByText('List of partners').click();
  await expect(northwind).toBeVisible();
});

test.describe('live chat', () => {
  test('takes a message as a ticket, and brings the answer of the desk [D10.03]', { tag: full }, async ({
    page,
    context,
  }) => {
    await page.goto('/slots');
    const button = dockOf(page).getByRole('button', { name: 'Live chat' });
    await button.click();
    const chat = page.frameLocator('iframe[title="Chat"]');
    const words = `Where is my receipt? ${Date.now()}`;
    await chat.getByLabel('Your message').fill(words);
    await chat.getByRole('button', { name: 'Send' }).click();
    const receipt = chat.getByText(/Your message is ticket \d+/);
    await expect(receipt).toBeVisible();
    const ticket = /ticket (\d+)/.exec((await receipt.textContent()) ?? '')?.[1];
    const desk = await context.newPage();
    await desk.goto('/third-party/chat');
    await expect(desk.getByText(words)).toBeVisible();
    await desk.getByLabel(`Answer to ticket ${ticket}`).fill('In your statement.');
    await desk.getByRole('listitem').filter({ hasText: words }).getByRole('button', { name: 'Send' }).click();
    await expect(desk.getByText('In your statement.').first()).toBeVisible();
    await page.bringToFront();
    await expect(chat.getByText('In your statement.')).toBeVisible();
    await page.getByRole('button', { name: 'Close the chat' }).press('Escape');
    await expect(page.locator('iframe[title="Chat"]')).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('has the site’s own image where it names one [R2.34]', { tag: full }, async ({ page, baseURL }) => {
    await page.goto(`${siteOf(baseURL, 'showcase')}/about`);
    await expect(dockOf(page).getByRole('button', { name: 'Live chat' }).locator('img')).toHaveAttribute(
      'src',
      /Showcase/,
    );
    await page.goto('/about');
    await expect(dockOf(page).getByRole('button', { name: 'Live chat' }).locator('svg')).toBeVisible();
  });

  test('is not there where the site has it switched off', { tag: full }, async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${siteOf(baseURL, 'slot2')}/about`);
    await expect(dockOf(page).getByRole('button', { name: 'Our partners' })).toBeVisible();
    await expect(dockOf(page).getByRole('button', { name: 'Live chat' })).toHaveCount(0);
    expect(asked.filter((url) => url.includes('/third-party/chat'))).toEqual([]);
  });

  test.describe('that does not load', () => {
    test.use({ expectedFailures: /Failed to load resource/ });

    test('is only logged, and shows no button [R8.24]', { tag: full }, async ({ page }) => {
      const warnings: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      await page.route('**/third-party/chat/widget.js*', (route) => route.abort());
      await page.goto('/slots');
      await expect.poll(() => warnings.some((text) => text.includes('Live chat is not ready'))).toBe(true);
      await expect(dockOf(page).getByRole('button', { name: 'Our partners' })).toBeVisible();
      await expect(dockOf(page).getByRole('button', { name: 'Live chat' })).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  const toggleOf = (page: Page) => dockOf(page).getByRole('button', { name: 'Shortcuts' });

  test('what floats is one button, which covers neither the bar nor the last line', async ({ page }) => {
    await page.goto('/about');
    const dock = dockOf(page);
    await expect(toggleOf(page)).toBeVisible();
    await expect(dock.getByRole('button')).toHaveCount(1);
    expect(await overlap(dock, page.getByRole('navigation', { name: 'Quick menu' }))).toBe(false);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await overlap(dock, page.getByText('© Marquee'))).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await toggleOf(page).click();
    for (const button of await dock.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await dock.getByRole('button', { name: 'Our partners' }).click();
    await expect(page.getByRole('dialog', { name: 'Our partners' })).toBeVisible();
    const above = await dock.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('aside') !== element;
    });
    expect(above).toBe(true);
  });

  test('the button opens by a press, closes by Escape or a press beside it, and leaves while one scrolls down', async ({
    page,
  }) => {
    await page.goto('/slots');
    const chat = dockOf(page).getByRole('button', { name: 'Live chat' });
    await toggleOf(page).click();
    await expect(chat).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chat).toBeHidden();
    await toggleOf(page).click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(chat).toBeHidden();
    await page.mouse.wheel(0, 600);
    await expect(dockOf(page)).toHaveCSS('opacity', '0');
    await page.mouse.wheel(0, -200);
    await expect(dockOf(page)).toHaveCSS('opacity', '1');
  });

  test('nothing floats over an account', async ({ page }) => {
    await signIn(page, demo);
    await page.goto('/statement');
    const dock = page.locator('[aria-label="Shortcuts"]:not(button)');
    await expect(dock).toBeAttached();
    await expect(dock).toBeHidden();
  });

  test('the bet slip is a button until it has a pick, and nothing floats beside it', async ({ page }) => {
    await page.goto('/sports');
    const slip = page.locator('[data-bar="slip"]');
    await expect(slip).toBeVisible();
    expect((await slip.boundingBox())?.width).toBe(48);
    const dock = page.locator('[aria-label="Shortcuts"]:not(button)');
    await expect(dock).toBeAttached();
    await expect(dock).toBeHidden();
    await hydrated(page);
    await selectOfTomorrow(page);
    await expect(slip).toContainText('1');
    expect((await slip.boundingBox())?.width).toBeGreaterThan(280);
  });
});

test('announcements that press open once, can be opened again, and never by themselves for who says so [R3.10]', {
  tag: full,
}, async ({ page, baseURL }) => {
  const site = siteOf(baseURL, 'showcase');
  const dialog = page.getByRole('dialog', { name: 'Announcements' });
  await page.goto(site);
  await expect(dialog.getByRole('heading', { name: 'This site shows what comes after the first page' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.install();
  await page.reload();
  await expect(dockOf(page)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Announcements' }).click();
  await dialog.getByRole('checkbox', { name: 'Show new announcements automatically' }).uncheck();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Announcements' }).click();
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
});

test('a phone that can install the site is offered it, until somebody has had enough [R3.11]', { tag: full }, async ({
  browser,
  baseURL,
}) => {
  const phone = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await phone.newPage();
  const offer = () =>
    page.evaluate(() =>
      dispatchEvent(
        Object.assign(new Event('beforeinstallprompt'), {
          prompt: async () => Reflect.set(globalThis, 'asked', true),
          userChoice: Promise.resolve({ outcome: 'dismissed' }),
        }),
      ),
    );
  await page.goto('/slots');
  await expect(dockOf(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Install' })).toHaveCount(0);
  await offer();
  await page.getByRole('button', { name: 'Install' }).click();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'asked'))).toBe(true);
  await offer();
  await page.getByRole('button', { name: 'Do not show this again' }).click();
  await page.reload();
  await expect(dockOf(page)).toBeVisible();
  await offer();
  await expect(page.getByRole('button', { name: 'Install' })).toHaveCount(0);
  await phone.close();
});

test('the dock, its dialogs and the chat are free of serious violations', { tag: full }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await dockOf(page).getByRole('button', { name: 'Live chat' }).click();
  await expect(page.frameLocator('iframe[title="Chat"]').getByLabel('Your message')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close the chat' }).click();
  await dockOf(page).getByRole('button', { name: 'Our partners' }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
