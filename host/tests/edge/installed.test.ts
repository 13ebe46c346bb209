import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { strokesOf } from '@marquee/edge/mark/letters';
import { templateRow } from '@marquee/templates/rows';
import { paletteOf } from '@marquee/theme/templates';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { openTestEdge, type TestEdge } from './testing/testEdge';

let edge: TestEdge;
beforeAll(async () => {
  edge = await openTestEdge();
});
afterAll(() => edge.close());

/** Size and pixels of the edge's PNGs: one chunk of data, rows without filters. */
function readPng(bytes: Buffer) {
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const from = bytes.indexOf('IDAT') + 4;
  const rows = inflateSync(bytes.subarray(from, from + bytes.readUInt32BE(from - 8)));
  const at = (x: number, y: number) => [...rows.subarray(y * (width * 4 + 1) + 1 + x * 4).subarray(0, 4)];
  return { width, height, at };
}

const hex = (colour: string) => [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

describe('an installed site', () => {
  test.each([
    ['localhost', 'casino1', 'color1-1', 'Marquee', 'en'],
    ['sportsbook1.localhost', 'sportsbook1', 'color6-1', 'Floodlit', 'vi'],
  ])('%s has its own name, colours, language and icons [R3.15]', async (host, template, colour, name, lang) => {
    const response = await edge.get('/manifest.webmanifest', { host });
    expect(response.headers.get('content-type')).toBe('application/manifest+json');
    const manifest = (await response.json()) as Record<string, unknown> & { icons: Record<string, string>[] };
    const { surface0, accent } = paletteOf(templateRow(template), colour);
    expect(manifest).toMatchObject({
      ...{ name, lang, short_name: name, start_url: '/', scope: '/', display: 'standalone' },
      ...{ background_color: surface0, theme_color: surface0 },
    });
    const sizes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(sizes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
    for (const { src = '', sizes, type } of manifest.icons.filter((icon) => icon.type === 'image/png')) {
      const icon = await edge.get(src, { host });
      expect(icon.headers.get('content-type')).toBe(type);
      const { width, height, at } = readPng(Buffer.from(await icon.arrayBuffer()));
      expect(`${width}x${height}`).toBe(sizes);
      const ground = hex(accent);
      expect(at(width / 2, 4)).toEqual([...ground, 255]);
      expect(at(0, 0)[3]).toBe(src.includes('maskable') ? 255 : 0);
    }
  });

  test('a maskable icon keeps its letter in the circle that no system cuts off', async () => {
    const { width, at } = readPng(Buffer.from(await (await edge.get('/icon-maskable-192.png')).arrayBuffer()));
    const [red] = at(0, 0);
    for (let y = 0; y < width; y++)
      for (let x = 0; x < width; x++)
        if (Math.hypot(x - width / 2, y - width / 2) > width * 0.4) expect(at(x, y)[0]).toBe(red);
  });

  test.each([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'é', '7', '霓', ''])(
    'the letter "%s" has strokes of its own, 14 high',
    (letter) => {
      const points = strokesOf(letter).flat();
      expect(points.length).toBeGreaterThan(1);
      for (const [x, y] of points) expect(x > -0.1 && x < 14.1 && y > -0.1 && y < 14.7).toBe(true);
      if (letter === 'é') expect(points).toEqual(strokesOf('E').flat());
    },
  );

  test('a page names the icon of phones and the worker', async () => {
    const html = await (await edge.get('/')).text();
    expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
    expect(html).toContain('<meta name="marquee-worker" content="/sw.js">');
    expect(html).toContain('<meta name="theme-color" content="#');
    expect(html).toContain('<meta name="format-detection" content="telephone=no">');
    expect(readPng(Buffer.from(await (await edge.get('/apple-touch-icon.png')).arrayBuffer())).width).toBe(180);
  });
});

describe('the offline page', () => {
  test.each([
    ['localhost', 'ru', 'ru', 'Нет подключения к сети', 'Marquee'],
    ['localhost', 'zh-CN', 'zh-CN', '您已离线', 'Marquee'],
    ['slot2.localhost', 'es', 'es', 'Estás sin conexión', 'Neon Alley'],
  ])('of %s in %s is whole in itself', async (host, tag, lang, title, name) => {
    const response = await edge.get(`/offline/${tag}.html`, { host });
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain(title);
    expect(html).toContain(`alt="${name}"`);
    expect(html).not.toMatch(/<(?:link|img|script)[^>]* (?:href|src)="(?!data:)/);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    const inline = [...html.matchAll(/<(?:style|script)>(.*?)<\/(?:style|script)>/gs)];
    expect(inline).toHaveLength(2);
    for (const [, text = ''] of inline) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
  });

  test.each(['/offline/vi.html', '/offline/xx.html', '/offline/secret.html'])(
    '%s is not one of the site',
    async (path) => expect((await edge.get(path, { host: 'slot2.localhost' })).status).toBe(404),
  );
});

describe('the service worker', () => {
  test('is requested each time, may request only its own site, and stores only the offline pages', async () => {
    const response = await edge.get('/sw.js', { host: 'slot2.localhost' });
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
    const text = await response.text();
    const config = JSON.parse(/^const config=(.*);$/m.exec(text)?.[1] ?? '{}') as Record<string, unknown>;
    expect(config).toMatchObject({
      language: 'EN',
      pages: { EN: '/offline/en.html', ESP: '/offline/es.html', RUS: '/offline/ru.html', CN: '/offline/zh-CN.html' },
      tags: { 'zh-cn': 'CN' },
    });
    expect(text.match(/\.(?:addAll|put|add)\(/g)).toEqual(['.addAll(']);
  });

  test('is the same until its site changes, and another one for another site', async () => {
    const version = async (host: string) =>
      /"version":"(\w+)"/.exec(await (await edge.get('/sw.js', { host })).text())?.[1];
    expect(await version('localhost')).toBe(await version('localhost'));
    expect(await version('localhost')).not.toBe(await version('slot2.localhost'));
  });
});
