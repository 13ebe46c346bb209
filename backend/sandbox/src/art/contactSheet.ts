import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isProviderLogo, providerLogos } from '@marquee/contract/providerLogos';
import { cover, type Ratio } from './cover';
import { avatar, bankLogo, crest, leagueBadge, partnerLogo, providerLogo, siteLogo, vipBadge } from './marks';
import { motifs } from './motifs';
import { palettes } from './palettes';
import { providers } from './providers';
import { scene, sceneKinds } from './scene';
import { type Crop, crops } from './urls';

/** Writes sample pages of covers, scenes and marks into a folder: `contactSheet.ts <folder> [names of motifs]`. */
const [folder = 'contact-sheet', ...wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const sizes: number[] = [];

function page(name: string, pictures: string[], height: number): void {
  const images = pictures.map((svg, i) => {
    writeFileSync(join(folder, `${name}${i}.svg`), svg);
    sizes.push(svg.length);
    return `<img src="${name}${i}.svg" height="${height}">`;
  });
  const bytes = pictures.map((svg) => brotliCompressSync(svg).length).sort((a, b) => a - b);
  writeFileSync(
    join(folder, `${name}.html`),
    `<body style="margin:0;background:#26262c;display:flex;flex-wrap:wrap;gap:6px">${images.join('')}`,
  );
  process.stdout.write(
    `${name}: ${pictures.length} pictures, raw at most ${Math.max(...pictures.map((s) => s.length))}, brotli median ${bytes[bytes.length >> 1]}, at most ${bytes.at(-1)}\n`,
  );
}

const names = Object.keys(motifs).filter((name) => wanted.length === 0 || wanted.includes(name));
const covers = (ratio: Ratio, step: number) =>
  names.map((name, i) => {
    const provider = providers[(i * step) % providers.length] as (typeof providers)[number];
    const word = motifs[name]?.words.split(' ')[0] ?? name;
    const title =
      `${['Golden', 'Midnight', 'Wild', 'Royal', 'Lucky'][i % 5]} ${word[0]?.toUpperCase()}${word.slice(1)} ${['Quest', '', 'Nights', 'Deluxe'][i % 4]}`.trim();
    return cover({ providerCode: provider.code, gameCode: `${name}-${i}`, title, category: 'slot_game', ratio });
  });
page('poster', covers('3:4', 7), 300);
page('square', covers('1:1', 11), 220);
page('card', covers('16:10', 5), 200);
const names2 = Object.keys(palettes);
for (const crop of Object.keys(crops) as Crop[]) {
  const [width, height] = crops[crop];
  page(
    `scene-${crop}`,
    sceneKinds.map((kind, i) => scene({ kind, palette: names2[i % names2.length] as string, seed: 1, width, height })),
    crop === 'wide' ? 300 : 380,
  );
}
page(
  'marks',
  [
    ...Object.keys(providerLogos).filter(isProviderLogo).map(providerLogo),
    ...['Aldgate Pay', 'Bluebird', 'Corner Fund'].map(partnerLogo),
    siteLogo('Marquee', '#d9a441'),
    ...['BDO1', 'NOVA', 'KITE'].map(bankLogo),
    ...Array.from({ length: 16 }, (_, i) => crest(`t${i}`, `River ${'ABCDEFGHIJKLMNOP'[i]}thletic`)),
    leagueBadge('Northern League'),
    ...Array.from({ length: 10 }, (_, i) => avatar(`p${i}`)),
    ...Array.from({ length: 8 }, (_, i) => vipBadge(i + 1)),
  ],
  90,
);
