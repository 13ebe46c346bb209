import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';

import { confirmStepUp } from './stepUp';

/** A player that a journey registers. */
export interface NewPlayer {
  accountId: string;
  password: string;
  fullName: string;
  phone: string;
  /** The date of birth, `YYYY-MM-DD`. */
  born: string;
}

/** A number as letters, for unique names: equal names and birthdays count as one person. */
export const lettersOf = (mark: string) => mark.replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');

/** A birth date that hardly another player has: who is like another one is asked for an identity check. */
export const anyBirthDate = () =>
  new Date(Date.UTC(1950, 0, 1 + Math.floor(Math.random() * 18_000))).toISOString().slice(0, 10);

/** A unique player: no gift is refused because of another one. */
export function newPlayer(): NewPlayer {
  const mark = `${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`;
  return {
    accountId: `e2e_${mark}`.slice(0, 20),
    password: `long enough ${mark}`,
    fullName: `Journey Player ${lettersOf(mark)}`,
    phone: `+639${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`,
    born: anyBirthDate(),
  };
}

/** The part of the sign-in answer that pages store. */
export type SignedIn = Record<'token' | 'fullname' | 'email', string> & { user: object };

/** Signs a browser in before its first page with an existing session: its token and cookies. */
export async function enterBrowser(context: BrowserContext, request: APIRequestContext, session: SignedIn) {
  const { token, user, fullname, email } = session;
  await context.addCookies((await request.storageState()).cookies);
  await context.addInitScript(
    (stored) => {
      if (window === top && !localStorage.getItem('marquee.session')) localStorage.setItem('marquee.session', stored);
    },
    JSON.stringify({ isAuthenticated: true, token, user, fullname, email }),
  );
}

/** Registers with the form, and answers the offer of limits. The player is signed in afterwards. */
export async function register(page: Page, player: NewPlayer, { agrees = false } = {}): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Account ID').fill(player.accountId);
  await page.getByRole('textbox', { name: 'Password' }).fill(player.password);
  await page.getByLabel('Full name').fill(player.fullName);
  await page.getByLabel('Date of birth').fill(player.born);
  await page.getByLabel('Email address').fill(`${player.accountId}@example.com`);
  await page.getByLabel('Phone number').fill(player.phone);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  if (agrees) {
    await page.getByText('Offers and news (optional)').click();
    await page.getByRole('group', { name: 'Casino' }).getByLabel('Inbox of this site').check();
  }
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Set your limits' })).toBeVisible();
}

/** Fills in an address that `uk` takes, on the page that edits the profile, and saves it. */
export async function giveAddress(page: Page, { password }: Pick<NewPlayer, 'password'>): Promise<void> {
  await page.getByLabel('House number and street').fill('1 Example Street');
  await page.getByLabel('Town or city').fill('London');
  await page.getByLabel('Postcode').fill('EC1A 1BB');
  await page.getByRole('button', { name: 'Save' }).click();
  await confirmStepUp(page, password);
}

/** Signs in on the login page. */
export async function signIn(
  page: Page,
  { accountId, password }: Pick<NewPlayer, 'accountId' | 'password'>,
  origin = '',
): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Account ID').fill(accountId);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByTestId('balance')).toBeVisible();
}

/** The balance in the header, in minor units. */
export async function headerBalance(page: Page): Promise<number> {
  return minorOf((await page.getByTestId('balance').locator('output').textContent()) ?? '');
}

/** Parses an English amount to minor units: `₱1,250.50` → 125050. */
export function minorOf(text: string | null): number {
  const digits = (text ?? '').replace(/[^\d.-]/g, '');
  return Math.round(Number(digits) * 100);
}

/** The demo player of the default site. */
export const demo = { accountId: 'demo', password: 'demo-marquee-2026' };
