import { join } from 'node:path';
import { insideLink } from '@marquee/edge/backendLink';
import { createEdge } from '@marquee/edge/edge';
import { RegistrySource } from '@marquee/edge/sources/registrySource';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { openTestEdge, sandboxOff, type TestEdge } from './testing/testEdge';

let edge: TestEdge;
beforeAll(async () => {
  edge = await openTestEdge();
});
afterAll(() => edge.close());

/** An edge on the same site, with or without the sandbox. */
function edgeIn(sandbox: boolean) {
  const app = createEdge({
    link: insideLink(edge.backend.app),
    hostFolder: join(edge.folder, 'host'),
    registries: new RegistrySource(join(edge.folder, 'releases'), () => undefined),
    sandbox,
    report: () => undefined,
  });
  return async (path: string, headers = {}) =>
    app.fetch(new Request(`http://localhost${path}`, { headers: { host: 'localhost', ...headers } }), {});
}

describe('pages of the sandbox', () => {
  test.each([
    ['/sandbox/errors', true, 200],
    ['/fil/sandbox/errors', true, 200],
    ['/sandbox/errors', false, 404],
    ['/fil/sandbox/errors', false, 404],
  ])('%s with sandbox %s answers %i', async (path, sandbox, status) => {
    expect((await edgeIn(sandbox)(path)).status).toBe(status);
  });

  test('its outbox and every message in every language are handed on', async () => {
    const ask = edgeIn(true);
    expect(await (await ask('/sandbox/outbox')).text()).toContain('/sandbox/outbox/messages');
    expect(await (await ask('/sandbox/outbox/messages?language=ru')).text()).toContain('lang="ru"');
  });

  test('only in the sandbox does the host learn of it', async () => {
    const registryOf = async (sandbox: boolean) =>
      ((await (await edgeIn(sandbox)('/registry.json')).json()) as object) ?? {};
    expect(await registryOf(true)).toMatchObject({ sandbox: true });
    expect(await registryOf(false)).not.toHaveProperty('sandbox');
  });

  test('search engines are not led there', async () => {
    const ask = edgeIn(true);
    expect(await (await ask('/sandbox/errors')).text()).toContain('noindex');
    expect(await (await ask('/sitemap.xml')).text()).not.toContain('/sandbox/');
  });
});

describe('a page in a theme', () => {
  const framed = { 'sec-fetch-dest': 'iframe' };
  const policyOf = (answer: Response) => answer.headers.get('content-security-policy');

  test('may be framed by the gallery, where it runs no scripts and leaves no cookie', async () => {
    const answer = await edgeIn(true)('/?marquee-theme=slot2/color4-1', framed);
    expect(policyOf(answer)).toContain('http://*.localhost');
    expect(answer.headers.get('set-cookie')).toBe(null);
    const html = await answer.text();
    expect(html).toContain('data-template="slot2"');
    expect(html).not.toContain('<script');
  });

  test('is complete and keeps its theme when it is opened directly', async () => {
    const answer = await edgeIn(true)('/?marquee-theme=slot2/color4-1');
    expect(answer.headers.get('set-cookie')).toContain('slot2%2Fcolor4-1');
    expect(await answer.text()).toContain('<script');
  });

  test('is refused in every frame outside the sandbox', async () => {
    const answer = await edgeIn(false)('/?marquee-theme=slot2/color4-1', framed);
    expect(policyOf(answer)).toContain("frame-ancestors 'none'");
    expect(await answer.text()).toContain('<script');
  });
});

describe('answers on demand', () => {
  const body = JSON.stringify({ domain_name: 'localhost', external_id: '' });
  const wish = encodeURIComponent(
    JSON.stringify({ call: 'home/marquee', answer: { statusCode: 0, statusMessage: 'BLOCK' } }),
  );
  const headers = { 'content-type': 'application/json', cookie: `sandbox-answer=${wish}` };
  const ask = (app: TestEdge['backend']['app'], call: string) =>
    app.fetch(new Request(`http://localhost/api/${call}`, { method: 'POST', headers, body }));

  test('the sandbox answers the call that is named, and no other', async () => {
    const { app } = edge.backend;
    expect(await (await ask(app, 'home/marquee')).json()).toEqual({ statusCode: 0, statusMessage: 'BLOCK' });
    expect(await (await ask(app, 'home/fetch_slide')).json()).toMatchObject({ statusCode: 1 });
  });

  test('it exists in no other backend', async () => {
    const backend = await sandboxOff(edge);
    expect(await (await ask(backend.app, 'home/marquee')).json()).toMatchObject({ statusCode: 1 });
    expect((await backend.app.request('/sandbox/outbox')).status).toBe(404);
    expect((await backend.app.request('/sandbox/gateway')).status).toBe(404);
  });
});
