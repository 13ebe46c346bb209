import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { trustedPolicies } from '@marquee/contract/trustedTypes';
import type { Page } from '@playwright/test';
import { root } from './folders';
import { test as base } from './sink';

const built = join(root, 'e2e/workbench/dist');

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Trusted Types as on a site's pages. */
const policy = `require-trusted-types-for 'script'; trusted-types ${trustedPolicies.join(' ')}`;

/**
 * A test on the workbench: parts of kit and sdk in a real browser. `open` shows a scene. The test itself serves the
 * page; it is not part of any site.
 */
export const test = base.extend<{ open: (scene: string) => Promise<Page> }>({
  open: async ({ page }, use) => {
    await page.route('**/workbench/**', (route) => {
      const path = new URL(route.request().url()).pathname.replace('/workbench/', '') || 'index.html';
      const headers = { 'content-type': types[extname(path)] ?? '', 'content-security-policy': policy };
      return route.fulfill({ body: readFileSync(join(built, path)), headers });
    });
    await use(async (scene) => {
      await page.goto(`/workbench/?scene=${scene}`);
      return page;
    });
  },
});

export { expect } from './sink';
