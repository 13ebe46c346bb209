import { createHash } from 'node:crypto';
import type { ValidInput } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { claimingOffer, claimOffer } from '../bonuses/claims';
import { endBonus } from '../bonuses/ends';
import { offersOfCode } from '../bonuses/promoCodes';
import { type Bonus, bonusColumns, lockedBonus } from '../bonuses/rows';
import type { Handlers, PlayerContext } from '../calls/handlers';
import type { Catalogue } from '../catalogue/catalogue';
import { offerOf } from '../catalogue/offer';
import { ensureCheck } from '../identity/checks';
import { assertAdmitted } from '../identity/guard';
import { heldCash } from '../ledger/claims';
import { publish } from '../live/publish';
import { assertMay } from '../protection/guard';
import { assertOperating } from '../sites/operating';
import { bonusViews } from './bonusView';
import { gameMoney, slipMoney } from './stakeViews';

/** How many ended bonuses and entries a page has. */
const perPage = 20;

const over = "state in ('completed', 'spent', 'expired', 'cancelled', 'given_up', 'stopped', 'reversed', 'not_given')";

/** A bonus's id by the idempotency key of its claim, so that a retry finds it. */
const idOf = (playerId: string, requestId: string) =>
  createHash('sha256').update(`bonus ${playerId} ${requestId}`).digest('hex').slice(0, 32);

/** Bonuses of the player as pages show them. */
async function viewOf(context: PlayerContext, bonuses: readonly Bonus[]) {
  const { database, ledger, player, site } = context;
  const { cash } = await ledger.balances(database, player.id);
  return { value: await bonusViews(database, { bonuses, site, cash }) };
}

/** The player's bonuses that have not ended, in the order in which they begin; those in use first. */
function openOf(database: Database, playerId: string): Promise<Bonus[]> {
  return database.query(
    `select ${bonusColumns} from bonuses where player_id = $1 and not (${over})
     order by state not in ('active', 'earned', 'closing', 'placed'), place, created_at, id`,
    [playerId],
  );
}

async function list({ past, page }: ValidInput<'bonuses/list'>, context: PlayerContext) {
  const { database, player } = context;
  if (!past) return viewOf(context, await openOf(database, player.id));
  const ended = await database.query(
    `select ${bonusColumns} from bonuses where player_id = $1 and ${over}
     order by coalesce(ended_at, created_at) desc, id limit $2 offset $3`,
    [player.id, perPage, (page - 1) * perPage],
  );
  return viewOf(context, ended);
}

/**
 * Gives an offer to the player who takes it. Throws Refusal `offerUnavailable`, `alreadyClaimed`, `rewardGiven` and
 * those of player protection.
 */
async function claim({ request_id, code, promo_code }: ValidInput<'bonuses/claim'>, context: PlayerContext) {
  const { database, ledger, site, player, clock } = context;
  const now = clock.now();
  await ensureCheck(context);
  // Before the offer is looked for, so that a break is what the player reads.
  await database.transaction(async (transaction) => {
    await assertMay(transaction, player, 'bonus', 0, now);
    await assertAdmitted(transaction, player, site, now);
  });
  const id = idOf(player.id, request_id);
  const offer = site.bonus_offers.find((one) => one.code === code);
  const isTaken = offer && ['registration', 'contact', 'claim'].includes(offer.trigger.on);
  const isOpen = offer?.promo_code === undefined || (await offersOfCode(context, promo_code)).includes(offer);
  if (!offer || !isTaken || !isOpen) throw new Refusal('offerUnavailable');
  assertOperating(site, now);
  const [before] = await database.query('select offer from bonuses where id = $1', [id]);
  if (before && before.offer !== code) throw new Refusal('requestIdReused');
  if (!before) {
    const claimed = { site, player, offer, claim: '', amount: offer.amount, id };
    await claimingOffer(database, now, (transaction) =>
      claimOffer(transaction, ledger, claimed, { promoCode: promo_code }, now),
    );
  }
  return viewOf(context, await openOf(database, player.id));
}

/** Stops a bonus. Throws Refusal `bonusUnknown`, or `bonusChanged` if it is not as the player saw it. */
async function cancel({ bonus_id, balance }: ValidInput<'bonuses/cancel'>, context: PlayerContext) {
  const { database, ledger, player, clock } = context;
  await database.transaction(async (transaction) => {
    const bonus = await lockedBonus(transaction, player.id, bonus_id);
    if (!bonus) throw new Refusal('bonusUnknown');
    if (bonus.state === 'cancelled' || bonus.end_state === 'cancelled') return;
    if (!['promised', 'review', 'waiting', 'active'].includes(bonus.state) || bonus.balance !== balance)
      throw new Refusal('bonusChanged');
    const end = { playerId: player.id, bonusId: bonus.id, end: 'cancelled', reason: 'player' } as const;
    await endBonus(transaction, ledger, end, clock.now());
  });
  return viewOf(context, await openOf(database, player.id));
}

/** Puts the bonuses that wait into the player's order. Those that are not named stay behind. */
async function order({ bonus_ids }: ValidInput<'bonuses/order'>, context: PlayerContext) {
  const { database, player } = context;
  await database.transaction(async (transaction) => {
    await heldCash(transaction, player.id);
    await transaction.query(
      `update bonuses set place = coalesce(array_position($2::text[], id), 1000) where player_id = $1 and state = 'waiting'`,
      [player.id, bonus_ids],
    );
    await publish(transaction, player.id, 'bonuses', {});
  });
  return viewOf(context, await openOf(database, player.id));
}

async function entries({ bonus_id, page }: ValidInput<'bonuses/entries'>, { database, player }: PlayerContext) {
  const [known] = await database.query(
    `select count(e.*) as total from bonuses b left join bonus_entries e on e.bonus_id = b.id
     where b.id = $1 and b.player_id = $2 group by b.id`,
    [bonus_id, player.id],
  );
  if (!known) throw new Refusal('bonusUnknown');
  const rows = await database.query(
    `select kind, amount, counted, bet_id, at from bonus_entries where bonus_id = $1
     order by sequence desc limit $2 offset $3`,
    [bonus_id, perPage, (page - 1) * perPage],
  );
  return { value: rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() })), total: known.total };
}

/** The calls about a player's bonuses. */
export function bonusCalls({ catalogue }: { catalogue: Catalogue }) {
  return {
    'bonuses/claim': claim,
    'bonuses/list': list,
    'bonuses/entries': entries,
    'bonuses/cancel': cancel,
    'bonuses/order': order,
    'bonuses/game': async ({ provider_code, game_code }, context) => {
      const game = await catalogue.find(offerOf(context.site), provider_code, game_code);
      if (!game) throw new Refusal('gameUnknown', { fields: { game_code: 'invalid' } });
      const on = { category: game.category, provider: provider_code, game: game_code };
      return { value: [await gameMoney(context, on)] };
    },
    'bonuses/slip': (input, context) => slipMoney(input, context),
  } satisfies Partial<Handlers>;
}
