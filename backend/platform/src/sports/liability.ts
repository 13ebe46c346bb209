import type { Database } from '@marquee/database/database';
import type { SiteFile } from '../sites/siteFile';
import { oddsOf, payoutOf } from './betMath';
import type { Offer } from './offers';
import { stakeOf } from './slipRules';

/** Liability limits, minor units: possible winnings of open bets per market outcome and per player. */
export type Liability = NonNullable<SiteFile['sports']['liability']>;

/** A bet about to be placed. */
interface Asked {
  offers: readonly Offer[];
  sizes: readonly number[];
  stakePerLine: number;
}

/** The site's limits; by default 100 and 40 times the largest deposit. */
export function liabilityLimits({ sports, limits }: Pick<SiteFile, 'sports' | 'limits'>): Liability {
  const { maximum } = limits.deposit;
  return sports.liability ?? { market: maximum * 100, player: maximum * 40 };
}

/**
 * How much more bets may win, minor units, before a liability limit is reached: of the outcome with the highest
 * liability, and of the player. A bet with several legs counts fully on each. Locks player and markets until the
 * transaction ends, always in the same order, so that concurrent bets see each other.
 */
export async function liabilityRoom(
  transaction: Database,
  site: Pick<SiteFile, 'domain_name' | 'sports' | 'limits'>,
  playerId: string,
  offers: readonly Offer[],
): Promise<number> {
  const markets = [...new Set(offers.map(({ market_id }) => market_id))].sort();
  for (const name of [`player ${playerId}`, ...markets.map((id) => `market ${id}`)]) {
    await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `liability ${site.domain_name} ${name}`,
    ]);
  }
  const [held] = await transaction.query(
    `select
       (select coalesce(max(wins), 0) from (
          select sum(bet.potential - bet.stake) as wins
          from sports_legs leg join sports_bets bet on bet.id = leg.bet_id
          where leg.selection_id = any($1) and bet.site = $2 and bet.state = 'open' group by leg.selection_id) as outcome
       )::bigint as market,
       (select coalesce(sum(potential - stake), 0) from sports_bets where player_id = $3 and site = $2 and state = 'open')::bigint
         as player`,
    [offers.map(({ selection_id }) => selection_id), site.domain_name, playerId],
  );
  const limits = liabilityLimits(site);
  return Math.max(0, Math.min(limits.market - (held?.market ?? 0), limits.player - (held?.player ?? 0)));
}

/** The bet's winnings without stake, at this stake per line. */
function winOf({ offers, sizes }: Asked, stakePerLine: number): number {
  const returned = payoutOf(
    stakePerLine,
    sizes,
    offers.map(({ odds }) => oddsOf(odds)),
  );
  return returned - stakeOf(offers.length, sizes, stakePerLine).stake;
}

/** The largest stake per line, up to the requested one, that wins at most `room`. */
export function stakeWithin(room: number, asked: Asked): number {
  const { stakePerLine } = asked;
  const win = winOf(asked, stakePerLine);
  if (win <= room) return stakePerLine;
  let stake = Math.min(stakePerLine, Math.floor((stakePerLine * room) / win) + 1);
  while (stake > 0 && winOf(asked, stake) > room) stake -= 1;
  return stake;
}
