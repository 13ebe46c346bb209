import { type ChildProcess, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { full } from '../support/depth';
import { hostDir, releasesDir, root } from '../support/folders';
import { freePort } from '../support/freePort';
import { demo, signIn } from '../support/player';
import { expect, test } from '../support/sink';
import { startProgram, stopProgram } from '../support/startProgram';

test.use({ viewport: { width: 360, height: 740 } });

const folder = mkdtempSync(join(tmpdir(), 'marquee-contact-'));
let site: ChildProcess | undefined;
let port = '';

const start = async () => {
  const settings = { DATA_DIR: folder, HOST_DIST: hostDir, RELEASES_DIR: releasesDir, PORT: port };
  site = await startProgram('site', settings);
};
const stop = async () => {
  if (site) await stopProgram(site);
};
/** `npm run desk -- messages … --console`. */
function messages(...words: string[]): string {
  const command = ['--import', 'tsx', 'backend/app/src/commands/desk.ts', 'messages', ...words, '--console'];
  return execFileSync(process.execPath, command, {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder },
    encoding: 'utf8',
  });
}

test.beforeAll(async () => {
  port = String(await freePort());
  await start();
});
test.afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a player writes, an operator answers by the desk, and the player reads it on a telephone', {
  tag: full,
}, async ({ page }) => {
  test.slow();
  const url = `http://localhost:${port}`;
  const main = page.getByRole('main');
  await signIn(page, demo, url);
  await page.goto(`${url}/contact-us`);
  await expect(main.getByLabel('Your name')).not.toHaveValue('');
  await main.getByRole('textbox', { name: 'Your message' }).fill('<b>Where</b> is my deposit of Monday?\nThank you.');
  await main.getByRole('button', { name: 'Send message' }).click();
  const ticket = (await main.getByTestId('ticket').textContent()) ?? '';
  const row = main.getByRole('listitem').filter({ hasText: '<b>Where</b> is my deposit' });
  await expect(row).toContainText('Waiting');

  // The site goes on running.
  await page.goto('about:blank');
  expect(messages('list')).toMatch(/message:\n\s+<b>Where<\/b> is my deposit of Monday\?\n\s+Thank you\./);
  const named = ['--site', 'localhost', '--ticket', ticket];
  expect(messages('answer', ...named, '--answer', '<i>It came</i> today.')).toContain('by: inbox');
  expect(messages('list')).toBe('none\n');

  await page.goto(`${url}/contact-us`);
  await expect(row).toContainText('New answer');
  await row.getByRole('button').click();
  await expect(row.getByText('<i>It came</i> today.')).toBeVisible();
  await expect(row.getByRole('button')).toContainText('Answered');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.goto(`${url}/inbox`);
  const news = main.getByRole('listitem').filter({ hasText: 'We answered your message' });
  await expect(news).toContainText('Read');
  await news.getByRole('link').click();
  await expect(main.getByRole('article').getByText('<i>It came</i> today.')).toBeVisible();
});
