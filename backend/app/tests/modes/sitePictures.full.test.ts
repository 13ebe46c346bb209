import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillIn } from '@marquee/platform/sites/fillIn';
import { readSite } from '@marquee/platform/sites/readSite';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { drawSitePictures } from '../../src/sitePictures';

const folder = mkdtempSync(join(tmpdir(), 'marquee-pictures-'));
const sites = join(folder, 'sites');
const target = join(folder, 'pictures');
const draw = () => drawSitePictures({ sites, target, at: '/pictures' });
const read = (name: string) => readFileSync(join(target, name), 'utf8');
beforeAll(() => {
  for (const name of ['common', 'slot2.localhost.json'])
    cpSync(join(sandboxSites, name), join(sites, name), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the pictures of a site for live mode', () => {
  it('are files, and the site names each where it is', async () => {
    const { drawn, changed } = await draw();
    expect(drawn).toBeGreaterThan(20);
    expect(changed).toBeGreaterThan(5);
    const { site } = readSite(join(sites, 'slot2.localhost.json'), sites);
    const text = JSON.stringify(site);
    expect(text).not.toContain('/art/');
    const named = [...text.matchAll(/"\/pictures\/([^"?]+)/g)].map(([, name = '']) => fillIn(name, site, 'EN'));
    const files = readdirSync(target, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));
    expect([...new Set(named)].sort()).toEqual(files.sort());
    expect(read('logo/partner/Palm Court.svg')).toContain('<svg');
  });

  it('stay if the operator has replaced them, and are added for a new site', async () => {
    writeFileSync(join(target, 'logo/partner/Palm Court.svg'), 'mine');
    expect(await draw()).toEqual({ drawn: 0, changed: 0 });
    const file = join(sites, 'slot3.localhost.json');
    cpSync(join(sandboxSites, 'slot3.localhost.json'), file);
    expect(await draw()).toEqual({ drawn: expect.any(Number), changed: 1 });
    expect(read('logo/partner/Palm Court.svg')).toBe('mine');
    expect(readFileSync(file, 'utf8')).not.toContain('/art/');
  });

  it('change nothing if one is unknown', async () => {
    const file = join(sites, 'slot3.localhost.json');
    const text = readFileSync(file, 'utf8').replace(/"logo1": "[^"]*"/, '"logo1": "/art/brand/none/Nobody.logo.svg"');
    writeFileSync(file, text);
    await expect(draw()).rejects.toThrow('brand/none/Nobody.logo.svg is not in');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});
