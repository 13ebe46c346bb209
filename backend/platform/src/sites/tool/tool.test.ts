import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { templateCodes } from '@marquee/templates/codes';
import { afterEach, beforeEach, describe, expect, it, test } from '@rstest/core';
import { inMaintenance } from '../maintenance';
import { providerCounts } from '../offers';
import { readSite } from '../readSite';
import { siteFile } from '../siteFile';
import { sandboxSites } from '../siteFolder';
import { commands, runTool } from './tool';

const now = Date.parse('2026-03-14T12:00:00.000Z');
let folder: string;
let printed: string;
let complained: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-tool-'));
  cpSync(sandboxSites, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a command line and returns its exit code. */
function run(...line: string[]): number {
  [printed, complained] = ['', ''];
  const print = (text: string) => {
    printed += text;
  };
  const workspace = { folder, port: 4321, now: () => now, print };
  return runTool(line, workspace, (text) => {
    complained += text;
  }) as number;
}
const textOf = (domain: string) => readFileSync(join(folder, `${domain}.json`), 'utf8');
const siteOf = (domain: string) => readSite(join(folder, `${domain}.json`), folder).site;
/** The lines that differ between two texts, or undefined if the number of lines changed. */
function changed(before: string, after: string): string[] | undefined {
  const [a, b] = [before.split('\n'), after.split('\n')];
  return a.length === b.length ? b.filter((line, i) => line !== a[i]).map((line) => line.trim()) : undefined;
}
const slot2 = 'slot2.localhost';
const docs = () =>
  readFileSync(fileURLToPath(new URL('../../../../../docs/operator.md', import.meta.url)), 'utf8').replace(/ +/g, ' ');

describe('npm run site', () => {
  it('explains itself, and each command', () => {
    expect(run()).toBe(0);
    for (const name of Object.keys(commands)) {
      expect(printed).toContain(`  ${name} `);
    }
    for (const [name, { options, usage }] of Object.entries(commands)) {
      run(name, '--help');
      expect(printed).toContain(`npm run site -- ${name} ${usage}`.trimEnd());
      for (const option of Object.keys(options)) expect(printed).toContain(`--${option}`);
    }
  });

  test.each([
    [['sites'], 2, /no command sites/],
    [['theme', slot2], 2, /theme <domain> <code> \[color\]/],
    [['list', 'more'], 2, /site -- list/],
    [['chat', slot2, 'on', '--colour', 'red'], 2, /--colour/],
    [['theme', 'nowhere.test', 'casino1'], 1, /no site nowhere\.test.*slot2\.localhost/],
    [['theme', slot2, 'casino99'], 1, /^Invalid theme code: casino99/],
    [['theme', slot2, 'casino3', 'color4-1'], 1, /^Invalid theme color: color4-1.*color7-1/],
    [['theme', slot2, 'casino3', '6'], 1, /^Invalid theme color/],
    [['languages', slot2, 'EN,IDR'], 1, /^slot2\.localhost\.json:\d+ languages\.1: .*"IDR"/],
    [['languages', slot2, 'EN', '--default', 'RUS'], 1, /RUS is not among/],
    [['providers', slot2, '--off', 'NOBODY'], 1, /NOBODY is not a provider/],
    [['categories', slot2, '--off', 'chess'], 1, /chess is not a category/],
    [['categories', slot2], 1, /Say what to switch/],
    [['maintenance', slot2, 'maybe'], 1, /on or off/],
    [['maintenance', slot2, 'on', '--until', 'later'], 1, /later is not a time/],
    [['maintenance', slot2, 'on', '--until', '2026-03-14T11:00Z'], 1, /before it begins/],
    [['preview', slot2, '--theme', 'slot2/color1-1'], 1, /^Invalid theme color/],
    [['create', slot2, '--template', 'slot4'], 1, /exists already/],
    [['create', 'Some Where', '--template', 'slot4'], 1, /not a host name/],
    [['create', 'a.test'], 1, /--template/],
    [['create', 'casino.co.uk', '--template', 'slot4'], 1, /casino\.co\.uk\.json:\d+ domain_name: is never found/],
    [['validate', 'nothing.test'], 1, /no file or site nothing\.test/],
    [['validate', '--live', '--at', 'https://a.example'], 1, /address of one site/],
    [['validate', slot2, '--live', '--at', 'a.example'], 1, /a\.example is not an address/],
    [['create', 'a.test', '--template', 'slot4', '--currency', 'XAU'], 1, /^XAU is not an active currency/],
    [['create', 'a.test', '--template', 'slot4', '--currency', 'KWD'], 1, /no cashier for KWD.*CNY, EUR/],
    [['create', 'a.test', '--template', 'slot4', '--language', 'IDR'], 1, /not an interface language/],
    [['create', 'a.test', '--template', 'slot4', '--jurisdiction', 'mars'], 1, /a\.test\.json:\d+ jurisdiction/],
  ] as const)('refuses %j with %d and says why, and changes nothing [R9.02]', (line, code, reason) => {
    const before = readdirSync(folder).map((name) => [
      name,
      name.endsWith('.json') && readFileSync(join(folder, name), 'utf8'),
    ]);
    expect(run(...line)).toBe(code);
    expect(complained).toMatch(reason);
    expect(
      readdirSync(folder).map((name) => [name, name.endsWith('.json') && readFileSync(join(folder, name), 'utf8')]),
    ).toEqual(before);
  });

  it('lists every site with its switches, and says which file is refused', () => {
    expect(run('list')).toBe(0);
    const row = printed.split('\n').find((line) => line.startsWith(slot2)) ?? '';
    for (const cell of [
      'Neon Alley',
      'slot2 color4-1',
      'EN* ESP RUS CN',
      'EUR',
      'mt',
      'all but sportsbook sabong horse_racing',
      'http://slot2.localhost:4321/',
    ])
      expect(row).toContain(cell);
    writeFileSync(join(folder, `${slot2}.json`), textOf(slot2).replace('"EUR"', '"eur"'));
    expect(run('list')).toBe(1);
    expect(printed).toMatch(/^refused: slot2\.localhost\.json:\d+ currency: /m);
    run('list', '--json');
    expect(JSON.parse(printed.slice(0, printed.lastIndexOf(']') + 1))).toContainEqual(
      expect.objectContaining({ domain: 'localhost' }),
    );
  });

  it('validates files and domains: each problem with file, line, path and reason, and the start-up’s messages', () => {
    expect(run('validate')).toBe(0);
    expect(printed).toMatch(/^\d+ files: no errors, no warnings\n$/);
    const text = textOf(slot2).replace('"EUR"', '"eur"').replace('"Neon Alley"', '7');
    writeFileSync(join(folder, `${slot2}.json`), text);
    expect(run('validate', slot2)).toBe(1);
    const line = (part: string) => text.split('\n').findIndex((one) => one.includes(part)) + 1;
    expect(printed).toContain(`slot2.localhost.json:${line('"eur"')} currency: must be an active currency of ISO 4217`);
    expect(printed).toContain(`slot2.localhost.json:${line('"site_name"')} site_name: must be text, is 7`);
    expect(printed).toContain('1 file: 2 errors, no warnings');
    for (const [from, to, message] of [
      ['"slot1"', '"slot77"', 'theme_code: Invalid theme code'],
      ['"color3-1"', '"color4-1"', 'theme_color: Invalid theme color'],
    ] as const) {
      cpSync(join(sandboxSites, 'slot1.localhost.json'), join(folder, 'slot1.localhost.json'));
      writeFileSync(join(folder, 'slot1.localhost.json'), textOf('slot1.localhost').replace(from, to));
      expect(run('validate', join(folder, 'slot1.localhost.json'))).toBe(1);
      expect(printed).toContain(message);
    }
  });

  it('creates a complete site that can be shown at once', () => {
    expect(
      run(
        'create',
        'bonanza.test',
        '--template',
        'slot4',
        '--color',
        '3',
        '--name',
        'Bonanza',
        '--currency',
        'rub',
        '--language',
        'RUS',
      ),
    ).toBe(0);
    expect(printed).toContain('http://bonanza.test:4321/');
    const site = siteOf('bonanza.test');
    expect(site).toMatchObject({ theme_code: 'slot4', theme_color: 'color8-3', site_name: 'Bonanza', currency: 'RUB' });
    expect(site).toMatchObject({ default_language: 'RUS', languages: ['RUS', 'EN'], scene_palette: 'indigo' });
    expect(site.opening_slide?.title.RUS).toBeTruthy();
    expect(run('validate', 'bonanza.test')).toBe(0);
  });

  it('creates sites of every template in an empty folder, and brings what they share', () => {
    rmSync(folder, { recursive: true });
    folder = mkdtempSync(join(tmpdir(), 'marquee-tool-'));
    for (const template of ['casino9', 'slot5', 'sportsbook4']) {
      expect([run('create', `${template}.test`, '--template', template), complained]).toEqual([0, '']);
      expect(siteOf(`${template}.test`).theme_code).toBe(template);
    }
    expect(run('validate')).toBe(0);
  });

  it('opens a site for live mode with what only the operator can fill in', () => {
    expect(run('create', 'casino.example', '--template', 'slot5', '--live')).toBe(0);
    expect(siteOf('casino.example')).toMatchObject({
      legal: { company: '', licence: '' },
      codes_by: 'email',
      social_accounts: [],
      games_origins: [],
      live_chat: { status: false },
    });
    expect(siteOf('casino.example')).toMatchObject({
      bank_account_wait: 24,
      banks: [],
      deposit_methods: [],
      partners: [],
      missions: [],
      ...{ gamify_status: false, show_referral: 0, referral_reward: 0 },
    });
    expect(siteOf('casino.example').providers).toEqual([]);
    expect(textOf('casino.example')).not.toContain('common/providers');
    for (const key of ['legal', 'banks', 'deposit_methods', 'providers', 'games_origins', 'jurisdiction'])
      expect(printed).toMatch(new RegExp(`^    ${key} `, 'm'));
    expect(run('validate', 'casino.example')).toBe(0);
    expect(printed).toMatch(/providers.*is empty: nobody can play or bet/);
    expect(printed).toMatch(/banks.*is empty: nobody can pay out/);
    expect(printed).toMatch(/deposit_methods.*is empty: nobody can pay in/);
  });

  it('gives a site another template: its pictures and logos follow unless they are to be kept', () => {
    const before = textOf(slot2);
    expect(run('theme', slot2, 'casino3', '2')).toBe(0);
    expect(siteOf(slot2)).toMatchObject({
      theme_code: 'casino3',
      theme_color: 'color7-2',
      scene_palette: 'burgundy',
      logo1: '/art/brand/burgundy/Neon Alley.logo.svg',
      opening_slide: { image_url: expect.stringContaining('/art/scene/theatre/') },
    });
    writeFileSync(join(folder, `${slot2}.json`), before);
    run('theme', slot2, 'casino3', 'color7-2', '--keep-pictures');
    expect(changed(before, textOf(slot2))).toEqual(['"theme_code": "casino3",', '"theme_color": "color7-2",']);
  });

  it('sets languages, and their default', () => {
    const before = textOf(slot2);
    expect(run('languages', slot2, 'ne,EN', '--default', 'NE')).toBe(0);
    expect(changed(before, textOf(slot2))).toEqual(['"default_language": "NE",', '"languages": ["NE", "EN"],']);
    run('languages', slot2, 'RUS');
    expect(siteOf(slot2)).toMatchObject({ languages: ['RUS'], default_language: 'RUS' });
  });

  it('switches providers, and with the last of a category the category', () => {
    const before = siteOf(slot2);
    expect(run('providers', slot2, '--off', 'JILI,PGSOFT', '--off', 'fachai')).toBe(0);
    expect(siteOf(slot2).providers.length).toBe(before.providers.length - 3);
    expect(run('providers', slot2, '--on', 'PGSOFT', '--off', 'DRUMROLL,BINGOTOWN')).toBe(0);
    const after = siteOf(slot2);
    expect(after.providers_off).toEqual(['BINGOTOWN', 'DRUMROLL', 'FACHAI', 'JILI']);
    expect(providerCounts(after).map(({ category }) => category)).not.toContain('lottery');
    run('providers', slot2);
    expect(printed).toContain('off: BINGOTOWN DRUMROLL FACHAI JILI');
  });

  it('switches categories', () => {
    expect(run('categories', slot2, '--off', 'bingo', '--on', 'sabong')).toBe(0);
    expect(siteOf(slot2).categories_off).toEqual(['sportsbook', 'horse_racing', 'bingo']);
  });

  it('closes a site for maintenance, for a time, and opens it again', () => {
    expect(run('maintenance', slot2, 'on', '--until', '+2h')).toBe(0);
    const site = siteOf(slot2);
    expect(site.maintenance).toEqual({ is_maintenance: true, start_date: null, end_date: '2026-03-14T14:00:00.000Z' });
    expect([inMaintenance(site, now), inMaintenance(site, now + 7_200_000)]).toEqual([true, false]);
    run('maintenance', slot2, 'on', '--from', '2026-03-15T06:00Z', '--until', '2026-03-15T07:00Z');
    expect(inMaintenance(siteOf(slot2), now)).toBe(false);
    expect(run('maintenance', slot2, 'off')).toBe(0);
    expect(siteOf(slot2).maintenance).toEqual({ is_maintenance: false, start_date: null, end_date: null });
  });

  it('switches live chat, its id and its picture', () => {
    expect(run('chat', slot2, 'on', '--image', '/art/logo/avatar/lamp.svg')).toBe(0);
    expect(siteOf(slot2).live_chat).toEqual({
      chat_id: 'sandbox-chat',
      status: true,
      image_id: '/art/logo/avatar/lamp.svg',
    });
    run('chat', slot2, 'on', '--id', 'house-7', '--image', 'none');
    expect(siteOf(slot2).live_chat).toEqual({ chat_id: 'house-7', status: true, image_id: null });
    run('chat', slot2, 'off');
    expect(siteOf(slot2).live_chat).toEqual({ chat_id: 'house-7', status: false, image_id: null });
  });

  it('prints addresses to look at', () => {
    run('preview', slot2);
    expect(printed).toBe('http://slot2.localhost:4321/\n');
    run('open', slot2, '--theme', 'casino3/2');
    expect(printed).toBe('http://slot2.localhost:4321/?marquee-theme=casino3/color7-2\n');
  });

  it('shows with --dry-run what would change, and changes nothing', () => {
    const before = textOf(slot2);
    expect(run('languages', slot2, 'RUS,EN', '--default', 'RUS', '--dry-run')).toBe(0);
    for (const line of ['-  "default_language": "EN",', '+  "default_language": "RUS",', '   "show_referral": 0,'])
      expect(printed.split('\n')).toContain(line);
    expect(printed).toMatch(/^@@ line \d+ @@$/m);
    expect(textOf(slot2)).toBe(before);
    expect(run('create', 'bonanza.test', '--template', 'slot4', '--dry-run')).toBe(0);
    expect(printed).toContain('+  "domain_name": "bonanza.test",');
    expect(readdirSync(folder)).not.toContain('bonanza.test.json');
    expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  it('is described in the operator’s page: every command with its usage, and every option', () => {
    const page = docs().replaceAll('\\|', '|');
    for (const [name, { usage, options }] of Object.entries(commands)) {
      if (name === 'open') continue;
      expect(page).toContain(`npm run site -- ${name} ${usage}`.trimEnd());
      for (const option of Object.keys(options)) expect(page).toContain(`--${option}`);
    }
  });
});

describe('docs/operator.md', () => {
  it('has a row for every field of a site file, and for no other', () => {
    const table = docs().split('### Every field')[1]?.split('\n## ')[0] ?? '';
    const fields = table
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));
    expect(fields.sort()).toEqual(['extends', ...Object.keys(siteFile.entries)].sort());
  });

  test.each(templateCodes)('names %s with the palette and the scene of its sandbox site', (code) => {
    const { scene_palette, opening_slide } = readSite(join(sandboxSites, `${code}.localhost.json`), sandboxSites).site;
    const row =
      docs()
        .split('\n')
        .find((line) => line.startsWith(`| ${code} |`)) ?? '';
    const scene = /\/art\/scene\/(\w+)\//.exec(opening_slide?.image_url ?? '')?.[1];
    expect(row).toContain(`| ${scene_palette} | ${scene} | \`${code}.localhost\` |`);
  });
});
