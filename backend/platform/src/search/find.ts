import type { Output, ValidInput } from '@marquee/contract/calls';
import { categories, isCategory } from '@marquee/contract/categories';
import type { Language } from '@marquee/contract/languages';
import type { Context } from '../calls/handlers';
import type { Catalogue, SiteCatalogue } from '../catalogue/catalogue';
import { offerOf, offersCategory } from '../catalogue/offer';
import { isOffered } from '../sites/offers';
import type { SiteFile } from '../sites/siteFile';
import { fixtures } from '../sports/fixtures';
import { offersSports } from '../sports/sportsOffered';
import type { Piece } from './index/understand';
import { nameOf } from './names';
import { type FoundGames, languageOf, type Search } from './search';

type Answer = Output<'search/find'>;

/** From this quality on, a piece's meaning is certain. */
const sure = 0.75;
const most = { categories: 6, providers: 6, features: 4, matches: 4, pages: 6, marks: 20 };

/** Targets of a kind that the query names, best first, without the kind's prefix. */
function namedBy(pieces: readonly Piece[], kind: string): { name: string; quality: number }[] {
  const named = new Map<string, number>();
  for (const { found, isStopWord } of pieces) {
    if (isStopWord) continue;
    for (const [target, quality] of found) {
      if (quality < sure || !target.startsWith(`${kind}:`)) continue;
      const name = target.slice(kind.length + 1);
      named.set(name, Math.max(quality, named.get(name) ?? 0));
    }
  }
  return [...named].map(([name, quality]) => ({ name, quality })).sort((a, b) => b.quality - a.quality);
}

const counted = <T>(items: readonly T[], keyOfItem: (item: T) => string) => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOfItem(item), (counts.get(keyOfItem(item)) ?? 0) + 1);
  return counts;
};

const slugOf = (category: string) => (isCategory(category) ? categories[category].slug.toUpperCase() : '');

function categoriesOf({ understood, games }: FoundGames, site: SiteFile): Answer['categories'] {
  const counts = counted(games, ({ tile }) => tile.game_type);
  const named = namedBy(understood.pieces, 'category').flatMap(({ name }) =>
    isCategory(name) && offersCategory(offerOf(site), name) ? [slugOf(name)] : [],
  );
  const others = [...counts].sort((a, b) => b[1] - a[1]).map(([slug]) => slug);
  return [...new Set([...named, ...others])]
    .slice(0, most.categories)
    .map((game_type) => ({ game_type, count: counts.get(game_type) ?? 0, is_named: named.includes(game_type) }));
}

function providersOf({ understood, games }: FoundGames, siteCatalogue: SiteCatalogue): Answer['providers'] {
  const counts = counted(games, ({ tile }) => tile.provider_code);
  return namedBy(understood.pieces, 'provider')
    .flatMap(({ name }) => siteCatalogue.games.find(({ provider_code }) => provider_code === name) ?? [])
    .slice(0, most.providers)
    .map(({ provider_code, provider_name, provider_logo }) => ({
      provider_code,
      provider_name,
      logo: provider_logo,
      count: counts.get(provider_code) ?? 0,
    }));
}

