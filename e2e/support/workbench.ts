import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { trustedPolicies } from '@marquee/contract/trustedTypes';
import type { Page } from '@playwright/test';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { test as base } from './sink';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Strings become markup and scripts as on a site's pages: not at all, but by these policies. */
const policy = `require-trusted-types-for 'script'; trusted-types ${trustedPolicies.join(' ')}`;

/** Builds the workbench page into a folder of its own. */
async function build(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-workbench-'));
  const rsbuild = await createRsbuild({
    cwd: join(import.meta.dirname, '..'),
    rsbuildConfig: {
      mode: 'production',
      logLevel: 'error',
      plugins: [pluginReact()],
      source: { entry: { index: './workbench/index.tsx' } },
      html: { title: 'Workbench' },
      output: { distPath: { root: folder }, assetPrefix: '/workbench/', filenameHash: false },
    },
  });
  await rsbuild.build();
  return folder;
}

/**
 * A test on the workbench: parts of the kit and the sdk, as they are, in a real browser. `open` shows one of its scenes. The page is
 * answered by the test itself, so that no site carries it.
 */
export const test = base.extend<{ open: (scene: string) => Promise<Page> }, { workbench: string }>({
  workbench: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const folder = await build();
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  open: async ({ page, workbench }, use) => {
    await page.route('**/workbench/**', (route) => {
      const path = new URL(route.request().url()).pathname.replace('/workbench/', '') || 'index.html';
      const headers = { 'content-type': types[extname(path)] ?? '', 'content-security-policy': policy };
      return route.fulfill({ body: readFileSync(join(workbench, path)), headers });
    });
    await use(async (scene) => {
      await page.goto(`/workbench/?scene=${scene}`);
      return page;
    });
  },
});

export { expect } from './sink';
