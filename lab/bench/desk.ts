import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeskSite } from '@marquee/e2e/support/deskSite';
import { deskLeast, deskLighthouse } from './lighthouse';
import { openBrowser } from './phone';
import { print, printLighthouse } from './print';

/**
 * `node --import tsx lab/bench/desk.ts`, after `npm run build`: Lighthouse for pages of the desk, signed in. Exits with
 * 1 if one has fewer points than it should, except for search engines, which the desk keeps out.
 */
const paths = ['/today', '/withdrawals', '/players', '/approvals'];

const work = mkdtempSync(join(tmpdir(), 'marquee-desk-bench-'));
const browser = await openBrowser();
const desk = await DeskSite.open();
try {
  const page = await desk.enter(browser, 'Demo Owner');
  const held = await page.context().cookies(desk.origin);
  const cookies = held.map(({ name, value }) => `${name}=${value}`).join('; ');
  const points = await deskLighthouse(work, desk.origin, { cookies, paths });
  printLighthouse(points);
  for (const { page: path, failed } of points) print(`${path}: ${failed.join(', ') || 'no audit failed'}`);
  const isEnough = points.every(
    (one) => Math.min(one.performance, one.accessibility, one['best-practices']) >= deskLeast,
  );
  if (!isEnough) process.exitCode = 1;
} finally {
  await browser.close();
  await desk.close();
  rmSync(work, { recursive: true, force: true });
}
