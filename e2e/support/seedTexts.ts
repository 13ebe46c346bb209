import type { CallName, Output } from '@marquee/contract/calls';
import type { Language } from '@marquee/contract/languages';
import { type FilledSeed, seedKey } from '@marquee/contract/start';
import { matchRoute, routesOf } from '@marquee/page/routes';
import { filled, routeSeeds } from '@marquee/page/seeds';
import { slotsIn } from '@marquee/page/slots';
import type { AnsweredPage } from './answeredPage';

/** How many of a list stand on a page at first, whatever its width. */
const few = 6;

type Texts = Partial<Record<Language, string>>;
type SeedTexts = { [N in CallName]?: (answer: Output<N>, language: Language) => (string | undefined)[][] };

const inLanguage = (texts: Texts, language: Language) => texts[language] || texts.EN;
const each = (texts: (string | undefined)[]) => texts.map((text) => [text]);

/**
 * What a reader finds on a page of what a call has answered: of each entry one. Calls that are not here show nothing of
 * themselves, or only what changes.
 */
const textsOf: SeedTexts = {
  'settings/social_account': ({ accountList }) => each(accountList.map(({ name }) => name)),
  'settings/siteinfodetail': ({ cms }, language) => [
    Object.values(cms).map(({ body }) => inLanguage(body, language)),
    Object.values(cms).map(({ title }) => inLanguage(title, language)),
  ],
  'home/marquee': ({ value }, language) => each(value.slice(0, 1).map(({ text }) => inLanguage(text, language))),
  'product/get_games': ({ value }) => each(value.slice(0, few).flatMap((game) => [game.game_name, game.provider_name])),
  'product/get_list': ({ value }) => each(value.slice(0, few).map(({ game_name }) => game_name)),
  'product/get_hot_games': ({ value }) => each(value.slice(0, few).map(({ game_name }) => game_name)),
  'product/game': ({ value }) => each(value.slice(0, 1).map(({ game_name }) => game_name)),
  'content/articles': ({ value }, language) =>
    each(value.slice(0, few).flatMap(({ title, summary }) => [title[language], summary[language]])),
  'content/article': ({ value }, language) =>
    each(value.flatMap(({ title, body }) => [title[language], body[language]])),
  'sports/fixtures': ({ value }) =>
    each(value.slice(0, few).flatMap(({ home_team_name, away_team_name }) => [home_team_name, away_team_name])),
  'sports/races': ({ value }) => each(value.slice(0, few).map(({ meeting_name }) => meeting_name)),
};

interface SeedsIn {
  /** Of the page itself, which tells all of them. */
  page: FilledSeed[];
  /** Of the sections that stand in it, each of which chooses. */
  sections: FilledSeed[];
}

/** The seeds of what stands in a page. */
function seedsIn({ start, path }: AnsweredPage): SeedsIn {
  const { language, prefix, registry, rendered } = start;
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const match = matchRoute(routesOf(registry), pathname.slice(prefix.length) || '/');
  if (!match) return { page: [], sections: [] };
  const parameters = { ...match.parameters, language };
  const sections = slotsIn(registry).filter(({ remote, module }) => rendered?.parts.includes(`${remote} ${module}`));
  return {
    page: [{ call: 'settings/social_account', input: {} }, ...routeSeeds(match.route, parameters, searchParams)],
    sections: sections.flatMap(({ seed = [] }) => seed.flatMap((one) => filled(one, parameters, searchParams))),
  };
}

/**
 * Texts of the answers that a page was made from and that have to stand in it: of each entry one. Throws where it was
 * made without an answer.
 */
export function textsOfSeeds(page: AnsweredPage): string[][] {
  const { start, path } = page;
  const textsIn = ({ call, input }: FilledSeed) => {
    const texts = textsOf[call] as ((answer: unknown, language: Language) => (string | undefined)[][]) | undefined;
    const answer = start.seed[seedKey(call, input)];
    if (texts && !answer) throw new Error(`${path} was made without ${seedKey(call, input)}`);
    return texts ? texts(answer, start.language) : [];
  };
  const seeds = seedsIn(page);
  return [...seeds.page.flatMap(textsIn), ...seeds.sections.map((seed) => textsIn(seed).flat())]
    .map((texts) => texts.filter((text): text is string => Boolean(text)))
    .filter((texts) => texts.length > 0);
}
