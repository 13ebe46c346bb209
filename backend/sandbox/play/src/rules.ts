import { baccaratPays } from '../../src/games/engines/baccarat';
import { linePays } from '../../src/games/engines/bingo';
import { fishPays } from '../../src/games/engines/fishing';
import { kenoPays } from '../../src/games/engines/keno';
import { pocketPays } from '../../src/games/engines/plinko';
import { slotMath } from '../../src/games/engines/slot/math';
import { pokerHands, pokerPays } from '../../src/games/engines/videopoker';
import type { Opened } from './api';
import { make } from './dom';
import { symbolCanvas } from './slot/symbols';
import type { TextKey, Words } from './text';
import type { Theme } from './theme';

const texts: Record<string, TextKey> = {
  roulette: 'rouletteRules',
  baccarat: 'baccaratRules',
  videopoker: 'pokerRules',
  dice: 'diceRules',
  fishing: 'fishingRules',
  plinko: 'plinkoRules',
  crash: 'crashRules',
  bingo: 'bingoRules',
  keno: 'kenoRules',
  duel: 'duelRules',
  race: 'raceRules',
};

type Cell = string | Node;

function table(rows: Cell[][]): HTMLElement {
  const body = make('tbody');
  for (const row of rows) {
    const [first = '', ...rest] = row;
    const head = make('th', { attributes: { scope: 'row' } }, first);
    body.append(make('tr', {}, head, ...rest.map((cell) => make('td', {}, cell))));
  }
  return make('table', {}, body);
}

function slotRules({ game }: Opened, { t, times, plain }: Words, theme: Theme, stake: number): Node[] {
  const math = slotMath(game.profile);
  const notes = [math.lines === 'ways' ? t('slotWays') : t('slotLines', { count: math.lines })];
  if (math.strips.some((strip) => strip.includes(9))) notes.push(t('slotWild'));
  if (math.freeChance > 0) {
    const [a = 0, b = 0, c = 0] = math.freeSpins;
    notes.push(t('slotScatter', { a, b, c, multiplier: times(math.multiplier * 100) }));
  }
  const rows: Cell[][] = math.pays.map((pays, symbol) => [
    symbolCanvas(theme, symbol, 44),
    ...pays.map((pay, index) => `${index + 3}: ${plain((stake / 100) * pay)}`),
  ]);
  return [
    ...notes.map((text) => make('p', { text })),
    make('h3', { text: t('paytable') }),
    make('p', { text: t('paytableNote') }),
    table(rows),
  ];
}

function payRows({ game }: Opened, { t, times }: Words): Cell[][] {
  const { engine, profile } = game;
  if (engine === 'videopoker')
    return pokerHands.map((hand, index) => [t(hand), times((pokerPays[profile]?.[index] ?? 0) * 100)]);
  if (engine === 'baccarat') {
    const names: Record<string, TextKey> = {
      player: 'player',
      banker: 'banker',
      tie: 'tie',
      player_pair: 'playerPair',
      banker_pair: 'bankerPair',
    };
    return Object.entries(baccaratPays).map(([spot, pay]) => [t(names[spot] ?? 'tie'), times(pay)]);
  }
  if (engine === 'fishing')
    return (fishPays[profile] ?? []).map((pay, index) => [t('fish', { n: index + 1 }), times(pay * 100)]);
  if (engine === 'plinko')
    return pocketPays(profile)
      .slice(0, 7)
      .map((pay, index) => [t('pocket', { n: index + 1 }), times(pay)]);
  if (engine === 'bingo')
    return linePays.map((pay, index) => [t('linesFull', { n: index === 5 ? '6+' : index + 1 }), times(pay)]);
  if (engine === 'keno') {
    return [2, 4, 6, 8, 10].flatMap((picks) =>
      kenoPays(picks).flatMap((pay, hits) =>
        pay > 0 ? [[t('picked', { n: picks, count: 10 }), t('hits', { n: hits }), times(pay)]] : [],
      ),
    );
  }
  return [];
}

/** The rules panel: what pays what, the return and how it swings (decisions §7). */
export function rulesOf(opened: Opened, words: Words, theme: Theme, stake: number): Node[] {
  const { t, percent } = words;
  const { rtp, volatility, engine } = opened.game;
  const facts = table([
    [t('rtp'), percent(rtp)],
    [t('volatility'), t('volatilityOf', { n: volatility })],
  ]);
  const own = texts[engine] ? [make('p', { text: t(texts[engine]) })] : [];
  const pays = payRows(opened, words);
  const body = engine === 'slot' ? slotRules(opened, words, theme, stake) : own;
  const paytable = pays.length ? [make('h3', { text: t('paytable') }), table(pays)] : [];
  return [facts, make('p', { text: t('rtpNote') }), ...body, ...paytable];
}
