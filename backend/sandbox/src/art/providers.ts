import type { Category } from '@marquee/contract/categories';
import type { Face } from './lettering';

/** The position of a provider's titles. */
export type TitlePlace = 'low' | 'banner' | 'arch' | 'tilt' | 'plate' | 'top';
/** The light and pattern behind the subject. */
export type Backdrop =
  | 'rays'
  | 'halo'
  | 'bokeh'
  | 'halftone'
  | 'stripes'
  | 'lattice'
  | 'tunnel'
  | 'spots'
  | 'clouds'
  | 'hex'
  | 'deco'
  | 'aurora';
/** The border of the picture. */
export type Frame =
  | 'none'
  | 'gold'
  | 'inset'
  | 'corners'
  | 'cut'
  | 'ornate'
  | 'bar'
  | 'glass'
  | 'stitched'
  | 'bevel'
  | 'neon'
  | 'rail';
/** How the subject is staged. */
export type Stage = 'hero' | 'pair' | 'scatter' | 'medallion' | 'window' | 'podium' | 'close';
/** The surface of the letters. */
export type Finish = 'gold' | 'white' | 'candy' | 'chrome' | 'fire' | 'ice' | 'neon' | 'ink';

/** A provider: its categories, and the style of all its covers. Colours: deep, middle, light, accent, metal. */
export interface Provider {
  code: string;
  name: string;
  categories: Category[];
  face: Face;
  title: TitlePlace;
  backdrop: Backdrop;
  frame: Frame;
  stage: Stage;
  finish: Finish;
  colours: [string, string, string, string, string];
}

const groups: Record<string, Category[]> = {
  s: ['slot_game'],
  sf: ['slot_game', 'fishing'],
  sfa: ['slot_game', 'fishing', 'arcade'],
  sa: ['slot_game', 'arcade'],
  sc: ['slot_game', 'crash'],
  l: ['casino'],
  lp: ['casino', 'poker'],
  sl: ['slot_game', 'casino'],
  b: ['bingo', 'lottery'],
  lo: ['lottery'],
  sb: ['sportsbook'],
  sab: ['sabong'],
  h: ['horse_racing'],
  c: ['crash', 'hash_game'],
  ha: ['hash_game'],
  p: ['poker'],
  all: ['slot_game', 'fishing', 'poker', 'bingo', 'arcade'],
  sbg: ['slot_game', 'bingo'],
  f: ['fishing'],
  a: ['arcade', 'crash'],
};

