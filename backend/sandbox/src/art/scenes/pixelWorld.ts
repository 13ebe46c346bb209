import { mix, shade } from '../colour';
import { at, n, p } from '../kit';
import { many, paint, type View, world } from './view';

/** A sprite as one path per colour; each character of a row is a square, a dot is empty. */
function sprite(rows: readonly string[], colours: Record<string, string>, size = 10): string {
  return Object.entries(colours)
    .map(([key, colour]) => {
      let d = '';
      rows.forEach((row, y) => {
        for (const { index, 0: run } of row.matchAll(new RegExp(`${key}+`, 'g')))
          d += `M${index * size} ${y * size}h${run.length * size}v${size}h${-run.length * size}z`;
      });
      return p(d, colour);
    })
    .join('');
}

const knight = [
  '......rrr.....',
  '.....rrrrr....',
  '...ssssssr....',
  '..ssssssss....',
  '..skkskkss....',
  '..ssssssss....',
  '...ssssss...w.',
  '..bbsssbbb..w.',
  '.bbbbbbbbbb.w.',
  'gggbbbbbbs..w.',
  'gyggbbbbbsswww',
  'gygg.yyyy...w.',
  'gggg.bbbb.....',
  '.gg.bb..bb....',
  '....ss..ss....',
  '...sss..sss...',
];
const dragon = [
  '....gg....................',
  '...gggg..........rr.......',
  '..ggwkgg........rrrr......',
  '.ggggkggg......rrrrrr.....',
  'ggggggggg.....rrrrrrrr....',
  'gwgwgggggg...rr.rrr.rrr...',
  '...ggggggggggr...rr..rr...',
  '.....yggggggggg...r...r...',
  '.....yyggggggggggg........',
  '......yyygggggggggg.......',
  '......yyyygggggggggg....g.',
  '.......yyyggggggggggg..gg.',
  '.......gg.gg..gg.ggggggg..',
  '......ggg.gg.ggg.gg.ggg...',
];
const chest = [
  '..oooooooooo..',
  '.obbbbbbbbbbo.',
  'obbbbbbbbbbbbo',
  'obyybbbbbbyybo',
  'oooooyyyyooooo',
  'obyyobkkbobyyb',
  'obbbbobbobbbbo',
  'obyybbbbbbyybo',
  'oooooooooooooo',
];
const coin = ['..yyyy..', '.yywwyy.', 'yywyyooy', 'yywyyooy', 'yywyyooy', 'yywyyooy', '.yyooyy.', '..yyyy..'];
const heart = ['.rr..rr.', 'rwrrrrrr', 'rwrrrrrr', 'rrrrrrrr', '.rrrrrr.', '..rrrr..', '...rr...'];
const gem = [
  '..cccccc..',
  '.cwwccccd.',
  'cwwccccddd',
  'ccccccddd.',
  '.ccccddd..',
  '..cccdd...',
  '...ccd....',
  '....c.....',
];
const cloud = ['.....wwww......', '...wwwwwwww....', '.wwwwwwwwwwwww.', 'wwwwwwwwwwwwwww', '.ddddddddddddd.'];
const castle = [
  '..r.......................r..',
  '..rrr.....................rrr',
  '..k.......................k..',
  's.s.s...................s.s.s',
  'sssss..s.s.s.s.s.s.s.s..sssss',
  'sssss..sssssssssssssss..sssss',
  'sskss..sssskssssskssss..sskss',
  'sskssssssssksssssksssssssskss',
  'sssssssssssssssssssssssssssss',
  'ddssssssssssskkkssssssssssdds',
  'ssssddssssskkkkkkkssssddsssss',
  'sssssssssskkkkkkkkksssssssdds',
  'sddsssssssk.kkkkk.ksssddsssss',
  'ssssssddssk.kkkkk.kssssssssss',
  'sssssssssskkkkkkkkksssddsssss',
];

