import { category, legal as legalOnWire, type MenuItem } from '@marquee/contract/calls/site.schemas';
import { categoryCodes } from '@marquee/contract/categories';
import { languageCodes, languages } from '@marquee/contract/languages';
import * as v from 'valibot';

/** A field with its description for editors. */
export function about<const S extends v.GenericSchema>(text: string, schema: S): S {
  return v.pipe(schema, v.description(text)) as unknown as S;
}

/** A path of the site itself. */
export const path = v.pipe(v.string(), v.regex(/^\/(?!\/)/, 'a path of this site, beginning with one slash'));
/** An address outside. */
export const url = v.pipe(v.string(), v.url('an address'), v.regex(/^https?:\/\//, 'an http or https address'));
export const code = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/, '1–40 letters, digits, dashes or underscores'));
/** A whole number within bounds. */
export const between = (least: number, most = Number.MAX_SAFE_INTEGER) => {
  const bounds = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
  const description = `a whole number, ${bounds}`;
  return v.pipe(v.number(), v.integer(description), v.minValue(least, description), v.maxValue(most, description));
};
const minor = between(0);
const moment = v.pipe(v.string(), v.isoTimestamp('a time such as 2026-12-01T06:00:00.000Z'));
const instant = v.nullable(moment);
const published = about('When it was published. What is in the future is not shown yet.', moment);
const ends = about('Until when it holds; null: without an end.', instant);

/** A text by language code; falls back to the default language, then English. */
export const localText = v.strictObject(
  Object.fromEntries(
    languageCodes.map((one) => [one, about(`The text in ${languages[one].name}.`, v.optional(v.string()))]),
  ),
) as unknown as v.GenericSchema<Record<string, string>>;

const needs = about(
  'The programme or category that it is about: it is shown only where the site has that on.',
  v.optional(v.picklist(['referral', 'rewards', ...categoryCodes])),
);
const title = about('Its title.', localText);
const called = about('What players call it, by language; the name unless said.', v.optional(localText));
const body = about('Its text, HTML; what is not allowed is taken out.', localText);

/** An entry of a menu. */
export const menuItem: v.GenericSchema<MenuItem> = v.strictObject({
  content_id: about('Its id, once in the menu.', v.string()),
  category: about('The category that it leads to; it vanishes where the site has none of it.', v.optional(category)),
  path: about('The page that it leads to.', v.optional(path)),
  title: about('What it is called; the product names categories itself.', v.optional(localText)),
  children: about('Entries below it.', v.array(v.lazy(() => menuItem))),
});

export const article = v.strictObject({
  slug: about(
    'Its address below /news or /promotions.',
    v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/, '1–80 lower-case letters, digits and dashes')),
  ),
  title,
  summary: about('One or two sentences for lists and search engines.', localText),
  body,
  image_url: about('Its picture.', v.string()),
  published_at: published,
  ends_at: ends,
  needs,
});

export const provider = v.strictObject({
  provider_code: about('Its code, as the game server has it.', code),
  provider_name: about('What players call it.', v.string()),
  categories: about(
    'What it has games of.',
    v.pipe(v.array(category), v.minLength(1, 'a list of at least one category')),
  ),
});

export const bank = v.strictObject({
  bank_code: about('Its code, as the gateway has it.', code),
  bank_name: about('What players call it.', v.string()),
  logo: about('Its picture.', v.string()),
  pattern: about('A regular expression that account numbers match as a whole, such as \\d{10,12}.', v.string()),
  example: about('An account number that the pattern accepts, shown to players.', v.string()),
});

export const depositMethod = v.strictObject({
  method: about('Its code, as the gateway has it.', code),
  name: about('What players call it, and what their statements keep.', v.string()),
  title: called,
  icon: about('Its icon.', v.picklist(['bank', 'wallet', 'ticket'])),
  minimum: about('The least of one deposit, minor units; never below the site’s limit.', minor),
  maximum: about('The most of one deposit, minor units; never above the site’s limit.', minor),
  minutes: about('How long it usually takes.', v.number()),
});

