import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { isProviderLogo, providerLogos } from '@marquee/contract/providerLogos';
import { describe, expect, it } from '@rstest/core';
import { engineNames, engines } from '../games/engines/engines';
import { svgFaults as faults } from '../testing/svgFaults';
import { brand } from './brand';
import { type CoverInput, cover, type Ratio, ratios } from './cover';
import { gamePicture } from './gamePicture';
import {
  appIcon,
  avatar,
  bankLogo,
  crest,
  leagueBadge,
  partnerLogo,
  providerLogo,
  siteLogo,
  tint,
  vipBadge,
} from './marks';
import { chooseMotif, motifs } from './motifs';
import { palettes } from './palettes';
import { providers } from './providers';
import { artRoutes } from './routes';
import { scene, sceneKinds } from './scene';
import { sceneShapes, slotScene } from './slots/slotScene';
import { symbolSheet } from './slots/symbolSheet';
import { coverUrl, crops, gamePartUrl, markUrl, sceneUrl } from './urls';

const input: CoverInput = {
  providerCode: 'JILI',
  gameCode: 'g1',
  title: 'Golden Dragon',
  category: 'slot_game',
  ratio: '3:4',
};

describe('cover', () => {
  it('draws every subject as a well-formed document of at most 20 kB, 4.5 kB compressed', () => {
    for (const [i, [name, motif]] of Object.entries(motifs).entries()) {
      const word = motif.words.split(' ')[0] as string;
      const ratio = Object.keys(ratios)[i % 3] as Ratio;
      const svg = cover({
        ...input,
        providerCode: (providers[i % providers.length] as { code: string }).code,
        gameCode: name,
        title: `Wild ${word} Quest`,
        ratio,
      });
      expect({ name, faults: faults(svg) }).toEqual({ name, faults: [] });
      expect(svg.length).toBeLessThan(20_000);
      expect(brotliCompressSync(svg).length).toBeLessThan(4_500);
    }
  });

  it('draws every provider, and no two alike', () => {
    const all = providers.map(({ code }) => cover({ ...input, providerCode: code }));
    expect(all.flatMap(faults)).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
    const looks = providers.map((p) => [p.face, p.title, p.backdrop, p.frame, p.stage, p.finish, ...p.colours].join());
    expect(new Set(looks).size).toBe(looks.length);
    expect(providers.length).toBeGreaterThanOrEqual(40);
  });

  it('draws the same game the same', () => {
    expect(cover(input)).toBe(cover({ ...input }));
    expect(cover({ ...input, gameCode: 'g2' })).not.toBe(cover(input));
  });

  it('survives any title', () => {
    const titles = [
      '',
      ' ',
      '</title><script>alert(1)</script>',
      '"><svg onload=x>',
      '&amp;',
      '\u0000\uFFFF\uD800',
      '龙之宝藏',
      'Дракон',
      'é'.repeat(300),
      'a '.repeat(200),
      "'; --",
      '🐉🐉',
    ];
    for (const title of titles)
      expect({ title, faults: faults(cover({ ...input, title })) }).toEqual({ title, faults: [] });
    expect(cover({ ...input, title: '<script>' })).not.toContain('<script');
  });
});

describe("a slot's own pictures", () => {
  it.each(Object.entries(motifs))('of %s are well-formed and light: symbols 10 kB, a backdrop 4 kB', (name, motif) => {
    const at = Object.keys(motifs).indexOf(name);
    const providerCode = (providers[at % providers.length] as { code: string }).code;
    const game = {
      providerCode,
      gameCode: name,
      title: `Golden ${motif.words.split(' ')[0]}`,
      category: input.category,
    };
    const sheet = symbolSheet(game);
    const shapes = Object.keys(sceneShapes) as (keyof typeof sceneShapes)[];
    const scenes = shapes.map((shape) => slotScene(game, shape));
    expect([sheet, ...scenes].flatMap(faults)).toEqual([]);
    expect(brotliCompressSync(sheet).length).toBeLessThan(10_000);
    for (const one of scenes) expect(brotliCompressSync(one).length).toBeLessThan(4_000);
  });
});

describe('the room of a game', () => {
  it.each(engineNames)('of %s is well-formed and light, upright and wide: 4 kB', (engine) => {
    for (const { category } of engines[engine].profiles) {
      for (const part of ['tall', 'wide', 'subject']) {
        const game = { providerCode: 'JILI', gameCode: 'g1', title: 'Golden Rocket', category, engine };
        const svg = gamePicture(part, game)?.() ?? '';
        expect({ part, faults: faults(svg) }).toEqual({ part, faults: [] });
        expect(svg).toContain('<svg');
        expect(brotliCompressSync(svg).length).toBeLessThan(4_000);
      }
    }
  });
});

describe('chooseMotif', () => {
  const rows: [string, string][] = [
    ['Golden Dragon', 'dragon'],
    ['Dragon Gold', 'dragon'],
    ['Lucky Panda Nights', 'panda'],
    ['Royal Roulette', 'roulette'],
    ['Temple of the Sun', 'temple'],
    ['Cherries', 'fruit'],
    ['Golden Fortune', 'coins'],
    ['Pirate Club', 'ship'],
  ];
  for (const [title, name] of rows)
    it(`sees ${name} in “${title}”`, () => expect(chooseMotif(title, 'slot_game', 'x')).toBe(motifs[name]));
  it('has at least 60 subjects', () => expect(Object.keys(motifs).length).toBeGreaterThanOrEqual(60));
});