/** A level of an old game: castle and mountains in steps, a knight, a dragon on its hoard. */
export function pixelWorld(v: View): string {
  const { k, deep, middle, light: yellow, accent: red, metal: teal } = v;
  const grid = 20;
  const steps = (top: number, rise: number, fill: string) => {
    let [d, y] = ['M-860 440', top];
    for (let x = -860; x < 360; x += grid * 2) {
      y = Math.min(top + rise, Math.max(top - rise, y + (Math.floor(k.next() * 3) - 1) * grid));
      d += `V${y}h${grid * 2}`;
    }
    return p(`${d}V440Z`, fill);
  };
  const sky = [0, 1, 2, 3, 4, 5]
    .map((i) =>
      p(`M-860 ${-300 + i * 76}H360v80H-860Z`, mix(mix(deep, middle, i / 5), red, i > 3 ? (i - 3) * 0.22 : 0)),
    )
    .join('');
  const stars = p(
    many(70, () => {
      const [x, y] = [Math.floor(-86 + k.next() * 122) * 10, Math.floor(-30 + k.next() * 26) * 10];
      return `M${x} ${y}h5v5h-5z`;
    }),
    '#fff',
    'opacity=".8"',
  );
  const moonRows = Array.from({ length: 11 }, (_, y) =>
    Array.from({ length: 11 }, (_, x) => ((x - 5) ** 2 + (y - 5) ** 2 < 28 ? (x + y < 9 ? 'w' : 'y') : '.')).join(''),
  );
  const moon = at('translate(-360-240)', sprite(moonRows, { w: '#fffbe0', y: yellow }));
  const ground = (y: number) =>
    `${p(`M-860 ${y}H360V440H-860Z`, '#3b2a6b')}${p(`M-860 ${y}H360v20H-860Z`, teal)}${p(
      many(31, (i) => `M${-860 + i * 40} ${y + 20}h20v10h-20z`),
      shade(teal, -0.3),
    )}${p(
      many(40, () => `M${Math.floor(-43 + k.next() * 61) * 20} ${y + 50 + Math.floor(k.next() * 7) * 20}h20v10h-20z`),
      '#2a1d52',
    )}`;
  const brick = `M0 0h40v40h-40z`;
  const bricks = (x: number, y: number, count: number) =>
    many(
      count,
      (i) =>
        `${p(brick, '#8a3b2e', `transform="translate(${x + i * 40} ${y})"`)}${p('M0 0h38v4H0zM0 18h38v4H0zM18 4h4v14h-4zM6 22h4v16H6z', '#d9805a', `transform="translate(${x + i * 40} ${y})"`)}`,
    );
  const prize = (x: number, y: number) =>
    at(
      `translate(${x} ${y})`,
      `${p('M0 0h40v40H0z', '#c87d1a')}${p('M4 4h32v32H4z', yellow)}${p('M12 10h16v6h6v8H22v4h-6v-8h10v-4H18v4h-6zM16 30h6v5h-6z', '#7a4408')}`,
    );
  const flame = Array.from({ length: 5 }, (_, i) =>
    p(
      `M0 0h${20 + i * 2}v10h10v10H${-i * 4}v-10h10z`,
      i % 2 ? yellow : red,
      `transform="translate(${-62 - i * 34} ${18 + (i % 2) * 8})"`,
    ),
  ).join('');
  const score = `${many(3, (i) => at(`translate(${-226 + i * 46}-226) scale(.5)`, sprite(heart, { r: red, w: '#fff' })))}${at('translate(170-228) scale(.5)', sprite(coin, { y: yellow, w: '#fff', o: '#d98a1a' }))}${p('M222-222h10v10h-10zM238-222h10v10h-10zM222-206h10v10h-10zM238-206h10v10h-10zM230-214h10v10h-10z', '#fff')}${p('M262-222h30v12h-6v10h-6v12h-10v-12h6v-12h-14zM302-222h30v12h-6v10h-6v12h-10v-12h6v-12h-14z', '#fff')}`;
  return world(
    v,
    `<g shape-rendering="crispEdges">${paint(deep)}${sky}${stars}${moon}${many(3, (i) => at(`translate(${[-760, -560, 180][i]} ${[-150, -60, -150][i]}) scale(.9)`, sprite(cloud, { w: mix('#fff', middle, 0.25), d: mix(middle, '#fff', 0.4) })))}${steps(40, 100, mix(middle, deep, 0.3))}${at('translate(-690 20)', sprite(castle, { s: mix(middle, teal, 0.3), d: mix(middle, deep, 0.3), k: deep, r: red }))}${steps(150, 40, mix(teal, deep, 0.55))}${ground(180)}${bricks(-330, -20, 2)}${prize(-250, -20)}${bricks(-210, -20, 1)}${at('translate(-262-90) scale(.7)', sprite(coin, { y: yellow, w: '#fff', o: '#d98a1a' }))}${at('translate(-252 20)', sprite(knight, { r: red, s: '#dfe6f5', k: deep, b: '#5b7cf0', g: teal, y: yellow, w: '#fff' }))}${at('translate(92 94)', sprite(chest, { o: '#5a2f12', b: '#a8622a', y: yellow, k: deep }))}${at('translate(98-6) scale(.7)', sprite(gem, { c: teal, w: '#fff', d: shade(teal, -0.35) }))}${at('translate(164 14) scale(.7)', sprite(coin, { y: yellow, w: '#fff', o: '#d98a1a' }))}${at('translate(200 40) scale(.7)', sprite(coin, { y: yellow, w: '#fff', o: '#d98a1a' }))}${at('translate(0-72) scale(.96)', at('translate(20-40)', sprite(dragon, { g: '#46b35a', y: yellow, k: deep, w: '#fff', r: red }, 12)))}${at('translate(60-46)', flame)}${many(5, (i) => at(`translate(${n(-560 + i * 74)} ${i % 2 ? 110 : 96}) scale(.5)`, sprite(coin, { y: yellow, w: '#fff', o: '#d98a1a' })))}${score}</g>`,
  );
}
