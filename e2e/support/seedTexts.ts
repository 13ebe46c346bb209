import type { CallName, Output } from '@marquee/contract/calls';
import type { Language } from '@marquee/contract/languages';
import { type FilledSeed, seedKey } from '@marquee/contract/start';
import { matchRoute, routesOf } from '@marquee/page/routes';
import { filled, routeSeeds } from '@marquee/page/seeds';
import { slotsIn } from '@marquee/page/slots';
import type { AnsweredPage } from './answeredPage';

/** How many entries of a list a page initially shows at any width. */
const few = 6;

type Texts = Partial<Record<Language, string>>;
type SeedTexts = { [N in CallName]?: (answer: Output<N>, language: Language) => (string | undefined)[][] };

const inLanguage = (texts: Texts, language: Language) => texts[language] || texts.EN;
const each = (texts: (string | undefined)[]) => texts.map((text) => [text]);

/** The visible texts of a call's answer, one per entry. Other calls show nothing, or only changing data. */
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
  /** Seeds of the page itself, all of which it shows. */
  page: FilledSeed[];
  /** Seeds of its sections, each of which selects some. */
  sections: FilledSeed[];
}

/** The seeds of a page's content. */
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

/** Texts of seeded answers that the page must contain, one per entry. Throws if an answer is missing. */
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