const rows = `
JILI|JILI|all|fun|arch|rays|gold|scatter|gold|#3a0508 #a30f1c #ffb23e #ff3d2e #ffd75e
PGSOFT|PGSOFT|s|epic|low|aurora|none|hero|gold|#120a2e #4b1d8f #f7a6ff #ff5db1 #ffe0a3
PPLAY|PPLAY|s|fun|tilt|clouds|bevel|close|candy|#06245c #1673e6 #a8f0ff #ffd21f #fff1b8
PPLAYLIVE|PPLAY Live|lp|deco|plate|spots|rail|podium|white|#14080a #5e1022 #ff9a62 #e8b04a #f3d9a0
FACHAI|FACHAI|sf|slab|banner|lattice|ornate|medallion|gold|#45020a #b5121b #ffd36b #ff7a1a #ffcf4a
JDB|JDB|sfa|comic|tilt|halftone|inset|pair|fire|#1a0b3f #5a1fc4 #ffd84a #ff4f2e #ffe48f
YBAT|YBAT|sab,f,s|tech|low|stripes|cut|hero|chrome|#071a12 #0e6b46 #c9ff5e #ffcf2e #dff5e8
EPW|EPW|sc|tech|top|hex|neon|hero|neon|#050a1c #0c2a6b #42e8ff #ff3bd0 #b9f3ff
EVOPLAY|EVOPLAY|sa|deco|low|halo|glass|close|ice|#0a0f1e #23406e #9fd4ff #ff8a3c #e6f1ff
AURELIA|Aurelia Studio|s|epic|plate|deco|gold|medallion|gold|#0c1f17 #14573f #ffe7a6 #e7b34c #f2d48a
NORTHWICK|Northwick|s|slab|low|bokeh|inset|hero|white|#10202b #2e5d74 #ffe3b3 #f08a4b #dfe8ea
KITEWORKS|Kiteworks|sa|fun|arch|clouds|stitched|scatter|candy|#3b0d4f #c2318f #ffd6f0 #33d1ff #fff0c9
LANTERNA|Lanterna|s|epic|banner|lattice|corners|hero|gold|#2a0613 #8a1538 #ff9d5c #ffb627 #ffd98a
REDSHED|Red Shed|s|slab|tilt|rays|stitched|pair|fire|#2d1206 #8d4516 #ffce7a #f2b01e #ffe2a8
MOONRAKE|Moonrake|s|deco|arch|aurora|corners|hero|ice|#07102b #233a8e #b9d0ff #9c7bff #dfe6ff
TIDEPOOL|Tidepool|sf|fun|low|bokeh|glass|scatter|ice|#02233a #0a7f9e #8cf7e6 #ffb84d #d8fff6
IRONBARK|Ironbark|s|slab|plate|stripes|bevel|close|chrome|#151311 #4d4238 #ffb866 #d3622a #d9cfc2
SUGARLOAF|Sugarloaf|s|fun|banner|halftone|stitched|pair|candy|#5a0f4d #ff5fa8 #fff3c4 #6ae0ff #ffe9f4
VOLTAIC|Voltaic Games|sc|tech|tilt|tunnel|cut|hero|neon|#0b0614 #33108a #c77bff #37ffcf #e2d6ff
OLIVEGROVE|Olive Grove|s|epic|low|halo|rail|podium|white|#18210d #5d7a2a #fff2bf #e0a63a #f4ecd0
BRASSBELL|Brassbell|s|deco|top|deco|ornate|podium|gold|#1d0f05 #6e3d12 #ffd998 #c9452c #f0c878
SNOWMARK|Snowmark|s|tech|low|aurora|inset|close|ice|#0b2538 #2f7fae #e8fbff #7fe0ff #f2fbff
PAPERCUT|Papercut|s|comic|banner|clouds|none|pair|ink|#3d1f5c #f06a4d #ffe8b0 #22b8a6 #fff6df
TEMPLEBAR|Temple Bar|s|epic|arch|rays|ornate|podium|gold|#0e1c10 #3d6b22 #ffe58a #ff8c2b #eecb6d
COBALTFOX|Cobalt Fox|sc|comic|low|tunnel|bevel|hero|chrome|#04103d #0f4bd1 #8fd8ff #ff9a1f #dbe9ff
HARLEQUIN|Harlequin|s|deco|banner|lattice|inset|medallion|white|#26093b #7b1fa2 #ffcf6b #1fd1b2 #ffe9b8
DUNEWALK|Dunewalk|s|epic|low|halo|corners|hero|gold|#2b1404 #a35c16 #ffe0a0 #1fa6a0 #f5d58c
GLASSHOUSE|Glasshouse|s|fun|plate|bokeh|glass|window|white|#07261f #158a63 #d7ffd0 #ff6f91 #eafff2
STARLING|Starling|s|tech|arch|tunnel|neon|medallion|neon|#0a0526 #2a1a9e #7cc7ff #ff57a0 #d4ddff
WILDERNESS|Wilderness Co|s|slab|low|clouds|rail|close|white|#16220f #4e7a2e #fff0a8 #e8702a #efe6c6
PIXELFORGE|Pixelforge|sa|tech|banner|hex|bevel|pair|chrome|#111432 #3b46b8 #7df9ff #ff4f79 #cdd3ff
CARNIVALE|Carnivale|s|comic|arch|stripes|gold|scatter|candy|#3d0626 #d81e5b #ffe066 #20c4f4 #ffe9a3
SILKROAD|Silk Road|s|epic|top|lattice|gold|hero|fire|#220a2e #74246b #ffbd73 #19b5a5 #f7cf86
THUNDERFOOT|Thunderfoot|s|slab|tilt|rays|cut|close|chrome|#0d1626 #2b4c7e #ffe38a #ff5a2e #dfe7f2
MIRAMAR|Miramar|sl|deco|low|spots|glass|window|white|#06283a #0f6f8f #ffe2b8 #ff7a59 #e9f6f7
GRANDCAFE|Grand Café|lp|deco|banner|spots|gold|podium|gold|#06140f #0d4a35 #ffd98a #d9a441 #f2d796
SALONROUGE|Salon Rouge|lp|epic|plate|deco|ornate|medallion|gold|#1a0407 #6d0f1c #ffb37a #f0c068 #ffd997
BLUETABLE|Blue Table|l|tech|low|spots|inset|podium|white|#04122b #124b96 #a8dcff #34e3b0 #dbe9f7
RIVERCARD|Rivercard|p|slab|arch|halo|rail|pair|white|#0b1f14 #1c6b3f #d9ffb8 #ff5247 #e9f4e4
BINGOTOWN|Bingo Town|b|fun|arch|bokeh|stitched|scatter|candy|#2b0b5a #8f35e0 #ffe77a #ff5f7e #fff2c2
DRUMROLL|Drumroll|lo|comic|plate|rays|bevel|scatter|white|#06264d #1b6fd6 #fff0a0 #ff3e6c #e8f2ff
PADDOCK|Paddock|h|slab|tilt|clouds|rail|close|white|#14290f #3f8a2c #fff2b0 #e4572e #f5efd2
SILVERSPUR|Silver Spur|h,sab|epic|low|halo|inset|close|chrome|#1b1f2b #50607d #ffe6c0 #d8413f #e8edf5
GALLERA|Gallera|sab|comic|banner|rays|cut|pair|fire|#2f0a04 #a82a0e #ffd060 #ffe14a #ffd9a0
APOGEE|Apogee|c|tech|low|tunnel|none|hero|neon|#060817 #1d2b6b #ff9a5c #ffd23f #dbe3ff
HASHLINE|Hashline|ha|tech|top|hex|cut|medallion|neon|#03130f #06513f #4bffb3 #ffe14a #c9ffe9
SKYLARK|Skylark|c,a|fun|tilt|clouds|glass|hero|white|#0a2a6b #2a86f0 #fff3c0 #ff5b3a #eef6ff
CORALBAY|Coral Bay|f|comic|arch|bokeh|inset|scatter|candy|#04254a #0b8fb8 #a5fff0 #ff7b5e #ffe9c0
FLOODLIGHT|Floodlight|sb|tech|low|spots|cut|hero|white|#071018 #12405e #d8f4ff #b7f01e #e4eef5
TERRACE|Terrace Sports|sb|slab|banner|stripes|rail|close|white|#101d12 #1f6a3a #f4ffd0 #ffc21f #eef6e9
`;

/** All providers in their order. */
export const providers: Provider[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [code = '', name = '', makes = '', face, title, backdrop, frame, stage, finish, colours = ''] =
      row.split('|');
    const list = [...new Set(makes.split(',').flatMap((group) => groups[group] ?? []))];
    return {
      code,
      name,
      categories: list,
      face,
      title,
      backdrop,
      frame,
      stage,
      finish,
      colours: colours.split(' '),
    } as Provider;
  });

const byCode = new Map(providers.map((provider) => [provider.code, provider]));

/** The provider with a code; for an unknown code, one chosen by its hash. */
export function providerOf(code: string): Provider {
  const known = byCode.get(code);
  if (known) return known;
  let sum = 0;
  for (const char of code) sum += char.charCodeAt(0);
  return providers[sum % providers.length] as Provider;
}
