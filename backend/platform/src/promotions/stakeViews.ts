import type { Output, ValidInput } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import { countedStake, countingOf, type StakedOn } from '../bonuses/counting';
import { type Bonus, bonusColumns } from '../bonuses/rows';
import { countingNow } from '../bonuses/stakes';
import type { PlayerContext } from '../calls/handlers';
import { oddsOf, payoutOf } from '../sports/betMath';
import { offersOf } from '../sports/offers';
import { stakedOn } from '../sports/placeBet';
import { stakeOf } from '../sports/slipRules';
import { offerWords } from './offerView';

type StakedMoney = Output<'bonuses/game'>['value'][number];
type FreeBet = Output<'bonuses/slip'>['free_bets'][number];

async function activeOf(database: Database, playerId: string, now: number): Promise<Bonus | undefined> {
  const [active] = await database.query(
    `select ${bonusColumns} from bonuses where player_id = $1 and state = 'active' and kind <> 'free_bet' and expires_at > $2`,
    [playerId, now],
  );
  return active;
}

/** Which money a stake on something takes, and what of it counts. */
export async function gameMoney(
  { database, ledger, player, clock }: Pick<PlayerContext, 'database' | 'ledger' | 'player' | 'clock'>,
  on: StakedOn,
): Promise<StakedMoney> {
  const { cash } = await ledger.balances(database, player.id);
  const active = await activeOf(database, player.id, clock.now());
  if (!active) return { bonus_id: null, code: null, cash, bonus: 0, percent: 0, highest_stake: null, reason: null };
  const { percent, reason } = await countingNow(
    database,
    { playerId: player.id, terms: active.terms },
    on,
    clock.now(),
  );
  return {
    bonus_id: active.id,
    code: active.offer,
    cash,
    bonus: percent > 0 ? active.balance : 0,
    percent,
    highest_stake: active.terms.highest_stake,
    reason,
  };
}

/** Why a free bet cannot be used for a slip; null if it can. */
function unusable({ terms, expires_at }: Bonus, on: StakedOn, isSystem: boolean, now: number): FreeBet['reason'] {
  if ((expires_at ?? 0) <= now) return 'expired';
  return isSystem ? 'system' : countingOf(terms, on).reason;
}

/**
 * Which money a slip takes, what of its stake counts, and the free bets that the player has. Throws Refusal
 * `selectionUnknown`.
 */
export async function slipMoney(
  { selection_ids, sizes, stake }: ValidInput<'bonuses/slip'>,
  context: PlayerContext,
): Promise<Output<'bonuses/slip'>> {
  const { database, player, site, clock } = context;
  const now = clock.now();
  const legs = selection_ids.map((selection_id) => ({ selection_id }));
  const offers = await offersOf(database, legs, site, now);
  const on = { ...stakedOn(offers), provider: 'SPORTSBOOK', game: offers[0]?.sport ?? '' };
  const money = await gameMoney(context, on);
  const active = money.bonus_id === null ? undefined : await activeOf(database, player.id, now);
  const { lines } = stakeOf(offers.length, sizes, 0);
  const free = await database.query(
    `select ${bonusColumns} from bonuses where player_id = $1 and kind = 'free_bet' and state = 'active' order by expires_at, id`,
    [player.id],
  );
  const free_bets = await Promise.all(
    free.map(async (bonus) => {
      const reason = unusable(bonus, on, lines > 1, now);
      const returned = payoutOf(
        bonus.amount,
        sizes,
        offers.map(({ odds }) => oddsOf(odds)),
      );
      return {
        bonus_id: bonus.id,
        code: bonus.offer,
        title: (await offerWords(bonus.terms, site)).title,
        amount: bonus.balance,
        expires_at: bonus.expires_at === null ? null : new Date(bonus.expires_at).toISOString(),
        reason,
        potential: reason === null ? Math.max(0, returned - bonus.amount) : 0,
      };
    }),
  );
  const counted = active ? countedStake(active.terms, { stake, percent: money.percent }) : 0;
  return { value: [money], free_bets, counted };
}
