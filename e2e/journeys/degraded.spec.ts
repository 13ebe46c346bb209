import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnsweredPage, askPage, askRendered } from '../support/answeredPage';
import { ask } from '../support/ask';
import { BackendLine } from '../support/backendLine';
import { full } from '../support/depth';
import { releasesDir } from '../support/folders';
import { freePort } from '../support/freePort';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/sink';
import { SmallDisk } from '../support/smallDisk';
import { SpareSite, type SpareSiteOptions } from '../support/spareSite';
import { startProgram, stopProgram } from '../support/startProgram';

const paths = ['/', '/slots', '/sports', '/news', '/about', '/login', '/no/such/page'];
const statusOf = (path: string) => (path.startsWith('/no/') ? 404 : 200);

/** How a page was served: with content, or as a skeleton. Anything else would be blank. */
function givenAs({ start, markup }: AnsweredPage): 'content' | 'skeleton' | 'nothing' {
  if (start.rendered) return /<h1\b[^>]*>[^<]*\S/.test(markup) ? 'content' : 'nothing';
  return markup.includes('sk-frame') ? 'skeleton' : 'nothing';
}

/** Uses another program for a build's renderers. */
const programIs = (file: string) => (host: string) =>
  writeFileSync(join(host, 'server.json'), JSON.stringify({ file }));

/** Situations without a working renderer. */
const renderless: [title: string, options: SpareSiteOptions][] = [
  ['no renderers', { settings: { RENDERERS: '0' } }],
  [
    'renderers that end as they start',
    {
      spoil({ host }) {
        writeFileSync(join(host, 'server/broken.cjs'), 'throw new Error("spoiled")');
        programIs('server/broken.cjs')(host);
      },
    },
  ],
  ['a missing program for renderers', { spoil: ({ host }) => programIs('server/missing.cjs')(host) }],
  ['a damaged description of that program', { spoil: ({ host }) => writeFileSync(join(host, 'server.json'), '{') }],
];

test.describe('an edge that renders nothing', () => {
  test.use({ expectedFailures: /status of 404/ });
  for (const [title, options] of renderless) {
    test(`because of ${title} gives every page as a skeleton, and browsers draw it`, { tag: full }, async ({
      page,
      baseURL,
    }) => {
      const site = await SpareSite.open(baseURL ?? '', options);
      try {
        for (const path of paths) {
          const answer = await askPage(site.url, path);
          expect([path, answer.status, givenAs(answer)]).toEqual([path, statusOf(path), 'skeleton']);
          await page.goto(site.url + path);
          await hydrated(page);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('.sk-frame')).toHaveCount(0);
        }
      } finally {
        await page.goto('about:blank');
        await site.close();
      }
    });
  }
});

for (const renderers of ['2', '0']) {
  test(`an edge with ${renderers} renderers and without a backend answers what it can, and shows what is missing`, {
    tag: full,
  }, async ({ baseURL }) => {
    const backend = new BackendLine(baseURL ?? '');
    await backend.mend();
    const site = await SpareSite.open(backend.url, { settings: { RENDERERS: renderers } });
    const asUsual = renderers === '0' ? 'skeleton' : 'content';
    const given = async (path: string) => {
      const { status, ...page } = await askPage(site.url, path);
      return [path, status, givenAs({ status, ...page })];
    };
    try {
      const known = ['/', '/slots'];
      for (const path of known) {
        if (asUsual === 'content') await askRendered(site.url, path);
        expect(await given(path)).toEqual([path, 200, asUsual]);
      }
      await backend.cut();
      for (const path of known) expect(await given(path)).toEqual([path, 200, asUsual]);
      for (const path of ['/login', '/promotions', '/sports', '/no/such/page'])
        expect((await given(path)).at(-1), path).not.toBe('nothing');
      // Nothing is cached of a site that was never requested.
      const { port } = new URL(site.url);
      const unknown = await ask(`http://slot2.localhost:${port}`, '/', { headers: { 'accept-encoding': 'identity' } });
      expect(unknown.status).toBe(503);
      expect(unknown.body.toString()).toMatch(/<h1[^>]*>[^<]+<\/h1><p>[^<]+<\/p><a href="\/">[^<]+<\/a>|<h1/);
    } finally {
      await site.close();
      await backend.cut();
    }
  });
}

test.describe('on a full disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-disk-'));
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('an edge renders its pages, and outlives what it cannot write to its log', { tag: full }, async ({
    baseURL,
  }) => {
    const disk = new SmallDisk(join(folder, 'edge'), 2);
    const backend = new BackendLine(baseURL ?? '');
    await backend.mend();
    const settings = { LOG_LEVEL: 'info', TMPDIR: disk.folder };
    const site = await SpareSite.open(backend.url, { settings, command: disk.command });
    try {
      disk.fill(site.processId);
      for (const path of paths) {
        const page = await askRendered(site.url, path);
        expect([path, page.status, givenAs(page)]).toEqual([path, statusOf(path), 'content']);
      }
      await backend.cut();
      for (const path of ['/', '/login']) expect(givenAs(await askPage(site.url, path))).toBe('content');
      // A health probe makes the edge check the backend, and log that it is gone.
      await expect.poll(async () => (await ask(site.url, '/readyz')).body.toString()).toContain('unavailable');
      disk.empty(site.processId);
      await backend.mend();
      await expect.poll(() => readFileSync(disk.path(site.processId, 'log'), 'utf8')).toContain('backend back');
    } finally {
      await site.close();
      await backend.cut();
    }
  });

  test('a site with a full disk serves pages, refuses what it cannot store, and recovers once there is space', {
    tag: full,
  }, async () => {
    const disk = new SmallDisk(join(folder, 'site'), 400);
    const origin = `http://localhost:${await freePort()}`;
    const { port } = new URL(origin);
    const settings = {
      PORT: port,
      DATA_DIR: join(disk.folder, 'data'),
      RELEASES_DIR: releasesDir,
      TMPDIR: disk.folder,
    };
    const server = await startProgram('site', settings, { command: disk.command });
    const signIn = async () => {
      const input = { account_id: 'demo', password: 'demo-marquee-2026', domain_name: 'localhost', external_id: '' };
      return (await ask(origin, '/api/auth/login', { input, headers: { origin } })).status;
    };
    const expectPages = async () => {
      for (const path of paths) {
        const page = await askRendered(origin, path);
        expect([path, page.status, givenAs(page)]).toEqual([path, statusOf(path), 'content']);
      }
    };
    try {
      disk.fill(server.pid ?? 0);
      await expectPages();
      expect(await signIn()).toBe(500);
      await expectPages();
      disk.empty(server.pid ?? 0);
      await expect.poll(signIn).toBe(200);
      await expectPages();
    } finally {
      await stopProgram(server);
    }
  });
});
