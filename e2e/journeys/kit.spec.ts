import type { Page } from '@playwright/test';
import { attacks } from '../support/attacks';
import { full, rows } from '../support/depth';
import { formatTable } from '../support/formatTable';
import { expect, test } from '../support/workbench';

// In parallel where a browser is free: they run last.
test.describe.configure({ mode: 'parallel' });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Pastes a text into a field. */
const paste = (page: Page, name: string, text: string) =>
  field(page, name).evaluate((input, text) => {
    (input as HTMLInputElement).focus();
    document.execCommand('insertText', false, text);
  }, text);

for (const [name, typed, kept] of rows(
  [
    ['Name', 'Anna-Maria 3!', 'AnnaMaria '],
    ['Name', 'Дмитрий7', 'Дмитрий'],
    ['Code', '१２٣', '123'],
    ['Code', '12a3-4', '1234'],
    ['Code', '1e5', '15'],
  ] as const,
  1,
)) {
  test(`typing ${typed} into a filtered ${name} leaves ${kept} [R5.03]`, async ({ open }) => {
    const page = await open('inputs');
    await field(page, name).pressSequentially(typed);
    await expect(field(page, name)).toHaveValue(kept);
  });
}

for (const [name, text, kept] of rows(
  [
    ['Name', '\u200fسارة\u200e علي\u202c 12', 'سارة علي '],
    ['Name', '王小明1', '王小明'],
    ['Code', '12 34 56', '123456'],
    ['Code', '\u200e+49 (170) 1234', '491701'],
  ] as const,
  1,
)) {
  test(`pasting ${JSON.stringify(text)} into a filtered ${name} leaves ${JSON.stringify(kept)} [R5.03]`, async ({
    open,
  }) => {
    const page = await open('inputs');
    await paste(page, name, text);
    await expect(field(page, name)).toHaveValue(kept);
  });
}

for (const [text, kept] of rows(
  [
    ['１９９０年４月１２日', '1990-04-12'],
    ['१९९०/०४/१२', '1990-04-12'],
    ['1990-04-12', '1990-04-12'],
    ['no day', ''],
  ] as const,
  1,
)) {
  test(`pasting ${text} into a date leaves ${kept || 'it empty'}`, async ({ open }) => {
    const page = await open('inputs');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((what) => navigator.clipboard.writeText(what), text);
    await field(page, 'Day').focus();
    await page.keyboard.press('ControlOrMeta+V');
    await page.keyboard.press('ControlOrMeta+V');
    await expect(field(page, 'Day')).toHaveValue(kept);
  });
}

test('a composition is left alone until it ends, and filtered then [R5.03]', async ({ open }) => {
  const page = await open('inputs');
  await field(page, 'Name').focus();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', { text: 'ni3', selectionStart: 3, selectionEnd: 3 });
  await expect(field(page, 'Name')).toHaveValue('ni3');
  await devtools.send('Input.insertText', { text: '你3' });
  await expect(field(page, 'Name')).toHaveValue('你');
});

test('what is dropped is filtered [R5.03]', { tag: full }, async ({ open }) => {
  const page = await open('inputs');
  await field(page, 'Plain').fill('a1b2c3');
  await field(page, 'Plain').selectText();
  await field(page, 'Plain').dragTo(field(page, 'Code'));
  await expect(field(page, 'Code')).toHaveValue('123');
});

test('shortcuts work in a filtered input, and the caret stays where it was [R5.04]', { tag: full }, async ({
  open,
}) => {
  const page = await open('inputs');
  await field(page, 'Code').pressSequentially('1234');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await field(page, 'Plain').focus();
  await page.keyboard.press('Control+v');
  await expect(field(page, 'Plain')).toHaveValue('1234');
  await field(page, 'Code').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('x9');
  await expect(field(page, 'Code')).toHaveValue('19234');
  expect(await field(page, 'Code').evaluate((input) => (input as HTMLInputElement).selectionStart)).toBe(2);
});

test('a password says that Caps Lock is on', { tag: full }, async ({ open }) => {
  const page = await open('inputs');
  const press = (on: boolean) =>
    field(page, 'Secret').evaluate((input, on) => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, modifierCapsLock: on }));
    }, on);
  await field(page, 'Secret').focus();
  await press(true);
  await expect(page.getByText('Caps Lock is on.')).toBeVisible();
  await press(false);
  await expect(page.getByText('Caps Lock is on.')).toHaveCount(0);
});