async function pagesOf(
  search: Search,
  { understood }: FoundGames,
  { site, clock }: Pick<Context, 'site' | 'clock'>,
  language: Language,
): Promise<Answer['pages']> {
  const { index, texts } = await search.texts(site, language);
  const now = clock.now();
  const pages = new Map<string, Answer['pages'][number]>();
  const isOut = (text: { from: number | null; until: number | null }) =>
    (text.from === null || text.from <= now) && (text.until === null || now < text.until);
  for (const { name } of namedBy(understood.pieces, 'page')) {
    const text = texts.get(name);
    if (!isOffered(site, name) || (text ? !isOut(text) : /^\/(?:news|promotions)\//.test(name))) continue;
    pages.set(name, { path: name, title: text?.title || nameOf(`page:${name}`, language), kind: text?.kind ?? 'page' });
  }
  const words = understood.words.join(' ');
  for (const id of words.length < 2 && !/\p{Script=Han}/u.test(words) ? [] : index.find(words, 2 * most.pages)) {
    const text = texts.get(id);
    if (!text || !isOut(text) || !isOffered(site, text.path)) continue;
    const { path, title, kind } = text;
    if (!pages.has(id)) pages.set(id, { path, title, kind });
  }
  return [...pages.values()].slice(0, most.pages);
}

async function matchesOf(
  search: Search,
  context: Context,
  words: string,
  language: Language,
): Promise<Answer['matches']> {
  if (words.length < 2 || !offersSports(context.site, 'sportsbook')) return [];
  const match_ids = await search.matches(words, most.matches);
  if (match_ids.length === 0) return [];
  const asked = { language, count: most.matches, start: 0, sport: '', state: '', when: '', q: words } as const;
  const { value } = await fixtures({ ...asked, match_ids: [] }, context, async () => match_ids);
  const places = new Map(match_ids.map((id, place) => [id, place]));
  return value.sort((a, b) => (places.get(a.match_id) ?? 0) - (places.get(b.match_id) ?? 0));
}

/** The suggested spelling ("did you mean") if a word was only found approximately; else empty. */
function meantBy({ understood, games }: FoundGames): string {
  const { pieces, isOtherKeyboard, quality } = understood;
  if (games.length === 0 || (quality >= 0.9 && !isOtherKeyboard)) return '';
  const words = pieces.map(({ found, words: own, quality: piece }) => {
    const [target] = [...found].sort((a, b) => b[1] - a[1])[0] ?? [];
    const word = /^(?:word|number):(.+)$/.exec(target ?? '')?.[1];
    return piece >= 0.97 && !isOtherKeyboard ? own.join(' ') : (word ?? '');
  });
  const meant = words.includes('') ? '' : words.join(' ');
  return meant === understood.words.join(' ') ? '' : meant;
}

function marksOf({ understood }: FoundGames): string[] {
  const words = understood.pieces.flatMap(({ found, words: own, isStopWord }) =>
    isStopWord
      ? []
      : [
          ...own,
          ...[...found]
            .filter(([target, quality]) => target.startsWith('word:') && quality >= 0.55)
            .map(([target]) => target.slice('word:'.length)),
        ],
  );
  return [...new Set(words)].slice(0, most.marks);
}

/** Which list is the best answer, by how well the query matches it. */
function bestOf(answer: Omit<Answer, 'best'>, { understood, games }: FoundGames, tier: number): Answer['best'] {
  const named = (kind: string) => namedBy(understood.pieces, kind)[0]?.quality ?? 0;
  const isSinglePiece = understood.pieces.filter(({ isStopWord }) => !isStopWord).length === 1;
  const points: [Answer['best'], number][] = [
    ['games', games.length > 0 ? (tier >= 4 ? 1.2 : tier === 3 ? 1 : 0.8) : 0],
    ['pages', answer.pages.length > 0 ? (isSinglePiece ? named('page') * 1.06 : 0.5) : 0],
    ['providers', answer.providers.length > 0 && isSinglePiece ? named('provider') * 1.08 : 0],
    ['categories', answer.categories.some(({ is_named }) => is_named) && isSinglePiece ? named('category') * 1.05 : 0],
    ['features', answer.features.length > 0 && isSinglePiece ? named('feature') * 1.04 : 0],
    ['sports', answer.sports.length > 0 && isSinglePiece ? named('sport') * 1.1 : 0],
    ['matches', answer.matches.length > 0 ? 0.95 : 0],
  ];
  return points.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

const nothing: Answer = {
  value: [],
  ranks: [],
  total: 0,
  categories: [],
  providers: [],
  features: [],
  sports: [],
  matches: [],
  pages: [],
  best: 'games',
  marks: [],
  did_you_mean: '',
};

const sports = [
  'football',
  'basketball',
  'tennis',
  'esports',
  'cricket',
  'volleyball',
  'ice_hockey',
  'table_tennis',
] as const;

/** Searches a site: games, and everything else with matching names. */
export async function findAll(
  { q, language: asked, count }: ValidInput<'search/find'>,
  context: Context,
  { search, catalogue }: { search: Search; catalogue: Catalogue },
): Promise<Answer> {
  if (q === '') return nothing;
  const { site } = context;
  const language = languageOf(site, asked);
  const siteCatalogue = await catalogue.ofSite(offerOf(site));
  const found = await search.games(siteCatalogue, q, language);
  const { understood, games } = found;
  const shown = games.slice(0, count);
  const offeredFeatures = new Set(games.flatMap(({ tile }) => tile.features));
  const answer = {
    value: shown.map(({ tile }) => tile),
    ranks: shown.map(({ rank }) => rank),
    total: games.length,
    categories: categoriesOf(found, site),
    providers: providersOf(found, siteCatalogue),
    features: namedBy(understood.pieces, 'feature')
      .map(({ name }) => name)
      .filter((name) => offeredFeatures.has(name))
      .slice(0, most.features)
      .map((feature) => ({ feature, title: nameOf(`feature:${feature}`, language) })),
    sports: offersSports(site, 'sportsbook')
      ? namedBy(understood.pieces, 'sport').flatMap(({ name }) => {
          const sport = sports.find((one) => one === name);
          return sport ? { sport, title: nameOf(`sport:${sport}`, language) } : [];
        })
      : [],
    matches: await matchesOf(search, context, understood.words.join(' '), language),
    pages: await pagesOf(search, found, context, language),
    marks: marksOf(found),
    did_you_mean: meantBy(found),
  };
  const tier = games[0]?.tier ?? 0;
  return { ...answer, best: bestOf(answer, found, tier) };
}

export function isEmpty({
  total,
  categories: named,
  providers,
  features,
  sports: kinds,
  matches,
  pages,
}: Answer): boolean {
  return [named, providers, features, kinds, matches, pages].every((list) => list.length === 0) && total === 0;
}
