import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRegistry } from '@marquee/federation-release/registry/folderReading';
import { meet, reportOf } from '../support/failureReports';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/sink';
import { SpareSite } from '../support/spareSite';
import { WorkspaceCopy } from '../support/workspaceCopy';

const remote = 'casino';

/** A lobby that shows well: its effect fails, and so do its buttons. */
const lobby = `import { useEffect } from 'react';
const fail = (text: string): void => { throw new Error(text); };
const failLater = async () => fail('spoiled later');
export function LobbyPage() {
  useEffect(() => void failLater(), []);
  return (
    <div>
      <h1>Spoiled</h1>
      <button type="button" onClick={() => fail('spoiled for Anna Cruz, 500.00')}>Claim</button>
      <button type="button" onClick={() => void import('./Late')}>More</button>
    </div>
  );
}
`;

test.use({
  expectedFailures: /spoiled|Loading chunk|ERR_FAILED/,
  extraHTTPHeaders: { 'x-forwarded-for': '10.99.0.1' },
});

test('a button that does nothing, an effect and a late script are heard, and the button alone withdraws the version', async ({
  page,
  playwright,
  baseURL,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-workspace-'));
  const copy = new WorkspaceCopy(folder, remote);
  const site = await SpareSite.open(baseURL ?? '', { settings: { TRUST_PROXY: 'on' } });
  copy.change('src/lobby/LobbyPage.tsx', () => lobby);
  copy.add('src/lobby/Late.ts', 'export const late = document.title;\n');
  const version = await copy.release(site.releases, 'ungated');
  const withdrawn = () => readRegistry(site.releases).registry.remotes[remote]?.quarantined ?? [];

  const [inEffect] = await Promise.all([reportOf(page, 'background'), page.goto(`${site.url}/casino`)]);
  await hydrated(page);
  const place = expect.stringMatching(new RegExp(`^${site.url}/releases/${remote}/${version}/[^ ]+\\.js:\\d+:\\d+`));
  expect(inEffect).toMatchObject({ remote, version, cause: 'spoiled later', places: place });
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));

  await page.route(`**/releases/${remote}/${version}/**`, (route) => route.abort());
  const [late] = await Promise.all([reportOf(page, 'chunk'), page.getByRole('button', { name: 'More' }).click()]);
  expect(late).toMatchObject({ remote, version });
  // An effect that fails for eight visitors, and a script that somebody blocks, leave the version.
  for (const [number, report] of [inEffect, late].entries())
    await meet(playwright.request, site, report, 10 + 10 * number);

  const claim = page.getByRole('button', { name: 'Claim' });
  const [pressed] = await Promise.all([reportOf(page, 'press'), claim.click()]);
  expect(pressed).toMatchObject({ remote, version, cause: 'spoiled for …', places: place });
  expect(withdrawn()).toEqual([]);
  await meet(playwright.request, site, pressed, 40);

  await expect(claim).toBeHidden({ timeout: 10_000 });
  await expect(page.locator('main a[data-tile]').first()).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
  expect(withdrawn()).toMatchObject([{ version, evidence: { failed: 8, networks: 8, cause: 'spoiled for …' } }]);
  await page.close();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});
