import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRegistry } from '@marquee/federation-release/registry/folderReading';
import type { Page, Response } from '@playwright/test';
import { full } from '../support/depth';
import { DeskSite } from '../support/deskSite';
import { expect, test } from '../support/sink';
import { WorkspaceCopy } from '../support/workspaceCopy';

const remote = 'desk-today';
const page = 'src/today/TodayPage.tsx';

// A release is run in a browser, and the desk looks in one of its own: on a busy machine both take minutes.
test.describe.configure({ mode: 'serial', timeout: 1_200_000 });

let desk: DeskSite;
/** Holds sources that a team has changed, and what it has built of them. */
const work = mkdtempSync(join(tmpdir(), 'marquee-desk-release-'));
const copy = new WorkspaceCopy(join(work, 'workspace'), remote);
let broken: string;
let first: string;

const record = () => readRegistry(desk.releases).registry.remotes[remote];

/** Builds the changed page, and returns the folder of what was built. */
async function built(change: (code: string) => string): Promise<string> {
  copy.restore(page);
  copy.change(page, change);
  const made = join(work, 'built');
  return join(made, remote, await copy.release(made, 'ungated'));
}

const menuEntry = (of: Page, name: string) =>
  of.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name, exact: true });
const heading = (of: Page, name: string) => of.getByRole('heading', { level: 1, name, exact: true });

test.beforeAll(async () => {
  [desk, broken] = await Promise.all([
    DeskSite.open(),
    built((code) =>
      code.replace(
        '  const { site } = useDesk();\n',
        (line) => `${line}  if (site === '') throw Error('no figures');\n`,
      ),
    ),
  ]);
  first = record()?.live ?? '';
});
test.afterAll(async () => {
  await desk.close();
  rmSync(work, { recursive: true, force: true });
});

test('a release whose page throws is refused when it is run, by route and cause, and the desk stays as it was', async ({
  browser,
}) => {
  const before = readRegistry(desk.releases).revision;
  const { isDone, text } = await desk.release(broken);
  expect(isDone).toBe(false);
  expect(text).toMatch(/^ {2}failure: \/today: render: no figures \(somebody of the staff, \d+ × \d+\)$/m);
  expect(readRegistry(desk.releases).revision).toBe(before);
  const tab = await desk.enter(browser, 'Demo Owner');
  await expect(heading(tab, 'Today')).toBeVisible();
  await tab.context().close();
});

test('past the gate it is withdrawn by the desk itself once somebody opened it, and they go on elsewhere meanwhile', {
  tag: full,
}, async ({ browser }) => {
  const { isDone, text } = await desk.release(broken, '--files-only');
  expect(text).toContain('Live with revision');
  expect(isDone).toBe(true);
  const bad = record()?.live ?? '';
  expect(bad).not.toBe(first);

  const tab = await desk.enter(browser, 'Demo Second');
  await menuEntry(tab, 'Today').click();
  // The page itself takes the version before after some attempts.
  await expect(tab.getByText('This page cannot be shown').or(heading(tab, 'Today'))).toBeVisible();
  await menuEntry(tab, 'Players').click();
  await expect(heading(tab, 'Players')).toBeVisible();
  expect(record()?.quarantined).toEqual([]);

  const withdrawn = () => record()?.quarantined.map(({ version }) => version);
  await expect.poll(withdrawn, { timeout: 600_000 }).toEqual([bad]);
  expect(record()?.quarantined[0]?.evidence).toMatchObject({
    failed: 1,
    cause: 'no figures',
    seen: expect.stringContaining('/today: render: no figures'),
  });

  const next = await desk.enter(browser, 'Demo Owner');
  await expect(heading(next, 'Today')).toBeVisible();
  await expect(next.getByText('Waits for a person')).toBeVisible();
  expect(await next.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).toContainEqual(
    expect.stringContaining(`/releases/${remote}/${first}/`),
  );
  await Promise.all([tab, next].map((one) => one.context().close()));
});

test('a good version that the command has released is there at the next opening, in the same frame', {
  tag: full,
}, async ({ browser }) => {
  const tab = await desk.enter(browser, 'Demo Owner');
  await expect(heading(tab, 'Today')).toBeVisible();
  await tab.evaluate(() => Object.assign(globalThis, { stayed: true }));
  const folder = await built((code) => code.replace('<Page title="Today"', '<Page title="Today, anew"'));

  const before = readRegistry(desk.releases).revision;
  const isKnown = async (answer: Response) =>
    new URL(answer.url()).pathname === '/registry.json' && (await answer.json()).revision > before;
  const known = tab.waitForResponse(isKnown, { timeout: 0 });
  const { isDone, text } = await desk.release(folder);
  expect(text).toContain('run in a browser: /today /today/rows');
  expect(isDone).toBe(true);
  const live = record()?.live ?? '';
  expect(record()?.versions[live]?.ranAt).toBeDefined();
  await known;
  // What is open stays until it is opened again.
  await expect(heading(tab, 'Today')).toBeVisible();
  await menuEntry(tab, 'Players').click();
  await expect(heading(tab, 'Players')).toBeVisible();
  await menuEntry(tab, 'Today').click();
  await expect(heading(tab, 'Today, anew')).toBeVisible();
  expect(await tab.evaluate(() => 'stayed' in globalThis)).toBe(true);
  await tab.context().close();
});

/** Adds a line to the page's component. */
const withLine = (line: string) => (code: string) =>
  code.replace('  const { site } = useDesk();\n', (before) => `${before}  ${line}\n`);

for (const [wrong, spoil, refused] of [
  [
    'throws behind a press',
    (code: string) =>
      code.replace('onClick={() => setVerified(true)}', "onClick={() => { throw Error('not today'); }}"),
    /failure: \/today: .*not today/,
  ],
  [
    'writes markup',
    withLine("if (site === '') document.createElement('p').innerHTML = '<b>today</b>';"),
    /policy: \/today: refused by the policy: .*TrustedHTML/,
  ],
  [
    'asks for what its description does not name',
    withLine("useRead(['players', 'find'].join(globalThis.location ? '/' : '-') as 'players/find', { q: 'a' });"),
    /calls: \/today: makes players\/find, which remote\.json does not name/,
  ],
] as const) {
  test(`a release whose page ${wrong} is refused when it is run`, { tag: full }, async () => {
    const { isDone, text } = await desk.release(await built(spoil), '--dry-run');
    expect(text).toMatch(refused);
    expect(isDone).toBe(false);
  });
}
