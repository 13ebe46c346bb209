import { type Language, languageCodes, languages } from '@marquee/contract/languages';
import type { Page } from '@playwright/test';
import { full } from '../support/depth';
import { faultsOf, type Stop, skipToContent, walk } from '../support/formWalk';
import { test } from '../support/purse';
import { expect } from '../support/sink';
import { watchNetworkIdle } from '../support/texts';

/** A form, and its location. */
interface FormPlace {
  path: string;
  scope?: string;
  /** Opens it by keyboard, if the page does not show it at once. */
  open?: (page: Page) => Promise<void>;
  /** For visitors only. */
  visitor?: true;
}

/** Presses the arrow key until the last radio of a group is selected. */
async function lastWay(page: Page): Promise<void> {
  await page.locator('main input[type="radio"]').first().focus();
  await page.keyboard.press('ArrowRight');
}

/** Opens the sheet of the first limit. */
async function firstLimit(page: Page): Promise<void> {
  await page.locator('main [data-testid^="limit-"] button').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog form, [role="dialog"] form').first()).toBeVisible();
}

const forms: FormPlace[] = [
  { path: '/login', visitor: true },
  { path: '/login', visitor: true, open: lastWay },
  { path: '/register', visitor: true },
  { path: '/forgot-password', visitor: true },
  { path: '/contact-us', visitor: true, scope: 'main form' },
  { path: '/slots', visitor: true, scope: 'main search, main [role="search"], main fieldset' },
  { path: '/forgot-password', visitor: true, scope: 'footer' },
  { path: '/edit-profile', scope: 'main form' },
  { path: '/change-password', scope: 'main form' },
  { path: '/security' },
  { path: '/responsible-gaming' },
  { path: '/responsible-gaming', open: firstLimit, scope: 'dialog, [role="dialog"]' },
  { path: '/add-bank', scope: 'main form' },
  { path: '/bank-details' },
  { path: '/deposit', scope: 'main form' },
  { path: '/withdrawal', scope: 'main form' },
  { path: '/transaction-history', scope: 'main search' },
  { path: '/bet-history', scope: 'main search' },
  { path: '/statement', scope: 'main search' },
];

/** Names without translations: the operator's own. */
const named = ['Community', 'Video', 'Newsletter'];

/** Words that a language shares with English. */
const loans: Partial<Record<Language, string[]>> = {
  PHP: ['Password', 'Email address', 'Reality check', 'Self-exclusion'],
  MS: ['Bank', 'Status'],
};

/** Opens a page in a language, and tabs through its form. */
async function walkForm(
  page: Page,
  { path, scope = 'main', open }: FormPlace,
  tag: string,
  networkIdle: () => Promise<void>,
): Promise<Stop[]> {
  await page.goto(tag === 'en' ? path : `/${tag}${path === '/' ? '' : path}`);
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  // Some parts load with their data.
  await expect(page.locator(open ? 'main' : scope).first()).toBeVisible();
  await networkIdle();
  await skipToContent(page);
  if (open) {
    await open(page);
    if (scope === 'main') await page.keyboard.press('Shift+Tab');
  }
  return walk(page, scope);
}

async function withBank(purse: { fullName: string; call: (name: string, input: object) => Promise<unknown> }) {
  await purse.call('wallet/add_bank_account', {
    request_id: crypto.randomUUID(),
    bank_code: 'ISB',
    holder_name: purse.fullName,
    account_number: '001234567890',
  });
}

for (const form of forms) {
  const { path, scope = 'main', open, visitor } = form;
  test(`every control at ${path} ${scope}${open ? ', opened,' : ''} is reached by Tab, seen and named in all eight languages`, {
    tag: full,
  }, async ({ page: players, purse, browser }) => {
    const page = visitor ? await (await browser.newContext()).newPage() : players;
    if (!visitor) await withBank(purse);
    const networkIdle = watchNetworkIdle(page);
    const english = await walkForm(page, form, 'en', networkIdle);
    const faults: string[] = [];
    for (const language of languageCodes) {
      const { tag } = languages[language];
      const stops = language === 'EN' ? english : await walkForm(page, form, tag, networkIdle);
      const isSharedName = (name: string) => [...named, ...(loans[language] ?? [])].includes(name);
      faults.push(...faultsOf(stops, english, isSharedName).map((fault) => `${tag}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