describe('scene', () => {
  for (const kind of sceneKinds)
    it(`draws ${kind} well-formed in every crop, below 10 kB compressed`, () => {
      for (const [width, height] of Object.values(crops)) {
        const svg = scene({ kind, palette: 'evening', seed: 1, width, height });
        expect(faults(svg)).toEqual([]);
        expect(brotliCompressSync(svg).length).toBeLessThan(10_000);
      }
      const colours = Object.keys(palettes).map((palette) =>
        scene({ kind, palette, seed: 1, width: 800, height: 800 }),
      );
      expect(new Set(colours).size).toBe(colours.length);
    });
});

describe('brand', () => {
  it.each(Object.keys(palettes))('of %s is well-formed on both grounds and as an icon, and small', (palette) => {
    for (const kind of ['logo', 'inverse', 'icon'] as const) {
      const svg = brand(kind, palette, 'Tom & "Jerry"');
      expect(faults(svg)).toEqual([]);
      expect(brotliCompressSync(svg).length).toBeLessThan(3_000);
    }
    expect(brand('logo', palette, 'Lantern')).not.toBe(brand('inverse', palette, 'Lantern'));
  });

  it('has a different mark for each palette', () => {
    const icons = Object.keys(palettes).map((palette) => brand('icon', palette, 'Lantern'));
    expect(new Set(icons).size).toBe(22);
  });
});

describe('marks', () => {
  it('are well-formed, whatever the name', () => {
    for (const name of ['Marquee', '<b>&"', '', '龙', 'A very long name of a very small company']) {
      const all = [
        partnerLogo(name),
        siteLogo(name, '#d9a441'),
        bankLogo(name),
        appIcon(name, 192),
        crest(name, name),
        leagueBadge(name),
        avatar(name),
      ];
      expect(all.flatMap(faults)).toEqual([]);
    }
    expect(Object.keys(providerLogos).filter(isProviderLogo).map(providerLogo).flatMap(faults)).toEqual([]);
    for (const level of [1, 4, 9]) expect(faults(vipBadge(level))).toEqual([]);
    expect(tint('JILI', 'g1')).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('artRoutes', () => {
  const games = [
    {
      provider_code: 'JILI',
      game_code: 'g1',
      name: 'Golden Dragon',
      category: 'slot_game' as const,
      engine: 'slot',
    },
  ];
  const app = artRoutes({ games: () => games });

  it('serves a cover compressed and immutable', async () => {
    const answer = await app.request(coverUrl('JILI', 'g1'), { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('image/svg+xml');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(cover(input));
  });

  it('serves it plain to who does not take brotli', async () => {
    const answer = await app.request(coverUrl('JILI', 'g1', '16:10'));
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe(cover({ ...input, ratio: '16:10' }));
  });

  it('serves it without its title, which then stands in its label only', async () => {
    const answer = await app.request('/art/cover/JILI/g1.3x4.plain.svg');
    const plain = { ...input, plain: true };
    expect(await answer.text()).toBe(cover(plain));
    const renamed = cover({ ...plain, title: `${input.title} Zz` });
    expect(renamed.replaceAll(' Zz', '')).toBe(cover(plain));
  });

  const served = [
    gamePartUrl('JILI', 'g1', 'symbols'),
    gamePartUrl('JILI', 'g1', 'tall'),
    gamePartUrl('JILI', 'g1', 'wide'),
    sceneUrl('terrace'),
    sceneUrl('inbox', 'tall', 'candy', 3),
    markUrl('provider', 'pragmatic'),
    markUrl('crest', 'River Athletic'),
    markUrl('vip', '3'),
    markUrl('app', '192'),
    markUrl('site', 'A & B'),
    '/art/brand/acid/Neon%20Alley.logo.svg',
    '/art/brand/paper/Neon%20Alley.inverse.svg',
    '/art/brand/toys/Neon%20Alley.icon.svg',
  ];
  for (const url of served) it(`serves ${url}`, async () => expect((await app.request(url)).status).toBe(200));

  const missing = [
    '/art/cover/JILI/none.3x4.svg',
    '/art/cover/JILI/g1.9x9.svg',
    '/art/cover/JILI/g1.9x9.plain.svg',
    '/art/cover/JILI/g1.3x4.bare.svg',
    '/art/cover/JILI/g1.svg',
    '/art/game/JILI/none.symbols.svg',
    '/art/game/JILI/g1.other.svg',
    '/art/game/JILI/g1.constructor.svg',
    '/art/game/JILI/g1.svg',
    '/art/scene/none/evening/1.wide.svg',
    '/art/scene/terrace/none/1.wide.svg',
    '/art/scene/terrace/evening/x.wide.svg',
    '/art/scene/terrace/evening/1.huge.svg',
    '/art/logo/provider/NONE.svg',
    '/art/logo/provider/JILI.svg',
    '/art/logo/crest/x.svg',
    '/art/logo/constructor/x.svg',
    '/art/logo/vip/0.svg',
    '/art/brand/none/X.logo.svg',
    '/art/brand/acid/X.other.svg',
    '/art/brand/acid/X.svg',
    '/art/cover/JILI/%E0%A4%A.3x4.svg',
  ];
  for (const url of missing)
    it(`knows nothing of ${url}`, async () => expect((await app.request(url)).status).toBe(404));
});
