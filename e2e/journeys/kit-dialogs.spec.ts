import type { Page } from '@playwright/test';
import { full, rows } from '../support/depth';
import { expect, test } from '../support/workbench';

// In parallel where a browser is free: they run last.
test.describe.configure({ mode: 'parallel' });

type Answer = { end: string; reason?: string; value?: string };
type Dialogs = Window['dialogs'];

/** Opens a dialog from the page's first button and stores its result in the page. */
async function ask<K extends 'alert' | 'confirm' | 'prompt'>(page: Page, kind: K, options: Parameters<Dialogs[K]>[0]) {
  await page.getByRole('button', { name: 'Open menu' }).focus();
  await page.evaluate(
    ([kind, options]) => {
      const asking = window.dialogs[kind as 'prompt'](options as Parameters<Dialogs['prompt']>[0]);
      Object.assign(window, { answer: asking });
    },
    [kind, options] as const,
  );
  await expect(page.locator('.swal2-popup')).toBeVisible();
}

/** Stops the page's clock, after preloading the toasts' code. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.evaluate(() => window.dialogs.toast({ title: 'First', milliseconds: 1 }));
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
}

const answer = (page: Page) => page.evaluate(() => (window as unknown as { answer: Promise<Answer> }).answer);
const dialog = (page: Page) => page.locator('.swal2-popup');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

for (const [end, act] of rows(
  [
    [{ end: 'confirmed' }, (page: Page) => button(page, 'OK').click()],
    [{ end: 'denied' }, (page: Page) => button(page, 'No').click()],
    [{ end: 'dismissed', reason: 'cancel' }, (page: Page) => button(page, 'Cancel').click()],
    [{ end: 'dismissed', reason: 'backdrop' }, (page: Page) => page.mouse.click(5, 5)],
    [{ end: 'dismissed', reason: 'close' }, (page: Page) => button(page, 'Close').click()],
    [{ end: 'dismissed', reason: 'esc' }, (page: Page) => page.keyboard.press('Escape')],
    [{ end: 'dismissed', reason: 'timer' }, (page: Page) => page.clock.runFor(600)],
  ] as const,
  1,
)) {
  const name = 'reason' in end ? end.reason : end.end;
  test(`a dialog ends: ${name} [R4.31]`, async ({ open }) => {
    const page = await open('sheets');
    if (name === 'timer') await stopClock(page);
    await ask(page, 'confirm', { title: 'Sure?', deny: true, ...(name === 'timer' && { milliseconds: 600 }) });
    await act(page);
    if (name === 'timer') await page.clock.resume();
    expect(await answer(page)).toEqual(end);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    // the page is interactive again
    await expect(page.locator('[aria-hidden="true"]:not(svg, svg *)')).toHaveCount(0);
  });
}

test('the default button texts are OK, No and Cancel [R9.20]', { tag: full }, async ({ open }) => {
  const page = await open('sheets');
  await ask(page, 'confirm', { title: 'Sure?', deny: true });
  const names = await dialog(page).locator('.swal2-actions button:visible').allTextContents();
  expect(names.sort()).toEqual(['Cancel', 'No', 'OK']);
});

test('a dialog has the icon of its tone, and shows texts and choices as they are', { tag: full }, async ({ open }) => {
  const page = await open('sheets');
  for (const tone of ['info', 'warning', 'danger', 'success'] as const) {
    await ask(page, 'alert', { title: tone, tone, ok: 'A <b>&amp;</b> C' });
    await expect(dialog(page).locator('.swal2-icon > *').first()).toBeVisible();
    await button(page, 'A <b>&amp;</b> C').click();
    await expect(dialog(page)).toHaveCount(0);
  }
  await ask(page, 'prompt', { title: 'Bank', input: 'select', label: 'Bank', choices: { a: 'Tom & <i>Co</i>' } });
  await expect(page.getByLabel('Bank').locator('option')).toHaveText(['Tom & <i>Co</i>']);
});

for (const [input, wrong, right, message, own] of rows(
  [
    ['email', 'anna@', 'anna@example.com', 'Invalid email address', undefined],
    ['email', 'anna@', 'anna@example.com', 'No such address', 'No such address'],
    ['url', 'ftp://example.com', 'https://example.com/a', 'Invalid URL', undefined],
    ['url', 'example', 'http://example.com', 'Not a <link> &amp; no', 'Not a <link> &amp; no'],
    ['text', ' ', 'a line', 'Please fill this in.', undefined],
    ['number', '11', '10', 'Invalid number', undefined],
  ] as const,
  1,
)) {
  test(`a dialog's ${input} input refuses a wrong value with '${message}' [R5.06]`, async ({ open }) => {
    const page = await open('sheets');
    const bounds = input === 'number' ? { minimum: 1, maximum: 10 } : {};
    await ask(page, 'prompt', { title: 'Tell us', input, label: 'Value', ...bounds, ...(own && { invalid: own }) });
    const field = page.getByLabel('Value');
    await expect(field).toBeFocused();
    await field.fill(wrong);
    await field.press('Enter');
    await expect(dialog(page).getByText(message)).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(right);
    await field.press('Enter');
    expect(await answer(page)).toEqual({ end: 'confirmed', value: right });
  });
}

test('a dialog offers one of several', { tag: full }, async ({ open }) => {
  const page = await open('sheets');
  await ask(page, 'prompt', { title: 'Which?', input: 'select', label: 'Kind', choices: { a: 'Apple', b: 'Berry' } });
  await page.getByLabel('Kind').selectOption('Berry');
  await button(page, 'OK').click();
  expect(await answer(page)).toEqual({ end: 'confirmed', value: 'b' });
});

test('a busy dialog can neither be closed nor confirmed again, and shows what failed', async ({ open }) => {
  const page = await open('sheets');
  await page.getByRole('button', { name: 'Open menu' }).focus();
  await page.evaluate(() => {
    let tries = 0;
    const works: ((wrong?: string) => void)[] = [];
    const asking = window.dialogs.confirm({
      title: 'Send it?',
      perform: () => {
        tries += 1;
        return new Promise((done) => works.push(done));
      },
    });
    Object.assign(window, { answer: asking, tries: () => tries, finish: (wrong?: string) => works.shift()?.(wrong) });
  });
  const finish = (wrong?: string) =>
    page.evaluate((wrong) => (window as unknown as { finish: (wrong?: string) => void }).finish(wrong), wrong);
  await button(page, 'OK').click();
  await expect(dialog(page)).toHaveAttribute('data-loading', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { tries: () => number }).tries())).toBe(1);
  await finish('It could not be sent');
  await expect(dialog(page).getByText('It could not be sent')).toBeVisible();
  await button(page, 'OK').click();
  await finish();
  expect(await answer(page)).toEqual({ end: 'confirmed' });
});

test('a dialog keeps the focus, and the page behind it is out of reach [D12.03]', async ({ open }) => {
  const page = await open('sheets');
  await ask(page, 'confirm', { title: 'Sure?', deny: true });
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await dialog(page).evaluate((popup) => popup.contains(document.activeElement))).toBe(true);
  }
  await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0);
  await page.evaluate(() => document.querySelector<HTMLElement>('#root button')?.focus());
  expect(await dialog(page).evaluate((popup) => popup.contains(document.activeElement))).toBe(true);
});

test('Enter does not do what cannot be taken back', async ({ open }) => {
  const page = await open('sheets');
  await ask(page, 'confirm', { title: 'Close the account?', tone: 'danger', ok: 'Close it' });
  await expect(button(page, 'Cancel')).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await answer(page)).toEqual({ end: 'dismissed', reason: 'cancel' });
});

test('dialogs wait for each other, and none is lost [D12.04]', { tag: full }, async ({ open }) => {
  const page = await open('sheets');
  await page.evaluate(() => {
    Object.assign(window, {
      answer: Promise.all(['One', 'Two', 'Three'].map((title) => window.dialogs.confirm({ title }))),
    });
  });
  for (const title of ['One', 'Two', 'Three']) {
    await expect(dialog(page)).toHaveCount(1);
    await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible();
    await button(page, title === 'Two' ? 'Cancel' : 'OK').click();
  }
  expect(await answer(page)).toEqual([
    { end: 'confirmed' },
    { end: 'dismissed', reason: 'cancel' },
    { end: 'confirmed' },
  ]);
});

test('going back in the history closes a dialog', async ({ open }) => {
  const page = await open('sheets');
  await page.evaluate(() => history.pushState(null, '', '?scene=sheets&further'));
  await ask(page, 'confirm', { title: 'Sure?' });
  await page.goBack();
  expect(await answer(page)).toEqual({ end: 'dismissed', reason: 'close' });
});

test('on a phone a dialog is a sheet at the bottom with targets of 44 px', async ({ open, page: before }) => {
  await before.setViewportSize({ width: 375, height: 700 });
  const page = await open('sheets');
  await ask(page, 'confirm', { title: 'Sure?', text: 'A sentence that says what happens then.', deny: true });
  await expect
    .poll(async () => {
      const box = await dialog(page).boundingBox();
      return box && [Math.round(box.x), Math.round(box.width), Math.round(box.y + box.height)];
    })
    .toEqual([0, 375, 700]);
  for (const one of await dialog(page).locator('button:visible').all()) {
    expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('where less motion is wanted a dialog fades only', { tag: full }, async ({ open, page: before }) => {
  await before.emulateMedia({ reducedMotion: 'reduce' });
  const page = await open('sheets');
  await ask(page, 'confirm', { title: 'Sure?' });
  expect(await dialog(page).evaluate((popup) => getComputedStyle(popup).animationName)).toMatch(/fadeIn/);
  expect(await dialog(page).evaluate((popup) => getComputedStyle(popup).transform)).toBe('none');
});

test('a dialog over a sheet takes its place, and the sheet comes back as it was [R2.18]', { tag: full }, async ({
  open,
}) => {
  const page = await open('sheets');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByLabel('Text of menu').fill('half a sentence');
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator('#menu')).not.toBeVisible();
  await button(page, 'Cancel').click();
  await expect(page.locator('#menu')).toBeVisible();
  await expect(page.getByLabel('Text of menu')).toHaveValue('half a sentence');
  await expect(page.getByRole('button', { name: 'Ask' })).toBeFocused();
  await expect(page.getByTestId('story')).toHaveText('');
});

for (const [first, second] of rows(
  [
    ['menu', 'login'],
    ['login', 'menu'],
  ] as const,
  1,
)) {
  test(`opening ${second} first closes ${first}, and the focus goes back to where it was [R2.17]`, async ({ open }) => {
    const page = await open('sheets');
    await page.getByRole('button', { name: `Open ${first}` }).click();
    await page.getByRole('button', { name: 'Other surface' }).click();
    await expect(page.locator(`#${second}`)).toBeVisible();
    await expect(page.locator(`#${first}`)).not.toBeVisible();
    await expect(page.getByTestId('story')).toHaveText(`${first}:close`);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('story')).toHaveText(`${first}:close ${second}:esc`);
    await expect(page.getByRole('button', { name: `Open ${first}` })).toBeFocused();
  });
}

test('a surface that opens closes the dialog that is open', { tag: full }, async ({ open }) => {
  const page = await open('sheets');
  await ask(page, 'confirm', { title: 'Sure?' });
  await page.evaluate(() => document.querySelector<HTMLElement>('#root button')?.click());
  expect(await answer(page)).toEqual({ end: 'dismissed', reason: 'close' });
  await expect(page.locator('#menu')).toBeVisible();
});

for (const [how, act, reason] of rows(
  [
    ['Esc', (page: Page) => page.keyboard.press('Escape'), 'esc'],
    ['its button', (page: Page) => page.getByRole('button', { name: 'Close' }).click(), 'close'],
    ['a press beside it', (page: Page) => page.mouse.click(5, 5), 'backdrop'],
  ] as const,
  1,
)) {
  test(`a sheet, below which the page does not scroll, is dismissed by ${how}: ${reason} [R4.32]`, async ({ open }) => {
    const page = await open('sheets');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await act(page);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
    await expect(page.getByTestId('story')).toHaveText(`menu:${reason}`);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });
}

const toasts = (page: Page) => page.getByTestId('toast');
const toast = (page: Page, options: Parameters<Dialogs['toast']>[0]) =>
  page.evaluate((options) => void window.dialogs.toast(options), options);

for (const [milliseconds, stays] of [
  [undefined, 3000],
  [10_000, 10_000],
] as const) {
  test(`a toast of ${milliseconds ?? 'no'} ms stays ${stays} ms, bottom right [R9.08]`, { tag: full }, async ({
    open,
  }) => {
    const page = await open('sheets');
    await stopClock(page);
    const staying = page.evaluate(
      (milliseconds) => window.dialogs.toast({ title: 'Saved', ...(milliseconds && { milliseconds }) }),
      milliseconds,
    );
    await expect(toasts(page)).toBeVisible();
    const box = await toasts(page).boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(box && box.x + box.width).toBeGreaterThan(width - 40);
    expect(box && box.y + box.height).toBeGreaterThan(height - 90);
    await page.clock.runFor(stays - 1);
    await expect(toasts(page)).toBeVisible();
    await page.clock.runFor(1);
    await staying;
    await page.clock.resume();
    await expect(toasts(page)).toHaveCount(0);
  });
}

test('hover and focus stop the clock of a toast [D12.01]', { tag: full }, async ({ open }) => {
  const page = await open('sheets');
  await stopClock(page);
  await toast(page, { title: 'Saved', milliseconds: 1500 });
  await toasts(page).hover();
  await page.clock.runFor(2000);
  await expect(toasts(page)).toBeVisible();
  await toasts(page).getByRole('button', { name: 'Close' }).focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(2000);
  await expect(toasts(page)).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).focus();
  await page.clock.runFor(1500);
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast is announced after a dialog as before it', { tag: full }, async ({ open }) => {
  const page = await open('sheets');
  await toast(page, { title: 'Before', milliseconds: 60_000 });
  await expect(page.getByRole('status').filter({ hasText: 'Before' })).toHaveCount(1);
  await ask(page, 'confirm', { title: 'Sure?' });
  await button(page, 'OK').click();
  await expect(dialog(page)).toHaveCount(0);
  await toast(page, { title: 'After', milliseconds: 60_000 });
  await expect(page.getByRole('status').filter({ hasText: 'After' })).toHaveCount(1);
});

test('toasts stack, are announced, and leave an open dialog alone', async ({ open }) => {
  const page = await open('sheets');
  await ask(page, 'confirm', { title: 'Sure?' });
  await toast(page, { title: 'Saved', milliseconds: 60_000 });
  await toast(page, { title: 'Too late', tone: 'danger', milliseconds: 60_000 });
  await expect(toasts(page)).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toHaveCount(1);
  await expect(page.getByRole('alert').filter({ hasText: 'Too late' })).toHaveCount(1);
  await expect(dialog(page)).toBeVisible();
  // reachable while the page is inert
  await toasts(page).first().getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toHaveCount(1);
  await button(page, 'OK').click();
  expect(await answer(page)).toEqual({ end: 'confirmed' });
  await expect(toasts(page)).toHaveCount(1);
  await toasts(page).first().getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toHaveCount(0);
});
