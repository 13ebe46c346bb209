import * as v from 'valibot';
import { offerCode } from '../calls/bonuses.schemas';
import { bonusMachine } from '../machines';
import { day, money, requiredText, stateIn, time } from '../schemas/fields';
import type { StaffCallRow } from './row';

const id = requiredText(120);
const most = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 100);
const state = stateIn(bonusMachine);
const kind = v.picklist(['match', 'fixed', 'free_bet', 'cash_back']);

/** A bonus as staff see it. Amounts in minor units. */
const bonus = {
  bonus: v.string(),
  site: v.string(),
  player: v.string(),
  offer: v.string(),
  /** The day, period or deposit of an offer that repeats; empty for others. */
  claim: v.string(),
  kind,
  state,
  /** For `closing`: what it ends as once its bets are settled. */
  end_state: v.nullable(state),
  reason: v.nullable(v.string()),
  amount: money,
  currency: v.string(),
  /** What of it is on the player's account now. */
  balance: money,
  required: money,
  wagered: money,
  converted: money,
  /** Who gave it by hand. */
  granted_by: v.nullable(v.string()),
  created_at: time,
  began_at: v.nullable(time),
  expires_at: v.nullable(time),
  ended_at: v.nullable(time),
};

/** An act of bonuses that moves money of players. */
const moving = {
  kind: 'act',
  scope: 'site',
  permission: 'bonuses.grant',
  reason: true,
  second: true,
  stepUp: true,
} as const;

