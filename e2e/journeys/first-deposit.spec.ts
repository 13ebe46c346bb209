import { full } from '../support/depth';
import { ownNetwork } from '../support/ownNetwork';
import { giveAddress, newPlayer, register } from '../support/player';
import { expect, test } from '../support/sink';
import { verifyPhone } from '../support/verifyPhone';

test.use(ownNetwork);

/** A site of each profile; what the deposit page asks for before its form, and with how much the player begins. */
const profiles = [
  { code: 'uk', site: 'casino4', tag: [], amount: '100' },
  { code: 'ph', site: 'slot1', tag: [], amount: '1000' },
  { code: 'mt', site: 'casino1', tag: [full], amount: '100' },
  { code: 'none', site: '', tag: [full], amount: '1000' },
] as const;

for (const { code, site, tag, amount } of profiles) {
  test(`in ${code} a visitor comes to the first deposit by one clear thing at a time [D5.13, D9.29]`, {
    tag: [...tag],
  }, async ({ browser, baseURL, request }) => {
    const domain = site ? `${site}.localhost` : 'localhost';
    const origin = (baseURL ?? '').replace('//localhost', `//${domain}`);
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 360, height: 740 } });
    await context.addCookies([{ name: 'language', value: 'EN', url: origin }]);
    const page = await context.newPage();
    const main = page.getByRole('main');
    const button = (name: string) => main.getByRole('button', { name, exact: true });
    const fits = () =>
      expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const player = newPlayer();

    // Registration refuses to go on without the declaration, where there is one, and ends with the offer of limits.
    if (code === 'ph') {
      await page.goto('/register');
      const box = page.getByRole('checkbox', { name: /none of those who are barred/ });
      await expect(box).not.toBeChecked();
      await button('Create account').click();
      await expect(main).toContainText('You can only play here if this is true of you.');
      await fits();
    }
    await register(page, player);
    await fits();
    await verifyPhone(request, player, { domain });

    if (code === 'uk') {
      // Left without an answer: the deposit page asks for what is missing, one after the other.
      await page.goto('/deposit');
      await expect(main).toContainText('Documents we may ask for');
      await fits();
      await main.getByRole('link', { name: 'Give my address' }).click();
      await giveAddress(page, player);
      await expect(page).toHaveURL(/\/deposit$/);

      const offer = page.getByTestId('limit-first');
      await expect(offer).toBeVisible();
      await fits();
      await page.reload();
      await button('Set this limit').click();
      await expect(offer.getByLabel('Your deposit limit')).toBeFocused();
      const other = await context.newPage();
      await other.goto('/deposit');
      await expect(other.getByTestId('limit-first')).toBeVisible();
      // Going on without one is asked again, and not going on is the way back to the offer.
      await button('Continue without a limit').click();
      const sure = page.getByRole('alertdialog', { name: 'Continue without a limit?' });
      await sure.getByRole('button', { name: 'Set a limit' }).click();
      // The dialog gives the focus back as it goes: text that is typed before would be lost.
      await expect(button('Continue without a limit')).toBeFocused();
      await expect(offer).toBeVisible();
      await offer.getByLabel('Your deposit limit').fill('500');
      await button('Set this limit').click();
      await expect(offer).toHaveCount(0);
      // The other tab learns of the answer by itself.
      await expect(other.getByTestId('limit-first')).toHaveCount(0);
      await other.close();
    } else {
      await button('Continue without limits').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Continue without limits' }).click();
      await expect(page.getByTestId('balance')).toBeVisible();
      await page.goto('/deposit');
    }

    await expect(page.getByLabel('Amount')).toBeVisible();
    await fits();
    await page.getByLabel('Amount').fill(amount);
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Deposit now' }).click();
    await expect(page.getByTestId('payment')).toHaveAttribute('data-state', 'approved');

    // Nothing is asked twice.
    await page.goto('/deposit');
    await expect(page.getByLabel('Amount')).toBeVisible();
    await context.close();
  });
}
