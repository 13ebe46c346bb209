import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languageCodes, languages } from '@marquee/contract/languages';
import type { Locator, Page } from '@playwright/test';
import { full, isFull } from '../support/depth';
import { root } from '../support/folders';
import { type FormCase, type FormPlayer, formCases, formPlayer, open } from '../support/formCases';
import { expectFocusKept } from '../support/keyboard';
import { ownNetwork } from '../support/ownNetwork';
import { signIn } from '../support/player';
import { expect, test } from '../support/sink';
import { confirmStepUp } from '../support/stepUp';

test.use(ownNetwork);

// The browser logs broken connections, too.
test.use({ expectedFailures: /Failed to load resource/, permissions: ['clipboard-read', 'clipboard-write'] });

const form = (page: Page) => page.locator('main form');
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const submit = (page: Page) => form(page).locator('button[type="submit"]');

/** The texts of field errors in a language. */
const validation = (tag: string) =>
  JSON.parse(readFileSync(join(root, 'shared/i18n/src/bundles', tag, 'validation.json'), 'utf8')) as Record<
    string,
    string
  >;

/** A field's accessible description. */
const description = (input: Locator) =>
  input.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

async function paste(page: Page, input: Locator, text: string): Promise<void> {
  await page.evaluate((what) => navigator.clipboard.writeText(what), text);
  await input.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
}

/** Records the bodies sent to a call from now on. */
function watch(page: Page, call: string): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/${call}`)) sent.push(request.postDataJSON() as Record<string, unknown>);
  });
  return sent;
}

/** Lets the next request reach the server, and drops its answer. */
async function loseAnswer(page: Page, call: string): Promise<void> {
  const lose = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(`**/api/${call}`, lose, { times: 1 });
}

/** Every empty field shows its error. */
async function expectErrors(page: Page, { fields, consent }: FormCase, tag: string): Promise<void> {
  const texts = validation(tag);
  for (const { name, empty = '' } of fields) {
    const input = field(page, name);
    await expect(input, name).toHaveAttribute('aria-invalid', 'true');
    // the texts may still be loading
    await expect.poll(() => description(input), `${name} in ${tag}`).toContain(texts[empty]);
  }
  if (consent) await expect.poll(() => description(form(page).getByRole('checkbox'))).toContain(texts[consent]);
}

/** Submitting an empty form by keyboard shows its errors, focuses the first invalid field, and sends nothing. */
async function refuseEmpty(page: Page, one: FormCase): Promise<void> {
  const sent = watch(page, one.call);
  for (const { name, autocomplete } of one.fields) {
    await field(page, name).fill('');
    await expect(field(page, name), name).toHaveAttribute('autocomplete', autocomplete);
  }
  const first = field(page, one.fields[0]?.name ?? '');
  await first.press('Enter');
  await expectErrors(page, one, 'en');
  await expect(first).toBeFocused();
  expect(sent).toEqual([]);
}

/** Fills a form as a person does, pasting where possible; an error disappears when its field is edited. */
async function fill(page: Page, one: FormCase, player: FormPlayer): Promise<Record<string, string>> {
  const typed: Record<string, string> = {};
  for (const { name, pasted, value } of one.fields) {
    const input = field(page, name);
    typed[name] = await value(player, page.request);
    if (pasted && name !== 'tac') await paste(page, input, pasted(player));
    else if (name === 'date_of_birth') await input.fill(typed[name] ?? '');
    else await input.pressSequentially(typed[name] ?? '');
    await expect(input, name).not.toHaveAttribute('aria-invalid');
    await expect(input, name).toHaveValue(typed[name] ?? '');
    await expect(input, 'typing keeps the focus').toBeFocused();
  }
  if (one.consent) await form(page).getByRole('checkbox').check();
  return typed;
}

async function prepare(page: Page, one: FormCase, player: FormPlayer): Promise<void> {
  if (!one.isNew) await open(page.request, player);
  if (one.signedIn) await signIn(page, { accountId: player.account_id, password: player.password });
  await one.open(page);
  await expect(submit(page)).toBeVisible();
}

/** A short run tests the longest form only. */
const short = new Set(['registration']);
const names = formCases(formPlayer()).map(({ name }) => name);

for (const name of names.filter((one) => isFull || short.has(one))) {
  test(`the form of ${name} tells each error at its field, and sends once: by Enter over a line that breaks, then by two presses [D11.01]`, async ({
    page,
  }) => {
    const player = formPlayer();
    const one = formCases(player).find((other) => other.name === name) as FormCase;
    await prepare(page, one, player);
    await refuseEmpty(page, one);
    const typed = await fill(page, one, player);

    const sent = watch(page, one.call);
    await loseAnswer(page, one.call);
    await field(page, one.fields.at(-1)?.name ?? '').press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(/Something went wrong on our side|We could not reach the site/);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toHaveCount(0);
    for (const [input, value] of Object.entries(typed)) await expect(field(page, input)).toHaveValue(value);

    await submit(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    if (one.stepUp) await confirmStepUp(page, player.password);
    await one.done(page);
    await expectFocusKept(page);
    expect(sent).toHaveLength(one.stepUp ? 3 : 2);
    for (const body of sent) expect(body).toEqual(sent[0]);
    await one.once(page.request, player);
  });
}

/** Changes the language in place, without reloading. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.locator('select:has(option[value="RUS"])').first().selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', languages[language].tag);
}

for (const name of names) {
  test(`the form of ${name} shows its errors in all eight languages, and translates them in place`, {
    tag: full,
  }, async ({ page }) => {
    const player = formPlayer();
    const one = formCases(player).find((other) => other.name === name) as FormCase;
    await prepare(page, one, player);
    await refuseEmpty(page, one);
    for (const language of languageCodes) {
      await speak(page, language);
      await expectErrors(page, one, languages[language].tag);
    }
  });
}
