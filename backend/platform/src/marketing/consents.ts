import { channels, type ticked } from '@marquee/contract/calls/marketing.schemas';
import type { Language } from '@marquee/contract/languages';
import { type Product, productsOf } from '@marquee/contract/products';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type * as v from 'valibot';
import { lockedPlayer, record } from '../protection/players';
import { providerCounts } from '../sites/offers';
import { hasProgramme } from '../sites/programmes';
import type { SiteFile } from '../sites/siteFile';
import type { Channel } from './channel';
import { consentTexts, consentVersion, nameTexts } from './consentTexts';

/** What one answer is about. */
export interface Subject {
  product: Product;
  channel: Channel;
}

/** Where an answer came from: a self-exclusion withdraws everything. */
type Source = 'registration' | 'account' | 'link' | 'exclusion';

/** The products of a site; tokens and what is won with them are of the casino. */
export function productsOfSite(site: SiteFile): Product[] {
  const categories = providerCounts(site).map(({ category }) => category);
  return productsOf(hasProgramme(site, 'rewards') ? [...categories, 'casino'] : categories);
}

/** What players of a site are asked, in a language. */
export function termsOf(site: SiteFile, language: Language) {
  return {
    version: consentVersion,
    wording: consentTexts[language].replace('{site}', site.site_name),
    products: productsOfSite(site),
    channels: [...channels],
    names: nameTexts[language],
  };
}

const isSame = (one: Subject) => (other: Subject) => one.product === other.product && one.channel === other.channel;

/** The consents of a player that hold, with their times in ms. */
export async function consentsOf(database: Database, playerId: string): Promise<(Subject & { at: number })[]> {
  const rows = await database.query(
    `select distinct on (product, channel) product, channel, given, at from marketing_consents
     where player_id = $1 order by product, channel, id desc`,
    [playerId],
  );
  return rows.filter(({ given }) => given).map(({ product, channel, at }) => ({ product, channel, at }));
}

/** How answers are noted. */
interface Note {
  version: string;
  wording: string;
  source: Source;
}

async function note(
  transaction: Database,
  player: { id: string; site: string },
  answers: readonly (Subject & { given: boolean })[],
  { version, wording, source }: Note,
  now: number,
): Promise<void> {
  if (answers.length === 0) return;
  await transaction.query(
    `insert into marketing_consents (site, player_id, product, channel, given, at, version, wording, source)
     select $1, $2, a.product, a.channel, a.given, $6, $7, $8, $9
     from unnest($3::text[], $4::text[], $5::boolean[]) as a (product, channel, given)`,
    [
      player.site,
      player.id,
      answers.map(({ product }) => product),
      answers.map(({ channel }) => channel),
      answers.map(({ given }) => given),
      now,
      version,
      wording,
      source,
    ],
  );
}

/**
 * Stores what a player ticked, and what they no longer tick as withdrawn; only changes are written, each with time,
 * words and their version. A repeat of the request changes nothing. Changes of one player wait for each other. Throws
 * Refusal `termsChanged` if the player read older words, and `invalidInput` for a product that the site does not have.
 */
export async function setConsents(
  transaction: Database,
  site: SiteFile,
  playerId: string,
  { version, language, given }: v.InferOutput<typeof ticked>,
  { source, requestId }: { source: 'registration' | 'account'; requestId?: string },
  now: number,
): Promise<void> {
  const terms = termsOf(site, language);
  if (version !== terms.version) throw new Refusal('termsChanged');
  if (given.some(({ product }) => !terms.products.includes(product)))
    throw new Refusal('invalidInput', { httpStatus: 400 });
  await lockedPlayer(transaction, playerId, now);
  const decision = { at: now, event: 'marketing_consents', detail: source, ...(requestId && { requestId }) };
  if (!(await record(transaction, playerId, decision))) return;
  const before = await consentsOf(transaction, playerId);
  const added = given.filter((one) => !before.some(isSame(one))).map((one) => ({ ...one, given: true }));
  const withdrawn = before.filter((one) => !given.some(isSame(one))).map((one) => ({ ...one, given: false }));
  const player = { id: playerId, site: site.domain_name };
  await note(transaction, player, [...added, ...withdrawn], { version, wording: terms.wording, source }, now);
}

/** Withdraws consents that hold: all, or those of one subject. Returns them. Needs no words: none are agreed to. */
export async function withdraw(
  transaction: Database,
  player: { id: string; site: string },
  which: Subject | 'all',
  source: 'link' | 'exclusion',
  now: number,
): Promise<Subject[]> {
  await lockedPlayer(transaction, player.id, now);
  const holding = await consentsOf(transaction, player.id);
  const withdrawn = which === 'all' ? holding : holding.filter(isSame(which));
  await note(
    transaction,
    player,
    withdrawn.map((one) => ({ ...one, given: false })),
    { version: consentVersion, wording: '', source },
    now,
  );
  return withdrawn.map(({ product, channel }) => ({ product, channel }));
}
