import { migrate, readMigrations } from '@marquee/database/migrate';
import { emptyDatabase } from '@marquee/database/testing/emptyDatabase';
import type { Bindings } from '@marquee/kernel/http/bindings';
import { systemRandom } from '@marquee/kernel/random';
import { manualClock } from '@marquee/kernel/testing/manualClock';
import { gamesClient } from '@marquee/protocols/games/client';
import { httpGateway } from '@marquee/protocols/gateway/httpGateway';
import type { GatewayOrder } from '@marquee/protocols/gateway/messages';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { Hono } from 'hono';
import { anySite } from './anySite';
import { ownDatabaseMigrations, sandboxMigrations } from './migrations';
import { createSandbox } from './sandbox';

const publicUrl = 'https://partners.example';
const keys = ['a-key-of-both-sides'];
const clock = manualClock();
const reached: string[] = [];
const app = new Hono<{ Bindings: Bindings }>();
let database: Awaited<ReturnType<typeof emptyDatabase>>;

beforeAll(async () => {
  database = await emptyDatabase();
  await migrate(database, readMigrations([ownDatabaseMigrations, sandboxMigrations]));
  const sandbox = createSandbox({
    ...{ database, clock, random: systemRandom, keys, publicUrl, operatorUrl: 'https://operator.example' },
    scheduler: { after: (_milliseconds, work) => work(), stop: () => {} },
    transport: (address) => {
      reached.push(address);
      return new Response(null, { status: 503 });
    },
    providerKeys: async () => keys,
    siteAt: anySite,
    pages: true,
    report: (error) => {
      throw error;
    },
  });
  sandbox.mount(app);
  app.route('/', sandbox.partnerApp);
});
afterAll(() => database.close());

const link = { name: 'partner', url: '', keys, transport: app.request, now: clock.now };
const order: GatewayOrder = {
  kind: 'deposit',
  payment_id: 'p1',
  amount: 15_000,
  currency: 'PHP',
  site: 'casino.example',
  player: 'one',
  method: 'hosted',
  return_url: 'https://casino.example/deposit?payment=p1',
};

describe('the sandbox’s partners in a separate process', () => {
  it('list pictures and logos by absolute URLs, at their own origin', async () => {
    const { games, providers } = await gamesClient(link).read();
    expect(games.filter(({ image }) => !image.startsWith(`${publicUrl}/art/cover/`))).toEqual([]);
    expect(providers.filter(({ logo }) => logo && !logo.startsWith(`${publicUrl}/art/`))).toEqual([]);
    const [{ image = '' } = {}] = games;
    const picture = await app.request(image.replace('{shape}', '16x10').slice(publicUrl.length));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  });

  it('open games there, and say which site frames them', async () => {
    const client = gamesClient(link);
    const [{ provider_code = '', game_code = '' } = {}] = (await client.read()).games;
    const { launch_url } = await client.launch({
      ...{ session: 's1', provider_code, game_code, mode: 'real', currency: 'PHP' },
      ...{ language: 'EN', site: 'casino.example', round_minimum_ms: 0 },
    });
    expect(launch_url).toMatch(/^https:\/\/partners\.example\/play\/\w+\?lang=EN&site=casino\.example#/);
  });

  it('take a deposit of any site, whose page leads to the site and back', async () => {
    const state = await httpGateway(link).submit(order);
    expect(state.next_step).toMatchObject({ kind: 'redirect', url: `${publicUrl}/sandbox/pay/p1` });
    const page = await app.request('/sandbox/pay/p1');
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https://casino.example;");
    expect(await page.text()).toContain('casino.example asks for <strong>150.00 PHP');
    const answered = await app.request('/sandbox/pay/p1', {
      method: 'POST',
      body: new URLSearchParams({ answer: 'approve' }),
    });
    expect([answered.status, answered.headers.get('location')]).toEqual([303, order.return_url]);
    await expect.poll(() => reached[0]).toBe('https://operator.example/gateway/v1/events');
  });

  it('show the outbox and the rules of a site that is named, and no chat', async () => {
    const status = async (path: string) => (await app.request(path)).status;
    expect(await status('/sandbox/outbox?site=casino.example')).toBe(200);
    expect(await (await app.request('/sandbox/gateway?site=casino.example')).text()).not.toContain('href="/deposit"');
    expect(await status('/third-party/chat')).toBe(404);
  });
});
