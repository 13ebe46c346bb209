import { templateRows } from '@marquee/templates/rows';
import type { Locator, Page } from '@playwright/test';
import { full } from '../support/depth';
import { atRest } from '../support/motion';
import { newPlayer, register } from '../support/player';
import { test } from '../support/purse';
import { expect, test as visitor } from '../support/sink';
import { remoteText, uiText } from '../support/texts';
import { type Weight, weakness, weightOf } from '../support/weights';

/** The default language, and one with long words. */
const languages = [
  { tag: 'en', prefix: '' },
  { tag: 'ru', prefix: '/ru' },
];

/** The one with the largest keys; a full run opens all. */
const quick = 'slot9';

/** What is weaker about the protecting one of two buttons in a dialog: a line each. */
async function faultsIn(place: Locator, protecting: string, other: string): Promise<string[]> {
  const button = (name: string) => place.getByRole('button', { name, exact: true });
  const [one, two] = [button(protecting), button(other)];
  await expect(one).toBeVisible();
  await expect(two).toBeVisible();
  // The dialog moves in, and a button that has just been enabled changes its colours for a moment.
  await atRest(place.page());
  const found = weakness(await weightOf(one), await weightOf(two));
  return found.map((fault) => `“${protecting}” is ${fault} beside “${other}”`);
}

/** The three confirmations of the page of limits, closed again. */
async function breaks(page: Page, tag: string): Promise<string[]> {
  const t = remoteText('account', tag);
  const main = page.getByRole('main');
  const dialog = page.getByRole('alertdialog');
  const faults: string[] = [];
  for (const [begin, yes] of [
    ['timeOut.begin', 'timeOut.yes'],
    ['exclude.begin', 'exclude.yes'],
  ] as const) {
    const groups = main.getByRole('group', { name: t(begin.replace('begin', 'howLong')) });
    await (begin === 'timeOut.begin' ? groups.first() : groups.last())
      .getByRole('radio')
      .first()
      .check({ force: true });
    if (begin === 'exclude.begin') await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: t(begin), exact: true }).click();
    faults.push(...(await faultsIn(dialog, t(yes), t('care.cancel'))));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  return faults;
}

for (const { code, palettes } of templateRows) {
  const look = `marquee-theme=${code}/${palettes[0].id}`;

  test(`stopping, limits, breaks and closing are never the weaker choice in ${code}`, {
    tag: code === quick ? [] : full,
  }, async ({ page, purse }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await purse.call('protection/set_limit', { kind: 'deposit', period: 'day', amount: 50_000 });
    const { value } = await purse.call('product/get_games', { game_type: 'slots', from: 0, count: 1 });
    const faults: string[] = [];
    for (const { tag, prefix } of languages) {
      const t = remoteText('account', tag);
      await page.goto(`${prefix}/responsible-gaming?${look}`);
      faults.push(...(await breaks(page, tag)));

      await page.getByTestId('limit-deposit-day').getByRole('button').first().click();
      const sheet = page.getByRole('dialog');
      // What is the limit already cannot be saved: a lower one can.
      await sheet.locator('[name="amount"]').fill('400');
      faults.push(...(await faultsIn(sheet, t('limit.save'), t('limit.remove'))));

      await page.goto(`${prefix}/close-account?${look}`);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('closing.begin'), exact: true })
        .click();
      faults.push(...(await faultsIn(page.getByRole('alertdialog'), t('closing.yes'), t('care.cancel'))));

      // Due after ten minutes at the earliest: the time in the server's answer is changed.
      await page.route('**/api/protection/session', async (route) => {
        const answer = await route.fetch();
        const body = await answer.json();
        const due = body.value.map((one: object) => ({ ...one, reality_check_at: '2020-01-01T00:00:00Z' }));
        await route.fulfill({ json: { ...body, value: due } });
      });
      const { provider_code, game_code } = value[0];
      await page.goto(`${prefix}/playnow?provider=${provider_code}&game=${game_code}&mode=real&${look}`);
      const say = (key: string) => uiText(tag, key, 'messages');
      faults.push(...(await faultsIn(page.getByRole('alertdialog'), say('reality.stop'), say('reality.ok'))));
      await page.unroute('**/api/protection/session');
    }
    expect(faults).toEqual([]);
  });
}

visitor('setting limits is not the weaker choice when they are offered', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await register(page, newPlayer());
  const main = page.getByRole('main');
  const [set, without] = [
    main.locator('button[type="submit"]'),
    main.locator('form button:not([type="submit"])').last(),
  ];
  expect(weakness(await weightOf(set), await weightOf(without))).toEqual([]);
});

visitor('a weaker choice is found', async ({ page }) => {
  const found = async (protecting: string, other: string) => {
    await page.setContent(`<body style="background:#fff"><button style="display:block;color:#000;${other}">Go on</button>
      <button style="display:block;color:#000;${protecting}">Stop</button>`);
    const weights = await Promise.all(['Stop', 'Go on'].map((name) => weightOf(page.getByRole('button', { name }))));
    return weakness(...(weights as [Weight, Weight]));
  };
  expect(await found('font-size:10px;width:60px;height:20px', 'font-size:16px;width:200px;height:48px')).toEqual([
    'smaller',
    'in smaller letters',
    'below',
  ]);
  expect(await found('background:none;color:#bbb', 'background:#080')).toEqual([
    'without a colour',
    'hard to read',
    'below',
  ]);
});
