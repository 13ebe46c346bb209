import type { Database } from '@marquee/database/database';

/**
 * A disagreement of bonuses with the ledger:
 * - `account`: of a player's accounts with the bonuses; `posting`: of a posting with the entries of its key;
 * - `entries`: of a bonus with its entries; `granted`: of what was given with its amount; `state`: with its own row;
 * - `bet`: of what of a bet is a bonus’s; `counted`: of what of it counts; `open`: it is open, and its bonus has ended;
 * - `promised`, `offer`: of what an offer promised with its claims, of its account with what was given and came back.
 */
export interface UnlikeBonus {
  reason: 'account' | 'entries' | 'posting' | 'bet' | 'counted' | 'granted' | 'state' | 'open' | 'promised' | 'offer';
  /** Empty for what is of an offer. */
  player: string;
  /** The bonus, the posting's key, the bet, or the site and code of an offer. */
  what: string;
}

const held = `array['bonus', 'free_bet']`;
const notBegun = `('promised', 'review', 'waiting', 'not_given')`;
const ended = `('completed', 'spent', 'expired', 'cancelled', 'given_up', 'stopped', 'reversed')`;

/** Legs on players' accounts of bonuses, by posting. */
const legs = `select t.site, t.player_id, t.key, leg.account, sum(leg.amount) as amount
  from ledger_transactions t cross join lateral unnest(t.accounts, t.amounts) as leg (account, amount)
  where t.accounts && ${held} and leg.account = any(${held}) group by 1, 2, 3, 4 having sum(leg.amount) <> 0`;

/** What moved of each bonus, in every way. */
const sums = `select e.bonus_id, sum(e.amount) as amount, sum(e.counted) as counted,
    coalesce(sum(e.amount) filter (where e.kind = 'granted'), 0) as granted,
    -coalesce(sum(e.amount) filter (where e.kind = 'converted'), 0) as converted
  from bonus_entries e group by 1`;

/** What entries say of each bet. */
const ofBets = `select b.site, b.player_id, e.bonus_id, e.bet_id, b.kind as bonus_kind, sum(e.counted) as counted,
    -coalesce(sum(e.amount) filter (where e.kind = 'stake'), 0) as staked,
    coalesce(sum(e.amount) filter (where e.kind in ('win', 'refund', 'corrected')), 0) as paid
  from bonus_entries e join bonuses b on b.id = e.bonus_id where e.bet_id is not null group by 1, 2, 3, 4, 5`;

/**
 * Free bets are given back by a void bet, and may be in another bet by then: what is left of the stake is all of it or
 * nothing; all while the bet is open, and nothing once it is refunded.
 */
const isBetWrong = `case when x.account = 'free_bet'
    then x.bonus_payout <> 0 or x.bonus_stake <> x.stake or coalesce(e.staked - e.paid, 0) not in (0, x.stake)
      or (x.state = 'open' and coalesce(e.staked - e.paid, 0) <> x.stake)
      or (x.state = 'refunded' and coalesce(e.staked - e.paid, 0) <> 0)
    else x.bonus_stake <> coalesce(e.staked, 0) or x.bonus_payout <> coalesce(e.paid, 0) end`;

