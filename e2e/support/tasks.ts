import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Hands } from './hands';
import type { Purse } from './purse';

/** One of the ten tasks that every player must find the way of. */
export interface Task {
  name: string;
  /** Whether it needs the sportsbook's own template: others may have no matches at home. */
  isSport?: boolean;
  /** What must be there before the player opens the home page. */
  prepare?: (purse: Purse, page: Page) => Promise<unknown>;
  /** What the player does from home, until it is done. */
  act: (hands: Hands, purse: Purse) => Promise<void>;
}

const banner = ({ page }: Hands) => page.getByRole('banner');
const main = ({ page }: Hands) => page.getByRole('main');

/** Opens a page of the account by the menu behind the header's account button. */
async function openOwn(hands: Hands, name: string): Promise<void> {
  await hands.press(banner(hands).getByRole('button', { name: 'Account', exact: true }));
  await hands.press(hands.page.getByRole('dialog').getByRole('link', { name, exact: true }));
}

/** Opens the account's overview. */
const openOverview = (hands: Hands) => openOwn(hands, 'My account');

/** Asks for a withdrawal that the sandbox's gateway keeps for twenty seconds: its amount ends in 29. */
async function withdraw(purse: Purse): Promise<void> {
  const bank = { bank_code: 'ISB', holder_name: purse.fullName, account_number: '001234567890' };
  const added = await purse.call('wallet/add_bank_account', { request_id: randomUUID(), ...bank });
  const { bank_account_id } = added.value[0];
  const answer = await purse.call('wallet/withdraw', { request_id: randomUUID(), bank_account_id, amount: 52_900 });
  expect(answer.statusCode).toBe(1);
}

/** Bets on a match of the next days. */
async function bet(purse: Purse): Promise<void> {
  const { value } = await purse.call('sports/fixtures', {
    language: 'EN',
    sport: '',
    when: 'tomorrow',
    q: '',
    count: 5,
  });
  const { selection_id, odds } = value[0].markets[0].selections[0];
  const slip = { sizes: [1], legs: [{ selection_id, odds }], stake_per_line: 5000, policy: 'any' };
  const answer = await purse.call('sports/place_bet', { request_id: randomUUID(), ...slip });
  expect(answer).toMatchObject({ state: 'placed' });
}

/** Plays a round of a slot, and closes the game. */
async function playRound(purse: Purse, page: Page): Promise<void> {
  const game = { provider_code: 'JILI', game_code: 'sl001', mode: 'real', language: 'EN' };
  const { launch_url } = await purse.call('product/launch', game);
  await page.goto(launch_url);
  await page.locator('.main').click();
  await page.locator('.main:enabled').waitFor();
}

/** The name of the most played slot. */
async function mostPlayed({ request }: Page): Promise<string> {
  const data = { domain_name: 'localhost', external_id: 'marquee', game_type: 'slots', from: 0, count: 1 };
  const answer = await request.post('/api/product/get_games', { data });
  return ((await answer.json()) as { value: [{ game_name: string }] }).value[0].game_name;
}

