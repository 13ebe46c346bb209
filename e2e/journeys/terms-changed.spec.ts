import { OwnSite } from '../support/ownSite';
import { demo, signIn } from '../support/player';
import { expect, test } from '../support/sink';

let site: OwnSite | undefined;
test.beforeAll(async () => {
  site = await OwnSite.open();
});
test.afterAll(() => site?.close());

/** The operator decides to answer complaints later. */
const changeTerms = () =>
  site?.change<{ terms: object }>('common/operator.json', (data) => ({
    ...data,
    terms: { ...data.terms, complaint_days: 21 },
  }));

test('a player sees what has changed in the terms, accepts it, and deposits [D9.30]', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: site?.url ?? '', viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  const main = page.getByRole('main');
  await signIn(page, demo);
  changeTerms();

  await page.goto('/');
  const told = page.getByRole('alertdialog', { name: 'Our terms have changed' });
  await told.getByRole('button', { name: 'Later' }).click();
  await page.goto('/deposit');
  await expect(main.getByText('Please read our new terms first')).toBeVisible();
  await main.getByRole('link', { name: 'Read the terms' }).click();

  const box = page.getByTestId('accept-terms');
  await expect(box.getByRole('listitem')).toHaveText([/^Complaints changed/]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await box.getByRole('link', { name: 'Complaints' }).press('Enter');
  await expect(main.getByRole('heading', { name: /Complaints$/ })).toBeInViewport();
  await box.getByRole('link', { name: 'Text so far' }).click();
  await expect(main).toContainText('You are reading an older version.');
  await expect(main).toContainText('final answer within 10 days');
  await main.getByRole('link', { name: 'Latest version' }).click();
  await expect(main).toContainText('final answer within 21 days');
  await box.getByRole('button', { name: 'I accept the terms' }).click();
  await expect(main).toContainText('You have accepted the terms.');

  await page.goto('/deposit');
  await expect(main.getByRole('button', { name: 'Review' })).toBeVisible();
  await context.close();
});
