import { category, legal as legalOnWire, type MenuItem } from '@marquee/contract/calls/site.schemas';
import { categoryCodes } from '@marquee/contract/categories';
import * as v from 'valibot';
import { about, atMost, code, line, list, localHtml, localText, name, path, picture } from './siteTexts';
import { instant, moment } from './siteTimes';

/** A whole number within bounds. */
export const between = (least: number, most = Number.MAX_SAFE_INTEGER) => {
  const bounds = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
  const description = `a whole number, ${bounds}`;
  return v.pipe(v.number(), v.integer(description), v.minValue(least, description), v.maxValue(most, description));
};
/** Money in minor units, at most what one call may move. */
export const minor = v.pipe(between(0), v.maxValue(1e13, 'a whole number, at most 10000000000000'));
/** A sum of such amounts. */
const total = between(0);
const minutes = v.pipe(
  v.number(),
  v.minValue(0, 'a number, 0 or more'),
  v.maxValue(43_200, 'a number of minutes, at most 43200: 30 days'),
);
const published = moment('When it was published. What is in the future is not shown yet.');
const ends = about('Until when it holds; null: without an end.', instant);

const needs = about(
  'The programme or category that it is about: it is shown only where the site has that on.',
  v.optional(v.picklist(['referral', 'rewards', ...categoryCodes])),
);
const title = about('Its title.', localText(200));
const called = about('What players call it, by language; the name unless said.', v.optional(localText(60)));
const body = about('Its text, HTML; what is not allowed is taken out.', localHtml);

/** An entry of a menu. */
export const menuItem: v.GenericSchema<MenuItem> = v.strictObject({
  content_id: about('Its id, once in the menu.', line(60)),
  category: about('The category that it leads to; it vanishes where the site has none of it.', v.optional(category)),
  path: about('The page that it leads to.', v.optional(path)),
  title: about('What it is called; the product names categories itself.', v.optional(localText(60))),
  children: about(
    'Entries below it.',
    list(
      v.lazy(() => menuItem),
      50,
    ),
  ),
});

export const article = v.strictObject({
  slug: about(
    'Its address below /news or /promotions.',
    v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/, '1–80 lower-case letters, digits and dashes')),
  ),
  title,
  summary: about('One or two sentences for lists and search engines.', localText(500)),
  body,
  image_url: about('Its picture.', picture),
  published_at: published,
  ends_at: ends,
  needs,
});

export const promotion = v.strictObject({
  ...article.entries,
  terms: about(
    'Its significant terms, shown wherever it is: who may take it, what for, until when. Some jurisdictions want them.',
    v.optional(localText(500)),
  ),
});

export const provider = v.strictObject({
  provider_code: about('Its code, as the game server has it.', code),
  provider_name: about('What players call it.', name),
  categories: about(
    'What it has games of.',
    v.pipe(list(category, 50), v.minLength(1, 'a list of at least one category')),
  ),
});

export const bank = v.strictObject({
  bank_code: about('Its code, as the gateway has it.', code),
  bank_name: about('What players call it.', name),
  logo: about('Its picture.', picture),
  pattern: about('A regular expression that account numbers match as a whole, such as \\d{10,12}.', line(200)),
  example: about('An account number that the pattern accepts, shown to players.', line(60)),
});

export const depositMethod = v.strictObject({
  method: about('Its code, as the gateway has it.', code),
  name: about('What players call it, and what their statements keep.', name),
  title: called,
  icon: about('Its icon.', v.picklist(['bank', 'wallet', 'ticket'])),
  minimum: about('The least of one deposit, minor units; never below the site’s limit.', minor),
  maximum: about('The most of one deposit, minor units; never above the site’s limit.', minor),
  minutes: about('How long it usually takes.', minutes),
});

export const vipLevel = v.strictObject({
  name: about('Its name, by which it is known.', name),
  title: called,
  deposit: about('Total of deposits that reaches it, minor units.', total),
  turnover: about('Total of stakes that reaches it, minor units.', total),
  gift: about('Game tokens for who reaches it, once.', v.optional(minor, 0)),
});

export const mission = v.strictObject({
  mission_id: about('Its id, once in the site.', code),
  title,
  text: about('What is to be done.', localText(500)),
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
        market: about('On one outcome of a market.', total),
        player: about('By one player, with all open bets.', total),
      }),
    ),
  ),
});

export const slide = v.strictObject({
  slide_id: about('Its id, once in the site.', code),
  title,
  text: about('A sentence below the title.', localText(500)),
  action: about('What its button says.', localText(60)),
  image_url: about('Its picture, 21:9.', picture),
  image_phone_url: about('Its picture on a phone, 4:5.', picture),
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
  text: about('The line.', localText(500)),
  link: about('The page that it leads to; empty for none.', v.union([v.literal(''), path])),
  needs,
});

export const cmsPage = v.strictObject({
  status: about('1 shows it.', v.picklist([0, 1])),
  title,
  body,
});

export const seoRecord = v.strictObject({
  page_name: about('The page: its path without the slash, `home` for the home page.', line(100)),
  title: about('Title in search results.', localText(200)),
  description: about('Description in search results.', localText(500)),
  keywords: about('Words with commas between them.', v.optional(line(500), '')),
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
      about(legalFields[key as keyof typeof legalFields], v.pipe(field as v.GenericSchema<string>, ...atMost(500))),
    ]),
  ),
) as unknown as typeof legalOnWire;
