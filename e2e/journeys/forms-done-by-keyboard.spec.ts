import { type Language, languageCodes, languages } from '@marquee/contract/languages';
import type { Page } from '@playwright/test';
import { full } from '../support/depth';
import { formCases, formPlayer, open } from '../support/formCases';
import { expectFirstError, expectFocusKept, pressOn, tabTo, typeInto } from '../support/keyboard';
import { giveAuthenticator } from '../support/passkeys';
import { signIn } from '../support/player';
import { test } from '../support/purse';
import { expect } from '../support/sink';
import { remoteText, uiText } from '../support/texts';
import { totpOf } from '../support/totp';

const tag = (language: Language) => languages[language].tag;

/** Changes the language in place. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.locator('select:has(option[value="RUS"])').first().selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', tag(language));
}

/** Completes the step-up with the password: the dialog focuses its field, and restores the focus. */
async function proveByKeyboard(page: Page, password: string): Promise<void> {
  const field = page.getByRole('dialog').locator('[name="password"]');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expectFirstError(page);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(field).toHaveCount(0);
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

for (const [place, { name }] of formCases(formPlayer()).entries()) {
  const language = languageCodes[(place + 1) % languageCodes.length] ?? 'EN';
  test(`the form of ${name} is filled in and sent by keyboard alone in ${tag(language)}`, { tag: full }, async ({
    browser,
  }) => {
    const page = await (await browser.newContext()).newPage();
    const player = formPlayer();
    const one = formCases(player).find((other) => other.name === name);
    if (!one) throw new Error(name);
    if (!one.isNew) await open(page.request, player);
    if (one.signedIn) await signIn(page, { accountId: player.account_id, password: player.password });
    await one.open(page);
    const submit = page.locator('main form button[type="submit"]');
    await expect(submit).toBeVisible();
    await speak(page, language);
    const field = (of: string) => page.locator(`main [name="${of}"]`);
    for (const { name: of } of one.fields) await typeInto(page, field(of), '');
    await pressOn(page, submit);
    await expectFirstError(page);
    for (const { name: of, value } of one.fields) {
      const text = await value(player, page.request);
      // the parts of a date in an American browser's order
      const [year = '', month = '', day = ''] = of === 'date_of_birth' ? text.split('-') : [];
      if (year) {
        await tabTo(page, field(of));
        await page.keyboard.type(month + day + year);
      } else await typeInto(page, field(of), text);
      await expect(field(of)).toHaveValue(text);
    }
    if (one.consent) {
      await tabTo(page, page.locator('main form').getByRole('checkbox'));
      await page.keyboard.press('Space');
    }
    await pressOn(page, submit);
    if (one.stepUp) await proveByKeyboard(page, player.password);
    await one.done(page);
    await expectFocusKept(page);
    await one.once(page.request, player);
  });
}

test('a bank account is put on file, money comes and goes, and a history is filtered by keyboard alone in ru', {
  tag: full,
}, async ({ page, purse }) => {
  await purse.fill(100_000);
  const main = page.getByRole('main');
  const submit = main.locator('form button[type="submit"]');
  await page.goto('/ru/add-bank');
  await pressOn(page, submit);
  await expectFirstError(page);
  await tabTo(page, main.locator('[name="bank_code"]'));
  await page.keyboard.press('ArrowDown');
  await typeInto(page, main.locator('[name="account_number"]'), '0012345678');
  await pressOn(page, submit);
  await proveByKeyboard(page, purse.password);
  await expect(page).toHaveURL(/\/ru\/bank-details$/);
  await expectFocusKept(page);

  for (const [path, amount] of [
    ['/ru/deposit', '150'],
    ['/ru/withdrawal', '120'],
  ] as const) {
    await page.goto(path);
    await pressOn(page, submit);
    await expectFirstError(page);
    await typeInto(page, main.locator('[name="amount"]'), amount);
    await page.keyboard.press('Enter');
    await expect(main.locator('[name="amount"]')).toHaveCount(0);
    await expectFocusKept(page);
    await pressOn(page, submit);
    if (path.endsWith('withdrawal')) await proveByKeyboard(page, purse.password);
    await expect(page.getByTestId('payment')).toBeVisible();
    await expectFocusKept(page);
  }

  for (const path of ['/ru/transaction-history', '/ru/bet-history', '/ru/statement']) {
    await page.goto(path);
    const period = main.locator('[name="period"]');
    await tabTo(page, period);
    await page.keyboard.press('End');
    await expect(page).toHaveURL(/from=/);
    await expect(period).toBeFocused();
    await tabTo(page, main.locator('[name="from"]'));
    await page.keyboard.type('01022026');
    await expect(page).toHaveURL(/from=2026-01-02/);
    await expect(main.locator('[name="from"]')).toBeFocused();
  }
});

test('limits, the reality check, a break and an exclusion are set by keyboard alone in vi', { tag: full }, async ({
  page,
}) => {
  const t = remoteText('account', 'vi');
  const main = page.getByRole('main');
  await page.goto('/vi/responsible-gaming');
  const limit = page.getByTestId('limit-deposit-day');
  await pressOn(page, limit.getByRole('button'));
  const sheet = page.getByRole('dialog');
  await pressOn(page, sheet.locator('button[type="submit"]'));
  await expectFirstError(page);
  await page.keyboard.type('500');
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(limit.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(limit.getByRole('button').first()).toBeFocused();

  await tabTo(page, main.locator('[name="reality_check"]'));
  await page.keyboard.press('Home');
  await pressOn(page, button(page, t('reality.save')));
  await expect(button(page, t('reality.save'))).toHaveCount(0);
  await expectFocusKept(page);

  for (const [begin, yes] of [
    ['timeOut.begin', 'timeOut.yes'],
    ['exclude.begin', 'exclude.yes'],
  ] as const) {
    // both forms ask for the duration, the break first
    const groups = main.getByRole('group', { name: t(begin.replace('begin', 'howLong')) });
    const lengths = begin === 'timeOut.begin' ? groups.first() : groups.last();
    await tabTo(page, lengths.getByRole('radio').first());
    await page.keyboard.press('Space');
    if (begin === 'exclude.begin') {
      await tabTo(page, main.getByRole('checkbox'));
      await page.keyboard.press('Space');
    }
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await pressOn(page, button(page, t(begin)));
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button(page, t(begin))).toBeFocused();
    await page.keyboard.press('Enter');
    await pressOn(page, dialog.getByRole('button', { name: t(yes), exact: true }));
    await expect(dialog).toHaveCount(0);
    await expectFocusKept(page);
  }
});

test('the reality check is answered by keyboard alone in ms, and the game has its page again', { tag: full }, async ({
  page,
  purse,
}) => {
  await purse.fill(10_000);
  const { value } = await purse.call('product/get_games', { game_type: 'slots', from: 0, count: 1 });
  // due after ten minutes at the earliest: change the time in the server's answer
  await page.route('**/api/protection/session', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({
      json: { ...body, value: body.value.map((one: object) => ({ ...one, reality_check_at: '2020-01-01T00:00:00Z' })) },
    });
  });
  await page.goto(`/ms/playnow?provider=${value[0].provider_code}&game=${value[0].game_code}&mode=real`);
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.unroute('**/api/protection/session');
  const seen = dialog.getByRole('button', { name: uiText('ms', 'reality.ok', 'messages'), exact: true });
  await tabTo(page, seen);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expectFocusKept(page);
});

