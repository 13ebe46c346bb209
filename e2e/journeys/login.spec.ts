import { templateCodes } from '@marquee/templates/codes';
import type { Page } from '@playwright/test';
import { full, isFull } from '../support/depth';
import { formPlayer, open } from '../support/formCases';
import { ownNetwork } from '../support/ownNetwork';
import { demo } from '../support/player';
import { expect, test } from '../support/sink';
import { watchNetworkIdle } from '../support/texts';

test.use(ownNetwork);

/** R2.14: templates with a login modal over the home page, and the id of its dialog. */
const modals: Record<string, string> = {
  slot2: 'loginmodal',
  slot4: 'loginmodal',
  sportsbook1: 'loginmodal',
  slot5: 'modal-signin',
};

/** A page of the sandbox site of a template. */
const at = (baseURL: string | undefined, code: string, path: string) =>
  new URL(path, (baseURL ?? '').replace('//localhost', `//${code}.localhost`)).href;

const modal = (page: Page) => page.locator('dialog#loginmodal, dialog#modal-signin');

/** Stops the clock of pages opened from now on. */
async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

/** Advances a page's clock until something holds, in steps much smaller than the login's delay of a second. */
async function until(page: Page, isSo: () => Promise<boolean | number>): Promise<void> {
  const step = async () => {
    await page.clock.runFor(20);
    return Boolean(await isSo());
  };
  await expect.poll(step, { intervals: [20], timeout: 0 }).toBe(true);
}

/** Records when the page first had which URL, in ms. */
async function watchAddresses(page: Page) {
  await page.addInitScript(() => {
    const seen: [string, number][] = [];
    Object.assign(window, { seen });
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name].bind(history);
      history[name] = (...input: Parameters<History['pushState']>) => {
        original(...input);
        seen.push([location.pathname + location.search, performance.now()]);
      };
    }
  });
  return async (address: string) => {
    const seen = await page.evaluate(() => (window as unknown as { seen: [string, number][] }).seen);
    return seen.find(([one]) => one === address)?.[1] ?? Number.NaN;
  };
}

/** A unit test covers all 22 templates (`loginWay`); here one with a page and one with a modal, all in a full run. */
const gone = isFull ? templateCodes : (['casino1', 'slot2'] as const);

for (const code of gone) {
  const id = modals[code];
  test(`${code} sends a visitor who needs to log in to ${id ? `/ and after 1 s #${id}` : '/login'}`, async ({
    page,
    baseURL,
  }) => {
    const since = await watchAddresses(page);
    await page.goto(at(baseURL, code, '/vip'));
    if (!id) {
      await expect(page).toHaveURL(/\/login\?to=%2Fvip$/);
      await expect(page.locator('input[name="account_id"]')).toBeVisible();
      await expect(modal(page)).toHaveCount(0);
      return;
    }
    await expect(page.locator(`dialog#${id}`)).toBeVisible();
    await expect(page).toHaveURL(/\/\?login&to=%2Fvip$/);
    expect((await since('/?login&to=%2Fvip')) - (await since('/'))).toBeGreaterThanOrEqual(990);
    // the dialog takes the focus, and passes it to the form once that has loaded
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('account_id');
  });
}

test('the modal is announced before it opens [D12.05]', { tag: full }, async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const said = new Set<string>();
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('[role="status"]')) said.add(status.textContent ?? '');
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto(at(baseURL, 'slot2', '/vip'));
  await expect(modal(page)).toBeVisible();
  const said = await page.evaluate(() => [...(window as unknown as { said: Set<string> }).said]);
  expect(said).toContain('Please log in to continue. The login page opens in a moment.');
});

test('whoever goes elsewhere within the second is not called back, not even by the way back [R2.16]', {
  tag: full,
}, async ({ page, baseURL }) => {
  await stopClock(page);
  await page.goto(at(baseURL, 'slot2', '/vip'));
  await until(page, () => page.getByText('Please log in to continue. The login page opens in a moment.').count());
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await page.locator('a[href="/slots"]').filter({ visible: true }).first().click();
  await until(page, async () => /\/slots$/.test(page.url()));
  await page.clock.runFor(3000);
  await expect(modal(page)).not.toBeVisible();
  await page.goBack();
  await until(page, async () => /localhost:\d+\/$/.test(page.url()));
  await page.clock.runFor(3000);
  await expect(modal(page)).not.toBeVisible();
  expect(page.url()).toMatch(/localhost:\d+\/$/);
});

test('in another language the way leads home in it, to the modal, and on to where it began', { tag: full }, async ({
  page,
  baseURL,
}) => {
  await page.goto(at(baseURL, 'slot2', '/es/vip'));
  await expect(page).toHaveURL(/\/es\/?\?login&to=%2Fvip$/);
  await modal(page).locator('input[name="account_id"]').fill(demo.accountId);
  await modal(page).locator('input[name="password"]').fill(demo.password);
  await modal(page).locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/\/es\/vip$/);
  await expect(page.getByTestId('balance')).toBeVisible();
  await expect(modal(page)).not.toBeVisible();
});

test('on a slow phone the second is a second [R2.15]', { tag: full }, async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const since = await watchAddresses(page);
  await page.goto(at(baseURL, 'slot5', '/deposit'));
  await expect(page.locator('dialog#modal-signin')).toBeVisible();
  expect((await since('/?login&to=%2Fdeposit')) - (await since('/'))).toBeGreaterThanOrEqual(990);
  await expect(page).toHaveURL(/to=%2Fdeposit$/);
});

