import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@marquee/contract/languages';
import type { Locator, Page } from '@playwright/test';
import { full, isFull, rows } from '../support/depth';
import { root } from '../support/folders';
import { type Purse, test } from '../support/purse';
import { expect } from '../support/sink';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** A bundle's texts in a language, by its tag. */
const texts = (tag: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, file.replace('*', tag)), 'utf8'));
const wallet = (tag: string) => texts(tag, 'remotes/wallet/src/locales/*.json');
const validation = (tag: string) => texts(tag, 'shared/i18n/src/bundles/*/validation.json');

interface FormCase {
  path: string;
  /** Keys of the wallet's bundle. */
  submit: string;
  /** Accessible names by key of the bundle, and the `autocomplete` values. */
  tokens: Record<string, string>;
  /** Values entered into a field, and the key of the expected error. */
  errors: [entered: Record<string, string>, field: string, error: string][];
}

const forms: FormCase[] = [
  {
    path: '/deposit',
    submit: 'review',
    tokens: { amount: 'transaction-amount' },
    errors: [
      [{}, 'amount', 'amountFormat'],
      [{ amount: '49.99' }, 'amount', 'amountTooLow'],
      [{ amount: '50000.01' }, 'amount', 'amountTooHigh'],
    ],
  },
  {
    path: '/withdrawal',
    submit: 'review',
    tokens: { amount: 'transaction-amount' },
    errors: [
      [{}, 'amount', 'amountFormat'],
      [{ amount: '99.99' }, 'amount', 'amountTooLow'],
      [{ amount: '100' }, 'amount', 'amountOverBalance'],
      [{ amount: '100000.01' }, 'amount', 'amountTooHigh'],
    ],
  },
  {
    path: '/add-bank',
    submit: 'banks.add',
    tokens: { 'banks.holder': 'name', 'banks.number': 'off' },
    errors: [
      [{}, 'banks.bank', 'required'],
      [{}, 'banks.number', 'required'],
      [{ 'banks.bank': 'BDL' }, 'banks.number', 'required'],
      [{ 'banks.bank': 'BDL', 'banks.number': '12345' }, 'banks.number', 'accountNumberFormat'],
    ],
  },
];

/** A player with access to every form: one bank account. */
async function withBank(purse: Purse): Promise<void> {
  await purse.call('wallet/add_bank_account', {
    request_id: crypto.randomUUID(),
    bank_code: 'ISB',
    holder_name: purse.fullName,
    account_number: '001234567890',
  });
}

async function enter(field: Locator, value: string): Promise<void> {
  const isSelect = await field.evaluate((element) => element.tagName === 'SELECT');
  if (isSelect) await field.selectOption(value);
  else await field.fill(value);
}

async function check(page: Page, { path, submit, tokens, errors }: FormCase, tag: string): Promise<void> {
  const t = wallet(tag);
  const v = validation(tag);
  await page.goto(tag === 'en' ? path : `/${tag}${path}`);
  const main = page.getByRole('main');
  const field = (key: string) => main.getByLabel(t[key] ?? key, { exact: true });
  const button = main.getByRole('button', { name: t[submit] ?? submit });
  await expect(button).toBeVisible();
  for (const [key, token] of Object.entries(tokens)) await expect(field(key)).toHaveAttribute('autocomplete', token);
  for (const [entered, key, error] of errors) {
    for (const [name, value] of Object.entries(entered)) await enter(field(name), value);
    // by keyboard: Enter in the last filled field, or on the button
    await button.press('Enter');
    const text = v[error] ?? error;
    await expect(field(key), `${path} ${tag}: ${key}`).toHaveAccessibleDescription(new RegExp(`${literally(text)}$`));
    await expect(field(key)).toHaveAttribute('aria-invalid', 'true');
    await expect(main.locator('[aria-invalid]').first()).toBeFocused();
  }
  // the error disappears as soon as it is corrected
  const [, last = ''] = errors.at(-1) ?? [];
  await enter(field(last), '5000000000');
  await expect(field(last)).not.toHaveAttribute('aria-invalid', 'true');
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const tags = Object.values(languages).map(({ tag }) => tag);

/** One language and form are enough, except in a full run: the bundles' own test checks all texts. */
for (const tag of isFull ? tags : ['ru' as const]) {
  test(`every form of the wallet shows in ${tag} what is wrong with which field`, async ({ page, purse }) => {
    await withBank(purse);
    for (const form of rows(forms, 1)) await check(page, form, tag);
  });
}

test('an amount with too many decimals is an error that says how it was read, and is not sent', async ({ page }) => {
  await page.goto('/deposit');
  const amount = page.getByLabel('Amount');
  const review = page.getByRole('button', { name: wallet('en').review ?? '' });
  await amount.focus();
  await page.evaluate(() => navigator.clipboard.writeText('33.3333'));
  await page.keyboard.press('ControlOrMeta+V');
  await expect(amount).toHaveAccessibleDescription(/We read 33\.3333\. Enter no more than 2 decimal places\.$/);
  await review.click();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('33.3333');
  await amount.fill('1,234,5');
  await review.press('Enter');
  await expect(amount).toHaveAccessibleDescription(/Write it like this: 1,234\.50$/);
  await amount.fill('1,234.5');
  await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
  await amount.blur();
  await expect(amount).toHaveValue('1,234.50');
});

test('amounts that are pasted are understood, however they are written', { tag: full }, async ({ page }) => {
  await page.goto('/deposit');
  const amount = page.getByLabel('Amount');
  for (const [pasted, kept] of [
    ['1 000,50', '1000.50'],
    ['1,000.50', '1000.50'],
    ['1.000,50', '1000.50'],
    ['₱ 1,000', '1000'],
    ['1.000', '1000'],
    ['0.3333', '0.3333'],
    ['1.234.567,89', '1234567.89'],
    ['1,00,000.50', '100000.50'],
    ['  250  ', '250'],
    ['=1+1', ''],
    ['1e5', ''],
    ['nothing', ''],
  ] as const) {
    await amount.fill('');
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await amount.focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(amount, pasted).toHaveValue(kept);
  }
  // Typed text stays as typed, and is reformatted on blur.
  for (const [typed, written] of [
    ['50,000', '50,000.00'],
    ['1000,5', '1,000.50'],
  ] as const) {
    await amount.fill('');
    await amount.pressSequentially(typed);
    await expect(amount).toHaveValue(typed);
    await amount.blur();
    await expect(amount).toHaveValue(written);
    await amount.focus();
    await expect(amount).toHaveValue(written.replace(',', ''));
  }
});
