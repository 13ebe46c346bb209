import { languages as table } from '@marquee/contract/languages';
import { expect, test } from '@playwright/test';
import { rows } from '../support/depth';

const tags = Object.values(table).map(({ tag }) => tag);
const pages = ['/', '/slots', '/sports', '/about', '/news', '/ru/slots'];

/** The content of an attribute of the first tag that matches. */
function attribute(html: string, tag: RegExp, name: string): string {
  const found = tag.exec(html)?.[0] ?? '';
  return new RegExp(`\\s${name}="([^"]*)"`).exec(found)?.[1] ?? '';
}

for (const path of rows(pages, 2)) {
  test(`${path} tells search engines what it is before any script has run`, async ({ request, baseURL }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]?.trim()).toBeTruthy();
    expect(attribute(html, /<meta[^>]*name="description"[^>]*>/, 'content')).not.toBe('');
    expect(attribute(html, /<link[^>]*rel="canonical"[^>]*>/, 'href')).toBe(
      path === '/' ? `${baseURL}/` : baseURL + path,
    );
    const alternates = [...html.matchAll(/<link[^>]*rel="alternate"[^>]*>/g)].map(([tag]) => ({
      language: attribute(tag, /.*/, 'hreflang'),
      href: attribute(tag, /.*/, 'href'),
    }));
    const languages = alternates.map(({ language }) => language);
    expect(languages).toEqual(expect.arrayContaining([...tags, 'x-default']));
    expect(new Set(languages).size).toBe(languages.length);
    const fallback = alternates.find(({ language }) => language === 'x-default')?.href;
    expect(fallback).toBe(alternates.find(({ language }) => language === 'en')?.href);
  });
}

test('an unknown path is answered with 404 and a page without a script', async ({ request }) => {
  for (const path of ['/no/such/page', '/slots/none', '/ru/nothing']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const html = await answer.text();
    expect(/<title>[^<]+<\/title>/.test(html)).toBe(true);
    expect(attribute(html, /<meta[^>]*name="robots"[^>]*>/, 'content')).toContain('noindex');
  }
});

test('the policy of every page forbids inline and evaluated code, and that scripts vouch for scripts', async ({
  request,
}) => {
  for (const path of [...pages, '/login', '/no/such/page']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval|strict-dynamic|nonce-|\*/);
  }
});

test('an address that was copied with what stood around it leads to the one address of its page', async ({
  request,
}) => {
  const rows = [
    ['/news/fair-rounds%0A', '/news/fair-rounds'],
    ['/promotions/%20bring-a-friend).', '/promotions/bring-a-friend'],
    ['/ru%09/news/fair-rounds%20', '/ru/news/fair-rounds'],
    ['/.well-known/change-password', '/change-password'],
  ] as const;
  for (const [path, page] of rows) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], path).toEqual([302, page]);
    expect((await request.get(page, { maxRedirects: 0 })).status(), page).toBe(200);
  }
});