test('a failed login in the modal is told in a dialog, and the modal comes back as it was [R8.08]', async ({
  page,
  baseURL,
}) => {
  await page.goto(at(baseURL, 'slot2', '/vip'));
  const id = modal(page).locator('input[name="account_id"]');
  await id.fill(demo.accountId);
  await modal(page).locator('input[name="password"]').fill('not the password');
  const submit = modal(page).locator('button[type="submit"]');
  await submit.click();
  const error = page.getByRole('alertdialog', { name: 'That did not work' });
  await expect(error).toContainText('The account ID or password is wrong.');
  await expect(modal(page)).not.toBeVisible();
  await error.getByRole('button', { name: 'OK' }).click();
  await expect(modal(page)).toBeVisible();
  await expect(id).toHaveValue(demo.accountId);
  await expect(submit).toBeFocused();
});

test('one-time code and a forgotten password are in the modal as well', { tag: full }, async ({ page, baseURL }) => {
  await page.goto(at(baseURL, 'slot2', '/?login'));
  await modal(page).getByText('One-time code').click();
  await expect(modal(page).getByRole('button', { name: 'Send me a code' })).toBeVisible();
  await modal(page).getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(modal(page).locator('input[name="contact_phone"]')).toBeVisible();
  await expect(modal(page).locator('input[name="account_id"]')).toBeFocused();
  await modal(page).getByRole('button', { name: 'Back to login' }).click();
  await expect(modal(page).locator('input[name="password"]')).toBeVisible();
});

test('a link to the login opens the modal over the page, and closing it leaves the page as it was', async ({
  page,
  baseURL,
}) => {
  await page.goto(at(baseURL, 'slot2', '/about'));
  const link = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  await link.click();
  await expect(page).toHaveURL(/\/about\?login$/);
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/about$/);
  await expect(modal(page)).not.toBeVisible();
  await expect(link).toBeFocused();
});

/** The credentials of a player's calls, once there was one. */
function watchIdentity(page: Page) {
  let identity: Record<string, unknown> | undefined;
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/auth/get_balance')) return;
    identity = request.postDataJSON() as Record<string, unknown>;
  });
  return async () => {
    await expect.poll(() => identity).toBeDefined();
    return identity ?? {};
  };
}

for (const code of ['slot2', 'casino1'] as const) {
  test(`a session end on ${code} is told by a toast, signs out, and keeps its reason at the login [R4.07]`, {
    tag: full,
  }, async ({ page, request, baseURL }) => {
    const identity = watchIdentity(page);
    const networkIdle = watchNetworkIdle(page);
    await page.clock.install();
    const player = formPlayer();
    await open(request, player, `${code}.localhost`);
    await page.goto(at(baseURL, code, '/login?to=/vip'));
    await page.locator('main input[name="account_id"]').fill(player.account_id);
    await page.locator('main input[name="password"]').fill(player.password);
    await page.locator('main button[type="submit"]').click();
    await expect(page).toHaveURL(/\/vip$/);
    await expect(page.getByTestId('balance')).toBeVisible();
    // The toast closes after ten seconds, but the clock is stopped; nothing is pending that might time out.
    await networkIdle();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
    // as from another device
    await page.evaluate(
      (body) =>
        fetch('/api/auth/end_all_sessions', { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
      JSON.stringify(await identity()),
    );
    const toast = page.getByTestId('toast').filter({ hasText: 'You have been logged out' });
    await until(page, () => toast.count());
    await page.clock.runFor(2000);
    await expect(toast).toContainText('Your session has ended. Please log in again.');
    const reason = page.getByText('Your session has ended to keep your account safe. Please log in again.');
    if (code === 'casino1') await expect(page).toHaveURL(/\/login\?to=%2Fvip&reason=sessionExpired$/);
    else await expect(page).toHaveURL(/\/\?login&to=%2Fvip&reason=sessionExpired$/);
    await expect(reason).toBeVisible();
    await expect(page.getByTestId('balance')).toHaveCount(0);
    // reachable while the modal makes the page inert
    await toast.getByRole('button').click();
    await expect(toast).toHaveCount(0);
    // the toast is gone, the reason stays
    await expect(reason).toBeVisible();
  });
}

test('the login form helps: tokens for password managers, a password that can be shown, one request for two presses [D5.11]', async ({
  page,
}) => {
  let logins = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/login')) logins += 1;
  });
  await page.goto('/login');
  const id = page.getByLabel('Account ID');
  const password = page.getByRole('textbox', { name: 'Password' });
  await expect(id).toHaveAttribute('autocomplete', 'username webauthn');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await id.fill(demo.accountId);
  await password.fill(demo.password);
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('main form');
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await expect(page.getByTestId('balance')).toBeVisible();
  expect(logins).toBe(1);
});

test('a failed login in Spanish is told in Spanish, with the button of the language [R8.09]', { tag: full }, async ({
  page,
}) => {
  await page.goto('/es/login');
  await page.locator('main input[name="account_id"]').fill(demo.accountId);
  await page.locator('main input[name="password"]').fill('no es la clave');
  await page.locator('main button[type="submit"]').click();
  const error = page.getByRole('alertdialog');
  await expect(error.getByRole('button', { name: 'Aceptar' })).toBeVisible();
  await error.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.locator('main input[name="account_id"]')).toHaveValue(demo.accountId);
});