/** Each check selects reason, player and what. */
const checks = [
  `select 'account', coalesce(l.player_id, b.player_id), 'bonus, free_bet' from
     (select player_id, bonus, free_bet from ledger_players where bonus <> 0 or free_bet <> 0) l
     full join (select player_id, sum(balance) filter (where kind <> 'free_bet') as bonus,
       sum(balance) filter (where kind = 'free_bet') as free_bet from bonuses where balance <> 0 group by 1) b using (player_id)
     where (coalesce(l.bonus, 0), coalesce(l.free_bet, 0)) <> (coalesce(b.bonus, 0), coalesce(b.free_bet, 0))`,
  `select 'entries', b.player_id, b.id from bonuses b left join sums s on s.bonus_id = b.id
     where (b.balance, b.wagered, b.converted) <> (coalesce(s.amount, 0), coalesce(s.counted, 0), coalesce(s.converted, 0))`,
  `select 'granted', b.player_id, b.id from bonuses b left join sums s on s.bonus_id = b.id
     where coalesce(s.granted, 0) <> case when b.began_at is null then 0 else b.amount end`,
  `select 'posting', coalesce(l.player_id, e.player_id), coalesce(l.key, e.key) from (${legs}) l
     full join (select b.site, b.player_id, e.key, case b.kind when 'free_bet' then 'free_bet' else 'bonus' end as account,
         sum(e.amount) as amount
       from bonus_entries e join bonuses b on b.id = e.bonus_id group by 1, 2, 3, 4 having sum(e.amount) <> 0) e
       using (site, player_id, key, account) where l.amount is distinct from e.amount`,
  `select 'bet', x.player_id, x.id from bets x left join of_bets e on e.site = x.site and e.bet_id = x.id and e.bonus_id = x.bonus_id
     where x.bonus_id is not null and (${isBetWrong})`,
  `select 'counted', x.player_id, x.id from bets x left join of_bets e on e.site = x.site and e.bet_id = x.id and e.bonus_id = x.bonus_id
     where x.bonus_id is not null and coalesce(e.counted, 0) <> case when x.is_counted then x.counts else 0 end`,
  `select 'bet', e.player_id, e.bet_id from of_bets e left join bets x on x.site = e.site and x.id = e.bet_id and x.bonus_id = e.bonus_id
     where x.id is null or x.player_id <> e.player_id or (e.bonus_kind = 'free_bet') <> (x.account = 'free_bet')`,
  `select 'state', b.player_id, b.id from bonuses b where
     (b.state in ${notBegun} and (b.balance <> 0 or b.wagered <> 0))
     or (b.state in ${ended} and (b.balance <> 0 or b.ended_at is null))
     or (b.state not in ${ended} and b.state <> 'not_given' and b.ended_at is not null)
     or (b.state in ('active', 'placed', 'closing', 'earned') and b.began_at is null)
     or (b.state = 'closing' and b.end_state is null)
     or (b.state in ('earned', 'completed') and b.wagered < b.required)
     or (b.state = 'placed' and (b.kind <> 'free_bet' or b.balance <> 0))
     or (b.state = 'active' and b.kind = 'free_bet' and b.balance <> b.amount)`,
  `select 'open', b.player_id, b.id from bonuses b where b.state in ${ended}
     and exists (select 1 from bets x where x.bonus_id = b.id and x.state = 'open' and x.bonus_stake > 0)`,
  `select 'promised', '', coalesce(o.site, b.site) || ' ' || coalesce(o.code, b.offer) from bonus_offers o
     full join (select site, offer, sum(amount) as amount from bonuses where state <> 'not_given' group by 1, 2) b
       on b.site = o.site and b.offer = o.code where coalesce(o.promised, 0) <> coalesce(b.amount, 0)`,
  // An offer's account has what came back less what was given. What was converted may be claimed back from cash.
  `select 'offer', '', coalesce(l.site, e.site) || ' ' || coalesce(l.offer, e.offer) from
     (select t.site, substr(leg.account, 7) as offer, sum(leg.amount - coalesce(c.amount, 0)) as amount
       from ledger_transactions t cross join lateral unnest(t.accounts, t.amounts) as leg (account, amount)
         left join lateral (select -sum(least(amount, 0)) as amount from unnest(t.accounts, t.amounts) as other (account, amount)
           where other.account in ('cash', 'receivable')) c on true
       where t.kind in ('bonus_granted', 'bonus_converted', 'bonus_ended') and leg.account like 'offer:%' group by 1, 2) l
     full join (select b.site, b.offer, -sum(e.amount) as amount from bonus_entries e join bonuses b on b.id = e.bonus_id
       where e.kind in ('granted', 'ended') group by 1, 2) e on e.site = l.site and e.offer = l.offer
     where coalesce(l.amount, 0) <> coalesce(e.amount, 0)`,
] as const;

/** Everything in which bonuses, their entries, bets, offers and the ledger disagree. */
export function unlikeBonuses(database: Database): Promise<UnlikeBonus[]> {
  return database.query<UnlikeBonus>(
    `with sums as materialized (${sums}), of_bets as materialized (${ofBets})
     select found.reason, found.player, found.what from (${checks.join(' union all ')}) as found (reason, player, what)
     order by 1, 2, 3`,
  );
}