test('an authenticator app, recovery codes and a passkey are set up by keyboard alone in es', { tag: full }, async ({
  page,
  purse,
}) => {
  const t = remoteText('account', 'es');
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await giveAuthenticator(page);
  await page.goto('/es/security');
  await pressOn(page, button(page, t('factors.add')));
  await proveByKeyboard(page, purse.password);
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Mi llave');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Mi llave')).toBeVisible();
  await expectFocusKept(page);
  await pressOn(page, button(page, t('factors.kept')));
  await expect(button(page, t('factors.kept'))).toHaveCount(0);
  await expectFocusKept(page);
  const fresh = button(page, t('factors.recoveryNew'));
  await pressOn(page, fresh);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(fresh).toBeFocused();

  await pressOn(page, button(page, t('factors.appAdd')));
  await pressOn(page, dialog.getByRole('button', { name: uiText('es', 'stepUp.passkey', 'misc') }));
  await expect(dialog).toHaveCount(0);
  const code = page.locator('main [name="factor"]');
  await expect(code).toBeVisible();
  await expectFocusKept(page);
  await tabTo(page, code);
  await page.keyboard.press('Enter');
  await expectFirstError(page);
  await page.keyboard.type(totpOf(await page.locator('main [name="secret"]').inputValue()));
  await page.keyboard.press('Enter');
  await expect(code).toHaveCount(0);
  await expectFocusKept(page);
});

test('a message is written, games are searched and the language is changed by keyboard alone', { tag: full }, async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/ne/contact-us');
  await typeInto(page, main.locator('[name="message"]'), '');
  await pressOn(page, main.locator('form button[type="submit"]'));
  await expectFirstError(page);
  await page.keyboard.type('नमस्ते, मेरो प्रश्न छ।');
  await pressOn(page, main.locator('form button[type="submit"]'));
  await expect(main.locator('[name="message"]')).toHaveCount(0);
  await expectFocusKept(page);

  await page.goto('/zh-CN/slots');
  await typeInto(page, main.getByRole('searchbox'), 'lotus');
  await expect(page).toHaveURL(/q=lotus/);
  await pressOn(page, main.locator('a[data-tile]').first());
  await expect(page).toHaveURL(/\/playnow/);
  await expectFocusKept(page);

  await page.goto('/contact-us');
  const chooser = page.locator('footer select');
  await tabTo(page, chooser, 'Shift+Tab');
  // the select shows languages with icons: open it, and choose one
  for (const key of ['Space', 'End', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
  await expect(chooser).toBeFocused();
  await expect(chooser).toHaveAccessibleName(uiText('ne', 'language.label'));
});

test('a bet is placed by keyboard alone in fil', { tag: full }, async ({ page, purse }) => {
  await purse.fill(50_000);
  const t = remoteText('sportsbook', 'fil');
  const main = page.getByRole('main');
  await page.goto('/fil/sports?when=tomorrow');
  const odds = main.getByRole('button', { name: /\d+\.\d\d/, disabled: false }).first();
  await tabTo(page, odds);
  await page.keyboard.press('Space');
  await expect(odds).toHaveAttribute('aria-pressed', 'true');
  const slip = page.getByRole('complementary', { name: t('slip.title') });
  await typeInto(page, slip.getByRole('textbox').first(), '50', 'Shift+Tab');
  await pressOn(page, slip.getByRole('button', { name: new RegExp(t('slip.place').replace('{{amount}}', '.*')) }));
  await expect(slip.getByRole('textbox')).toHaveCount(0);
  await expectFocusKept(page);
});