/** Offers of bonus money, and the bonuses that players have of them. */
export const bonuses = {
  'offers/list': {
    about: 'Lists the offers of sites, with their budget, what of it is promised, and whether they have ended.',
    kind: 'read',
    scope: 'sites',
    permission: 'bonuses.read',
    input: v.object({ state: v.optional(v.picklist(['open', 'scheduled', 'ended', 'stopped', 'removed'])) }),
    output: v.object({
      value: v.array(
        v.object({
          site: v.string(),
          offer: v.string(),
          /** In the site's own language; empty where the site file has it no more. */
          title: v.string(),
          kind: v.nullable(kind),
          trigger: v.nullable(v.string()),
          /**
           * `scheduled`: it has not begun; `ended`: its time is over; `stopped`: for good, by its budget or by staff;
           * `removed`: it is not in the site file any more.
           */
          state: v.picklist(['open', 'scheduled', 'ended', 'stopped', 'removed']),
          currency: v.string(),
          budget: v.nullable(money),
          promised: money,
          left: v.nullable(money),
          /** Bonuses that have not ended, and the bonus money that players have of it. */
          open_bonuses: v.number(),
          open: money,
          starts_at: v.nullable(time),
          ends_at: v.nullable(time),
          stopped_at: v.nullable(time),
          stopped_because: v.nullable(v.string()),
        }),
      ),
    }),
    errors: [],
  },
  'offers/stop': {
    about: 'Ends an offer for good: nobody can take it any more. What players have of it stays.',
    kind: 'act',
    scope: 'site',
    permission: 'bonuses.stop',
    input: v.object({ offer: offerCode }),
    output: v.object({ offer: v.string(), open_bonuses: v.number() }),
    errors: ['targetUnknown', 'offerStopped'],
    reason: true,
  },
  'offers/convert': {
    ...moving,
    about:
      'Ends the open bonuses of a stopped offer in the players’ favour: what is there becomes cash, up to its cap.',
    input: v.object({ offer: offerCode }),
    output: v.object({ offer: v.string(), bonuses: v.number(), currency: v.string(), at_most: money }),
    errors: ['targetUnknown', 'offerNotStopped', 'nothingToDecide'],
  },
  'offers/extend': {
    about: 'Gives all bonuses of an offer that have not ended more days, as after an outage.',
    kind: 'act',
    scope: 'site',
    permission: 'bonuses.stop',
    input: v.object({ offer: offerCode, days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90)) }),
    output: v.object({ offer: v.string(), bonuses: v.number() }),
    errors: ['targetUnknown', 'nothingToDecide'],
    reason: true,
  },
  'bonuses/find': {
    about: 'Finds bonuses, newest first: of a player, of an offer, in a state.',
    kind: 'read',
    scope: 'sites',
    permission: 'bonuses.read',
    input: v.object({
      /** The player, or their account id. */
      player: v.optional(id),
      offer: v.optional(offerCode),
      state: v.optional(state),
      /** `next` of the page before. */
      after: v.optional(requiredText(100)),
      limit: most,
    }),
    output: v.object({ value: v.array(v.object(bonus)), next: v.nullable(v.string()) }),
    errors: [],
  },
  'bonuses/show': {
    about: 'Shows a bonus with the figures under which it was claimed, and each change of it, newest first.',
    kind: 'read',
    scope: 'site',
    permission: 'bonuses.read',
    input: v.object({ bonus: id, after: v.optional(requiredText(100)), limit: most }),
    output: v.object({
      ...bonus,
      /** The offer as it was then, without its texts. */
      terms: v.record(v.string(), v.unknown()),
      entries: v.array(
        v.object({
          at: time,
          kind: v.string(),
          /** The change of its balance. */
          amount: money,
          /** The change of its progress. */
          counted: money,
          bet: v.nullable(v.string()),
          key: v.string(),
        }),
      ),
      next: v.nullable(v.string()),
    }),
    errors: ['targetUnknown'],
  },
  'bonuses/grant': {
    ...moving,
    about: 'Gives a player a bonus of an offer that is given by staff, once, and only where the player may have one.',
    input: v.object({ player: id, offer: offerCode }),
    output: v.object({ bonus: v.string(), state, amount: money, currency: v.string() }),
    errors: ['targetUnknown', 'offerNotByHand', 'playerIneligible'],
  },
  'bonuses/end': {
    ...moving,
    about: 'Ends a bonus of a player: what is there becomes cash up to its cap, or goes back to the offer.',
    input: v.object({ bonus: id, remedy: v.picklist(['convert', 'return']) }),
    output: v.object({ bonus: v.string(), state, amount: money, currency: v.string() }),
    errors: ['targetUnknown', 'nothingToDecide'],
  },
  'bonuses/review': {
    about: 'Lists claims that wait for a person, because another account looks alike; oldest first.',
    kind: 'read',
    scope: 'sites',
    permission: 'bonuses.read',
    input: v.object({ limit: most }),
    output: v.object({
      value: v.array(
        v.object({
          bonus: v.string(),
          site: v.string(),
          player: v.string(),
          offer: v.string(),
          amount: money,
          currency: v.string(),
          created_at: time,
          waits_minutes: v.number(),
          /** The accounts that look alike, what they share, and how many bonuses of this offer each had. */
          alike: v.array(
            v.object({
              player: v.string(),
              site: v.string(),
              shares: v.string(),
              had: v.number(),
              born_same: v.boolean(),
            }),
          ),
        }),
      ),
    }),
    errors: [],
  },
  'bonuses/decide': {
    about: 'Decides a claim that waits for a person: the player gets the bonus, or does not.',
    kind: 'act',
    scope: 'site',
    permission: 'bonuses.grant',
    input: v.object({ bonus: id, verdict: v.picklist(['give', 'refuse']) }),
    output: v.object({ bonus: v.string(), state }),
    errors: ['targetUnknown', 'nothingToDecide'],
    reason: true,
    stepUp: true,
  },
  'bonuses/report': {
    about: 'Reports offers by day of the site’s time zone: claims, cost, wagering, ends, and deposits of who claimed.',
    kind: 'read',
    scope: 'site',
    permission: 'bonuses.read',
    input: v.object({ from: day, until: day, offer: v.optional(offerCode) }),
    output: v.object({
      value: v.array(
        v.object({
          offer: v.string(),
          day: v.string(),
          currency: v.string(),
          claims: v.number(),
          /** What the claims of the day promise. */
          promised: money,
          /** Given to players' accounts, and what came back to the offer; the difference is the cost. */
          granted: money,
          returned: money,
          cost: money,
          /** Bonus money that was staked, less what was refunded; and what it won. */
          staked: money,
          won: money,
          /** What of stakes counted towards wagering. */
          wagered: money,
          converted: money,
          /** Bonuses that ended on the day, by how. */
          completed: v.number(),
          expired: v.number(),
          ended_otherwise: v.number(),
          /** What players had of it at the end of the day. */
          open: money,
          /** Deposits of the day by players who had claimed it by then. */
          deposits: money,
        }),
      ),
    }),
    errors: [],
  },
} as const satisfies Record<string, StaffCallRow>;
