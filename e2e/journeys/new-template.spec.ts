import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { full } from '../support/depth';
import { releasesDir, root } from '../support/folders';
import { freePort } from '../support/freePort';
import { expect, test } from '../support/sink';

const run = promisify(execFile);
const copy = mkdtempSync(join(tmpdir(), 'marquee-template-'));
const copied = ['docs', 'host', 'shared', 'backend'];
let edge: ChildProcess | undefined;

test.afterAll(() => {
  edge?.kill();
  rmSync(copy, { recursive: true, force: true });
});

/** Copies the repository's sources and links its installed packages, so that a build sees only the copy. */
function copyRepository(): void {
  const left = /[/\\](dist|dist-single|\.marquee|\.rsbuild|\.data)$/;
  for (const folder of copied) {
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !left.test(path),
    });
  }
  for (const name of ['node_modules', 'remotes', 'package.json', 'tsconfig.json', 'tsconfig.base.json']) {
    symlinkSync(join(root, name), join(copy, name));
  }
}

/** Starts the copy's edge on the backend of the site under test. */
async function serve(backend: string): Promise<string> {
  const port = await freePort();
  const env = {
    ...process.env,
    MARQUEE_MODE: 'sandbox',
    BACKEND_URL: backend,
    HOST_DIST: join(copy, 'host/dist'),
    RELEASES_DIR: releasesDir,
    PORT: String(port),
  };
  edge = spawn(process.execPath, ['--import', 'tsx', 'host/edge/src/main.ts'], { cwd: copy, env });
  await new Promise<void>((done, fail) => {
    edge?.stdout?.on('data', (text) => String(text).includes('Marquee ready') && done());
    edge?.once('exit', (code) => fail(new Error(`The edge ended with ${code}`)));
  });
  return `http://localhost:${port}`;
}

test('a 23rd template is a folder: the example of the docs builds and is shown', {
  tag: full,
}, async ({ page, baseURL }) => {
  copyRepository();
  await run(process.execPath, ['--import', 'tsx', 'scripts/examples/apply.ts', 'template', copy], { cwd: root });
  const env = { ...process.env, NODE_ENV: 'production' };
  await run(process.execPath, [join(root, 'host/node_modules/@rsbuild/core/bin/rsbuild.js'), 'build'], {
    cwd: join(copy, 'host'),
    env,
  });
  const site = await serve(baseURL ?? '');
  await page.goto(`${site}/?marquee-theme=casino10/color24-1`);
  await expect(page.locator('html')).toHaveAttribute('data-template', 'casino10');
  await expect(page.locator('head [data-href*="/template-casino10."]')).toHaveCount(1);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveCSS('border-block-start-style', 'double');
  await expect(footer).toHaveCSS('border-block-start-color', 'rgb(238, 143, 128)');
});