export const vipLevel = v.strictObject({
  name: about('Its name, by which it is known.', v.string()),
  title: called,
  deposit: about('Total of deposits that reaches it, minor units.', minor),
  turnover: about('Total of stakes that reaches it, minor units.', minor),
  gift: about('Game tokens for who reaches it, once.', v.optional(minor, 0)),
});

export const mission = v.strictObject({
  mission_id: about('Its id, once in the site.', code),
  title,
  text: about('What is to be done.', localText),
  measure: about('What is counted.', v.picklist(['deposits', 'rounds', 'stakes', 'providers', 'bets'])),
  target: about('How much of it is wanted.', between(1)),
  reward: about(
    'What is given for it.',
    v.strictObject({
      account: about('Which tokens.', v.picklist(['game_token', 'minigame_token'])),
      amount: about('How many of them.', minor),
    }),
  ),
  ends_at: ends,
});

/** The bounds of one request. */
export const range = v.strictObject({
  minimum: about('The least of one request, minor units.', minor),
  maximum: about('The most of one request, minor units.', minor),
});

/** The site's limits of sports risk. */
export const sports = v.strictObject({
  live_delay_seconds: about(
    'How long a live bet and a live cash-out wait before they are booked at the price of then; the jurisdiction’s wait unless said.',
    v.optional(between(0, 10)),
  ),
  price_age_seconds: about(
    'How old the feed’s word for a price may be.',
    v.optional(
      v.strictObject({
        live: about('While the event runs.', v.optional(between(5, 30), 15)),
        scheduled: about('Before it begins.', v.optional(between(30, 300), 300)),
      }),
      {},
    ),
  ),
  liability: about(
    'The most that open bets may win, minor units; 100 and 40 times the largest deposit unless said.',
    v.optional(
      v.strictObject({
        market: about('On one outcome of a market.', minor),
        player: about('By one player, with all open bets.', minor),
      }),
    ),
  ),
});

export const slide = v.strictObject({
  slide_id: about('Its id, once in the site.', code),
  title,
  text: about('A sentence below the title.', localText),
  action: about('What its button says.', localText),
  image_url: about('Its picture, 21:9.', v.string()),
  image_phone_url: about('Its picture on a phone, 4:5.', v.string()),
  link: about('The page that it leads to.', path),
  needs,
});

export const announcement = v.strictObject({
  id: about('Its id, once in the site.', code),
  title,
  body,
  published_at: published,
  modal: about(
    'Opens by itself, once for each visitor; only for what everybody should know.',
    v.optional(v.boolean(), false),
  ),
  needs,
});

export const runningLine = v.strictObject({
  id: about('Its id, once in the site.', code),
  text: about('The line.', localText),
  link: about('The page that it leads to; empty for none.', v.union([v.literal(''), path])),
  needs,
});

export const cmsPage = v.strictObject({
  status: about('1 shows it.', v.picklist([0, 1])),
  title,
  body,
});

export const seoRecord = v.strictObject({
  page_name: about('The page: its path without the slash, `home` for the home page.', v.string()),
  title: about('Title in search results.', localText),
  description: about('Description in search results.', localText),
  keywords: about('Words with commas between them.', v.optional(v.string(), '')),
});

/** Descriptions of the fields of {@link legalOnWire} for editors. */
const legalFields: Record<keyof typeof legalOnWire.entries, string> = {
  company: 'Who operates the site.',
  address: 'Where the company is.',
  registration: 'Its number in the register of companies.',
  regulator: 'Who licenses it.',
  licence: 'The licence’s number.',
  licence_url: 'Where the regulator shows the licence, https.',
  contact_email: 'Where it can be written to.',
  dispute_body: 'The independent body that decides disputes with players, where the jurisdiction asks for one.',
  dispute_url: 'Its page for players, https.',
  data_controller: 'Who answers for players’ data, where the jurisdiction asks for it.',
  data_email: 'Where players write about their data.',
};

export const legal = v.strictObject(
  Object.fromEntries(
    Object.entries(legalOnWire.entries).map(([key, field]) => [
      key,
      about(legalFields[key as keyof typeof legalFields], field as v.GenericSchema),
    ]),
  ),
) as unknown as typeof legalOnWire;

export { instant, minor };
