import type { Output } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import { endReason } from '../bonuses/endReason';
import { type Bonus, holdsMoney } from '../bonuses/rows';
import type { SiteFile } from '../sites/siteFile';
import { offerFigures, offerWords } from './offerView';

/** A bonus as its player sees it. */
export type BonusView = Output<'bonuses/list'>['value'][number];

const timeOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** States that a player may stop. A free bet in a bet is settled with it. */
const stoppable: readonly Bonus['state'][] = ['promised', 'review', 'waiting', 'active'];

/** Bonus money in open bets, by bonus, minor units. */
async function moneyInBets(database: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await database.query(
    `select bonus_id, sum(bonus_stake)::bigint as staked from bets where bonus_id = any($1) and state = 'open' group by bonus_id`,
    [ids],
  );
  return new Map(rows.map(({ bonus_id, staked }) => [bonus_id ?? '', staked]));
}

/** Bonuses as their player sees them, under the terms of their claim; `cash` is what the player has. */
export async function bonusViews(
  database: Database,
  { bonuses, site, cash }: { bonuses: readonly Bonus[]; site: SiteFile; cash: number },
): Promise<BonusView[]> {
  const inBets = await moneyInBets(
    database,
    bonuses.map(({ id }) => id),
  );
  const figures = await offerFigures(
    database,
    bonuses.map(({ terms }) => terms),
    site,
  );
  return Promise.all(
    bonuses.map(async (bonus, index) => {
      const staked = holdsMoney(bonus) ? (inBets.get(bonus.id) ?? 0) : 0;
      const isStoppable = stoppable.includes(bonus.state);
      return {
        ...(await offerWords(bonus.terms, site)),
        ...(figures[index] as (typeof figures)[number]),
        bonus_id: bonus.id,
        code: bonus.offer,
        state: bonus.state,
        end_state: bonus.end_state,
        reason: endReason(bonus),
        currency: bonus.currency,
        given: bonus.amount,
        balance: bonus.balance,
        required: bonus.required,
        wagered: Math.min(bonus.wagered, bonus.required),
        converted: bonus.converted,
        in_open_bets: staked,
        created_at: new Date(bonus.created_at).toISOString(),
        began_at: timeOf(bonus.began_at),
        expires_at: timeOf(bonus.expires_at),
        ended_at: timeOf(bonus.ended_at),
        stop: isStoppable ? { cash_kept: cash, bonus_lost: bonus.balance, in_open_bets: staked } : null,
      };
    }),
  );
}
