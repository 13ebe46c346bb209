import type { ineligible } from '@marquee/contract/calls/bonuses.schemas';
import { Refusal } from '@marquee/kernel/refusal';
import { type BonusRecord, bonusOfSite } from '../bonuses/bonusPages';
import { type Claim, claimingOffer, claimOffer, decideReview } from '../bonuses/claims';
import { type AskedOffer, standingOf } from '../bonuses/eligibility';
import { endBonus, stopWithRemedy } from '../bonuses/ends';
import { offerFacts } from '../bonuses/offerFacts';
import type { BonusOffer } from '../sites/bonusOffer';
import type { StaffContext, StaffHandlers } from '../staff/handlers';
import { refuseOwn } from '../staff/secondPerson';
import { StaffRefusal } from '../staff/staffRefusal';
import { about, lockedTarget, nameOf, siteOf, targetOf } from './player';

type Reason = (typeof ineligible)[number] | 'break' | 'consent';

/** Why a player may not have an offer by hand, for staff. */
const reasonWords: Record<Reason, string> = {
  break: 'a break, a block or signs of risk',
  consent: 'no consent to marketing of its products in the inbox',
  notBegun: 'the offer has not begun',
  ended: 'the offer has ended',
  outOfHours: 'it is not the hour or the day of the offer',
  budgetGone: 'the budget is gone',
  hadBefore: 'the player had it before',
  otherPerson: 'the person, the household or the bank account had it with another account',
  inReview: 'a claim waits for a decision',
  notForYou: 'the player is not of its audience, or too young',
  contactUnverified: 'no contact is proved',
  identityNeeded: 'the identity is not proved',
  depositNeeded: 'a deposit is needed',
  depositTooLow: 'the deposit is too low',
  notThisDeposit: 'it is for another deposit',
  tooLate: 'it is too late for it',
  byStaff: 'it is given by staff',
  afterPeriod: 'it is given after a period',
};

const ineligibleFor = (reasons: readonly string[]) => new StaffRefusal('playerIneligible', { because: reasons });

/** An offer of the call's site that is given by hand. Throws `targetUnknown` or `offerNotByHand`. */
function offerByHand(context: StaffContext, code: string): BonusOffer {
  const offer = siteOf(context).bonus_offers.find((one) => one.code === code);
  if (!offer) throw new StaffRefusal('targetUnknown');
  if (offer.trigger.on !== 'staff' || offer.amount === 0) throw new StaffRefusal('offerNotByHand');
  return offer;
}

/** Refuses what a player may not have now, by every reason why. */
async function refuseIneligible({ database, clock }: StaffContext, asked: AskedOffer): Promise<void> {
  const { state, reasons, withheld } = await standingOf(database, asked, clock.now());
  if (state === 'open') return;
  const all: Reason[] = withheld ? [withheld] : reasons;
  throw ineligibleFor(all.map((reason) => reasonWords[reason]));
}

/** Refuses a player to whom nothing may be given now. */
async function refuseWithheld({ database, clock }: StaffContext, asked: AskedOffer): Promise<void> {
  const withheld = await offerFacts(database, asked, clock.now()).withheld(asked.offer);
  if (withheld) throw ineligibleFor([reasonWords[withheld]]);
}

