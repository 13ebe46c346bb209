import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { languageCodes } from '@marquee/contract/languages';
import { buildGameIndex, type IndexedGame } from '@marquee/platform/search/index/games';
import { type ContentRow, siteTextsOf } from '@marquee/platform/search/siteTexts';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { openSites } from '@marquee/platform/sites/sites';
import { sandboxCatalogue } from '@marquee/sandbox/catalogue/sandboxCatalogue';

/** The cost of search. Times in ms. */
export interface SearchFigures {
  games: number;
  /** Growth of the heap, bytes. */
  bytes: number;
  built: number;
  longestPause: number;
  query: { p50: number; p99: number; max: number };
}

const wanted = 10_000;
const queries = 2000;

/** A made-up word of three syllables, unique for each number below 8,000. */
function madeUp(index: number): string {
  const consonants = 'bdfgklmnprstvz';
  const vowels = 'aeiou';
  const syllable = (at: number) => `${consonants[at % 14] ?? ''}${vowels[Math.floor(at / 14) % 5] ?? ''}`;
  return syllable(index) + syllable(Math.floor(index / 20)) + syllable(index * 7 + 3);
}

/** The sandbox's games and generated ones; every second one has a unique word. */
function manyGames(): IndexedGame[] {
  const catalogue = sandboxCatalogue();
  const providers = new Map(catalogue.providers().map(({ code, name }) => [code, name]));
  const listed = catalogue.games();
  return Array.from({ length: wanted }, (_, index) => {
    const game = listed[index % listed.length] as (typeof listed)[number];
    const name = index % 2 === 0 ? game.name : `${game.name} ${madeUp(index)}`;
    const game_code = `${game.game_code}x${Math.floor(index / listed.length)}`;
    return { ...game, name, game_code, provider_name: providers.get(game.provider_code) ?? '' };
  });
}

const typed: ((name: string) => string)[] = [
  (name) => name,
  (name) => name.slice(0, Math.ceil(name.length / 2)),
  (name) => name.slice(0, 4) + name.slice(5),
  (name) => name.replaceAll(' ', ''),
];
const words = ['рулетка', '百家乐', 'tragaperras', 'đá gà', 'माछा', 'hektnrf', 'free spins', 'baijiale', 'sabung ayam'];

const atShare = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** Builds the indexes of a site with 10,000 games and texts in eight languages, and searches them. */
export async function measureSearch(): Promise<SearchFigures> {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  const games = manyGames();
  const site = openSites(sandboxSites, () => undefined).find('localhost');
  if (!site) throw new Error('There is no site to measure');
  const rows: ContentRow[] = [
    ...Object.entries(site.cms).map(([name, value]) => ({ kind: 'cms' as const, name, value })),
    ...site.news.map((value) => ({ kind: 'news' as const, name: value.slug, value })),
    ...site.promotions.map((value) => ({ kind: 'promotions' as const, name: value.slug, value })),
  ];
  collect();
  const before = process.memoryUsage().heapUsed;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const from = performance.now();
  const index = await buildGameIndex(games);
  const texts = languageCodes.map((language) => siteTextsOf(rows, site, language));
  const built = performance.now() - from;
  delay.disable();
  collect();
  const bytes = process.memoryUsage().heapUsed - before;
  const times: number[] = [];
  for (let turn = 0; turn < queries; turn++) {
    const name = games[(turn * 37) % games.length]?.name ?? '';
    const q = turn % 10 === 9 ? words[turn % words.length] : typed[turn % typed.length]?.(name);
    const language = languageCodes[turn % languageCodes.length] ?? 'EN';
    const asked = performance.now();
    const understood = index.understand(q ?? '', language);
    index.find(understood);
    texts[turn % texts.length]?.index.find(understood.words.join(' '), 6);
    times.push(performance.now() - asked);
  }
  times.sort((a, b) => a - b);
  return {
    games: games.length,
    bytes,
    built,
    longestPause: delay.max / 1e6,
    query: { p50: atShare(times, 0.5), p99: atShare(times, 0.99), max: times.at(-1) ?? 0 },
  };
}
