import { templateRows } from '@marquee/templates/rows';
import { contrastFaults } from '../support/contrast';
import { full } from '../support/depth';
import { motionFaults } from '../support/motion';
import { ownCalls } from '../support/ownNetwork';
import { openPurse } from '../support/purse';
import { expect, test } from '../support/sink';
import { walkPages } from '../support/walkPages';

test.use({ ...ownCalls, contextOptions: { reducedMotion: 'reduce' } });

test('home, lobby and sports are still for somebody who asks for less motion', async ({ page, request, context }) => {
  await (await openPurse(request)).enter(context);
  expect(await walkPages(page, 'casino2', ['/', '/slots', '/sports'], motionFaults)).toEqual([]);
});

test('something that moves for half a second is found, and a fade is not', async ({ page }) => {
  await page.setContent('<p>One</p><i>Other</i>');
  await page.evaluate(() => {
    document.querySelector('i')?.animate([{ opacity: 0 }, { opacity: 1 }], 10_000);
    document.querySelector('p')?.animate([{ translate: '0' }, { translate: '9px' }], 10_000);
  });
  expect(await motionFaults(page)).toEqual(['<p>One</p> moves for 10000 ms']);
});

test('texts and lines are stronger for somebody who asks for more contrast', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  expect(await walkPages(page, 'casino2', ['/'], contrastFaults)).toEqual([]);
});

test('texts and lines of all templates are strong for somebody who asks for more contrast', { tag: full }, async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  const faults: string[] = [];
  for (const { code } of templateRows) faults.push(...(await walkPages(page, code, ['/'], contrastFaults)));
  expect(faults).toEqual([]);
});
