import { Days } from '@marquee/contract/days';
import type { Database } from '@marquee/database/database';
import { isGiftGone } from '../persons/gifts';
import type { BonusOffer } from '../sites/bonusOffer';
import type { SiteFile } from '../sites/siteFile';

/** A claim of an offer: what makes it another one than the player's earlier ones. */
export interface OfferClaim {
  site: SiteFile;
  player: { id: string };
  offer: Pick<BonusOffer, 'code' | 'once_for'>;
  /** See {@link claimKey}. */
  claim: string;
  deposit?: { id?: string | undefined } | undefined;
}

/**
 * What makes a claim the only one of its offer for a player: the site's day of a daily deposit, the deposit of an offer
 * for each deposit, else nothing: it is had once. Undefined for each deposit while there is none.
 */
export function claimKey(
  { trigger }: Pick<BonusOffer, 'trigger'>,
  { site, deposit }: { site: Pick<SiteFile, 'time_zone'>; deposit?: { id?: string | undefined } | undefined },
  now: number,
): string | undefined {
  if (trigger.on !== 'deposit' || trigger.which === 'first' || trigger.nth !== undefined) return '';
  return trigger.which === 'daily' ? new Days(site.time_zone).dayOf(now) : deposit?.id;
}

/** The name of a claim for the registry of persons. */
export const giftOf = ({ offer, claim }: Pick<OfferClaim, 'offer' | 'claim'>) =>
  claim === '' ? `offer:${offer.code}` : `offer:${offer.code}:${claim}`;

/** Accounts of sites of one operator: `me` and `other`. */
const sameOperator = `coalesce((select operator from site_operators where site = me.site), '')
  = coalesce((select operator from site_operators where site = other.site), '')` as const;

const had =
  `exists (select 1 from bonuses b where b.player_id = other.id and b.offer = $2 and b.claim = $3 and b.state <> 'not_given')` as const;

/** Whether a household, by its address, has had it with another account. Nobody has to prove an address. */
async function isHouseholdServed(database: Database, { player, offer, claim }: OfferClaim): Promise<boolean> {
  const rows = await database.query(
    `select 1 from players me join players other on other.id <> me.id and other.address_line is not null
       and household_of(other.address_line, other.address_postcode) = household_of(me.address_line, me.address_postcode)
     where me.id = $1 and me.address_line is not null and ${sameOperator} and ${had} limit 1`,
    [player.id, offer.code, claim],
  );
  return rows.length > 0;
}

/** Whether a bank account that this one named has had it with another account. */
async function isBankAccountServed(database: Database, { player, offer, claim }: OfferClaim): Promise<boolean> {
  const rows = await database.query(
    `select 1 from players me join person_marks mine on mine.player_id = me.id and mine.kind = 'bank'
       join person_marks theirs on theirs.hash = mine.hash and theirs.player_id <> me.id
       join players other on other.id = theirs.player_id
     where me.id = $1 and ${sameOperator} and ${had} limit 1`,
    [player.id, offer.code, claim],
  );
  return rows.length > 0;
}

/**
 * Who has had a claim before: this player (`hadBefore`, or `inReview` while staff look at it), or the same person,
 * household or bank account with another account (`otherPerson`); undefined if nobody.
 */
export async function takenBefore(
  database: Database,
  asked: OfferClaim,
  now: number,
): Promise<'hadBefore' | 'inReview' | 'otherPerson' | undefined> {
  const { site, player, offer, claim, deposit } = asked;
  const [own] = await database.query(
    `select state from bonuses where site = $1 and player_id = $2 and offer = $3 and claim = $4
       and state <> 'not_given' and ($5::text is null or deposit_id is distinct from $5)`,
    [site.domain_name, player.id, offer.code, claim, deposit?.id ?? null],
  );
  if (own) return own.state === 'review' ? 'inReview' : 'hadBefore';
  const gift = { site: site.domain_name, gift: giftOf(asked), playerId: player.id };
  const isGone =
    (await isGiftGone(database, gift, now)) ||
    (offer.once_for.includes('household') && (await isHouseholdServed(database, asked))) ||
    (offer.once_for.includes('bank_account') && (await isBankAccountServed(database, asked)));
  return isGone ? 'otherPerson' : undefined;
}

/**
 * Holds back other claims of an offer that a household or bank account has once, on all sites of the operator, until
 * the transaction ends.
 */
export async function lockOnceFor(transaction: Database, { site, offer }: Pick<OfferClaim, 'site' | 'offer'>) {
  if (offer.once_for.length === 0) return;
  await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `once for ${site.operator} ${offer.code}`,
  ]);
}
