import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEdge } from '@marquee/edge/edge';
import { RegistrySource } from '@marquee/edge/sources/registrySource';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { openTestEdge, sandboxSites, type TestEdge } from './testing/testEdge';

const folder = mkdtempSync(join(tmpdir(), 'marquee-start-'));
const site = JSON.parse(readFileSync(join(sandboxSites, 'localhost.json'), 'utf8')) as object;

/** Writes a site like the default one with changes. */
function write(domain_name: string, change: object): void {
  writeFileSync(join(folder, `${domain_name}.json`), JSON.stringify({ ...site, domain_name, ...change }));
}

let edge: TestEdge;
beforeAll(async () => {
  cpSync(join(sandboxSites, 'common'), join(folder, 'common'), { recursive: true });
  write('localhost', {});
  write('code.test', { theme_code: 'slot77' });
  write('color.test', { theme_code: 'slot2', theme_color: 'color1-1' });
  write('ended.test', { status: 'expired' });
  write('closed.test', { maintenance: { is_maintenance: true, start_date: null, end_date: null } });
  edge = await openTestEdge(folder);
});
afterAll(async () => {
  await edge.close();
  rmSync(folder, { recursive: true, force: true });
});

const bodyOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

describe('a start-up that fails is a page for a person', () => {
  test.each([
    ['code.test', 'en', 503, 'Invalid theme code. The operator needs to correct the settings of this site.'],
    ['code.test', 'es', 503, 'Invalid theme code. Quienes gestionan este sitio tienen que corregir su configuración.'],
    ['color.test', 'en', 503, 'Invalid theme color. The operator needs to correct'],
    ['ended.test', 'en', 410, 'This site is closed.'],
    ['ended.test', 'ru', 410, 'Этот сайт закрыт.'],
    ['nobody.test', 'en', 404, 'There is no site at this address.'],
    ['nobody.test', 'ne', 404, 'यो ठेगानामा कुनै साइट छैन।'],
  ])('%s in %s answers %i: %s [R3.14, R4.19, R8.21]', async (host, language, status, text) => {
    const response = await edge.get('/slots?q=moon', { host, 'accept-language': `${language};q=0.9,tlh` });
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(html).toContain(`<html lang="${language}"`);
    expect(bodyOf(html)).toContain(text);
    expect(bodyOf(html)).toContain('href="/slots?q=moon"');
    expect(html).not.toContain('<script');
  });

  test('a backend that cannot answer is a page, too, and is reported [R8.16]', async () => {
    const errors: unknown[] = [];
    const app = createEdge({
      link: { fetch: () => Promise.reject(new Error('the line is down')) },
      hostFolder: join(edge.folder, 'host'),
      registries: new RegistrySource(join(edge.folder, 'releases'), (error) => errors.push(error)),
      report: (error) => errors.push(error),
    });
    const response = await app.fetch(new Request('http://localhost/', { headers: { cookie: 'language=VI' } }), {});
    const html = await response.text();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(html).toContain('<html lang="vi"');
    expect(bodyOf(html)).toContain('Không mở được trang web');
    expect(String(errors[0])).toContain('internalServerError');
  });

  test('maintenance is a page of its own, and carries no start data [R2.22]', async () => {
    const response = await edge.get('/fil/slots', { host: 'closed.test' });
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(html).toContain('<html lang="fil"');
    expect(html).not.toContain('marquee-start');
  });
});
