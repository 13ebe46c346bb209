import { randomUUID } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { assertAdmitted } from '../identity/guard';
import { heldCash } from '../ledger/claims';
import type { Ledger } from '../ledger/ledger';
import { publish } from '../live/publish';
import { assertGift, claiming } from '../persons/gifts';
import { isSamePerson, linksOf } from '../persons/links';
import { assertVerifiedContact } from '../persons/verifiedContact';
import { assertMay } from '../protection/guard';
import type { BonusOffer } from '../sites/bonusOffer';
import type { SiteFile } from '../sites/siteFile';
import { requiredBy } from './amounts';
import { type AskedOffer, standingOf } from './eligibility';
import { endBonus, stopOffer } from './ends';
import { beginNext } from './grants';
import { type Bonus, lockedBonus } from './rows';
import { giftOf } from './takenBefore';

/** What a player claims. `claim` tells the claims of an offer that repeats apart: a day or a period. */
export interface Claim {
  site: SiteFile;
  player: { id: string; currency: string; dateOfBirth: string };
  offer: BonusOffer;
  claim: string;
  /** What is promised, minor units. */
  amount: number;
  /** The bonus's id: that of an idempotency key, so that a retry finds it. */
  id?: string;
  deposit?: { id: string; amount: number };
  /** Who of the staff gave it. */
  by?: string;
}

/** The claim did not fit into the budget: its offer has ended. Noted after the rollback. */
class BudgetGone extends Refusal {
  constructor(readonly offer: { site: string; code: string }) {
    super('offerUnavailable');
  }
}

/** Runs a claim in one transaction. An offer whose budget does not suffice is stopped for good. */
export async function claimingOffer<T>(
  database: Database,
  now: number,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  try {
    return await claiming(database, now, work);
  } catch (error) {
    if (error instanceof BudgetGone) await stopOffer(database, { ...error.offer, because: 'budget' }, now);
    throw error;
  }
}

/** A claim in the registry of persons: once for each person. */
export const personGift = ({ site, offer, claim, player }: Pick<Claim, 'site' | 'offer' | 'claim' | 'player'>) => ({
  site: site.domain_name,
  gift: giftOf({ offer, claim }),
  playerId: player.id,
});

/** Whether an account that is only alike had the same gift: staff decide then. */
export async function isDoubtful(transaction: Database, claim: Parameters<typeof personGift>[0], now: number) {
  const { site, gift, playerId } = personGift(claim);
  const alike = (await linksOf(transaction, playerId, now)).filter((link) => !isSamePerson(link));
  if (alike.length === 0) return false;
  const [given] = await transaction.query(
    "select 1 from person_gifts where site = $1 and gift = $2 and outcome = 'given' and player_id = any($3) limit 1",
    [site, gift, alike.map(({ other }) => other)],
  );
  return given !== undefined;
}

/**
 * Takes the cost of a claim from the budget; the claim that uses it up ends the offer. Serialises claims of an offer.
 */
async function takeBudget(transaction: Database, { site, offer, amount }: Claim, now: number): Promise<void> {
  const key = { site: site.domain_name, code: offer.code };
  await transaction.query('insert into bonus_offers (site, code) values ($1, $2) on conflict do nothing', [
    key.site,
    key.code,
  ]);
  const [taken] = await transaction.query(
    `update bonus_offers set promised = promised + $3,
       stopped_at = case when promised + $3 = $4 then $5::bigint end, stopped_because = case when promised + $3 = $4 then 'budget' end
     where site = $1 and code = $2 and stopped_at is null and promised + $3 <= $4 returning promised`,
    [key.site, key.code, amount, offer.budget, now],
  );
  if (!taken) throw new BudgetGone(key);
}

/**
 * Writes a claim down in a state, and takes its cost from the budget. Throws Refusal `offerUnavailable` if the budget
 * does not suffice, `alreadyClaimed` for a second claim.
 */
export async function promise(
  transaction: Database,
  claim: Claim,
  state: 'promised' | 'review' | 'waiting',
  now: number,
): Promise<string> {
  const { site, player, offer, amount, deposit } = claim;
  await takeBudget(transaction, claim, now);
  const [written] = await transaction.query(
    `insert into bonuses (id, site, player_id, offer, claim, kind, state, currency, amount, deposit_id, required, terms, granted_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::jsonb, $13, $14)
     on conflict (site, player_id, offer, claim) do update set state = excluded.state, amount = excluded.amount,
       deposit_id = excluded.deposit_id, required = excluded.required, terms = excluded.terms, reason = null, ended_at = null,
       created_at = excluded.created_at
     where bonuses.state = 'not_given' returning id`,
    [
      claim.id ?? randomUUID(),
      site.domain_name,
      player.id,
      offer.code,
      claim.claim,
      offer.kind,
      state,
      player.currency,
      amount,
      deposit?.id ?? null,
      requiredBy(offer, amount, deposit?.amount ?? 0),
      JSON.stringify(offer),
      claim.by ?? null,
      now,
    ],
  );
  if (!written) throw new Refusal('alreadyClaimed');
  await publish(transaction, player.id, 'bonuses', {});
  return written.id;
}

/**
 * Gives an offer that needs no deposit; call it inside `claimingOffer`. `given` says who gives it, if the player does
 * not take it. Throws Refusal `offerUnavailable`, `alreadyClaimed`, `rewardGiven` if the person had it with another
 * account, `contactUnverified`, and those of player protection and identity. Returns the id.
 */
export async function claimOffer(
  transaction: Database,
  ledger: Ledger,
  claim: Claim,
  { promoCode, given }: Pick<AskedOffer, 'promoCode' | 'given'>,
  now: number,
): Promise<string> {
  const { site, player, offer } = claim;
  await assertMay(transaction, player, 'bonus', 0, now);
  await assertAdmitted(transaction, player, site, now);
  await assertVerifiedContact(transaction, player.id);
  const asked = { site, player, offer, promoCode, given, isClaim: true };
  if ((await standingOf(transaction, asked, now)).state !== 'open') throw new Refusal('offerUnavailable');
  await assertGift(transaction, personGift(claim), now);
  const isWaiting = await isDoubtful(transaction, claim, now);
  await heldCash(transaction, player.id);
  const id = await promise(transaction, claim, isWaiting ? 'review' : 'waiting', now);
  if (!isWaiting) await beginNext(transaction, ledger, player.id, now);
  return id;
}

/** Decides a claim that waits because of an account that is alike. Returns undefined if it does not wait any more. */
export async function decideReview(
  transaction: Database,
  ledger: Ledger,
  { playerId, bonusId, give }: { playerId: string; bonusId: string; give: boolean },
  now: number,
): Promise<Bonus | undefined> {
  const bonus = await lockedBonus(transaction, playerId, bonusId);
  if (bonus?.state !== 'review') return undefined;
  if (!give) return endBonus(transaction, ledger, { playerId, bonusId, end: 'not_given', reason: 'refused' }, now);
  await transaction.query("update bonuses set state = 'waiting', reason = 'reviewed' where id = $1", [bonusId]);
  await beginNext(transaction, ledger, playerId, now);
  return bonus;
}