/** Claims for the player. What the guards of protection, persons and budget refuse is answered for staff. */
async function claim(context: StaffContext, claimed: Claim): Promise<string> {
  const { database, ledger, clock } = context;
  try {
    return await claimingOffer(database, clock.now(), (transaction) =>
      claimOffer(transaction, ledger, claimed, { given: { by: 'staff' } }, clock.now()),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isBudget = error.statusMessage === 'offerUnavailable';
    throw ineligibleFor([isBudget ? 'the budget does not suffice for it' : error.statusMessage]);
  }
}

/** A bonus of the call's site. Throws `targetUnknown`. */
async function bonusOf({ database, site }: StaffContext, id: string) {
  const bonus = await bonusOfSite(database, site, id);
  if (!bonus) throw new StaffRefusal('targetUnknown');
  return bonus;
}

/** The same, with its player locked until the act is done. */
async function lockedBonusOf(context: StaffContext, id: string) {
  const { player_id } = await bonusOf(context, id);
  await lockedTarget(context, player_id);
  return bonusOf(context, id);
}

/** What becomes cash of a bonus by a remedy, minor units. */
const remedyOf = ({ balance, terms }: Pick<BonusRecord, 'balance'> & { terms: BonusOffer }) =>
  Math.min(balance, terms.most_converted ?? balance);

/** What staff do to one player's bonuses. */
export const bonusActs = {
  'bonuses/grant': {
    weigh: async ({ player, offer: code }, context) => {
      const [site, { id, currency }, offer] = [
        siteOf(context),
        await targetOf(context, player),
        offerByHand(context, code),
      ];
      await refuseIneligible(context, { site, player: { id }, offer, given: { by: 'staff' } });
      return { amount: offer.amount, currency, payee: id };
    },
    act: async ({ player, offer: code }, context) => {
      const offer = offerByHand(context, code);
      const { id, currency } = await lockedTarget(context, player);
      const { database } = context;
      const [born] = await database.query('select date_of_birth from players where id = $1', [id]);
      const owner = { id, currency, dateOfBirth: born?.date_of_birth ?? '' };
      const site = siteOf(context);
      await refuseIneligible(context, { site, player: owner, offer, given: { by: 'staff' } });
      const { amount } = offer;
      const bonus = await claim(context, { site, player: owner, offer, claim: '', amount, by: nameOf(context) });
      const { state } = await bonusOf(context, bonus);
      const output = { bonus, state, amount, currency };
      return { output, target: about({ id }), after: { bonus, offer: code, state, amount } };
    },
  },

  'bonuses/end': {
    weigh: async ({ bonus: id, remedy }, context) => {
      const bonus = await bonusOf(context, id);
      const amount = remedy === 'convert' ? remedyOf(bonus) : bonus.balance;
      return { amount, currency: bonus.currency, payee: bonus.player_id };
    },
    act: async ({ bonus: id, remedy }, context) => {
      const before = await lockedBonusOf(context, id);
      const { database, ledger, clock } = context;
      const asked = { playerId: before.player_id, bonusId: id };
      const isDone =
        remedy === 'convert'
          ? await stopWithRemedy(database, ledger, asked, clock.now())
          : await endBonus(database, ledger, { ...asked, end: 'cancelled', reason: 'byStaff' }, clock.now());
      if (!isDone) throw new StaffRefusal('nothingToDecide');
      const { state, converted, currency } = await bonusOf(context, id);
      const amount = remedy === 'convert' ? (state === 'stopped' ? converted : remedyOf(before)) : before.balance;
      return {
        output: { bonus: id, state, amount, currency },
        target: about({ id: before.player_id }),
        before: { bonus: id, state: before.state, balance: before.balance },
        after: { state, remedy, amount },
      };
    },
  },

  'bonuses/decide': async ({ bonus: id, verdict }, context) => {
    const { player_id: playerId, terms: offer } = await lockedBonusOf(context, id);
    const { database, ledger, clock, actor } = context;
    await refuseOwn(database, actor.person, playerId);
    const give = verdict === 'give';
    if (give) await refuseWithheld(context, { site: siteOf(context), player: { id: playerId }, offer });
    const decision = { playerId, bonusId: id, give };
    if (!(await decideReview(database, ledger, decision, clock.now()))) throw new StaffRefusal('nothingToDecide');
    const { state } = await bonusOf(context, id);
    return {
      output: { bonus: id, state },
      target: about({ id: playerId }),
      before: { bonus: id, state: 'review' },
      after: { state },
    };
  },
} satisfies Partial<StaffHandlers>;
