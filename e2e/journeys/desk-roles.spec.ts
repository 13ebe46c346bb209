import { isStaffCall, type StaffCallName, staffRow } from '@marquee/contract/staff/calls';
import { type Permission, permissions } from '@marquee/contract/staff/permissions';
import type { Browser, Page, Request } from '@playwright/test';
import { atConsole } from '../support/console';
import { isFull } from '../support/depth';
import { type DeskPage, deskPages, deskRemotes, fillDesk } from '../support/deskPages';
import { DeskSite } from '../support/deskSite';
import { giveAuthenticator } from '../support/passkeys';
import { expect, test, watchFailures } from '../support/sink';

let desk: DeskSite;
test.beforeAll(async () => {
  desk = await DeskSite.open();
});
test.afterAll(() => desk.close());

/** A role that the product ships, or none, and what it permits. */
interface Role {
  name: string;
  permitted: ReadonlySet<Permission>;
}

/** Those that a short run walks: one that reads much, and one that reads little. */
const few = ['auditor', 'sportsbook'];

/** The roles of an installation, and none: all in a full run. */
async function roles(): Promise<Role[]> {
  const { value } = await atConsole(desk.site.dataDir, 'roles/list', {});
  const every = Object.keys(permissions) as Permission[];
  const shipped = value.map(({ role, permissions: own }) => ({
    name: role,
    permitted: new Set(role === 'owner' ? every : own),
  }));
  return [...shipped, { name: 'nothing', permitted: new Set<Permission>() }].filter(
    ({ name }) => isFull || few.includes(name),
  );
}

/** Adds a member with a role by staff calls, who joins by their link and a passkey. */
async function join(browser: Browser, role: string): Promise<Page> {
  const { dataDir } = desk.site;
  const { member } = await atConsole(dataDir, 'staff/add', { name: `Member of ${role}`, email: `${role}@example.com` });
  if (role !== 'nothing') await atConsole(dataDir, 'roles/grant', { member, role, site: '' });
  const { link } = await atConsole(dataDir, 'staff/invite', { member });
  const page = await (await browser.newContext()).newPage();
  await giveAuthenticator(page);
  await page.goto(desk.origin + link);
  await expect(page.locator('#invited-name')).toHaveText(`Member of ${role}`);
  await page.locator('[data-do="addPasskey"]').click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  return page;
}

/** A staff call of a page, and whether it was done. */
interface Made {
  name: string;
  isDone: Promise<boolean>;
}

/** Records the staff calls that a page makes from now on. */
function watchCalls(page: Page): Made[] {
  const seen: Made[] = [];
  const doneBy = async (request: Request) => {
    const answer = await request.response();
    // The next page cuts off what this one asks now and then: that says nothing.
    const told: { statusCode: number } | undefined = await answer?.json().catch(() => undefined);
    return told === undefined || told.statusCode === 1;
  };
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.replace(/^\/desk\//, '');
    if (isStaffCall(name)) seen.push({ name, isDone: doneBy(request) });
  });
  return seen;
}

/** Opens every page as somebody with a role; gives what is not as the role says. */
async function walk(page: Page, { name: role, permitted }: Role, pages: readonly DeskPage[]): Promise<string[]> {
  const wrong: string[] = [];
  const failures = watchFailures(page);
  const calls = watchCalls(page);
  const may = (permission: string | undefined) => permission === undefined || permitted.has(permission as Permission);
  const main = page.getByRole('main');

  // What the frame itself asks at any address.
  await page.goto(`${desk.origin}/nowhere`);
  await expect(main).toContainText('There is no such page');
  await page.waitForLoadState('networkidle');
  const ofFrame = new Set(calls.splice(0).map(({ name }) => name));
  const shown = await page
    .locator('nav')
    .first()
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const entries = deskRemotes(desk.releases).flatMap(({ navigation = [] }) => navigation);
  const expected = entries.filter(({ guard }) => may(guard)).map(({ to }) => to);
  expect([...shown].sort(), `the menu of ${role}`).toEqual([...expected].sort());

  for (const { remote, path, address, permission } of pages) {
    await page.goto(desk.origin + address);
    const closed = main.locator('[data-page="closed"]');
    const place = main.locator(`[data-remote="${remote}"]`);
    await expect(place.getByRole('heading', { level: 1 }).or(closed)).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const isOpen = (await closed.count()) === 0;
    const note = (text: string) => wrong.push(`${role} at ${path}: ${text}`);
    if (isOpen !== may(permission)) note(isOpen ? 'is open' : 'is closed');
    if (!isOpen && !(await closed.textContent())?.includes('You may not open this page')) note('does not say why');
    if (isOpen) for (const text of await page.getByRole('alert').allTextContents()) note(text);
    for (const { name, isDone } of calls.splice(0)) {
      const isOwn = isOpen || ofFrame.has(name);
      if (!isOwn) note(`makes ${name}`);
      if (isOwn && !(await isDone)) note(`is refused ${name}`);
    }
    for (const line of failures.splice(0)) note(line);
  }
  return wrong;
}

/** Makes every staff call that a remote names and the role does not permit; gives those that are not refused. */
async function ask(page: Page, { name: role, permitted }: Role): Promise<string[]> {
  const named = new Set<StaffCallName>(deskRemotes(desk.releases).flatMap(({ calls }) => calls));
  const foreign = [...named].filter((name) => {
    const { permission } = staffRow(name);
    return permission !== null && !permitted.has(permission);
  });
  const answers = await Promise.all(
    foreign.map(async (name) => {
      const headers = { origin: desk.origin };
      const answer = await page.request.post(`${desk.origin}/desk/${name}`, { data: { site: 'localhost' }, headers });
      const { statusMessage } = (await answer.json()) as { statusMessage: string };
      return statusMessage === 'permissionMissing' ? [] : [`${role} is answered ${statusMessage} to ${name}`];
    }),
  );
  return answers.flat();
}

test('each role opens the pages that it permits, and no others: neither in the menu, nor by address, nor by calls', async ({
  browser,
}) => {
  const filling = fillDesk(desk);
  const joined: { role: Role; page: Page }[] = [];
  // One after the other: an authenticator answers the page that is in front.
  for (const role of await roles()) joined.push({ role, page: await join(browser, role.name) });
  const pages = deskPages(desk, await filling);
  expect(new Set(pages.map(({ remote }) => remote)).size).toBeGreaterThanOrEqual(4);
  const wrong: string[] = [];
  const work = async () => {
    for (let next = joined.shift(); next; next = joined.shift()) {
      const { role, page } = next;
      wrong.push(...(await walk(page, role, pages)), ...(await ask(page, role)));
      await page.context().close();
    }
  };
  await Promise.all([work(), work()]);
  expect(wrong).toEqual([]);
});
