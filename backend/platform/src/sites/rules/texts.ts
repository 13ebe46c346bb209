import { didYouMean } from '../didYouMean';
import { factNames } from '../fillIn';
import { offerFactNames } from '../offerText';
import { error, type Path, type Problem, warning } from '../problem';
import { type SiteFile, siteFile } from '../siteFile';
import { textKind } from '../siteTexts';
import { mostOf, walkSchema } from '../walkSchema';
import { type Rule, rule } from './rule';

/** The keys whose texts may have placeholders. */
const filled = [
  'cms',
  'news',
  'promotions',
  'opening_slide',
  'opening_line',
  'slides',
  'announcements',
  'marquee',
  'seo',
] as const;
/** Offers have placeholders of their own as well, and lengths of their own (`bonusOffers.ts`). */
const textual = [
  ...filled,
  'bonus_offers',
  'terms',
  'menu',
  'game_menu',
  'missions',
  'deposit_methods',
  'vip_levels',
] as const;

/** Keeps what was found in a value: sites share most of theirs, each under one key. */
function once<K, T>(find: (value: unknown, key: K) => T): typeof find {
  const found = new WeakMap<object, T>();
  return (value, key) => {
    if (typeof value !== 'object' || value === null) return find(value, key);
    const known = found.get(value) ?? find(value, key);
    found.set(value, known);
    return known;
  };
}

/** The texts under a key, with their locations. */
const textsIn = once((value, key: keyof SiteFile) =>
  [...walkSchema(siteFile.entries[key], value, [key])]
    .filter(({ schema, value: text }) => textKind(schema) && text !== undefined)
    .map(({ value: text, path, schema }) => ({
      text: text as Record<string, string | undefined>,
      path,
      kind: textKind(schema),
    })),
);

/** Missing translations: the text would fall back to another language, or not be shown. */
const spoken = rule([...textual, 'default_language', 'languages'], (site) => {
  const { default_language, languages } = site;
  const problems: Problem[] = [];
  const lacking = new Map<SiteFile['languages'][number], { first: Path; count: number }>();
  for (const { text, path } of textual.flatMap((key) => textsIn(site[key], key))) {
    if (!text[default_language] && !text.EN)
      problems.push(error(path, `has no text in ${default_language}, the default language; add it`));
    else if (!text[default_language])
      problems.push(warning(path, `lacks ${default_language}, the default language: it is read in English; add it`));
    for (const language of languages) {
      if (text[language] || language === default_language) continue;
      const known = lacking.get(language);
      lacking.set(language, { first: known?.first ?? path, count: (known?.count ?? 0) + 1 });
    }
  }
  for (const [language, { first, count }] of lacking) {
    const index = languages.indexOf(language);
    const texts = count === 1 ? 'the text' : `${count} texts, the first`;
    problems.push(
      warning(['languages', index], `${language} lacks ${texts} ${first.join('.')}; add it, or take ${language} out`),
    );
  }
  return problems;
});

/** Unknown placeholders, or placeholders in texts that are not filled in: players would see the braces. */
const facts: Rule = {
  about: [],
  check: (site) =>
    Object.entries(site)
      .filter(([key]) => key !== 'analytics')
      .flatMap(([key, value]) => unfilledIn(value, key)),
};

const unfilledIn = once((value, key: string) =>
  [...walkSchema(undefined, value, [key])].flatMap(({ value: text, path }) =>
    typeof text === 'string' && text.includes('{{') ? unfilled(text, path) : [],
  ),
);

function unfilled(text: string, path: Path): Problem[] {
  const isFilled = path[0] === 'bonus_offers' || (filled as readonly unknown[]).includes(path[0]);
  return [...new Set([...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name))].flatMap((name) => {
    const known = path[0] === 'bonus_offers' ? [...factNames, ...offerFactNames] : factNames;
    if (!known.includes(name)) return [warning(path, `{{${name}}} stands for nothing${didYouMean(name, known)}`)];
    return isFilled ? [] : [warning(path, `{{${name}}} is not filled in here; write what it stands for`)];
  });
}

/** Most signs of all texts of a site together, filled in. */
const mostTogether = 4_000_000;
/** Most signs that any other placeholder becomes: amounts of money, dates. */
const mostFilled = 60;

/**
 * Placeholders make a text longer. Filled in, it has the limit of its field, and all together have one: whoever opens a
 * page waits for it.
 */
const expanded = rule([...filled, 'site_name', 'domain_name'], (site) => {
  const grown = (text: string) =>
    [...text.matchAll(/\{\{(\w+)\}\}/g)].reduce((length, [whole, name = '']) => {
      const fact = name === 'site_name' || name === 'domain_name' ? site[name].length : mostFilled;
      return length + Math.max(0, fact - whole.length);
    }, text.length);
  let together = 0;
  const problems = filled.flatMap((key) =>
    stringsIn(site[key], key).flatMap(({ text, path, most }) => {
      const length = grown(text);
      together += length;
      return length <= most
        ? []
        : [error(path, `has ${length} signs with its placeholders filled in, and may have ${most}; shorten it`)];
    }),
  );
  if (problems.length > 0 || together <= mostTogether) return problems;
  return [error([], `its texts have ${together} signs together, and may have ${mostTogether}; shorten some`)];
});

/** All strings under a key, with the limit of their field. */
const stringsIn = once((value, key: keyof SiteFile) =>
  [...walkSchema(siteFile.entries[key], value, [key])].flatMap(({ value: text, schema, path }) =>
    typeof text === 'string' ? { text, path, most: mostOf(schema) } : [],
  ),
);

/** HTML where texts are shown as they stand: players would see the marks. */
const plain = rule(textual, (site) =>
  textual
    .flatMap((key) => textsIn(site[key], key))
    .filter(({ kind }) => kind === 'plain')
    .flatMap(({ text, path }) =>
      Object.entries(text)
        .filter(([, one]) => one && /<[/!]?[a-z]/i.test(one))
        .map(([language]) => warning([...path, language], 'has HTML, which is shown as it stands; take it out')),
    ),
);

/** Rules of texts. A fallback is a warning; a text that nobody could read is an error. */
export const textRules: Rule[] = [spoken, facts, expanded, plain];