for (const [locale, direction, shown, next] of rows(
  [
    ['en', 'ltr', ['8', '9', '10', '11', '12'], '11'],
    ['ar', 'rtl', ['٨', '٩', '١٠', '١١', '١٢'], '١١'],
    ['ir', 'rtl', ['۸', '۹', '۱۰', '۱۱', '۱۲'], '۱۱'],
  ] as const,
  1,
)) {
  test(`the paginator writes ${locale} in its digits, ${direction} [R9.19]`, async ({ open }) => {
    const page = await open('pagers');
    const pager = page.getByTestId(locale).getByRole('navigation', { name: 'Pages' });
    expect(await pager.evaluate((element) => getComputedStyle(element).direction)).toBe(direction);
    const numbers = pager.getByRole('button', { name: /^Page/ }).filter({ hasNotText: '…' });
    await expect(numbers).toHaveText(shown);
    const [back, forward] = await Promise.all(
      ['Previous', 'Next'].map(async (name) => (await pager.getByRole('button', { name }).boundingBox())?.x ?? 0),
    );
    expect((forward ?? 0) > (back ?? 0)).toBe(direction === 'ltr');
    // the arrows are mirrored
    const turned = await pager
      .getByRole('button', { name: 'Next' })
      .locator('svg')
      .evaluate((icon) => getComputedStyle(icon).transform);
    expect(turned === 'none').toBe(direction === 'ltr');
    await pager.getByRole('button', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
    await expect(pager.locator('[aria-current="page"]')).toHaveText(next);
  });
}

test('a paginator of links has an address for every page [R5.09]', { tag: full }, async ({ open }) => {
  const page = await open('pagers');
  const links = page.getByTestId('links').getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    [9, 7, 8, 9, 10, 11, 12, 13, 11].map((number) => `/news?page=${number}`),
  );
  await expect(page.getByTestId('links').locator('[aria-current="page"]')).toHaveText('10');
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500"/></svg>';

test('a picture has a stand-in of 32 px, and chooses its file anew 500 ms after the last resize [R9.22, R9.23]', {
  tag: full,
}, async ({ open, page: before }) => {
  const asked: string[] = [];
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await before.setViewportSize({ width: 600, height: 700 });
  await before.route('**/pictures/*/a.svg', async (route) => {
    const width = new URL(route.request().url()).pathname.split('/')[2] ?? '';
    asked.push(width);
    if (width === '320') await held;
    await route.fulfill({ body: svg, contentType: 'image/svg+xml' });
  });
  await before.route('**/pictures/none.svg', (route) => route.fulfill({ body: '', contentType: 'image/svg+xml' }));
  await before.clock.install();
  const page = await open('pictures');
  const family = page.getByTestId('family');
  await expect(family.locator('img[src="/pictures/32/a.svg"]')).toBeVisible();
  release();
  await expect(family.locator('img[src="/pictures/32/a.svg"]')).toHaveCount(0);
  await expect(family.getByRole('img', { name: 'A harbour' })).toHaveCSS('opacity', '1');
  expect(asked.sort()).toEqual(['32', '320']);
  // its space is reserved before it loads
  expect((await family.boundingBox())?.height).toBeCloseTo(300 * (500 / 800), 0);
  // Runs after the picture's own resize observer, which is older.
  await family.locator('> *').evaluate((place) => {
    new ResizeObserver(() => Object.assign(place, { heard: place.clientWidth })).observe(place);
  });
  const heard = () => family.locator('> *').evaluate((place) => Reflect.get(place, 'heard'));
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  for (const width of [800, 1000, 1200]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(heard).toBe(width / 2);
    await page.clock.runFor(499);
  }
  await expect(family.locator('img')).toHaveAttribute('src', '/pictures/320/a.svg');
  await page.clock.runFor(1);
  await expect(family.locator('img')).toHaveAttribute('src', '/pictures/640/a.svg');
  expect(asked).not.toContain('480');
});

test('a picture that does not come leaves its alternative text', { tag: full }, async ({ open, page: before }) => {
  await before.route('**/pictures/**', (route) => route.fulfill({ body: 'no picture', contentType: 'image/svg+xml' }));
  const page = await open('pictures');
  await page.getByTestId('broken').scrollIntoViewIfNeeded();
  await expect(page.getByTestId('broken').getByRole('img', { name: 'A lost picture' })).toBeVisible();
});

test.describe('a body that attacks', () => {
  for (const attack of rows(attacks, 2)) {
    test(`is harmless when it is shown: ${attack.slice(0, 60).replace('\n', ' ')} [R5.11]`, async ({ open }) => {
      const page = await open('html');
      await page.evaluate((html) => {
        Object.assign(window, { hits: 0, hit: () => Object.assign(window, { hits: 1 }) });
        window.showHtml(`<p>The start</p>${html}`);
      }, attack);
      await expect(page.getByTestId('html')).toContainText('The start');
      const found = await page
        .getByTestId('html')
        .evaluate((place) =>
          [...place.querySelectorAll('*')].flatMap((element) => [
            ...(/^(script|svg|math|iframe|object|embed|style|form|input|button|link|meta|base|template|video|audio)$/i.test(
              element.tagName,
            )
              ? [element.tagName]
              : []),
            ...[...element.attributes]
              .filter(
                ({ name, value }) =>
                  /^(on|style|srcdoc|id|name|data-|ping)/.test(name) || /^\s*(java|data:|\/[/\\])/i.test(value),
              )
              .map(({ name }) => name),
          ]),
        );
      expect(found).toEqual([]);
      expect(await page.evaluate(() => (window as unknown as { hits: number }).hits)).toBe(0);
    });
  }
});

test('a body keeps its words, structure, links and pictures', async ({ open }) => {
  const page = await open('html');
  const body =
    '<h2>Title</h2><p>A <strong>word</strong> and a <a href="/banking">link</a>.</p><ul><li>one</li></ul><details><summary>Q</summary><p>A</p></details>';
  await page.evaluate((html) => window.showHtml(html), body);
  await expect(page.getByTestId('html').getByRole('heading', { name: 'Title' })).toBeVisible();
  expect(await page.getByTestId('html').locator('> div').innerHTML()).toBe(body);
});

test('numbers, money and times are written in the browser as on the server, in all languages', async ({ open }) => {
  const page = await open('formats');
  const shown = JSON.parse((await page.getByTestId('formats').textContent()) ?? '') as Record<string, string>;
  const here = formatTable();
  const differ = Object.keys(here).filter((key) => here[key] !== shown[key]);
  expect(differ.map((key) => `${key}: ${here[key]} and ${shown[key]}`)).toEqual([]);
});
