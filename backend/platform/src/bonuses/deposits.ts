import { credited } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { heldCash } from '../ledger/claims';
import type { Ledger } from '../ledger/ledger';
import { decideGift } from '../persons/gifts';
import { mayPromote } from '../protection/marketing';
import type { SiteFile } from '../sites/siteFile';
import { givenBy } from './amounts';
import { type Claim, isDoubtful, personGift, promise } from './claims';
import { standingOf } from './eligibility';
import type { StoredReason } from './endReason';
import { endBonus } from './ends';
import { beginNext } from './grants';
import { type Bonus, bonusColumns } from './rows';
import { claimKey } from './takenBefore';

/** The offer that a player chose for a deposit. */
interface Chosen {
  site: SiteFile;
  player: Claim['player'];
  code: string;
  promoCode?: string | undefined;
  deposit: { id: string; amount: number };
}

/**
 * Promises a bonus for a deposit that is asked for; call it inside `claimingOffer`. It is given once the money has
 * arrived. Throws Refusal `offerUnavailable`, at the field `offer`, if the player may not have it for this deposit.
 */
export async function promiseForDeposit(
  transaction: Database,
  { site, player, code, promoCode, deposit }: Chosen,
  now: number,
): Promise<void> {
  const refusal = new Refusal('offerUnavailable', { fields: { offer: 'unknownOption' } });
  const offer = site.bonus_offers.find((one) => one.code === code);
  if (offer?.trigger.on !== 'deposit') throw refusal;
  const asked = { site, player, offer, promoCode, deposit, isClaim: true };
  if ((await standingOf(transaction, asked, now)).state !== 'deposit') throw refusal;
  const claim = claimKey(offer, { site, deposit }, now) ?? deposit.id;
  const amount = givenBy(offer, deposit.amount);
  await promise(transaction, { site, player, offer, claim, amount, deposit }, 'promised', now);
}

/**
 * Follows a deposit whose state changed: gives what it promised, forgets it if no money came, and takes the bonus back
 * if money was taken back. Idempotent, and right in any order of events: the payment's row decides.
 */
export async function followDeposit(
  transaction: Database,
  ledger: Ledger,
  { paymentId, site }: { paymentId: string; site: SiteFile },
  now: number,
): Promise<void> {
  const [payment] = await transaction.query('select player_id, state, given_back from payments where id = $1', [
    paymentId,
  ]);
  if (!payment) return;
  const bonuses = await transaction.query(`select ${bonusColumns} from bonuses where deposit_id = $1`, [paymentId]);
  const hasArrived = credited.some((state) => state === payment.state);
  for (const bonus of bonuses) {
    const about = { playerId: bonus.player_id, bonusId: bonus.id };
    if (payment.given_back > 0)
      await endBonus(transaction, ledger, { ...about, end: 'reversed', reason: payment.state }, now);
    else if (hasArrived) await givePromised(transaction, ledger, { bonus, site }, now);
    else if (payment.state === 'declined' || payment.state === 'expired')
      if (bonus.state === 'promised')
        await endBonus(transaction, ledger, { ...about, end: 'not_given', reason: 'notPaid' }, now);
  }
}

/** Gives a bonus whose deposit has arrived, once for each person; look-alikes wait for staff. */
async function givePromised(
  transaction: Database,
  ledger: Ledger,
  { bonus, site }: { bonus: Bonus; site: SiteFile },
  now: number,
): Promise<void> {
  if (bonus.state !== 'promised') return;
  // The registry of persons before the ledger, as everywhere.
  const { player_id: playerId, currency, claim, terms: offer } = bonus;
  const about = { site, offer, claim, player: { id: playerId, currency, dateOfBirth: '' } };
  const refuse = (reason: StoredReason) =>
    endBonus(transaction, ledger, { playerId, bonusId: bonus.id, end: 'not_given', reason }, now);
  if (!(await mayPromote(transaction, playerId, now))) return void (await refuse('break'));
  if ((await decideGift(transaction, personGift(about), now)) !== 'given') return void (await refuse('otherPerson'));
  const state = (await isDoubtful(transaction, about, now)) ? 'review' : 'waiting';
  await heldCash(transaction, playerId);
  const moved = await transaction.query(
    "update bonuses set state = $2 where id = $1 and state = 'promised' returning id",
    [bonus.id, state],
  );
  if (moved.length > 0 && state === 'waiting') await beginNext(transaction, ledger, playerId, now);
}