/** In the order in which one player can do them: a break ends play, and another language has other names. */
export const tasks: readonly Task[] = [
  {
    name: 'find limits',
    async act(hands) {
      await openOwn(hands, 'Limits and help');
      await expect(main(hands).getByRole('heading', { name: 'Your limits' })).toBeVisible();
    },
  },
  {
    name: 'see where my money is',
    async act(hands) {
      await openOwn(hands, 'Statement');
      await expect(hands.page.getByTestId('statement')).toBeVisible();
    },
  },
  {
    name: 'find a game by half its name',
    async act(hands) {
      const name = await mostPlayed(hands.page);
      await hands.pressKey('/', hands.page.getByRole('link', { name: 'Search', exact: true }).first());
      await hands.fill(main(hands).getByRole('searchbox'), name.slice(0, Math.ceil(name.length / 2)));
      await hands.press(main(hands).locator('a[href*="/playnow"]').filter({ hasText: name }).first());
      await expect(hands.page).toHaveURL(/\/playnow\?/);
    },
  },
  {
    name: 'verify a round',
    prepare: playRound,
    async act(hands) {
      await openOwn(hands, 'Bet history');
      await hands.press(main(hands).locator('a[href*="bet="]').first());
      await expect(hands.page.getByRole('group', { name: 'Receipt' })).toBeFocused();
      const opened = hands.page.context().waitForEvent('page');
      await hands.press(main(hands).getByRole('link', { name: 'Replay and check the round' }));
      await hands.goOnIn(await opened);
      await expect(hands.page.getByRole('status')).toHaveText('Correct: the result comes from these seeds.');
    },
  },
  {
    name: 'put a bet of three',
    isSport: true,
    async act(hands) {
      // The last to begin: running matches have a score, and their odds may be closed.
      const matches = main(hands)
        .locator('li')
        .filter({ has: hands.page.locator('button[aria-pressed]') });
      const ahead = matches.filter({ hasNot: hands.page.locator('b:not(:empty)') });
      await expect.poll(() => ahead.count()).toBeGreaterThan(2);
      const first = (await ahead.count()) - 3;
      for (const place of [first, first + 1, first + 2])
        await hands.press(ahead.nth(place).locator('button[aria-pressed]:not([aria-disabled])').first());
      await hands.press(main(hands).getByRole('link', { name: '3 selections on the bet slip' }));
      await hands.press(hands.page.getByRole('button', { name: '₱50.00' }).last());
      await hands.press(hands.page.getByRole('button', { name: /^Place bet/ }));
      await expect(hands.page.getByRole('region', { name: 'Bet placed' })).toBeVisible();
    },
  },
  {
    name: 'cash out',
    isSport: true,
    prepare: bet,
    async act(hands) {
      await hands.press(main(hands).getByRole('link', { name: 'All matches' }).first());
      await expect(hands.page).toHaveURL(/\/sports/);
      const toSlip = { touch: 'button', keyboard: 'link' } as const;
      await hands.press(hands.page.getByRole(toSlip[hands.manner], { name: 'Bet slip' }));
      await hands.press(hands.page.getByRole('tab', { name: 'Open' }));
      await hands.press(hands.page.getByRole('button', { name: /^Cash out/ }).first());
      await hands.press(hands.page.getByRole('button', { name: /^Confirm: cash out/ }));
      await expect(hands.page.getByRole('status').filter({ hasText: /Cashed out ₱/ })).toHaveCount(1);
    },
  },
  {
    name: 'find out why a withdrawal waits',
    async act(hands, purse) {
      // As late as possible: the sandbox pays it by itself.
      await withdraw(purse);
      await openOverview(hands);
      await hands.press(
        main(hands)
          .getByRole('link', { name: /^Withdrawal of/ })
          .first(),
      );
      await expect(hands.page.getByTestId('payment')).toBeVisible();
    },
  },
  {
    name: 'claim a reward',
    async act(hands) {
      await openOverview(hands);
      await hands.press(
        main(hands)
          .getByRole('link', { name: /with a reward to claim|is complete/ })
          .first(),
      );
      await hands.press(
        main(hands)
          .getByRole('button', { name: /^Claim / })
          .first(),
      );
      await expect(hands.page.getByText(/^Claimed:/).first()).toBeVisible();
    },
  },
  {
    name: 'take a break',
    async act(hands) {
      await openOwn(hands, 'Limits and help');
      const timeOut = hands.page.locator('#time-out');
      await hands.press(
        hands.manner === 'touch' ? timeOut.locator('label').first() : timeOut.getByRole('radio').first(),
      );
      await hands.press(timeOut.getByRole('button', { name: 'Start the time-out' }));
      await hands.press(
        hands.page
          .getByRole('alertdialog')
          .or(hands.page.getByRole('dialog'))
          .getByRole('button', { name: 'Start the time-out' }),
      );
      await expect(hands.page.getByRole('link', { name: 'Play paused' })).toBeVisible();
    },
  },
  {
    name: 'change language',
    async act(hands) {
      await hands.press(banner(hands).getByRole('button', { name: 'Account', exact: true }));
      await hands.choose(hands.page.getByRole('dialog').getByRole('combobox'), 'Español');
      await expect(hands.page.locator('html')).toHaveAttribute('lang', 'es');
    },
  },
];
