import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry } from '@marquee/federation-release/registry/folderReading';
import type { Browser } from '@playwright/test';
import { full } from '../support/depth';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/sink';
import { SpareSite } from '../support/spareSite';
import { TeamRepository } from '../support/teamRepository';

// A busy machine takes minutes to install, and to run each of six releases in a browser.
test.describe.configure({ mode: 'serial', timeout: 2_400_000 });

const remote = 'bonus';
const page = 'src/BonusPage.tsx';

/** A part of the page with state, and with code that it imports later. */
const more = `import { useState } from 'react';

export function More() {
  const [text, show] = useState('?');
  return (
    <button type="button" onClick={async () => show((await import('./answer')).answer)}>
      {text}
    </button>
  );
}
`;

/** So many visitors, each in a network of their own, are enough to withdraw a version (ADR 85). */
const enough = 8;

/** Runs a step of the guide, and prints the minutes it took, which the guide quotes. */
async function step<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
  const from = performance.now();
  try {
    return await test.step(what, work);
  } finally {
    console.log(`${what}: ${((performance.now() - from) / 60_000).toFixed(1)} min`);
  }
}

/** A visitor in a network of their own opens a page that fails, and their browser reports it. */
async function failFor(browser: Browser, network: string, url: string): Promise<void> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': network } });
  const tab = await context.newPage();
  const reported = tab.waitForResponse('**/api/telemetry/failure');
  await tab.goto(url);
  await reported;
  await context.close();
}

const team = new TeamRepository();
test.afterAll(() => team.remove());

/** Gives the page another text, in English. */
const write = (text: string) =>
  team.change('src/locales/en.json', (texts) => JSON.stringify({ ...JSON.parse(texts), 'page.text': text }));

test('a repository of a team outside of the checkout is made, installed by plain npm, tested, built and checked', {
  tag: full,
}, async () => {
  await step('make', team.make);
  team.add('src/More.tsx', more);
  team.add('src/answer.ts', "export const answer = '42';\n");
  team.change(page, (code) => `import { More } from './More';\n${code.replace('</p>', '</p><More />')}`);
  await step('install', team.install);
  expect(existsSync(join(team.folder, 'node_modules/@marquee/sdk/package.json'))).toBe(true);
  await step('test, build and check', team.check);
});

for (const [at, bundler] of ['Rsbuild', 'webpack', 'Vite'].entries()) {
  test(`what a team builds with ${bundler} is released through the whole gate, seen, taken back, and withdrawn by itself when it fails for visitors`, {
    tag: full,
  }, async ({ page: tab, browser, baseURL }) => {
    const site = await SpareSite.open(baseURL ?? '', { settings: { TRUST_PROXY: 'on' } });
    const record = () => readRegistry(site.releases).registry.remotes[remote];
    const text = (version: string) => `${bundler} made the ${version} version.`;
    const shown = (version: string) => tab.getByRole('main').getByText(text(version));
    const name = (what: string) => `${bundler}: ${what}`;
    const release = async (what: string, ...options: string[]) => {
      await step(name(`build and pack the ${what} version`), () => team.pack());
      const said = await step(name(`release the ${what} version`), () => team.release(site.releases, ...options));
      return { version: record()?.live ?? '', said };
    };
    try {
      if (at > 0) await step(name('install'), () => team.useBundler(bundler));

      write(text('first'));
      const { version: first, said } = await release('first');
      expect(said).toContain(`${remote}@${first} run in a browser: /${remote}`);
      await tab.goto(site.url);
      await hydrated(tab);
      await tab.getByRole('contentinfo').getByRole('link', { name: 'A new section' }).click();
      await expect(shown('first')).toBeVisible();

      write(text('second'));
      // What the gate does in a browser takes minutes, and was seen.
      const { version: second } = await release('second', '--files-only');
      expect(second).not.toBe(first);
      await tab.goto(`${site.url}/${remote}`);
      await expect(shown('second')).toBeVisible();
      await hydrated(tab);
      await tab.getByRole('button', { name: '?', exact: true }).click();
      await expect(tab.getByRole('button', { name: '42', exact: true })).toBeVisible();

      await step(name('take back'), () => team.rollback(site.releases));
      expect(record()?.live).toBe(first);
      await tab.goto(`${site.url}/${remote}`);
      await expect(shown('first')).toBeVisible();

      write(text('third'));
      const failure = "if (globalThis.location?.search.includes('voucher')) throw new Error('no such voucher');";
      const good = '  const t = useText();\n';
      team.change(page, (code) => code.replace(good, `${good}  ${failure}\n`));
      const { version: third } = await release('third', '--files-only');
      await tab.goto(`${site.url}/${remote}`);
      await hydrated(tab);
      await expect(shown('third')).toBeVisible();
      await tab.evaluate(() => Object.assign(globalThis, { stayed: true }));
      await step(name('withdrawn by the site'), async () => {
        for (let visitor = 0; visitor < enough; visitor++)
          await failFor(browser, `10.${visitor}.0.1`, `${site.url}/${remote}?voucher=1`);
        await expect(shown('first')).toBeVisible();
      });
      await expect(shown('third')).toHaveCount(0);
      expect(await tab.evaluate(() => 'stayed' in globalThis)).toBe(true);
      expect(record()?.quarantined).toMatchObject([
        { version: third, evidence: { failed: enough, cause: 'no such voucher' } },
      ]);
      team.change(page, (code) => code.replace(`  ${failure}\n`, ''));
    } finally {
      await tab.close();
      await site.close();
    }
  });
}
