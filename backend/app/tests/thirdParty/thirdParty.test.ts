import { afterAll, beforeEach, describe, expect, test } from '@rstest/core';
import { testBackend } from '../../src/testing/testBackend';

const backend = await testBackend();
beforeEach(() => backend.reset());
afterAll(() => backend.close());

const get = (path: string, host = 'localhost') => backend.app.request(path, { headers: { host } });
const text = async (path: string, host?: string) => (await get(path, host)).text();
const write = (message: unknown, id = 'sandbox-chat') =>
  backend.post('/third-party/chat/messages', { id, language: 'RUS', message }, { host: 'localhost' });

describe('the sandbox chat', () => {
  test('keeps a message as a ticket that the desk answers and its writer reads', async () => {
    const { ticket, secret } = (await (await write('Where is <my> bonus?')).json()) as {
      ticket: number;
      secret: string;
    };
    const desk = await text('/third-party/chat');
    expect(desk).toContain(`Ticket ${ticket}`);
    expect(desk).toContain('Where is &lt;my&gt; bonus?');
    expect(await (await get(`/third-party/chat/answers/${secret}`)).json()).toEqual({ answer: null });
    await backend.app.request('/third-party/chat/answers', {
      method: 'POST',
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ticket: String(ticket), answer: 'It is there.' }).toString(),
    });
    expect(await (await get(`/third-party/chat/answers/${secret}`)).json()).toEqual({ answer: 'It is there.' });
  });

  test.each([
    ['an empty message', '  ', 'sandbox-chat'],
    ['a message that is too long', 'x'.repeat(1001), 'sandbox-chat'],
    ['no text', 7, 'sandbox-chat'],
    ['a chat that the site does not have', 'Hello', 'another-chat'],
  ])('refuses %s', async (_, message, id) => expect((await write(message, id)).status).toBe(400));

  test.each([
    ['sandbox-chat', 'localhost', 200],
    ['another-chat', 'localhost', 404],
    ['', 'localhost', 404],
    ['sandbox-chat', 'slot2.localhost', 404],
  ])('the script of chat "%s" on %s answers %i', async (id, host, status) => {
    expect((await get(`/third-party/chat/widget.js?id=${id}`, host)).status).toBe(status);
  });

  test('speaks the visitor’s language in a frame that only the site may show', async () => {
    const response = await get('/third-party/chat/frame?id=sandbox-chat&language=ESP');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(await response.text()).toContain('Tu mensaje');
  });
});

describe('the sandbox analytics', () => {
  test('counts paths, and nothing that is none', async () => {
    for (const path of ['/slots', '/slots', '/', 'slots', '/a?secret=1', 7, undefined, `/${'x'.repeat(300)}`]) {
      await backend.post('/third-party/views', { path }, { host: 'localhost' });
    }
    await backend.post('/third-party/views', 'no json', { host: 'localhost' });
    const rows = [...(await text('/third-party/views')).matchAll(/<td>([^<]+)<\/td><td>(\d+)<\/td>/g)];
    expect(rows.map(([, path, views]) => `${path} ${views}`)).toEqual(['/slots 2', '/ 1']);
  });
});
