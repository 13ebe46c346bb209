import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { journeysChromium } from '@marquee/e2e/chromium';
import { root } from '@marquee/e2e/support/folders';
import { chromium } from '@playwright/test';
import { compose, type Layout, widthOf } from './compose';
import { deskScenes } from './deskScenes';
import { inRows } from './rows';
import { betSlip, demoPlayer, homePages, phonePages, statementChart } from './scenes';

/**
 * Takes the screenshots of `npm run pictures:readme`. Arguments: `<origin of the running site> [account password]`, of
 * the player whose statement is shown; without, the demo player's. Without any, those of the desk alone.
 */
const [origin = '', accountId = demoPlayer.accountId, password = demoPlayer.password] = process.argv.slice(2);

/** Maximum size of all pictures together, bytes. */
const mostBytes = 600_000;
const folder = join(root, 'docs/pictures');

const executablePath = journeysChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const table = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  const made = new Map<string, Buffer>();
  const put = async (name: string, layout: Layout) => made.set(name, await compose(table, layout));

  const studio = { browser, origin, player: { accountId, password } };
  if (origin) {
    await put('templates', { width: widthOf(6, 260), each: 260, rows: inRows(await homePages(studio), 6) });
    await put('phone', { width: widthOf(2, 585), each: 585, rows: [await phonePages(studio)] });
    await put('slip', { width: widthOf(1, 640), each: 640, rows: [[await betSlip(studio)]] });
    await put('statement', { width: widthOf(1, 1500), each: 1500, rows: [[await statementChart(studio)]] });
  }
  for (const [name, picture] of await deskScenes(browser)) {
    const each = name === 'desk-join' ? 683 : 1366;
    await put(name, { width: widthOf(1, each), each, rows: [[picture]] });
  }

  const bytes = [...made.values()].reduce((sum, picture) => sum + picture.byteLength, 0);
  for (const [name, picture] of made) process.stdout.write(`  ${name}.webp  ${picture.byteLength} bytes\n`);
  if (bytes > mostBytes)
    throw new Error(`The pictures have ${bytes} bytes; ${mostBytes} are allowed. None is written.`);
  mkdirSync(folder, { recursive: true });
  for (const [name, picture] of made) writeFileSync(join(folder, `${name}.webp`), picture);
  process.stdout.write(`  ${bytes} bytes in docs/pictures\n`);
} finally {
  await browser.close();
}
