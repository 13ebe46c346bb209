import type { Columns } from './columns';

/** The rows of each statement, by its text. `npm run rows` writes this file. */
export interface Queries {
  '\nselect leg.bet_id, leg.position, leg.match_id, leg.selection_id, leg.bet_type, leg.line, leg.outcome, leg.odds, leg.result, leg.dead_heat,\n  coalesce(leg.deduction, (\n  select least(90, coalesce(sum(gone.deduction), 0))::int from sports_withdrawals gone\n  where gone.match_id = leg.match_id and not gone.runner = any(leg.withdrawn))) as deduction,\n  match.sport, match.home, match.away, match.starts_at, match.state as match_state, match.score, match.race,\n  market.offered and market.suspended or match.reading = \'\' or exists (\n    select 1 from switches s where s.integrity and s.opened_at is null and (s.site is null or s.site = bet.site)\n      and s.what || \' \' || s.key in (\'sport \' || match.sport, \'league \' || match.league_id, \'match \' || match.id, \'market \' || market.id)\n  ) as suspended,\n  bet.voided_at is not null or exists (select 1 from sports_decisions d where d.match_id = leg.match_id\n    and (d.market_id is null or d.market_id = selection.market_id)) as decided,\n  case when value.at is not null then jsonb_build_object(\'won\', value.won, \'half_won\', value.half_won, \'void\', value.void,\n    \'half_lost\', value.half_lost, \'at\', value.at) end as value\nfrom sports_legs leg\njoin sports_bets bet on bet.id = leg.bet_id\njoin sports_matches match on match.id = leg.match_id\njoin sports_selections selection on selection.id = leg.selection_id\njoin sports_markets market on market.id = selection.market_id\nleft join sports_values value on value.selection_id = leg.selection_id where leg.bet_id = any($1) order by leg.bet_id, leg.position': {
    bet_id: string;
    position: number;
    match_id: string;
    selection_id: string;
    bet_type: Columns['sports_legs.bet_type'];
    line: number | null;
    outcome: number;
    odds: number;
    result: 'half_lost' | 'half_won' | 'lost' | 'void' | 'won' | null;
    dead_heat: Columns['sports_legs.dead_heat'] | null;
    deduction: number;
    sport: Columns['sports_matches.sport'];
    home: Columns['sports_matches.home'];
    away: Columns['sports_matches.away'];
    starts_at: number;
    match_state: 'cancelled' | 'finished' | 'live' | 'scheduled';
    score: Columns['sports_matches.score'];
    race: Columns['sports_matches.race'] | null;
    suspended: boolean;
    decided: boolean;
    value: unknown;
  };
  '\nselect selection.id as selection_id, market.id as market_id, market.match_id, market.bet_type, market.line, selection.outcome, selection.odds,\n  selection.version, match.sport, match.home, match.away, match.race, match.state as match_state, match.starts_at,\n  selection.suspended or market.suspended or not market.offered\n    or exists (select 1 from sports_decisions d where d.market_id = market.id) as suspended,\n  coalesce((select at from sports_feed), 0) as board_at,\n  stopped_words($2, array[\'sport \' || match.sport, \'league \' || match.league_id, \'match \' || match.id, \'market \' || market.id], $3) as stop_words\nfrom sports_selections selection\njoin sports_markets market on market.id = selection.market_id\njoin sports_matches match on match.id = market.match_id\nwhere selection.id = any($1)': {
    selection_id: string;
    market_id: string;
    match_id: string;
    bet_type: Columns['sports_markets.bet_type'];
    line: number | null;
    outcome: number;
    odds: number;
    version: number;
    sport: Columns['sports_matches.sport'];
    home: Columns['sports_matches.home'];
    away: Columns['sports_matches.away'];
    race: Columns['sports_matches.race'] | null;
    match_state: 'cancelled' | 'finished' | 'live' | 'scheduled';
    starts_at: number;
    suspended: boolean;
    board_at: number;
    stop_words: string | null;
  };
  '\nwith closed as (\n  update sports_matches set reading = \'\', changed_at = $3\n  where state in (\'scheduled\', \'live\') and reading <> \'\' and (id = any($1) or ($2::text[] is not null and not id = any($2)))\n  returning id\n), shut as (\n  update sports_markets set suspended = true where match_id in (select id from closed) and not suspended\n)\nselect id from closed': {
    id: string;
  };
  '(select id, sport, league_id, league_name, home, away, starts_at, state as match_state, clock, score, race,\n  coalesce((select at from sports_feed), 0) as board_at from sports_matches where state = \'live\' and race is null order by league_position, starts_at limit 4)\n     union all\n     (select id, sport, league_id, league_name, home, away, starts_at, state as match_state, clock, score, race,\n  coalesce((select at from sports_feed), 0) as board_at from sports_matches where state = \'scheduled\' and race is null order by starts_at, league_position limit 4)': {
    id: string;
    sport: Columns['sports_matches.sport'];
    league_id: string;
    league_name: Columns['sports_matches.league_name'];
    home: Columns['sports_matches.home'];
    away: Columns['sports_matches.away'];
    starts_at: number;
    match_state: 'cancelled' | 'finished' | 'live' | 'scheduled';
    clock: Columns['sports_matches.clock'] | null;
    score: Columns['sports_matches.score'];
    race: Columns['sports_matches.race'] | null;
    board_at: number;
  };
  'delete from passkeys where id = $1 and player_id = $2 returning name': {
    name: string;
  };
  'delete from staff_challenges where challenge_hash = $1 and method = $2 and ends_at > $3\n     returning purpose, subject, created_at': {
    purpose: 'device' | 'link' | 'sign-in' | 'step-up';
    subject: string;
    created_at: number;
  };
  'insert into account_closures (player_id, site, request_id, asked_at, bank_account_id, chosen_at) values ($1, $2, $3, $4, $5, $4)\n       on conflict do nothing returning player_id': {
    player_id: string;
  };
  'insert into attempts as a (key, count, since) values ($1, 0, $2)\n     on conflict (key) do update set since = case when a.since > $2 + $5 then $2 else greatest(a.since + $3, $2) end\n       where a.since + $3 <= $2 + $4 or a.since > $2 + $5\n     returning since': {
    since: number;
  };
  'insert into attempts as a (key, count, since, pending, pending_at) values ($1, 0, $2, 1, $2)\n     on conflict (key) do update set\n       count = case when a.since > $3 and a.since <= $7 then a.count else 0 end,\n       since = case when a.since > $3 and a.since <= $7 then a.since else $2 end,\n       pending = case when a.pending_at > $4 then a.pending else 0 end + 1,\n       pending_at = $2\n     where $6 or case when a.since > $3 and a.since <= $7 then a.count else 0 end\n       + case when a.pending_at > $4 then a.pending else 0 end < $5\n     returning count + pending as used': {
    used: number;
  };
  'insert into bank_accounts (id, site, player_id, bank_code, bank_name, holder_name, account_number, request_id, created_at)\n       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id': {
    id: string;
  };
  'insert into bonus_offers (site, code, stopped_at, stopped_because) values ($1, $2, $3, $4)\n     on conflict (site, code) do update set stopped_at = $3, stopped_because = $4 where bonus_offers.stopped_at is null\n     returning code': {
    code: string;
  };
  'insert into bonuses (id, site, player_id, offer, claim, kind, state, currency, amount, deposit_id, required, terms, granted_by, created_at)\n     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::jsonb, $13, $14)\n     on conflict (site, player_id, offer, claim) do update set state = excluded.state, amount = excluded.amount,\n       deposit_id = excluded.deposit_id, required = excluded.required, terms = excluded.terms, reason = null, ended_at = null,\n       created_at = excluded.created_at\n     where bonuses.state = \'not_given\' returning id': {
    id: string;
  };
  'insert into call_rates (key, at, left_over, is_taken) values ($1, $2, $3::float8 - 1, true)\n     on conflict (key) do update set at = greatest(call_rates.at, $2::bigint), is_taken = least($3::float8, call_rates.left_over + greatest(0, $2::bigint - call_rates.at) * $4::float8 / 60000) >= 1,\n       left_over = case when least($3::float8, call_rates.left_over + greatest(0, $2::bigint - call_rates.at) * $4::float8 / 60000) >= 1 then least($3::float8, call_rates.left_over + greatest(0, $2::bigint - call_rates.at) * $4::float8 / 60000) - 1 else least($3::float8, call_rates.left_over + greatest(0, $2::bigint - call_rates.at) * $4::float8 / 60000) end\n     returning is_taken': {
    is_taken: boolean;
  };
  'insert into chat_messages (secret, site, chat_id, language, message, created_at)\n       values ($1, $2, $3, $4, $5, $6) returning ticket': {
    ticket: number;
  };
  'insert into ended_rounds values ($1, $2, $3, $4) on conflict do nothing returning ended_at': {
    ended_at: number;
  };
  'insert into gateway_events (event_id, payment_id, status, outcome, received_at, amount, currency)\n     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning event_id': {
    event_id: string;
  };
  'insert into identity_checks (id, site, player_id, attempt, status, minimum_age, language, created_at, changed_at)\n     values ($1, $2, $3, $4, $5, $6, $7, $8, $8) on conflict (player_id, attempt) do nothing returning id': {
    id: string;
  };
  'insert into inbox_items (id, site, player_id, key, title, body, reward_account, reward_amount, sent_at, expires_at)\n     values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7, $8, $9, $10) on conflict (player_id, key) do nothing returning id': {
    id: string;
  };
  'insert into jobs (kind, key, payload, added_at, run_at, set_at)\n     select kind, $2, $3::jsonb, $4::bigint, $5::bigint, $4::bigint from unnest($1::text[]) as kind\n     on conflict (kind, key) do update set payload = excluded.payload, run_at = excluded.run_at, set_at = excluded.set_at,\n       turn = jobs.turn + 1, tries = 0, failed_at = null, fault = null, done_at = null\n     returning jobs.id, jobs.kind, jobs.key, jobs.payload, jobs.added_at, jobs.turn, jobs.tries': {
    id: number;
    kind: string;
    key: string;
    payload: unknown;
    added_at: number;
    turn: number;
    tries: number;
  };
  'insert into open_rounds values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning opened_at': {
    opened_at: number;
  };
  'insert into payments (id, site, player_id, kind, amount, currency, state, reason, method, method_name, bank_account_id,\n  account, request_id, created_at, return_url, changed_at)\n     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $14) on conflict (player_id, request_id) do nothing returning id': {
    id: string;
  };
  'insert into players (id, site, account_id, password_hash, full_name, contact_email, contact_phone, date_of_birth,\n         currency, referral_code, referrer_code, tracking, created_at, signup_request, language)\n       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,\n         coalesce((select referral_code from players where site = $2 and referral_code = $11), \'\'), $12, $13, $14, $15)\n       on conflict (site, account_key) do nothing returning id': {
    id: string;
  };
  'insert into players (id, site, account_id, password_hash, full_name, contact_email, contact_phone, phone_verified_at,\n         date_of_birth, currency, referral_code, created_at)\n       values ($1, $2, $3, $4, $5, \'demo@example.com\', \'+639170000000\', $6, \'1990-05-17\', $7, \'DEMO2026\', $6)\n       on conflict (site, account_key) do nothing returning id': {
    id: string;
  };
  'insert into protection_events (player_id, at, event, detail, request_id) values ($1, $2, $3, $4, $5)\n     on conflict (player_id, request_id) do nothing returning player_id': {
    player_id: string;
  };
  'insert into provider_secrets select code, $2 from providers where code = $1\n     on conflict (provider_code) do update set provider_code = excluded.provider_code returning secret': {
    secret: string;
  };
  'insert into provider_transactions values ($1, $2, $3, $4, $5, $6, $7, \'done\', 0, $8) on conflict do nothing returning at': {
    at: number;
  };
  'insert into provider_transactions values ($1, $2, \'bet\', $3, $4, $5, 0, \'void\', 0, $6)\n         on conflict (provider_code, transaction_id) do update set state = \'void\'\n         where provider_transactions.kind = \'bet\' and provider_transactions.play_session_id = excluded.play_session_id\n           and provider_transactions.round_id = excluded.round_id\n         returning amount, state': {
    amount: number;
    state: 'done' | 'void';
  };
  'insert into round_clocks values ($1, $2) on conflict (player_id) do update set free_at = excluded.free_at\n         where round_clocks.free_at <= $3 returning free_at': {
    free_at: number;
  };
  'insert into sandbox_orders (payment_id, body, status, reason, step, expires_at, created_at) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning payment_id': {
    payment_id: string;
  };
  'insert into sandbox_secrets values ($1, $2) on conflict (name) do update set name = excluded.name returning secret': {
    secret: string;
  };
  'insert into sandbox_sessions (id, provider_code, game_code, mode, currency, language, demo_balance, round_minimum_ms, last_at, highest_stake)\n         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)\n         on conflict (id) do update set launches = sandbox_sessions.launches + 1, opened_at = null, language = excluded.language,\n           round_minimum_ms = excluded.round_minimum_ms, last_at = excluded.last_at, highest_stake = excluded.highest_stake\n         where sandbox_sessions.provider_code = excluded.provider_code and sandbox_sessions.game_code = excluded.game_code\n           and sandbox_sessions.mode = excluded.mode and sandbox_sessions.currency = excluded.currency\n         returning launches': {
    launches: number;
  };
  'insert into second_factor_tries (player_id, counted_by, count, since) values ($1, $2, 1, $3)\n     on conflict (player_id, counted_by) do update set\n       count = case when second_factor_tries.since > $4 and second_factor_tries.since <= $5 then second_factor_tries.count + 1 else 1 end,\n       since = case when second_factor_tries.since > $4 and second_factor_tries.since <= $5 then second_factor_tries.since else excluded.since end\n     returning count': {
    count: number;
  };
  'insert into sports_bets (id, site, player_id, request_id, request, kind, sizes, lines, stake_per_line, stake, currency,\n         policy, state, potential, placed_at, free_bet)\n       values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10, $11, $12, \'open\', $13, $14, $15) returning *': {
    id: string;
    site: string;
    player_id: string;
    request_id: string;
    request: unknown;
    kind: 'combo' | 'single' | 'system';
    sizes: number[];
    lines: number;
    stake_per_line: number;
    stake: number;
    currency: string;
    policy: 'any' | 'better' | 'none';
    state: 'cashed_out' | 'lost' | 'open' | 'refunded' | 'won';
    potential: number;
    payout: number;
    placed_at: number;
    settled_at: number | null;
    cash_out_request: string | null;
    voided_at: number | null;
    free_bet: string | null;
  };
  'insert into sports_decisions (id, match_id, market_id, result, reason, decided_by, at)\n     values ($1, $2, $3, $4::jsonb, $5, $6, $7) on conflict (id) do nothing returning id': {
    id: string;
  };
  'insert into sports_result_changes (match_id, reading, at, settled, told)\n     select match_id, reading, $2, settled, told\n     from jsonb_to_recordset($1::jsonb) as change (match_id text, reading text, settled jsonb, told jsonb)\n     on conflict do nothing returning match_id': {
    match_id: string;
  };
  'insert into staff_members (id, name, email, phone, date_of_birth, person, created_at, created_by, created_by_person)\n     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id': {
    id: string;
  };
  'insert into staff_requests (actor, request, call, input_hash, at) values ($1, $2, $3, $4, $5)\n     on conflict do nothing returning 1 as taken': {
    taken: number;
  };
  'insert into withdrawal_counts as c (site, asked) values ($1, 1)\n     on conflict (site) do update set asked = c.asked + 1 returning asked': {
    asked: number;
  };
  'select\n       (select coalesce(max(wins), 0) from (\n          select sum(bet.potential - bet.stake) as wins\n          from sports_legs leg join sports_bets bet on bet.id = leg.bet_id\n          where leg.selection_id = any($1) and bet.site = $2 and bet.state = \'open\' group by leg.selection_id) as outcome\n       )::bigint as market,\n       (select coalesce(sum(potential - stake), 0) from sports_bets where player_id = $3 and site = $2 and state = \'open\')::bigint\n         as player': {
    market: number;
    player: number;
  };
  'select\n       (select coalesce(sum(amount), 0) from payments where site = $1 and kind = \'withdrawal\' and state = \'paid\'\n          and changed_at > $2) as hour_withdrawal,\n       (select count(*) from players where site = $1) as registered_player,\n       (select count(distinct player_id) from bets where site = $1 and placed_at > $3) as active_player,\n       (select count(distinct player_id) from payments where site = $1 and kind = \'deposit\'\n          and state in (\'approved\', \'refunded\', \'charged_back\') and given_back < amount) as deposited_player': {
    hour_withdrawal: number;
    registered_player: number;
    active_player: number;
    deposited_player: number;
  };
  'select * from bonus_stakeable($1)': {
    cash: number | null;
    bonus_id: string | null;
    balance: number | null;
    expires_at: number | null;
    terms: unknown;
  };
  'select * from game_seeds where id = $1 and revealed_at is null for update': {
    id: string;
    play_session_id: string;
    server_seed: string;
    hash: string;
    client_seed: string;
    nonce: number;
    revealed_at: number | null;
    next_server_seed: string;
  };
  'select * from game_seeds where play_session_id = $1 and revealed_at is null': {
    id: string;
    play_session_id: string;
    server_seed: string;
    hash: string;
    client_seed: string;
    nonce: number;
    revealed_at: number | null;
    next_server_seed: string;
  };
  'select * from sports_bets where id = $1 ': {
    id: string;
    site: string;
    player_id: string;
    request_id: string;
    request: unknown;
    kind: 'combo' | 'single' | 'system';
    sizes: number[];
    lines: number;
    stake_per_line: number;
    stake: number;
    currency: string;
    policy: 'any' | 'better' | 'none';
    state: 'cashed_out' | 'lost' | 'open' | 'refunded' | 'won';
    potential: number;
    payout: number;
    placed_at: number;
    settled_at: number | null;
    cash_out_request: string | null;
    voided_at: number | null;
    free_bet: string | null;
  };
  'select * from sports_bets where id = $1 and player_id = $2': {
    id: string;
    site: string;
    player_id: string;
    request_id: string;
    request: unknown;
    kind: 'combo' | 'single' | 'system';
    sizes: number[];
    lines: number;
    stake_per_line: number;
    stake: number;
    currency: string;
    policy: 'any' | 'better' | 'none';
    state: 'cashed_out' | 'lost' | 'open' | 'refunded' | 'won';
    potential: number;
    payout: number;
    placed_at: number;
    settled_at: number | null;
    cash_out_request: string | null;
    voided_at: number | null;
    free_bet: string | null;
  };
  'select * from sports_bets where id = $1 and player_id = $2 and site = $3 ': {
    id: string;
    site: string;
    player_id: string;
    request_id: string;
    request: unknown;
    kind: 'combo' | 'single' | 'system';
    sizes: number[];
    lines: number;
    stake_per_line: number;
    stake: number;
    currency: string;
    policy: 'any' | 'better' | 'none';
    state: 'cashed_out' | 'lost' | 'open' | 'refunded' | 'won';
    potential: number;
    payout: number;
    placed_at: number;
    settled_at: number | null;
    cash_out_request: string | null;
    voided_at: number | null;
    free_bet: string | null;
  };
  'select * from sports_bets where id = $1 and player_id = $2 and site = $3 for update': {
    id: string;
    site: string;
    player_id: string;
    request_id: string;
    request: unknown;
    kind: 'combo' | 'single' | 'system';
    sizes: number[];
    lines: number;
    stake_per_line: number;
    stake: number;
    currency: string;
    policy: 'any' | 'better' | 'none';
    state: 'cashed_out' | 'lost' | 'open' | 'refunded' | 'won';
    potential: number;
    payout: number;
    placed_at: number;
    settled_at: number | null;
    cash_out_request: string | null;
    voided_at: number | null;
    free_bet: string | null;
  };
  'select * from sports_bets where id = $1 and state = \'open\' for update': {
    id: string;
    site: string;
    player_id: string;
    request_id: string;
    request: unknown;
    kind: 'combo' | 'single' | 'system';
    sizes: number[];
    lines: number;
    stake_per_line: number;
    stake: number;
    currency: string;
    policy: 'any' | 'better' | 'none';
    state: 'cashed_out' | 'lost' | 'open' | 'refunded' | 'won';
    potential: number;
    payout: number;
    placed_at: number;
    settled_at: number | null;
    cash_out_request: string | null;
    voided_at: number | null;
    free_bet: string | null;
  };
  'select * from sports_bets where id = $1 for update': {
    id: string;
    site: string;
    player_id: string;
    request_id: string;
    request: unknown;
    kind: 'combo' | 'single' | 'system';
    sizes: number[];
    lines: number;
    stake_per_line: number;
    stake: number;
    currency: string;
    policy: 'any' | 'better' | 'none';
    state: 'cashed_out' | 'lost' | 'open' | 'refunded' | 'won';
    potential: number;
    payout: number;
    placed_at: number;
    settled_at: number | null;
    cash_out_request: string | null;
    voided_at: number | null;
    free_bet: string | null;
  };
  'select * from sports_bets where player_id = $1 and (state = \'open\') = $2\n     order by coalesce(settled_at, placed_at) desc, id limit 200': {
    id: string;
    site: string;
    player_id: string;
    request_id: string;
    request: unknown;
    kind: 'combo' | 'single' | 'system';
    sizes: number[];
    lines: number;
    stake_per_line: number;
    stake: number;
    currency: string;
    policy: 'any' | 'better' | 'none';
    state: 'cashed_out' | 'lost' | 'open' | 'refunded' | 'won';
    potential: number;
    payout: number;
    placed_at: number;
    settled_at: number | null;
    cash_out_request: string | null;
    voided_at: number | null;
    free_bet: string | null;
  };
  'select * from sports_bets where player_id = $1 and (state = \'open\') = $2\n     order by coalesce(settled_at, placed_at) desc, id limit 50': {
    id: string;
    site: string;
    player_id: string;
    request_id: string;
    request: unknown;
    kind: 'combo' | 'single' | 'system';
    sizes: number[];
    lines: number;
    stake_per_line: number;
    stake: number;
    currency: string;
    policy: 'any' | 'better' | 'none';
    state: 'cashed_out' | 'lost' | 'open' | 'refunded' | 'won';
    potential: number;
    payout: number;
    placed_at: number;
    settled_at: number | null;
    cash_out_request: string | null;
    voided_at: number | null;
    free_bet: string | null;
  };
  'select * from sports_bets where player_id = $1 and request_id = $2': {
    id: string;
    site: string;
    player_id: string;
    request_id: string;
    request: unknown;
    kind: 'combo' | 'single' | 'system';
    sizes: number[];
    lines: number;
    stake_per_line: number;
    stake: number;
    currency: string;
    policy: 'any' | 'better' | 'none';
    state: 'cashed_out' | 'lost' | 'open' | 'refunded' | 'won';
    potential: number;
    payout: number;
    placed_at: number;
    settled_at: number | null;
    cash_out_request: string | null;
    voided_at: number | null;
    free_bet: string | null;
  };
  'select * from sports_bets where voided_at is null and state <> \'cashed_out\' and id in (\n       select leg.bet_id from sports_legs leg join sports_selections selection on selection.id = leg.selection_id\n       where leg.match_id = $1 and ($2::text is null or selection.market_id = $2)) order by id ': {
    id: string;
    site: string;
    player_id: string;
    request_id: string;
    request: unknown;
    kind: 'combo' | 'single' | 'system';
    sizes: number[];
    lines: number;
    stake_per_line: number;
    stake: number;
    currency: string;
    policy: 'any' | 'better' | 'none';
    state: 'cashed_out' | 'lost' | 'open' | 'refunded' | 'won';
    potential: number;
    payout: number;
    placed_at: number;
    settled_at: number | null;
    cash_out_request: string | null;
    voided_at: number | null;
    free_bet: string | null;
  };
  'select * from sports_bets where voided_at is null and state <> \'cashed_out\' and id in (\n       select leg.bet_id from sports_legs leg join sports_selections selection on selection.id = leg.selection_id\n       where leg.match_id = $1 and ($2::text is null or selection.market_id = $2)) order by id for update': {
    id: string;
    site: string;
    player_id: string;
    request_id: string;
    request: unknown;
    kind: 'combo' | 'single' | 'system';
    sizes: number[];
    lines: number;
    stake_per_line: number;
    stake: number;
    currency: string;
    policy: 'any' | 'better' | 'none';
    state: 'cashed_out' | 'lost' | 'open' | 'refunded' | 'won';
    potential: number;
    payout: number;
    placed_at: number;
    settled_at: number | null;
    cash_out_request: string | null;
    voided_at: number | null;
    free_bet: string | null;
  };
  'select 1 as found from settlement_runs where id = $1 and site = $2': {
    found: number;
  };
  'select 1 as found from staff_members limit 1': {
    found: number;
  };
  'select 1 as found from staff_members where id = $1 and created_by_person = $2\n     union all select 1 from staff_links where staff_id = $1 and created_by_person = $2 and used_at is not null limit 1': {
    found: number;
  };
  'select 1 as found from staff_passkeys where staff_id = $1 and ended_at is null\n         union all select 1 from staff_company_accounts where staff_id = $1 and ended_at is null limit 1': {
    found: number;
  };
  'select 1 as held from staff_grants g join staff_members m on m.id = g.staff_id\n       where g.role = $1 and m.person = $2 and g.ended_at is null and (g.ends_at is null or g.ends_at > $3) limit 1': {
    held: number;
  };
  'select 1 as is_same from cash_corrections where case_number = $1 and coalesce(player_id, $2) = $2\n       and reason is not distinct from $3 and cause_kind is not distinct from $4 and cause_id is not distinct from $5': {
    is_same: number;
  };
  'select 1 as there from staff_roles limit 1': {
    there: number;
  };
  'select a.id, a.call, a.site, a.amount, a.currency, a.reason, a.asked_by, a.asked_by_name, a.asked_at, a.state,\n       coalesce(m.name, a.decided_by) as approver, a.decided_at\n     from staff_approvals a left join staff_members m on m.id = a.decided_by\n     where a.state <> \'waiting\' and ($1::text[] is null or a.site = any ($1)) and ($2 = \'\' or a.site = $2)\n       and ($3::text is null or a.asked_by in ($3, \'member:\' || $3) or position(lower($3) in lower(a.asked_by_name)) > 0)\n       and ($4::text is null or a.decided_by = $4 or position(lower($4) in lower(m.name)) > 0)\n       and ($5::text is null or a.call = $5) and ($6::bigint is null or a.decided_at >= $6)\n       and ($7::bigint is null or a.decided_at < $7) and ($8::bigint is null or (a.decided_at, a.id) < ($8, $9))\n     order by a.decided_at desc, a.id desc limit $10': {
    id: string;
    call: string;
    site: string | null;
    amount: number | null;
    currency: string | null;
    reason: string | null;
    asked_by: string;
    asked_by_name: string;
    asked_at: number;
    state: 'done' | 'refused' | 'waiting';
    approver: string | null;
    decided_at: number | null;
  };
  'select about, adjust_most from staff_roles where role = $1 for update': {
    about: string;
    adjust_most: number;
  };
  'select account_id from players where id = $1': {
    account_id: string;
  };
  'select account_id, full_name, contact_email, contact_phone, phone_verified_at is not null as phone_verified,\n       email_verified_at is not null as email_verified, date_of_birth, created_at,\n       address_line, address_town, address_postcode from players where id = $1': {
    account_id: string;
    full_name: string;
    contact_email: string;
    contact_phone: string;
    phone_verified: boolean;
    email_verified: boolean;
    date_of_birth: string;
    created_at: number;
    address_line: string | null;
    address_town: string | null;
    address_postcode: string | null;
  };
  'select account_key, contact_email, contact_phone from players where id = $1 for no key update': {
    account_key: string;
    contact_email: string;
    contact_phone: string;
  };
  'select address_line from players where id = $1': {
    address_line: string | null;
  };
  'select amount from payments where id = $1 and site = $2 and player_id = $3 for no key update': {
    amount: number;
  };
  'select answer from chat_messages where secret = $1': {
    answer: string | null;
  };
  'select asked_at from return_requests where player_id = $1 and state = \'open\'': {
    asked_at: number;
  };
  'select asked_request from one_time_codes\n       where site = $1 and account_key = $2 and purpose = $3 and asked_by = $4 and created_at > $5\n       order by created_at desc limit 1': {
    asked_request: string | null;
  };
  'select at from sports_feed': {
    at: number;
  };
  'select audit_append($1::bigint, $2, $3, $4, $5, $6::text[], $7, $8, $9, $10, $11, $12, $13, $14::jsonb, $15::jsonb,\n       $16::bigint, $17, $18, $19) as sequence': {
    sequence: number | null;
  };
  'select b.bank_code, b.account_number, (select min(p.changed_at) from payments p\n           where p.player_id = $1 and p.bank_account_id = b.id and p.kind = \'withdrawal\' and p.state = \'paid\') as paid_at\n         from bank_accounts b where b.player_id = $1': {
    bank_code: string;
    account_number: string;
    paid_at: number | null;
  };
  'select b.id from bonuses b where b.began_at > $1 and b.ended_at is null and (b.required > 0 or b.kind = \'free_bet\')\n         and not exists (select 1 from inbox_items i where i.player_id = b.player_id and i.key = \'bonus:\' || b.id || \':begun\')\n       order by b.began_at limit 500': {
    id: string;
  };
  'select b.id from bonuses b where b.ended_at > $1 and not (b.kind = \'free_bet\' and b.state = \'completed\')\n         and (b.state <> \'not_given\' or b.reason in (\'otherPerson\', \'refused\', \'break\'))\n         and not exists (select 1 from inbox_items i\n           where i.player_id = b.player_id and i.key = \'bonus:\' || b.id || \':ended:\' || b.state || \':\' || b.ended_at)\n       order by b.ended_at limit 500': {
    id: string;
  };
  'select b.id from bonuses b where b.state = \'active\' and b.balance > 0 and b.expires_at > $1 and b.expires_at <= $2\n         and b.expires_at - b.began_at > $3\n         and not exists (select 1 from jsonb_array_elements_text(b.terms -> \'products\') as p (product)\n           where not coalesce((select c.given from marketing_consents c\n             where c.player_id = b.player_id and c.product = p.product and c.channel = \'inbox\' order by c.id desc limit 1), false))\n         and not exists (select 1 from inbox_items i where i.player_id = b.player_id and i.key = \'bonus:\' || b.id || \':endsSoon\')\n       order by b.expires_at limit 500': {
    id: string;
  };
  'select b.id from bonuses b where b.state = \'waiting\' and b.reason = \'reviewed\'\n         and not exists (select 1 from inbox_items i where i.player_id = b.player_id and i.key = \'bonus:\' || b.id || \':accepted\')\n       order by b.id limit 500': {
    id: string;
  };
  'select b.id, b.bank_code, b.bank_name, b.holder_name, b.account_number, b.created_at, p.full_name\n     from bank_accounts b join players p on p.id = b.player_id\n     where b.player_id = $1 and b.removed_at is null order by b.created_at, b.id': {
    id: string;
    bank_code: string;
    bank_name: string;
    holder_name: string;
    account_number: string;
    created_at: number;
    full_name: string;
  };
  'select b.id, b.kind, b.placed_at, b.settled_at, b.stake, b.payout, b.state, b.automatic, b.title, b.detail,\n  b.provider_code, b.game_code, b.lines, b.bonus_stake, b.bonus_payout from bets b where player_id = $1 and placed_at >= $2 and placed_at < $3 and stake > 0 and ($4 = \'\' or kind = $4)\n    and ($5 = \'\' or state = $5) order by placed_at desc, id limit $6 offset $7': {
    id: string;
    kind: 'game' | 'sports';
    placed_at: number;
    settled_at: number | null;
    stake: number;
    payout: number;
    state: 'cashed_out' | 'lost' | 'open' | 'refunded' | 'won';
    automatic: boolean;
    title: string;
    detail: string;
    provider_code: string;
    game_code: string;
    lines: Columns['bets.lines'] | null;
    bonus_stake: number;
    bonus_payout: number;
  };
  'select b.id, b.kind, b.placed_at, b.settled_at, b.stake, b.payout, b.state, b.automatic, b.title, b.detail,\n  b.provider_code, b.game_code, b.lines, b.bonus_stake, b.bonus_payout, coalesce(p.name, \'\') as provider_name, coalesce(t.round_id, \'\') as round_id\n     from bets b left join providers p on p.code = b.provider_code\n     left join provider_transactions t on b.kind = \'game\' and t.provider_code = b.provider_code\n       and t.transaction_id = substr(b.id, length(b.provider_code) + 2)\n     where b.site = $1 and b.id = $2 and b.player_id = $3': {
    id: string;
    kind: 'game' | 'sports';
    placed_at: number;
    settled_at: number | null;
    stake: number;
    payout: number;
    state: 'cashed_out' | 'lost' | 'open' | 'refunded' | 'won';
    automatic: boolean;
    title: string;
    detail: string;
    provider_code: string;
    game_code: string;
    lines: Columns['bets.lines'] | null;
    bonus_stake: number;
    bonus_payout: number;
    provider_name: string;
    round_id: string;
  };
  'select b.id, b.site, b.player_id, b.kind, b.state, b.end_state, b.reason, b.amount, b.balance, b.converted, b.required, b.currency, b.terms,\n       b.began_at, b.expires_at, b.ended_at\n     from bonuses b join players p on p.id = b.player_id where b.id = $1 and p.status <> \'closed\'': {
    id: string;
    site: string;
    player_id: string;
    kind: Columns['bonuses.kind'];
    state: Columns['bonuses.state'];
    end_state: Columns['bonuses.end_state'] | null;
    reason: Columns['bonuses.reason'] | null;
    amount: number;
    balance: number;
    converted: number;
    required: number;
    currency: string;
    terms: Columns['bonuses.terms'];
    began_at: number | null;
    expires_at: number | null;
    ended_at: number | null;
  };
  'select b.id, b.site, b.player_id, b.offer, b.amount, b.currency, b.created_at,\n       coalesce((select json_agg(json_build_object(\'player\', o.id, \'site\', o.site,\n           \'shares\', concat_ws(\', \', nullif(l.contacts, \'\'), case when l.name <> \'other\' then \'name\' end),\n           \'born_same\', l.is_born_same,\n           \'had\', (select count(*) from bonuses h where h.site = b.site and h.player_id = o.id and h.offer = b.offer\n             and h.state <> \'not_given\')) order by o.created_at, o.id)\n         from (select other_id as other, * from person_links where player_id = b.player_id\n           union all select player_id, * from person_links where other_id = b.player_id) l\n         join players o on o.id = l.other where l.lifted_at is null), \'[]\') as alike\n     from bonuses b where b.state = \'review\' and b.site = any($1) order by b.created_at, b.id limit $2': {
    id: string;
    site: string;
    player_id: string;
    offer: string;
    amount: number;
    currency: string;
    created_at: number;
    alike: unknown;
  };
  'select b.id, b.site, b.player_id, b.offer, b.claim, b.kind, b.state, b.end_state, b.reason, b.currency, b.amount, b.balance,\n  b.required, b.wagered, b.converted, b.granted_by, b.created_at, b.began_at, b.expires_at, b.ended_at from bonuses b\n     where b.site = any($1)\n       and ($2::text is null or b.player_id in (select p.id from players p\n         where p.site = any($1) and (p.id = $2 or p.account_key = lower($2))))\n       and ($3::text is null or b.offer = $3) and ($4::text is null or b.state = $4)\n       and ($5::bigint is null or (b.created_at, b.id) < ($5, $6))\n     order by b.created_at desc, b.id desc limit $7': {
    id: string;
    site: string;
    player_id: string;
    offer: string;
    claim: string;
    kind: Columns['bonuses.kind'];
    state: Columns['bonuses.state'];
    end_state: Columns['bonuses.end_state'] | null;
    reason: Columns['bonuses.reason'] | null;
    currency: string;
    amount: number;
    balance: number;
    required: number;
    wagered: number;
    converted: number;
    granted_by: string | null;
    created_at: number;
    began_at: number | null;
    expires_at: number | null;
    ended_at: number | null;
  };
  'select b.id, b.site, b.player_id, b.offer, b.claim, b.kind, b.state, b.end_state, b.reason, b.currency, b.amount, b.balance,\n  b.required, b.wagered, b.converted, b.granted_by, b.created_at, b.began_at, b.expires_at, b.ended_at, b.terms from bonuses b where b.site = $1 and b.id = $2': {
    id: string;
    site: string;
    player_id: string;
    offer: string;
    claim: string;
    kind: Columns['bonuses.kind'];
    state: Columns['bonuses.state'];
    end_state: Columns['bonuses.end_state'] | null;
    reason: Columns['bonuses.reason'] | null;
    currency: string;
    amount: number;
    balance: number;
    required: number;
    wagered: number;
    converted: number;
    granted_by: string | null;
    created_at: number;
    began_at: number | null;
    expires_at: number | null;
    ended_at: number | null;
    terms: Columns['bonuses.terms'];
  };
  'select b.stake from bets b where b.site = $1 and b.player_id = $2 and b.account = \'cash\' and b.id in (\n           select t.provider_code || \':\' || t.transaction_id from provider_transactions t\n           where t.provider_code = split_part($3, \':\', 1) and t.round_id = substr($3, length(split_part($3, \':\', 1)) + 2)\n             and t.kind = \'bet\') order by b.id for update': {
    stake: number;
  };
  'select balance, terms from bonuses where player_id = $1 and state = \'active\' and kind <> \'free_bet\' and expires_at > $2': {
    balance: number;
    terms: Columns['bonuses.terms'];
  };
  'select balances_after[1] as balance from ledger_transactions where player_id = $1 and at < $2\n     order by at desc, sequence desc limit 1': {
    balance: number | null;
  };
  'select bank_code, holder_name, account_number from bank_accounts where id = $1': {
    bank_code: string;
    holder_name: string;
    account_number: string;
  };
  'select blocked_at from staff_members where id = $1 for no key update': {
    blocked_at: number | null;
  };
  'select bonus_id, sum(bonus_stake)::bigint as staked from bets where bonus_id = any($1) and state = \'open\' group by bonus_id': {
    bonus_id: string;
    staked: number;
  };
  'select bool_and(given_back >= amount) as lost from payments\n     where player_id = $1 and kind = \'deposit\' and state in (\'approved\', \'refunded\', \'charged_back\')': {
    lost: boolean | null;
  };
  'select brin_summarize_new_values(\'ledger_transactions_posted\')': {
    brin_summarize_new_values: number | null;
  };
  'select c.id as check, c.site, c.player_id as player, p.account_id, c.attempt, c.reason, c.minimum_age, c.created_at,\n         c.changed_at as failed_at,\n         (select count(*) from identity_events e where e.check_id = c.id and e.outcome = \'contradicts\') as contradicted,\n         exists (select 1 from person_marks m where m.player_id = c.player_id and m.kind = \'document\') as has_document\n       from (select distinct on (c.player_id) c.* from identity_checks c\n  join players p on p.id = c.player_id and p.status = \'open\' order by c.player_id, c.attempt desc) as c join players p on p.id = c.player_id\n       where c.status = \'failed\' and c.site = any($1::text[]) and (c.changed_at, c.id) > ($2::bigint, $3)\n       order by c.changed_at, c.id limit $4': {
    check: string;
    site: string;
    player: string;
    account_id: string;
    attempt: number;
    reason: string | null;
    minimum_age: number;
    created_at: number;
    failed_at: number;
    contradicted: number;
    has_document: boolean;
  };
  'select c.id as check_id, c.site, c.player_id as player, p.full_name, p.date_of_birth, p.contact_phone as telephone,\n       p.contact_email as email, p.address_line, p.address_town,\n       p.address_postcode, c.language, c.minimum_age, c.version, c.tries\n     from identity_checks c join players p on p.id = c.player_id where c.id = $1 and c.status not in (\'passed\', \'failed\')': {
    check_id: string;
    site: string;
    player: string;
    full_name: string;
    date_of_birth: string;
    telephone: string;
    email: string;
    address_line: string | null;
    address_town: string | null;
    address_postcode: string | null;
    language: string;
    minimum_age: number;
    version: number;
    tries: number;
  };
  'select c.id, c.session_id, c.device, c.address, c.created_at from staff_device_codes c\n       left join staff_sessions s on s.id = c.session_id\n     where c.user_code_hash = $1 and c.state = \'waiting\' and c.ends_at > $2 and c.tries < $3\n       and (c.session_id is null or s.staff_id = $4)': {
    id: string;
    session_id: string | null;
    device: string;
    address: string;
    created_at: number;
  };
  'select c.player_id from account_closures c join players p on p.id = c.player_id\n       left join ledger_players l on l.player_id = c.player_id\n     where not (exists (select 1 from protection_players t where t.player_id = c.player_id and t.no_withdrawals_until > $1)\n    or exists (select 1 from players o where o.id = c.player_id and o.status = \'blocked\' and coalesce(o.blocked_until > $1, true))) and c.erased_at is null and (c.state = \'closing\' or l.cash > 0)\n     order by c.asked_at, c.player_id': {
    player_id: string;
  };
  'select c.player_id from account_closures c join protection_players p on p.player_id = c.player_id\n     where c.erased_at is null and c.keep_until <= $1\n       and (p.excluded_at is null or p.return_at <= $1 or p.excluded_until <= $1)\n     order by c.keep_until, c.player_id limit 100': {
    player_id: string;
  };
  'select c.player_id, p.site, \'identity:\' || c.id || \':\' || c.changed_at as event\n       from identity_checks c join players p on p.id = c.player_id\n       where ($2::text is null or c.player_id = $2) and c.status = \'documents\' and c.changed_at > $1 and p.status <> \'closed\' and not exists\n           (select 1 from identity_checks n where n.player_id = c.player_id and n.attempt > c.attempt)\n         and not exists (select 1 from inbox_items i\n           where i.player_id = c.player_id and i.key = \'identity:\' || c.id || \':\' || c.changed_at)\n       order by c.changed_at limit 500': {
    player_id: string;
    site: string;
    event: string;
  };
  'select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type\n     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid\n     where n.nspname = \'public\' and c.relkind = \'r\' and a.attnum > 0 and not a.attisdropped and a.attgenerated = \'\'\n       and c.relname <> all($1::text[]) and c.relname || \'.\' || a.attname <> all($2::text[])\n     order by c.relname, a.attnum': {
    table: string;
    name: string;
    type: string;
  };
  'select c.site, count(*) as count, min(c.changed_at) as oldest from (select distinct on (c.player_id) c.* from identity_checks c\n  join players p on p.id = c.player_id and p.status = \'open\' order by c.player_id, c.attempt desc) as c\n     where c.status = \'failed\' and ($1::text[] is null or c.site = any($1)) group by c.site': {
    site: string;
    count: number;
    oldest: number;
  };
  'select c.site, p.account_id, c.asked_at, c.waits_for, coalesce(l.cash, 0) as cash, p.currency\n     from account_closures c join players p on p.id = c.player_id left join ledger_players l on l.player_id = c.player_id\n     where c.state = \'closing\' order by c.asked_at, c.player_id': {
    site: string;
    account_id: string;
    asked_at: number;
    waits_for: 'bankAccount' | 'bankAccountTime' | 'holderName' | 'otherBankAccount' | null;
    cash: number;
    currency: string;
  };
  'select c.ticket, c.message, c.state, c.created_at, c.answer, c.decided_at, i.id as inbox_id,\n       i.id is not null and i.read_at is null as unread\n     from contact_messages c left join inbox_items i on i.player_id = c.player_id and i.key = \'ticket:\' || c.ticket\n     where c.player_id = $1 order by c.created_at desc, c.ticket limit 100': {
    ticket: string;
    message: string;
    state: 'answered' | 'closed' | 'waiting';
    created_at: number;
    answer: string | null;
    decided_at: number | null;
    inbox_id: string | null;
    unread: boolean;
  };
  'select c.ticket, c.site, p.account_id, c.full_name, c.contact_email, c.language, c.message, c.created_at, c.state, c.answer,\n    c.decided_at, c.decided_by, m.state as mail\n  from contact_messages c left join players p on p.id = c.player_id\n    left join messages m on m.purpose = \'answer\' and m.about = \'answer \' || c.ticket where c.state = \'waiting\' or m.state = \'failed\' order by c.created_at, c.ticket': {
    ticket: string;
    site: string;
    account_id: string | null;
    full_name: string;
    contact_email: string;
    language: Columns['contact_messages.language'];
    message: string;
    created_at: number;
    state: 'answered' | 'closed' | 'waiting';
    answer: string | null;
    decided_at: number | null;
    decided_by: string | null;
    mail: 'failed' | 'pending' | 'sent' | 'void' | null;
  };
  'select c.ticket, c.site, p.account_id, c.full_name, c.contact_email, c.language, c.message, c.created_at, c.state, c.answer,\n    c.decided_at, c.decided_by, m.state as mail\n  from contact_messages c left join players p on p.id = c.player_id\n    left join messages m on m.purpose = \'answer\' and m.about = \'answer \' || c.ticket where c.ticket = $1': {
    ticket: string;
    site: string;
    account_id: string | null;
    full_name: string;
    contact_email: string;
    language: Columns['contact_messages.language'];
    message: string;
    created_at: number;
    state: 'answered' | 'closed' | 'waiting';
    answer: string | null;
    decided_at: number | null;
    decided_by: string | null;
    mail: 'failed' | 'pending' | 'sent' | 'void' | null;
  };
  'select call, site, count(*) as count, min(asked_at) as oldest from staff_approvals\n     where state = \'waiting\' and ends_at > $1 and asked_by <> $2 and asked_by_person is distinct from $3\n       and ($4 = \'\' or site = $4) group by call, site': {
    call: string;
    site: string | null;
    count: number;
    oldest: number;
  };
  'select call, site, currency, most from staff_thresholds where id = $1 and ended_at is null for update': {
    call: string;
    site: string | null;
    currency: string | null;
    most: number | null;
  };
  'select case when t.kind like \'withdrawal%\' then \'withdrawal\'\n  when t.kind in (\'deposit_refunded\', \'deposit_charged_back\', \'claim_settled\') then \'deposit_reversal\' else t.kind end as kind, sum(cash_change) as amount, count(*) as count from ledger_transactions t\n     where player_id = $1 and at >= $2 and at < $3 and cash_change <> 0 group by 1 order by 1': {
    kind: 'adjustment' | 'bonus' | 'bonus_converted' | 'bonus_ended' | 'bonus_granted' | 'claim_settled' | 'conversion' | 'deposit' | 'deposit_charged_back' | 'deposit_refunded' | 'deposit_reversal' | 'refund' | 'stake' | 'win' | 'withdrawal' | 'withdrawal_paid' | 'withdrawal_rejected' | 'withdrawal_request' | 'withdrawal_returned';
    amount: number;
    count: number;
  };
  'select cash from ledger_players where player_id = $1 for no key update': {
    cash: number;
  };
  'select cash, reserved, game_token, minigame_token, frozen_token, bonus, free_bet from ledger_players where player_id = $1': {
    cash: number;
    reserved: number;
    game_token: number;
    minigame_token: number;
    frozen_token: number;
    bonus: number;
    free_bet: number;
  };
  'select change.match_id as match, null as market, change.at, change.settled, change.told,\n       case when exists (select 1 from sports_decisions d where d.match_id = change.match_id and d.market_id is null)\n         then \'staff\' else \'feed\' end as by\n     from sports_result_changes change where $1 = \'\' or change.match_id = $1\n     union all\n     select d.match_id, d.market_id, match.changed_at, d.result, jsonb_build_object(\'state\', match.state, \'home\', match.score -> \'home\',\n       \'away\', match.score -> \'away\'), \'staff\'\n     from sports_decisions d join sports_matches match on match.id = d.match_id\n     where ($1 = \'\' or d.match_id = $1) and d.market_id is not null and match.race is null\n       and match.state in (\'finished\', \'cancelled\')\n       and not exists (select 1 from sports_decisions later where later.match_id = d.match_id and later.sequence > d.sequence\n         and (later.market_id is null or later.market_id = d.market_id))\n       and ((match.state = \'cancelled\') <> (d.result ->> \'cancelled\')::boolean or match.state = \'finished\'\n         and (match.score -> \'home\', match.score -> \'away\') is distinct from (d.result -> \'home\', d.result -> \'away\'))\n     order by at desc, match limit 500': {
    match: string;
    market: string | null;
    at: number;
    settled: unknown;
    told: unknown;
    by: 'feed' | 'staff';
  };
  'select check_id, status from identity_events where event_id = $1': {
    check_id: string;
    status: string;
  };
  'select check_id, status, reason, next_status, next_reason, tries from sandbox_identity_checks where check_id = $1': {
    check_id: string;
    status: 'documents' | 'failed' | 'passed' | 'pending';
    reason: string | null;
    next_status: 'documents' | 'failed' | 'passed' | 'pending' | null;
    next_reason: string | null;
    tries: number;
  };
  'select coalesce(\n       (select string_agg(distinct mine.kind, \', \') from person_marks mine join person_marks theirs on theirs.hash = mine.hash\n         where mine.player_id = $1 and theirs.player_id = $2),\n       (select \'name\' from person_links\n         where lifted_at is null and ((player_id = $1 and other_id = $2) or (player_id = $2 and other_id = $1)))) as marks': {
    marks: string | null;
  };
  'select coalesce((select at from sports_feed), 0) as board_at': {
    board_at: number;
  };
  'select coalesce(-sum(leg.amount), 0)::bigint as claim from ledger_transactions t\n     cross join lateral unnest(t.accounts, t.amounts) as leg (account, amount)\n     where t.player_id = $1 and \'receivable\' = any(t.accounts) and leg.account = \'receivable\'': {
    claim: number;
  };
  'select coalesce(-sum(leg.amount), 0)::bigint as net from ledger_transactions t cross join lateral unnest(t.accounts, t.amounts) as leg (account, amount)\n     where t.player_id = $1 and t.kind in (\'deposit\', \'deposit_refunded\', \'deposit_charged_back\', \'withdrawal_paid\', \'withdrawal_returned\') and leg.account in (\'gateway\', \'payouts\')': {
    net: number;
  };
  'select coalesce(e.player_id, t.player_id) as player, coalesce(e.key, t.key) as key\n     from (select p.site, p.player_id, \'payment:\' || p.id || \':\' || step as key, p.amount\n  from payments p cross join lateral unnest(case\n    when p.kind = \'deposit\' and p.state in (\'approved\', \'refunded\', \'charged_back\') then array[\'approved\']\n    when p.kind = \'deposit\' then array[]::text[]\n    when p.state = \'paid\' then array[\'requested\', \'paid\']\n    when p.state = \'returned\' then array[\'requested\', \'paid\', \'returned\']\n    when p.state = \'rejected\' then array[\'requested\', \'rejected\']\n    else array[\'requested\'] end) as step\n  union all\n  select p.site, p.player_id, \'payment:\' || p.id || \':\' || r.status || \':\' || r.event_id, r.amount\n  from payment_reversals r join payments p on p.id = r.payment_id) e full join (select site, player_id, key, (select max(amount) from unnest(amounts) as amount) as amount\n  from ledger_transactions where key like \'payment:%\') t using (site, key)\n     where e.player_id is distinct from t.player_id or e.amount is distinct from t.amount\n     union all select p.player_id as player, \'payment:\' || p.id || \':given_back\' as key from payments p\n  left join (select payment_id, sum(amount) as amount from payment_reversals group by 1) r on r.payment_id = p.id\n  where p.given_back <> coalesce(r.amount, 0) order by 1, 2': {
    player: string | null;
    key: string | null;
  };
  'select coalesce(receipts, email_verified_at is not null) as by_email from players where id = $1': {
    by_email: boolean;
  };
  'select coalesce(sum(abs(amount)), 0) as amount from audit_entries where coalesce(person, actor) = $1 and act = $2\n       and ($3::text is null or site = $3) and currency = $4 and outcome = \'done\' and second is null and at > $5': {
    amount: number;
  };
  'select coalesce(sum(amount), 0) as sum from provider_transactions\n         where provider_code = $1 and round_id = $2 and play_session_id = $3 and kind = $4 and state = \'done\'': {
    sum: number;
  };
  'select coalesce(sum(amount), 0)::bigint as compensated from cash_corrections\n     where site = $1 and cause_kind = $2 and cause_id = $3 and reason = \'compensation\' and case_number <> $4': {
    compensated: number;
  };
  'select coalesce(sum(cash_change) filter (where kind = \'deposit\'), 0)::bigint as deposits,\n       coalesce(-sum(cash_change) filter (where kind like \'withdrawal%\'), 0)::bigint as withdrawals,\n       coalesce(-sum(cash_change) filter (where kind in (\'stake\', \'refund\')), 0)::bigint as stakes,\n       coalesce(sum(cash_change) filter (where kind = \'win\'), 0)::bigint as wins\n     from ledger_transactions where player_id = $1 and at >= $2': {
    deposits: number;
    withdrawals: number;
    stakes: number;
    wins: number;
  };
  'select coalesce(sum(cash_change), 0) as net from ledger_transactions\n     where player_id = $1 and at >= $2 and kind in (\'stake\', \'win\', \'refund\')': {
    net: number;
  };
  'select coalesce(sum(payout), 0)::bigint as paid from bets where bonus_id = $1 and account = \'free_bet\'': {
    paid: number;
  };
  'select code, promised, stopped_at from bonus_offers where site = $1': {
    code: string;
    promised: number;
    stopped_at: number | null;
  };
  'select code, promised, stopped_at, stopped_because from bonus_offers where site = $1': {
    code: string;
    promised: number;
    stopped_at: number | null;
    stopped_because: string | null;
  };
  'select contact_email from players where id = $1 and coalesce(receipts, email_verified_at is not null)': {
    contact_email: string;
  };
  'select contact_phone, contact_email from players where id = $1': {
    contact_phone: string;
    contact_email: string;
  };
  'select count from attempts where key = $1': {
    count: number;
  };
  'select count(*) as all, count(*) filter (where t.at >= $2) as today\n     from payments p left join ledger_transactions t on t.site = p.site and t.key = \'payment:\' || p.id || \':approved\'\n     where p.player_id = $1 and p.kind = \'deposit\' and p.state in (\'approved\', \'refunded\', \'charged_back\') and p.given_back < p.amount\n       and p.id <> $3': {
    all: number;
    today: number;
  };
  'select count(*) as bonuses, coalesce(sum(least(balance, coalesce((terms ->> \'most_converted\')::bigint, balance))), 0)::bigint as at_most\n     from bonuses where site = $1 and offer = $2 and state in (\'active\', \'closing\') and end_state is distinct from \'reversed\'\n       and end_state is distinct from \'stopped\'': {
    bonuses: number;
    at_most: number;
  };
  'select count(*) as codes, max(created_at) filter (where created_at <= $4) as last from one_time_codes\n     where site = $1 and asked_from = $2 and created_at > $3 and not by_known_device': {
    codes: number;
    last: number | null;
  };
  'select count(*) as count from export_tickets where player_id = $1 and created_at > $2': {
    count: number;
  };
  'select count(*) as count from pg_stat_activity\n     where datname = current_database() and pid <> pg_backend_pid() and backend_type = \'client backend\'': {
    count: number;
  };
  'select count(*) as decided, percentile_cont(0.5) within group (order by p.reviewed_at - held.at) as median\n     from payments p cross join lateral (select min(s.at) as at from payment_steps s\n       where s.payment_id = p.id and s.state = \'review\') held\n     where p.site = $1 and p.reviewed_at > $2 and held.at is not null': {
    decided: number;
    median: number | null;
  };
  'select count(*) as deposits from ledger_transactions t\n     where player_id = $1 and kind = \'deposit\' and at < $2\n       and not exists (select 1 from payments p where p.id = t.reference and p.given_back >= p.amount)': {
    deposits: number;
  };
  'select count(*) as total from ledger_transactions t left join payments p on p.id = t.reference and t.kind in\n  (\'deposit\', \'deposit_refunded\', \'deposit_charged_back\', \'withdrawal_request\', \'withdrawal_rejected\', \'withdrawal_returned\')\n    where t.player_id = $1 and t.at >= $2 and t.at < $3 and t.cash_change <> 0\n      and ($4 = \'\' or case when t.kind like \'withdrawal%\' then \'withdrawal\'\n  when t.kind in (\'deposit_refunded\', \'deposit_charged_back\', \'claim_settled\') then \'deposit_reversal\' else t.kind end = $4) and ($5 = \'\' or coalesce(p.state, \'completed\') = $5)': {
    total: number;
  };
  'select count(*) as total, coalesce(sum(amount - given_back) filter (where state in (\'approved\', \'refunded\', \'charged_back\')), 0)::bigint as deposited,\n       coalesce(sum(amount) filter (where state = \'paid\'), 0) as withdrawn from payments where player_id = $1 and created_at >= $2 and created_at < $3 and ($4 = \'\' or kind = $4) and ($5 = \'\' or state = $5)': {
    total: number;
    deposited: number;
    withdrawn: number;
  };
  'select count(*) as total, coalesce(sum(stake), 0) as staked, coalesce(sum(payout), 0) as returned from bets where player_id = $1 and placed_at >= $2 and placed_at < $3 and stake > 0 and ($4 = \'\' or kind = $4)\n    and ($5 = \'\' or state = $5)': {
    total: number;
    staked: number;
    returned: number;
  };
  'select count(*) as waiting from payments where state = \'review\'': {
    waiting: number;
  };
  'select count(*) as waiting, count(*) filter (where created_at < $1) as overdue, min(created_at) as oldest\n     from contact_messages where state = \'waiting\'': {
    waiting: number;
    overdue: number;
    oldest: number | null;
  };
  'select count(*) filter (where kind = \'game\') as rounds, coalesce(sum(stake - bonus_stake) filter (where account = \'cash\'), 0)::bigint as stakes,\n       count(distinct provider_code) filter (where kind = \'game\') as providers, count(*) filter (where kind = \'sports\') as bets\n     from bets where player_id = $1 and placed_at < $2 and stake > 0 and state <> \'refunded\'': {
    rounds: number;
    stakes: number;
    providers: number;
    bets: number;
  };
  'select count(*)::int as count from favourites where player_id = $1': {
    count: number;
  };
  'select count(e.*) as total from bonuses b left join bonus_entries e on e.bonus_id = b.id\n     where b.id = $1 and b.player_id = $2 group by b.id': {
    total: number;
  };
  'select counted_to, up_to from figure_cursor where counted_to is not null': {
    counted_to: number;
    up_to: number | null;
  };
  'select counted_to, up_to, next_to, next_at from figure_cursor for update': {
    counted_to: number | null;
    up_to: number | null;
    next_to: number | null;
    next_at: number | null;
  };
  'select counted_to, up_to, next_to, next_at from figure_cursor for update skip locked': {
    counted_to: number | null;
    up_to: number | null;
    next_to: number | null;
    next_at: number | null;
  };
  'select created_at from players where id = $1': {
    created_at: number;
  };
  'select created_at, asked_by = $4 or (not $6 and asked_from = $5) as is_same,\n       not by_known_device and asked_contact = $7 as is_stranger\n     from one_time_codes\n     where site = $1 and account_key = $2 and purpose = $3 and created_at > $8\n       and (asked_by = $4 or (not $6 and not by_known_device))\n     order by created_at desc': {
    created_at: number;
    is_same: boolean | null;
    is_stranger: boolean | null;
  };
  'select created_at, date_of_birth, least(phone_verified_at, email_verified_at) as proved_at\n     from players where id = $1': {
    created_at: number;
    date_of_birth: string;
    proved_at: number | null;
  };
  'select currency, decimals_before from currencies_to_recount order by currency': {
    currency: string;
    decimals_before: number;
  };
  'select current_setting(\'server_version\') as version, current_setting(\'server_version_num\')::int as number,\n       pg_database_size(current_database()) as size, (extract(epoch from clock_timestamp()) * 1000)::bigint as time, pg_is_in_recovery() as standby': {
    version: string;
    number: number;
    size: number;
    time: number;
    standby: boolean;
  };
  'select d.client_seed from game_rounds r join game_seeds d on d.id = r.seed_id\n           where r.play_session_id = $1 and r.id = $2 and r.state = \'settled\' and d.revealed_at is null\n           for update of d': {
    client_seed: string;
  };
  'select date_of_birth from players where id = $1': {
    date_of_birth: string;
  };
  'select device_hash from known_devices where player_id = $1': {
    device_hash: string;
  };
  'select digest from catalogue_state where name = \'games\'': {
    digest: string;
  };
  'select distinct greatest(due_at, held_until) as at from sandbox_deliveries where delivered_at is null order by 1 limit 1000': {
    at: number;
  };
  'select distinct leg.selection_id, leg.match_id, leg.bet_type, leg.line, leg.outcome\n     from sports_legs leg join sports_bets bet on bet.id = leg.bet_id join sports_matches match on match.id = leg.match_id\n     left join sports_values value on value.selection_id = leg.selection_id\n     where leg.result is null and bet.state = \'open\'\n       and (match.state = \'live\' or match.state = \'scheduled\' and (match.id = any($1) or value.at is null or value.at < $2 or value.at > $4))\n     limit $3': {
    selection_id: string;
    match_id: string;
    bet_type: Columns['sports_legs.bet_type'];
    line: number | null;
    outcome: number;
  };
  'select distinct on (f.id) p.id, p.site, p.player_id, \'approved\' as state\n     from players f join payments p on p.player_id = f.id and p.kind = \'deposit\' and p.state = \'approved\'\n       join players r on r.site = f.site and r.referral_code = f.referrer_code and r.id <> f.id\n     where f.deposit_staked_at is not null and f.referrer_code <> \'\'\n       and coalesce(f.phone_verified_at, f.email_verified_at) is not null\n       and coalesce(r.phone_verified_at, r.email_verified_at) is not null\n       and not exists (select 1 from person_gifts g where g.site = f.site and g.gift = \'referral\' and g.player_id = f.id)\n       and ($1::text is null or $1 in (f.id, r.id))\n     order by f.id, p.created_at': {
    id: string;
    site: string;
    player_id: string;
    state: 'approved';
  };
  'select distinct on (product, channel) product, channel, given, at from marketing_consents\n     where player_id = $1 order by product, channel, id desc': {
    product: 'betting' | 'bingo' | 'casino';
    channel: 'email' | 'inbox' | 'phone' | 'sms';
    given: boolean;
    at: number;
  };
  'select e.event_id, e.outcome, e.status, e.amount, e.currency, e.received_at, p.id as payment, p.site, p.player_id, p.kind, p.state,\n       p.amount as booked_amount, p.currency as booked_currency, case\n  when e.status = \'approved\' then e.amount - case when p.state in (\'approved\', \'refunded\', \'charged_back\', \'paid\', \'returned\') then p.amount else 0 end\n  when e.status in (\'declined\', \'expired\') then -case when p.state in (\'approved\', \'refunded\', \'charged_back\', \'paid\', \'returned\') then p.amount else 0 end\n  when e.status = \'paid\' then case when p.state in (\'approved\', \'refunded\', \'charged_back\', \'paid\', \'returned\') then p.amount else 0 end - e.amount\n  when e.status = \'rejected\' then case when p.state in (\'approved\', \'refunded\', \'charged_back\', \'paid\', \'returned\') then p.amount else 0 end end as lacking,\n       (select coalesce(sum(c.amount), 0)::bigint from cash_corrections c where c.site = p.site and c.cause_kind = \'payment\'\n  and c.cause_id = p.id and c.reason = \'gatewayDifference\' and c.at >= e.received_at) as corrected, s.verdict, s.evidence, s.stated_at,\n       a.status as answer, a.amount as answer_amount, a.at as answered_at, case\n  when e.outcome = \'contradicts\' and e.status in (\'refunded\', \'charged_back\', \'returned\') and exists (select 1 from gateway_events o where o.payment_id = e.payment_id and o.status = e.status\n    and o.amount = e.amount and o.currency = e.currency and o.outcome = \'applied\' and o.received_at >= e.received_at\n    and o.event_id <> e.event_id) then \'event\'\n  when s.event_id is null then null\n  when s.closed_at is not null then \'decision\'\n  when e.outcome = \'contradicts\' and e.status in (\'refunded\', \'charged_back\', \'returned\') then null\n  when e.outcome = \'applied\' then \'event\'\n  when a.at is null or a.at < e.received_at then null\n  when s.verdict = \'books\' and a.amount = p.amount and a.currency = p.currency and a.status = case\n    when p.state in (\'refunded\', \'charged_back\') then \'approved\' when p.state = \'returned\' then \'paid\' else p.state end\n    then \'answer\'\n  when s.verdict = \'gateway\' and a.status = e.status and a.amount = e.amount and a.currency = e.currency\n    and e.currency = p.currency and case\n  when e.status = \'approved\' then e.amount - case when p.state in (\'approved\', \'refunded\', \'charged_back\', \'paid\', \'returned\') then p.amount else 0 end\n  when e.status in (\'declined\', \'expired\') then -case when p.state in (\'approved\', \'refunded\', \'charged_back\', \'paid\', \'returned\') then p.amount else 0 end\n  when e.status = \'paid\' then case when p.state in (\'approved\', \'refunded\', \'charged_back\', \'paid\', \'returned\') then p.amount else 0 end - e.amount\n  when e.status = \'rejected\' then case when p.state in (\'approved\', \'refunded\', \'charged_back\', \'paid\', \'returned\') then p.amount else 0 end end = (select coalesce(sum(c.amount), 0)::bigint from cash_corrections c where c.site = p.site and c.cause_kind = \'payment\'\n  and c.cause_id = p.id and c.reason = \'gatewayDifference\' and c.at >= e.received_at) then \'answer\'\n  end as proof\n     from (select e.event_id from gateway_events e\n    where e.outcome = \'contradicts\' and not (e.event_id like \'answer:%\' and exists (select 1 from gateway_events o\n      where o.payment_id = e.payment_id and o.outcome = \'contradicts\' and o.event_id not like \'answer:%\' and o.status = e.status\n        and o.amount = e.amount and o.currency = e.currency))\n  union all select e.event_id from payments p join gateway_events e on e.payment_id = p.id\n    where p.reason = \'paidLate\' and e.outcome = \'applied\' and e.status = \'approved\') d join gateway_events e on e.event_id = d.event_id join payments p on p.id = e.payment_id\n     left join contradiction_statements s on s.event_id = e.event_id left join gateway_answers a on a.payment_id = p.id\n     where ($1::text[] is null or p.site = any($1)) and ($2 or (case\n  when e.outcome = \'contradicts\' and e.status in (\'refunded\', \'charged_back\', \'returned\') and exists (select 1 from gateway_events o where o.payment_id = e.payment_id and o.status = e.status\n    and o.amount = e.amount and o.currency = e.currency and o.outcome = \'applied\' and o.received_at >= e.received_at\n    and o.event_id <> e.event_id) then \'event\'\n  when s.event_id is null then null\n  when s.closed_at is not null then \'decision\'\n  when e.outcome = \'contradicts\' and e.status in (\'refunded\', \'charged_back\', \'returned\') then null\n  when e.outcome = \'applied\' then \'event\'\n  when a.at is null or a.at < e.received_at then null\n  when s.verdict = \'books\' and a.amount = p.amount and a.currency = p.currency and a.status = case\n    when p.state in (\'refunded\', \'charged_back\') then \'approved\' when p.state = \'returned\' then \'paid\' else p.state end\n    then \'answer\'\n  when s.verdict = \'gateway\' and a.status = e.status and a.amount = e.amount and a.currency = e.currency\n    and e.currency = p.currency and case\n  when e.status = \'approved\' then e.amount - case when p.state in (\'approved\', \'refunded\', \'charged_back\', \'paid\', \'returned\') then p.amount else 0 end\n  when e.status in (\'declined\', \'expired\') then -case when p.state in (\'approved\', \'refunded\', \'charged_back\', \'paid\', \'returned\') then p.amount else 0 end\n  when e.status = \'paid\' then case when p.state in (\'approved\', \'refunded\', \'charged_back\', \'paid\', \'returned\') then p.amount else 0 end - e.amount\n  when e.status = \'rejected\' then case when p.state in (\'approved\', \'refunded\', \'charged_back\', \'paid\', \'returned\') then p.amount else 0 end end = (select coalesce(sum(c.amount), 0)::bigint from cash_corrections c where c.site = p.site and c.cause_kind = \'payment\'\n  and c.cause_id = p.id and c.reason = \'gatewayDifference\' and c.at >= e.received_at) then \'answer\'\n  end) is null)\n     order by e.received_at, e.event_id limit $3': {
    event_id: string;
    outcome: string;
    status: string;
    amount: number | null;
    currency: string | null;
    received_at: number;
    payment: string;
    site: string;
    player_id: string;
    kind: 'deposit' | 'withdrawal';
    state: 'approved' | 'charged_back' | 'created' | 'declined' | 'expired' | 'paid' | 'pending' | 'processing' | 'refunded' | 'rejected' | 'requested' | 'returned' | 'review';
    booked_amount: number;
    booked_currency: string;
    lacking: number | null;
    corrected: number;
    verdict: Columns['contradiction_statements.verdict'] | null;
    evidence: string | null;
    stated_at: number | null;
    answer: string | null;
    answer_amount: number | null;
    answered_at: number | null;
    proof: 'answer' | 'decision' | 'event' | null;
  };
  'select exists (select 1 from player_blocks b where b.player_id = any($1) and b.lifted_at is null and coalesce(b.until > $2, true)) as blocked,\n       count(*) filter (where e.event in (\'time_out\', \'self_exclude\')) as breaks,\n       count(*) filter (where e.event = \'set_limit\' and e.amount::bigint < e.before::bigint) as lowered\n     from (select event, at, nullif(split_part(detail, \' \', 3), \'null\') as amount,\n         lag(nullif(split_part(detail, \' \', 3), \'null\')) over (partition by player_id, event, split_part(detail, \' \', 1), split_part(detail, \' \', 2) order by at) as before\n       from protection_events where player_id = any($1) and event in (\'time_out\', \'self_exclude\', \'set_limit\')) as e\n     where e.at > $3': {
    blocked: boolean;
    breaks: number;
    lowered: number;
  };
  'select f.relname as from, t.relname as to from pg_constraint c join pg_class f on f.oid = c.conrelid\n     join pg_class t on t.oid = c.confrelid join pg_namespace n on n.oid = f.relnamespace\n     where c.contype = \'f\' and n.nspname = \'public\' and c.conrelid <> c.confrelid': {
    from: string;
    to: string;
  };
  'select full_name from name_requests where player_id = $1 and state = \'open\'': {
    full_name: string;
  };
  'select full_name from players where id = $1': {
    full_name: string;
  };
  'select full_name from players where id = $1 for no key update': {
    full_name: string;
  };
  'select full_name, contact_email, contact_phone from players where id = $1 for no key update': {
    full_name: string;
    contact_email: string;
    contact_phone: string;
  };
  'select full_name, date_of_birth, contact_phone, contact_email, phone_verified_at, email_verified_at\n         from players where id = $1 for no key update': {
    full_name: string;
    date_of_birth: string;
    contact_phone: string;
    contact_email: string;
    phone_verified_at: number | null;
    email_verified_at: number | null;
  };
  'select g.*, p.name as provider_name, p.logo as provider_logo from games g join providers p on p.code = g.provider_code\n       left join (select provider_code, game_code, sum(launches) as launches from game_launches where site = \'*\' group by 1, 2) n\n         using (provider_code, game_code)\n     order by n.launches desc nulls last, g.name, p.position, g.game_code': {
    provider_code: string;
    game_code: string;
    name: string;
    category: Columns['games.category'];
    engine: string;
    profile: string;
    features: string[];
    rtp: number;
    volatility: number;
    released: string;
    tint: string;
    stake_low: number;
    stake_high: number;
    seats: number | null;
    featured: number | null;
    max_win: number | null;
    image: string;
    fairness: 'seeds' | null;
    provider_name: string;
    provider_logo: string;
  };
  'select g.provider_code, g.game_code, g.name\n     from unnest($1::text[], $2::text[]) as asked (provider, game)\n       join games g on g.provider_code = asked.provider and g.game_code = asked.game': {
    provider_code: string;
    game_code: string;
    name: string;
  };
  'select g.role from staff_grants g join staff_members m on m.id = g.staff_id\n         join staff_exclusions e on $2 in (e.role, e.other) and g.role in (e.role, e.other) and g.role <> $2\n       where m.person = $1 and g.ended_at is null and (g.ends_at is null or g.ends_at > $4)\n         and (g.site is null or $3::text is null or g.site = $3) limit 1': {
    role: string;
  };
  'select g.site, g.gift, g.player_id, theirs.player_id as other, string_agg(distinct theirs.kind, \', \') as marks, g.at\n     from person_gifts g\n       join players p on p.id = g.player_id\n       join person_marks mine on mine.player_id = g.player_id\n       join person_marks theirs on theirs.hash = mine.hash and theirs.player_id <> mine.player_id\n       join players o on o.id = theirs.player_id\n     where g.outcome = \'given\' and g.allowed_by is null and ($1::text[] is null or g.site = any($1))\n       and ($2::bigint is null or (g.at, g.player_id, g.site, g.gift, theirs.player_id) < ($2, $3, $4, $5, $6)) and (\n       (g.gift = \'referral\' and o.site = g.site and o.referral_code = p.referrer_code)\n       or exists (select 1 from person_gifts earlier where earlier.site = g.site and earlier.gift = g.gift and earlier.player_id = o.id\n         and earlier.outcome = \'given\' and (earlier.at, earlier.player_id) < (g.at, g.player_id)))\n     group by g.site, g.gift, g.player_id, theirs.player_id, g.at\n     order by g.at desc, g.player_id desc, g.site desc, g.gift desc, theirs.player_id desc limit $7': {
    site: string;
    gift: string;
    player_id: string;
    other: string;
    marks: string;
    at: number;
  };
  'select g.site, g.role, r.adjust_most, g.granted_by_person,\n       array(select p.permission from staff_role_permissions p where p.role = g.role) as permissions\n     from staff_grants g join staff_roles r on r.role = g.role join staff_members m on m.id = g.staff_id\n     where g.staff_id = $1 and m.blocked_at is null and g.ended_at is null and (g.ends_at is null or g.ends_at > $2)': {
    site: string | null;
    role: string;
    adjust_most: number;
    granted_by_person: string | null;
    permissions: string[];
  };
  'select greatest(0, coalesce(-sum(gateway) filter (where at < $2), 0))::bigint as starting_deposit,\n       coalesce(-sum(gateway) filter (where at >= $2), 0)::bigint as cycle_deposit,\n       coalesce(-sum(cash_change) filter (where kind in (\'stake\', \'refund\') and at < $2), 0) as starting_turnover,\n       coalesce(-sum(cash_change) filter (where kind in (\'stake\', \'refund\') and at >= $2), 0) as cycle_turnover\n     from ledger_transactions t cross join lateral (\n       select sum(leg.amount) as gateway from unnest(t.accounts, t.amounts) as leg (account, amount) where leg.account = \'gateway\') as through\n     where player_id = $1 and kind in (\'deposit\', \'deposit_refunded\', \'deposit_charged_back\', \'stake\', \'refund\')': {
    starting_deposit: number;
    cycle_deposit: number;
    starting_turnover: number;
    cycle_turnover: number;
  };
  'select h.player, string_agg(distinct h.by, \', \') as by, h.player as place from (\n    select \'player\' as by, id as player from players where id = $1\n    union all select \'account\', id from players where account_key = lower($1) and site = any($2::text[])\n    union all select \'payment\', player_id from payments where id = $1\n    union all select \'bet\', player_id from bets where site = any($2::text[]) and id = $1\n    union all select \'round\', t.player_id from providers p\n      join provider_transactions t on t.provider_code = p.code and t.round_id = $1\n    union all select \'transaction\', t.player_id from providers p\n      join provider_transactions t on t.provider_code = p.code and t.transaction_id = $1\n    union all select \'ticket\', player_id from contact_messages where ticket = $1 and player_id is not null\n    union all select \'bank account\', player_id from bank_accounts\n      where upper(regexp_replace(account_number, \'[\\s-]\', \'\', \'g\')) = upper(regexp_replace($1, \'[\\s-]\', \'\', \'g\'))\n    union all select $4, m.player_id from person_marks m where m.hash = any($3::text[])) h\n  join players p on p.id = h.player and p.site = any($2::text[])\n  where h.player > $5 group by h.player order by h.player limit 26': {
    player: string;
    by: string | null;
    place: string;
  };
  'select id as player, \'account\' as by, account_key || \' \' || id as place from players\n  where account_key ~>=~ $1 and account_key ~<~ $3 and site = any($2::text[])\n    and (account_key ~>~ $4 or (account_key = $4 and id > $5)) and (name_parts @> $6::text[] and $6 <> \'{}\') is not true\n  order by account_key using ~<~, id limit 26': {
    player: string;
    by: 'account';
    place: string;
  };
  'select id as player, account_id, full_name as name, contact_email as email, email_verified_at is not null as email_verified,\n           contact_phone as phone, phone_verified_at is not null as phone_verified, date_of_birth from players where id = $1': {
    player: string;
    account_id: string;
    name: string;
    email: string;
    email_verified: boolean;
    phone: string;
    phone_verified: boolean;
    date_of_birth: string;
  };
  'select id from bonuses where player_id = $1\n       and (state in (\'earned\', \'closing\') or state = \'active\' and balance = 0 and kind <> \'free_bet\')': {
    id: string;
  };
  'select id from bonuses where player_id = $1 and state = \'active\' and kind <> \'free_bet\'\n       and (terms ->> \'ends_by_withdrawal\')::boolean': {
    id: string;
  };
  'select id from bonuses where player_id = $1 and state in (\'earned\', \'closing\') order by created_at, id': {
    id: string;
  };
  'select id from bonuses where player_id = $1 and state in (\'promised\', \'review\', \'waiting\', \'active\') order by state <> \'active\', id': {
    id: string;
  };
  'select id from players p where site = $1 and id > $2 and status = \'open\' and exists\n             (select 1 from marketing_consents c where c.player_id = p.id and c.product = $3 and c.channel = $4 and c.given)\n           order by id limit 200': {
    id: string;
  };
  'select id from players where person_key is null or marks_due order by created_at limit $1': {
    id: string;
  };
  'select id from players where site = $1 and account_key = $2': {
    id: string;
  };
  'select id from players where site = $1 and account_key = $2 for no key update': {
    id: string;
  };
  'select id from players where site = $1 and account_key = lower($2)': {
    id: string;
  };
  'select id from sessions where player_id = $1 and request = $2 limit 1': {
    id: string;
  };
  'select id from sports_bets bet where state = \'open\'\n       and not exists (select 1 from sports_legs leg where leg.bet_id = bet.id and leg.result is null)': {
    id: string;
  };
  'select id from sports_matches where state in (\'scheduled\', \'live\') and case $1 when \'sport\' then sport = $2\n       when \'league\' then league_id = $2 when \'match\' then id = $2\n       when \'market\' then id = (select match_id from sports_markets where id = $2) else false end': {
    id: string;
  };
  'select id from sports_matches where state in (\'scheduled\', \'live\') order by starts_at limit $1': {
    id: string;
  };
  'select id from staff_members where email = $1': {
    id: string;
  };
  'select id, account_id, currency from players where site = $1 and (id = $2 or account_key = lower($2))': {
    id: string;
    account_id: string;
    currency: string;
  };
  'select id, account_id, currency, status, blocked_until from players\n     where site = $1 and (id = $2 or account_key = lower($2))': {
    id: string;
    account_id: string;
    currency: string;
    status: 'blocked' | 'closed' | 'open';
    blocked_until: number | null;
  };
  'select id, account_id, password_hash, full_name, contact_email, contact_phone, status, blocked_until, last_login_at, signup_request, password_request\n     from players where site = $1 and account_key = $2': {
    id: string;
    account_id: string;
    password_hash: string;
    full_name: string;
    contact_email: string;
    contact_phone: string;
    status: 'blocked' | 'closed' | 'open';
    blocked_until: number | null;
    last_login_at: number | null;
    signup_request: string | null;
    password_request: string | null;
  };
  'select id, attempt, status, step_url, step_expires_at, changed_at from identity_checks where player_id = $1\n     order by attempt desc limit 1': {
    id: string;
    attempt: number;
    status: 'created' | 'documents' | 'failed' | 'passed' | 'pending';
    step_url: string | null;
    step_expires_at: number | null;
    changed_at: number;
  };
  'select id, bank_code, bank_name, holder_name, account_number, created_at from bank_accounts where player_id = $1 and id = $2 and removed_at is null': {
    id: string;
    bank_code: string;
    bank_name: string;
    holder_name: string;
    account_number: string;
    created_at: number;
  };
  'select id, bank_code, bank_name, holder_name, account_number, created_at from bank_accounts where player_id = $1 and request_id = $2': {
    id: string;
    bank_code: string;
    bank_name: string;
    holder_name: string;
    account_number: string;
    created_at: number;
  };
  'select id, bonus_stake from bets where site = any($1) and id = any($2)': {
    id: string;
    bonus_stake: number;
  };
  'select id, call, site, currency, most, written_by, at from staff_thresholds where ended_at is null\n         and ($1::text[] is null or site is null or site = any ($1)) and ($2 = \'\' or site is null or site = $2)\n       order by call, at desc, id': {
    id: string;
    call: string;
    site: string | null;
    currency: string | null;
    most: number | null;
    written_by: string;
    at: number;
  };
  'select id, call, site, frozen, hash, asked_by, asked_by_name, asked_by_person, asked_at, ends_at from staff_approvals\n     where id = $1 and state = \'waiting\' and ends_at > $2 for update': {
    id: string;
    call: string;
    site: string | null;
    frozen: unknown;
    hash: string;
    asked_by: string;
    asked_by_name: string;
    asked_by_person: string | null;
    asked_at: number;
    ends_at: number;
  };
  'select id, call, site, frozen, hash, reason, amount, currency, asked_by, asked_by_name, asked_at, ends_at\n     from staff_approvals where state = \'waiting\' and ends_at > $1 and ($2::text[] is null or site = any ($2))\n       and ($3 = \'\' or site = $3) and ($4::text is null or asked_by = $4) order by asked_at, id limit 500': {
    id: string;
    call: string;
    site: string | null;
    frozen: unknown;
    hash: string;
    reason: string | null;
    amount: number | null;
    currency: string | null;
    asked_by: string;
    asked_by_name: string;
    asked_at: number;
    ends_at: number;
  };
  'select id, code_hash, attempts, expires_at from one_time_codes\n       where site = $1 and account_key = $2 and purpose = $3 and asked_by = $4 and (used_at is null or used_request = $5)\n       order by created_at desc limit 1': {
    id: string;
    code_hash: string;
    attempts: number;
    expires_at: number;
  };
  'select id, currency from players where site = $1 and account_key = $2': {
    id: string;
    currency: string;
  };
  'select id, currency, date_of_birth as "dateOfBirth" from players where id = $1': {
    id: string;
    currency: string;
    dateOfBirth: string;
  };
  'select id, date_of_birth as "dateOfBirth" from players where id = $1': {
    id: string;
    dateOfBirth: string;
  };
  'select id, device, place, created_at, last_seen_at from sessions\n     where player_id = $1 and ended_at is null and last_seen_at > $2 and created_at > $3 order by last_seen_at desc': {
    id: string;
    device: string;
    place: string;
    created_at: number;
    last_seen_at: number;
  };
  'select id, full_name from players where name_parts is null order by id limit $1': {
    id: string;
    full_name: string;
  };
  'select id, home, away, league_name from sports_matches where race is null and state in (\'live\', \'scheduled\')\n     order by state = \'live\' desc, starts_at, league_position, id': {
    id: string;
    home: Columns['sports_matches.home'];
    away: Columns['sports_matches.away'];
    league_name: Columns['sports_matches.league_name'];
  };
  'select id, key, title, body, reward_account, reward_amount, sent_at, expires_at, read_at, claimed_at from inbox_items where player_id = $1 and id = $2 for update': {
    id: string;
    key: string;
    title: Columns['inbox_items.title'];
    body: Columns['inbox_items.body'];
    reward_account: 'game_token' | 'minigame_token' | null;
    reward_amount: number | null;
    sent_at: number;
    expires_at: number | null;
    read_at: number | null;
    claimed_at: number | null;
  };
  'select id, key, title, body, reward_account, reward_amount, sent_at, expires_at, read_at, claimed_at from inbox_items where player_id = $1 order by sent_at desc, id limit 200': {
    id: string;
    key: string;
    title: Columns['inbox_items.title'];
    body: Columns['inbox_items.body'];
    reward_account: 'game_token' | 'minigame_token' | null;
    reward_amount: number | null;
    sent_at: number;
    expires_at: number | null;
    read_at: number | null;
    claimed_at: number | null;
  };
  'select id, kind from payments where site = $1 and id = any($2::text[])': {
    id: string;
    kind: 'deposit' | 'withdrawal';
  };
  'select id, kind, stake, payout, choice, chests, server_seed, client_seed, nonce from token_plays where player_id = $1 and request_id = $2': {
    id: string;
    kind: 'chests' | 'spin';
    stake: number;
    payout: number;
    choice: number;
    chests: Columns['token_plays.chests'] | null;
    server_seed: string;
    client_seed: string | null;
    nonce: number;
  };
  'select id, kind, stake, payout, played_at from token_plays where player_id = $1 order by played_at desc limit $2': {
    id: string;
    kind: 'chests' | 'spin';
    stake: number;
    payout: number;
    played_at: number;
  };
  'select id, name, created_at, last_used_at from passkeys where player_id = $1 order by created_at, id': {
    id: string;
    name: string;
    created_at: number;
    last_used_at: number | null;
  };
  'select id, name, created_by_person, ends_at, ended_at from staff_keys where token_hash = $1': {
    id: string;
    name: string;
    created_by_person: string | null;
    ends_at: number;
    ended_at: number | null;
  };
  'select id, name, email, person, blocked_at from staff_members order by lower(name), id': {
    id: string;
    name: string;
    email: string;
    person: string;
    blocked_at: number | null;
  };
  'select id, name, permissions, sites, ends_at, created_by from staff_keys where ended_at is null and ends_at > $1\n         order by created_at, id': {
    id: string;
    name: string;
    permissions: Columns['staff_keys.permissions'];
    sites: string[] | null;
    ends_at: number;
    created_by: string;
  };
  'select id, person, blocked_at from staff_members where id = $1 for update': {
    id: string;
    person: string;
    blocked_at: number | null;
  };
  'select id, player_id, credential_id, public_key, counter, transports from passkeys where player_id = $1 order by created_at, id': {
    id: string;
    player_id: string;
    credential_id: string;
    public_key: string;
    counter: number;
    transports: Columns['passkeys.transports'];
  };
  'select id, player_id, credential_id, public_key, counter, transports from passkeys where site = $1 and credential_id = $2 and ($3::text is null or player_id = $3)': {
    id: string;
    player_id: string;
    credential_id: string;
    public_key: string;
    counter: number;
    transports: Columns['passkeys.transports'];
  };
  'select id, player_id, kind, account, stake, payout, state, title, bonus_id, bonus_stake, bonus_payout, counts, is_counted\n     from bets where site = $1 and id = $2 for update': {
    id: string;
    player_id: string;
    kind: 'game' | 'sports';
    account: Columns['bets.account'];
    stake: number;
    payout: number;
    state: 'cashed_out' | 'lost' | 'open' | 'refunded' | 'won';
    title: string;
    bonus_id: string | null;
    bonus_stake: number;
    bonus_payout: number;
    counts: number;
    is_counted: boolean;
  };
  'select id, provider_code, game_code, mode, currency, language, demo_balance, round_minimum_ms, highest_stake, launches\n         from sandbox_sessions where id = $1': {
    id: string;
    provider_code: string;
    game_code: string;
    mode: 'demo' | 'real';
    currency: string;
    language: string;
    demo_balance: number | null;
    round_minimum_ms: number;
    highest_stake: number | null;
    launches: number;
  };
  'select id, reading from sports_matches where id = any($1)': {
    id: string;
    reading: string;
  };
  'select id, site from players where id = $1': {
    id: string;
    site: string;
  };
  'select id, site, account_id, full_name, contact_email, contact_phone, status, blocked_until, created_at\n     from players where id = any($1::text[])': {
    id: string;
    site: string;
    account_id: string;
    full_name: string;
    contact_email: string;
    contact_phone: string;
    status: 'blocked' | 'closed' | 'open';
    blocked_until: number | null;
    created_at: number;
  };
  'select id, site, player_id, amount, currency, method_name, account, bank_account_id, created_at, asked_at, review_reasons\n     from payments where state = \'review\' and ($1::text[] is null or site = any($1)) order by created_at, id limit $2': {
    id: string;
    site: string;
    player_id: string;
    amount: number;
    currency: string;
    method_name: string;
    account: string | null;
    bank_account_id: string | null;
    created_at: number;
    asked_at: number | null;
    review_reasons: Columns['payments.review_reasons'];
  };
  'select id, site, player_id, kind, amount, currency, state, reason, method, method_name, bank_account_id,\n  account, request_id, created_at, return_url, next_step, expires_at, given_back, asked_at from payments where id = $1': {
    id: string;
    site: string;
    player_id: string;
    kind: 'deposit' | 'withdrawal';
    amount: number;
    currency: string;
    state: 'approved' | 'charged_back' | 'created' | 'declined' | 'expired' | 'paid' | 'pending' | 'processing' | 'refunded' | 'rejected' | 'requested' | 'returned' | 'review';
    reason: string | null;
    method: string;
    method_name: string;
    bank_account_id: string | null;
    account: string | null;
    request_id: string;
    created_at: number;
    return_url: string | null;
    next_step: Columns['payments.next_step'] | null;
    expires_at: number | null;
    given_back: number;
    asked_at: number | null;
  };
  'select id, site, player_id, kind, amount, currency, state, reason, method, method_name, bank_account_id,\n  account, request_id, created_at, return_url, next_step, expires_at, given_back, asked_at from payments where id = $1 and player_id = $2': {
    id: string;
    site: string;
    player_id: string;
    kind: 'deposit' | 'withdrawal';
    amount: number;
    currency: string;
    state: 'approved' | 'charged_back' | 'created' | 'declined' | 'expired' | 'paid' | 'pending' | 'processing' | 'refunded' | 'rejected' | 'requested' | 'returned' | 'review';
    reason: string | null;
    method: string;
    method_name: string;
    bank_account_id: string | null;
    account: string | null;
    request_id: string;
    created_at: number;
    return_url: string | null;
    next_step: Columns['payments.next_step'] | null;
    expires_at: number | null;
    given_back: number;
    asked_at: number | null;
  };
  'select id, site, player_id, kind, amount, currency, state, reason, method, method_name, bank_account_id,\n  account, request_id, created_at, return_url, next_step, expires_at, given_back, asked_at from payments where id = $1 and state = \'review\' and site = coalesce($2, site)\n       for no key update': {
    id: string;
    site: string;
    player_id: string;
    kind: 'deposit' | 'withdrawal';
    amount: number;
    currency: string;
    state: 'approved' | 'charged_back' | 'created' | 'declined' | 'expired' | 'paid' | 'pending' | 'processing' | 'refunded' | 'rejected' | 'requested' | 'returned' | 'review';
    reason: string | null;
    method: string;
    method_name: string;
    bank_account_id: string | null;
    account: string | null;
    request_id: string;
    created_at: number;
    return_url: string | null;
    next_step: Columns['payments.next_step'] | null;
    expires_at: number | null;
    given_back: number;
    asked_at: number | null;
  };
  'select id, site, player_id, kind, amount, currency, state, reason, method, method_name, bank_account_id,\n  account, request_id, created_at, return_url, next_step, expires_at, given_back, asked_at from payments where id = $1 for no key update': {
    id: string;
    site: string;
    player_id: string;
    kind: 'deposit' | 'withdrawal';
    amount: number;
    currency: string;
    state: 'approved' | 'charged_back' | 'created' | 'declined' | 'expired' | 'paid' | 'pending' | 'processing' | 'refunded' | 'rejected' | 'requested' | 'returned' | 'review';
    reason: string | null;
    method: string;
    method_name: string;
    bank_account_id: string | null;
    account: string | null;
    request_id: string;
    created_at: number;
    return_url: string | null;
    next_step: Columns['payments.next_step'] | null;
    expires_at: number | null;
    given_back: number;
    asked_at: number | null;
  };
  'select id, site, player_id, kind, amount, currency, state, reason, method, method_name, bank_account_id,\n  account, request_id, created_at, return_url, next_step, expires_at, given_back, asked_at from payments where player_id = $1 and created_at >= $2 and created_at < $3 and ($4 = \'\' or kind = $4) and ($5 = \'\' or state = $5) order by created_at desc, id limit $6 offset $7': {
    id: string;
    site: string;
    player_id: string;
    kind: 'deposit' | 'withdrawal';
    amount: number;
    currency: string;
    state: 'approved' | 'charged_back' | 'created' | 'declined' | 'expired' | 'paid' | 'pending' | 'processing' | 'refunded' | 'rejected' | 'requested' | 'returned' | 'review';
    reason: string | null;
    method: string;
    method_name: string;
    bank_account_id: string | null;
    account: string | null;
    request_id: string;
    created_at: number;
    return_url: string | null;
    next_step: Columns['payments.next_step'] | null;
    expires_at: number | null;
    given_back: number;
    asked_at: number | null;
  };
  'select id, site, player_id, kind, amount, currency, state, reason, method, method_name, bank_account_id,\n  account, request_id, created_at, return_url, next_step, expires_at, given_back, asked_at from payments where player_id = $1 and request_id = $2': {
    id: string;
    site: string;
    player_id: string;
    kind: 'deposit' | 'withdrawal';
    amount: number;
    currency: string;
    state: 'approved' | 'charged_back' | 'created' | 'declined' | 'expired' | 'paid' | 'pending' | 'processing' | 'refunded' | 'rejected' | 'requested' | 'returned' | 'review';
    reason: string | null;
    method: string;
    method_name: string;
    bank_account_id: string | null;
    account: string | null;
    request_id: string;
    created_at: number;
    return_url: string | null;
    next_step: Columns['payments.next_step'] | null;
    expires_at: number | null;
    given_back: number;
    asked_at: number | null;
  };
  'select id, site, player_id, kind, amount, currency, state, reason, method, method_name, bank_account_id,\n  account, request_id, created_at, return_url, next_step, expires_at, given_back, asked_at from payments where request_id = $1 and player_id = $2': {
    id: string;
    site: string;
    player_id: string;
    kind: 'deposit' | 'withdrawal';
    amount: number;
    currency: string;
    state: 'approved' | 'charged_back' | 'created' | 'declined' | 'expired' | 'paid' | 'pending' | 'processing' | 'refunded' | 'rejected' | 'requested' | 'returned' | 'review';
    reason: string | null;
    method: string;
    method_name: string;
    bank_account_id: string | null;
    account: string | null;
    request_id: string;
    created_at: number;
    return_url: string | null;
    next_step: Columns['payments.next_step'] | null;
    expires_at: number | null;
    given_back: number;
    asked_at: number | null;
  };
  'select id, site, player_id, offer, claim, kind, state, end_state, reason, currency, amount, deposit_id, balance, required, wagered,\n  converted, terms, place, granted_by, created_at, began_at, expires_at, ended_at from bonuses where deposit_id = $1': {
    id: string;
    site: string;
    player_id: string;
    offer: string;
    claim: string;
    kind: Columns['bonuses.kind'];
    state: Columns['bonuses.state'];
    end_state: Columns['bonuses.end_state'] | null;
    reason: Columns['bonuses.reason'] | null;
    currency: string;
    amount: number;
    deposit_id: string;
    balance: number;
    required: number;
    wagered: number;
    converted: number;
    terms: Columns['bonuses.terms'];
    place: number;
    granted_by: string | null;
    created_at: number;
    began_at: number | null;
    expires_at: number | null;
    ended_at: number | null;
  };
  'select id, site, player_id, offer, claim, kind, state, end_state, reason, currency, amount, deposit_id, balance, required, wagered,\n  converted, terms, place, granted_by, created_at, began_at, expires_at, ended_at from bonuses where id = $1': {
    id: string;
    site: string;
    player_id: string;
    offer: string;
    claim: string;
    kind: Columns['bonuses.kind'];
    state: Columns['bonuses.state'];
    end_state: Columns['bonuses.end_state'] | null;
    reason: Columns['bonuses.reason'] | null;
    currency: string;
    amount: number;
    deposit_id: string | null;
    balance: number;
    required: number;
    wagered: number;
    converted: number;
    terms: Columns['bonuses.terms'];
    place: number;
    granted_by: string | null;
    created_at: number;
    began_at: number | null;
    expires_at: number | null;
    ended_at: number | null;
  };
  'select id, site, player_id, offer, claim, kind, state, end_state, reason, currency, amount, deposit_id, balance, required, wagered,\n  converted, terms, place, granted_by, created_at, began_at, expires_at, ended_at from bonuses where id = $1 and player_id = $2': {
    id: string;
    site: string;
    player_id: string;
    offer: string;
    claim: string;
    kind: Columns['bonuses.kind'];
    state: Columns['bonuses.state'];
    end_state: Columns['bonuses.end_state'] | null;
    reason: Columns['bonuses.reason'] | null;
    currency: string;
    amount: number;
    deposit_id: string | null;
    balance: number;
    required: number;
    wagered: number;
    converted: number;
    terms: Columns['bonuses.terms'];
    place: number;
    granted_by: string | null;
    created_at: number;
    began_at: number | null;
    expires_at: number | null;
    ended_at: number | null;
  };
  'select id, site, player_id, offer, claim, kind, state, end_state, reason, currency, amount, deposit_id, balance, required, wagered,\n  converted, terms, place, granted_by, created_at, began_at, expires_at, ended_at from bonuses where player_id = $1 and kind = \'free_bet\' and state = \'active\' order by expires_at, id': {
    id: string;
    site: string;
    player_id: string;
    offer: string;
    claim: string;
    kind: Columns['bonuses.kind'];
    state: Columns['bonuses.state'];
    end_state: Columns['bonuses.end_state'] | null;
    reason: Columns['bonuses.reason'] | null;
    currency: string;
    amount: number;
    deposit_id: string | null;
    balance: number;
    required: number;
    wagered: number;
    converted: number;
    terms: Columns['bonuses.terms'];
    place: number;
    granted_by: string | null;
    created_at: number;
    began_at: number | null;
    expires_at: number | null;
    ended_at: number | null;
  };
  'select id, site, player_id, offer, claim, kind, state, end_state, reason, currency, amount, deposit_id, balance, required, wagered,\n  converted, terms, place, granted_by, created_at, began_at, expires_at, ended_at from bonuses where player_id = $1 and not (state in (\'completed\', \'spent\', \'expired\', \'cancelled\', \'given_up\', \'stopped\', \'reversed\', \'not_given\'))\n     order by state not in (\'active\', \'earned\', \'closing\', \'placed\'), place, created_at, id': {
    id: string;
    site: string;
    player_id: string;
    offer: string;
    claim: string;
    kind: Columns['bonuses.kind'];
    state: Columns['bonuses.state'];
    end_state: Columns['bonuses.end_state'] | null;
    reason: Columns['bonuses.reason'] | null;
    currency: string;
    amount: number;
    deposit_id: string | null;
    balance: number;
    required: number;
    wagered: number;
    converted: number;
    terms: Columns['bonuses.terms'];
    place: number;
    granted_by: string | null;
    created_at: number;
    began_at: number | null;
    expires_at: number | null;
    ended_at: number | null;
  };
  'select id, site, player_id, offer, claim, kind, state, end_state, reason, currency, amount, deposit_id, balance, required, wagered,\n  converted, terms, place, granted_by, created_at, began_at, expires_at, ended_at from bonuses where player_id = $1 and state = \'active\' and kind <> \'free_bet\' and expires_at > $2': {
    id: string;
    site: string;
    player_id: string;
    offer: string;
    claim: string;
    kind: Columns['bonuses.kind'];
    state: Columns['bonuses.state'];
    end_state: Columns['bonuses.end_state'] | null;
    reason: Columns['bonuses.reason'] | null;
    currency: string;
    amount: number;
    deposit_id: string | null;
    balance: number;
    required: number;
    wagered: number;
    converted: number;
    terms: Columns['bonuses.terms'];
    place: number;
    granted_by: string | null;
    created_at: number;
    began_at: number | null;
    expires_at: number;
    ended_at: number | null;
  };
  'select id, site, player_id, offer, claim, kind, state, end_state, reason, currency, amount, deposit_id, balance, required, wagered,\n  converted, terms, place, granted_by, created_at, began_at, expires_at, ended_at from bonuses where player_id = $1 and state = \'waiting\' order by place, created_at, id': {
    id: string;
    site: string;
    player_id: string;
    offer: string;
    claim: string;
    kind: Columns['bonuses.kind'];
    state: Columns['bonuses.state'];
    end_state: Columns['bonuses.end_state'] | null;
    reason: Columns['bonuses.reason'] | null;
    currency: string;
    amount: number;
    deposit_id: string | null;
    balance: number;
    required: number;
    wagered: number;
    converted: number;
    terms: Columns['bonuses.terms'];
    place: number;
    granted_by: string | null;
    created_at: number;
    began_at: number | null;
    expires_at: number | null;
    ended_at: number | null;
  };
  'select id, site, player_id, offer, claim, kind, state, end_state, reason, currency, amount, deposit_id, balance, required, wagered,\n  converted, terms, place, granted_by, created_at, began_at, expires_at, ended_at from bonuses where player_id = $1 and state in (\'completed\', \'spent\', \'expired\', \'cancelled\', \'given_up\', \'stopped\', \'reversed\', \'not_given\')\n     order by coalesce(ended_at, created_at) desc, id limit $2 offset $3': {
    id: string;
    site: string;
    player_id: string;
    offer: string;
    claim: string;
    kind: Columns['bonuses.kind'];
    state: Columns['bonuses.state'];
    end_state: Columns['bonuses.end_state'] | null;
    reason: Columns['bonuses.reason'] | null;
    currency: string;
    amount: number;
    deposit_id: string | null;
    balance: number;
    required: number;
    wagered: number;
    converted: number;
    terms: Columns['bonuses.terms'];
    place: number;
    granted_by: string | null;
    created_at: number;
    began_at: number | null;
    expires_at: number | null;
    ended_at: number | null;
  };
  'select id, site, what, key, reason, ends_at from switches where id = $1 and opened_at is null for no key update': {
    id: string;
    site: string | null;
    what: Columns['switches.what'];
    key: string;
    reason: string;
    ends_at: number | null;
  };
  'select id, site, what, key, reason, words, integrity, stopped_at, stopped_by, ends_at from switches\n     where opened_at is null and (ends_at is null or ends_at > $2) and ($1::text[] is null or site is null or site = any($1))\n     order by stopped_at desc, id': {
    id: string;
    site: string | null;
    what: Columns['switches.what'];
    key: string;
    reason: string;
    words: string;
    integrity: boolean;
    stopped_at: number;
    stopped_by: string;
    ends_at: number | null;
  };
  'select id, sport, league_id, league_name, home, away, starts_at, state as match_state, clock, score, race,\n  coalesce((select at from sports_feed), 0) as board_at from sports_matches where id = $1 and race is null': {
    id: string;
    sport: Columns['sports_matches.sport'];
    league_id: string;
    league_name: Columns['sports_matches.league_name'];
    home: Columns['sports_matches.home'];
    away: Columns['sports_matches.away'];
    starts_at: number;
    match_state: 'cancelled' | 'finished' | 'live' | 'scheduled';
    clock: Columns['sports_matches.clock'] | null;
    score: Columns['sports_matches.score'];
    race: Columns['sports_matches.race'] | null;
    board_at: number;
  };
  'select id, sport, league_id, league_name, home, away, starts_at, state as match_state, clock, score, race,\n  coalesce((select at from sports_feed), 0) as board_at from sports_matches where race is not null and starts_at > $1 order by starts_at, id limit $2': {
    id: string;
    sport: Columns['sports_matches.sport'];
    league_id: string;
    league_name: Columns['sports_matches.league_name'];
    home: Columns['sports_matches.home'];
    away: Columns['sports_matches.away'];
    starts_at: number;
    match_state: 'cancelled' | 'finished' | 'live' | 'scheduled';
    clock: Columns['sports_matches.clock'] | null;
    score: Columns['sports_matches.score'];
    race: Columns['sports_matches.race'];
    board_at: number;
  };
  'select id, sport, league_id, league_name, home, away, starts_at, state as match_state, clock, score, race,\n  coalesce((select at from sports_feed), 0) as board_at, count(*) over () as total from sports_matches\n     where race is null and (id = any($8) or cardinality($8::text[]) = 0 and state = any($1) and ($2 = \'\' or sport = $2)\n       and ($3::bigint is null or starts_at >= $3) and ($4::bigint is null or starts_at < $4)\n       and ($5::text[] is null or id = any($5)))\n     order by state = \'live\' desc, starts_at, league_position, id limit $6 offset $7': {
    id: string;
    sport: Columns['sports_matches.sport'];
    league_id: string;
    league_name: Columns['sports_matches.league_name'];
    home: Columns['sports_matches.home'];
    away: Columns['sports_matches.away'];
    starts_at: number;
    match_state: 'cancelled' | 'finished' | 'live' | 'scheduled';
    clock: Columns['sports_matches.clock'] | null;
    score: Columns['sports_matches.score'];
    race: Columns['sports_matches.race'] | null;
    board_at: number;
    total: number;
  };
  'select id, staff_id, credential_id, public_key, counter, transports from staff_passkeys where credential_id = $1 and ended_at is null': {
    id: string;
    staff_id: string;
    credential_id: string;
    public_key: string;
    counter: number;
    transports: Columns['staff_passkeys.transports'];
  };
  'select id, staff_id, credential_id, public_key, counter, transports from staff_passkeys where staff_id = $1 and ended_at is null order by created_at, id': {
    id: string;
    staff_id: string;
    credential_id: string;
    public_key: string;
    counter: number;
    transports: Columns['staff_passkeys.transports'];
  };
  'select id, staff_id, role, site, ends_at, granted_by from staff_grants\n       where ended_at is null and (ends_at is null or ends_at > $1) order by created_at, id': {
    id: string;
    staff_id: string;
    role: string;
    site: string | null;
    ends_at: number | null;
    granted_by: string;
  };
  'select id, state, score, race from sports_matches where id = $1': {
    id: string;
    state: 'cancelled' | 'finished' | 'live' | 'scheduled';
    score: Columns['sports_matches.score'];
    race: Columns['sports_matches.race'] | null;
  };
  'select id, state, score, race, decided from sports_matches match cross join lateral (\n         select exists (select 1 from sports_decisions where match_id = match.id and market_id is null) as decided) by_staff\n     where id = any($1) and state in (\'finished\', \'cancelled\') and (decided\n       or exists (select 1 from sports_legs leg where leg.match_id = match.id and leg.result is not null))': {
    id: string;
    state: 'cancelled' | 'finished' | 'live' | 'scheduled';
    score: Columns['sports_matches.score'];
    race: Columns['sports_matches.race'] | null;
    decided: boolean;
  };
  'select id, state, session_id, decided_by, device, address, ends_at, polled_at from staff_device_codes\n       where device_code_hash = $1 for no key update': {
    id: string;
    state: Columns['staff_device_codes.state'];
    session_id: string | null;
    decided_by: string | null;
    device: string;
    address: string;
    ends_at: number;
    polled_at: number;
  };
  'select id, version from document_versions where site = $1 and document = \'term_condition\' order by id desc limit 1': {
    id: number;
    version: string;
  };
  'select id, what, until, words, created_at, created_by from player_blocks\n     where player_id = $1 and lifted_at is null and (until is null or until > $2) order by created_at, id': {
    id: string;
    what: 'all' | 'deposits' | 'marketing' | 'stakes' | 'withdrawals';
    until: number | null;
    words: string;
    created_at: number;
    created_by: string;
  };
  'select input_hash, output from staff_requests where actor = $1 and request = $2': {
    input_hash: string;
    output: unknown;
  };
  'select jobs.id, jobs.kind, jobs.key, jobs.payload, jobs.added_at, jobs.turn, jobs.tries, (done_at is null and (run_at <= $1 or set_at > $1::bigint + 60000)) is true as is_due from jobs where kind = $2 and done_at is null': {
    id: number;
    kind: string;
    key: string;
    payload: unknown;
    added_at: number;
    turn: number;
    tries: number;
    is_due: boolean;
  };
  'select key from ledger_transactions where site = $1 and key = any($2::text[])': {
    key: string;
  };
  'select kind, amount, counted, bet_id, at from bonus_entries where bonus_id = $1\n     order by sequence desc limit $2 offset $3': {
    kind: 'converted' | 'corrected' | 'counted' | 'ended' | 'granted' | 'refund' | 'stake' | 'uncounted' | 'win';
    amount: number;
    counted: number;
    bet_id: string | null;
    at: number;
  };
  'select kind, count(*) as count from jobs where done_at is null and failed_at <= $1::bigint - 900000 group by kind': {
    kind: string;
    count: number;
  };
  'select kind, fault, count(*) as count, min(failed_at) as failed_at, max(tries) as tries, min(run_at) as run_at,\n       coalesce((array_agg(key order by failed_at, id))[:5], \'{}\') as keys\n     from jobs where done_at is null and failed_at <= $1::bigint - 900000 and fault is not null group by kind, fault order by min(failed_at)': {
    kind: string;
    fault: string;
    count: number;
    failed_at: number;
    tries: number;
    run_at: number;
    keys: string[];
  };
  'select kind, name, value from content where site = $1 and kind in (\'cms\', \'news\', \'promotions\') order by position': {
    kind: string;
    name: string;
    value: unknown;
  };
  'select kind, period, amount, pending, pending_amount, pending_from, lapsed_at from protection_limits\n     where player_id = $1': {
    kind: 'deposit' | 'loss' | 'session' | 'stake';
    period: 'day' | 'month' | 'week';
    amount: number | null;
    pending: boolean;
    pending_amount: number | null;
    pending_from: number | null;
    lapsed_at: number | null;
  };
  'select kind, play_session_id, round_id, amount, state, balance_after from provider_transactions\n       where provider_code = $1 and transaction_id = $2': {
    kind: 'bet' | 'rollback' | 'win';
    play_session_id: string;
    round_id: string;
    amount: number;
    state: 'done' | 'void';
    balance_after: number;
  };
  'select l.id, m.id as staff_id, m.name, m.email from staff_links l join staff_members m on m.id = l.staff_id\n     where l.token_hash = $1 and l.used_at is null and l.ends_at > $2 and m.blocked_at is null': {
    id: string;
    staff_id: string;
    name: string;
    email: string;
  };
  'select l.player_id, l.kind, l.period, l.pending_from, p.site\n     from protection_limits l join players p on p.id = l.player_id\n     where l.pending and l.pending_from <= $1 and l.pending_from > $2 and p.status <> \'closed\' and not exists (select 1 from inbox_items i\n         where i.player_id = l.player_id and i.key = \'limit:ripe:\' || l.kind || \':\' || l.period || \':\' || l.pending_from)\n     order by l.pending_from limit 500': {
    player_id: string;
    kind: 'deposit' | 'loss' | 'session' | 'stake';
    period: 'day' | 'month' | 'week';
    pending_from: number;
    site: string;
  };
  'select l.player_id, l.kind, l.period, p.site from protection_limits l join players p on p.id = l.player_id\n     where l.pending and l.pending_from <= $1 order by l.pending_from limit 500': {
    player_id: string;
    kind: 'deposit' | 'loss' | 'session' | 'stake';
    period: 'day' | 'month' | 'week';
    site: string;
  };
  'select language from players where id = $1': {
    language: Columns['players.language'] | null;
  };
  'select last_login_at, previous_login_at, person_key is null or marks_due as "isMarkDue" from players\n       where id = $1 for update': {
    last_login_at: number | null;
    previous_login_at: number | null;
    isMarkDue: boolean;
  };
  'select leg.bet_id, leg.position, (\n  select least(90, coalesce(sum(gone.deduction), 0))::int from sports_withdrawals gone\n  where gone.match_id = leg.match_id and not gone.runner = any(leg.withdrawn)) as deduction from sports_legs leg where leg.bet_id = any($1)': {
    bet_id: string;
    position: number;
    deduction: number;
  };
  'select leg.bet_id, leg.position, leg.bet_type, leg.line, leg.outcome, match.sport, match.state as match_state, match.score, match.race,\n       coalesce(leg.deduction, (\n  select least(90, coalesce(sum(gone.deduction), 0))::int from sports_withdrawals gone\n  where gone.match_id = leg.match_id and not gone.runner = any(leg.withdrawn))) as deduction, decision.result as decided\n     from sports_legs leg join sports_matches match on match.id = leg.match_id\n     join sports_selections selection on selection.id = leg.selection_id\n     left join lateral (select market_id, result from sports_decisions d where d.match_id = leg.match_id\n       and (d.market_id is null or d.market_id = selection.market_id) order by sequence desc limit 1) decision on true\n     where leg.result is null and (match.state in (\'finished\', \'cancelled\') or decision.market_id is not null\n       or match.state = \'scheduled\' and match.reading <> \'\' and match.starts_at <= $1\n         and (select at from sports_feed) > match.starts_at + $2)': {
    bet_id: string;
    position: number;
    bet_type: Columns['sports_legs.bet_type'];
    line: number | null;
    outcome: number;
    sport: Columns['sports_matches.sport'];
    match_state: 'cancelled' | 'finished' | 'live' | 'scheduled';
    score: Columns['sports_matches.score'];
    race: Columns['sports_matches.race'] | null;
    deduction: number;
    decided: Columns['sports_decisions.result'] | null;
  };
  'select m.id from staff_members m join staff_grants g on g.staff_id = m.id\n     where lower(m.email) = lower($1) and m.blocked_at is null and g.role = $2 and g.site is null\n       and g.ended_at is null and (g.ends_at is null or g.ends_at > $3) limit 1': {
    id: string;
  };
  'select m.message_id, m.site, m.purpose, m.channel, m.state, m.content->>\'recipient\' as recipient, coalesce(j.tries, 0) as tries,\n       j.fault, j.run_at as next_at, m.expires_at\n     from messages m left join jobs j on j.kind = $3 and j.key = m.message_id and j.done_at is null\n     where m.state in (\'pending\', \'failed\') and ($1::text[] is null or m.site = any($1))\n     order by m.expires_at, m.message_id limit $2': {
    message_id: string;
    site: string;
    purpose: string;
    channel: 'email' | 'sms';
    state: 'failed' | 'pending' | 'sent' | 'void';
    recipient: string | null;
    tries: number;
    fault: string | null;
    next_at: number | null;
    expires_at: number;
  };
  'select m.person from staff_marks s join staff_members m on m.id = s.staff_id where s.hash = any ($1)\n     order by m.created_at, m.id limit 1': {
    person: string;
  };
  'select market.match_id, market.id as market_id, market.bet_type, market.line,\n       market.suspended or exists (select 1 from sports_decisions d where d.market_id = market.id)\n         or array[\'sport \' || match.sport, \'league \' || match.league_id, \'match \' || match.id, \'market \' || market.id]\n         && array(select what || \' \' || key from switches where opened_at is null\n     and (ends_at is null or ends_at > $3) and (site is null or site = $2)) as market_suspended,\n       selection.id as selection_id, selection.outcome, selection.odds, selection.previous_odds, selection.version,\n       selection.suspended, selection.changed_at\n     from sports_markets market join sports_selections selection on selection.market_id = market.id\n     join sports_matches match on match.id = market.match_id\n     where market.match_id = any($1) and market.offered\n     order by market.match_id, market.position, market.id, case selection.outcome when 3 then 1.5 else selection.outcome end': {
    match_id: string;
    market_id: string;
    bet_type: Columns['sports_markets.bet_type'];
    line: number | null;
    market_suspended: boolean;
    selection_id: string;
    outcome: number;
    odds: number;
    previous_odds: number | null;
    version: number;
    suspended: boolean;
    changed_at: number;
  };
  'select market.match_id, selection.outcome as runner, selection.odds\n     from jsonb_to_recordset($1::jsonb) as gone (match_id text, runner int)\n     join sports_markets market on market.match_id = gone.match_id and market.bet_type = \'race_win\'\n     join sports_selections selection on selection.market_id = market.id and selection.outcome = gone.runner': {
    match_id: string;
    runner: number;
    odds: number;
  };
  'select match_id from sports_markets where id = $1': {
    match_id: string;
  };
  'select max(last_at) as at from play_sessions\n     where player_id = $1 and provider_code = $2 and game_code = $3 and mode = \'real\' and rounds > 0': {
    at: number | null;
  };
  'select max(played_at) as played_at from token_plays where player_id = $1 and kind = \'spin\'': {
    played_at: number | null;
  };
  'select me.referral_code as code,\n       (select count(*) from players f where f.site = me.site and f.referrer_code = me.referral_code) as registered,\n       (select count(*) from players f where f.site = me.site and f.referrer_code = me.referral_code\n          and exists (select 1 from payments p where p.player_id = f.id and p.kind = \'deposit\'\n            and p.state in (\'approved\', \'refunded\', \'charged_back\') and p.given_back < p.amount)) as deposited,\n       (select coalesce(sum(leg.amount), 0)::bigint from ledger_transactions t\n          cross join lateral unnest(t.accounts, t.amounts) as leg (account, amount)\n          where t.player_id = me.id and t.kind = \'bonus\' and t.key like \'referral:%\' and leg.account in ($2, \'receivable\')) as earned\n     from players me where me.id = $1': {
    code: string;
    registered: number;
    deposited: number;
    earned: number;
  };
  'select method from payments where player_id = $1 and kind = \'deposit\' and state = \'approved\'\n         order by created_at desc limit 1': {
    method: string;
  };
  'select mission_id from mission_news where site = $1': {
    mission_id: string;
  };
  'select mission_id from mission_news where site = $1 and done_at is null order by begun_at, mission_id': {
    mission_id: string;
  };
  'select name from games where provider_code = $1 and game_code = $2': {
    name: string;
  };
  'select name, hash from migrations': {
    name: string;
    hash: string;
  };
  'select name, hash from migrations order by name': {
    name: string;
    hash: string;
  };
  'select name, person from staff_members where id = $1': {
    name: string;
    person: string;
  };
  'select name, value from content where site = $1 and kind = \'cms\' and ($2 = \'\' or name = $2) order by position': {
    name: string;
    value: unknown;
  };
  'select o.id as other, l.contacts, l.is_born_same as "isBornSame", l.name, l.player_id = $1 as "isAsked",\n       l.bound_at is not null as "isBound",\n       coalesce((select c.status = \'passed\' from identity_checks c where c.player_id = $1 order by c.attempt desc limit 1), false) as "mineIdentified", coalesce((select c.status = \'passed\' from identity_checks c where c.player_id = o.id order by c.attempt desc limit 1), false) as "otherIdentified",\n       exists (select 1 from payments p where p.player_id = $1 and p.kind = \'deposit\'\n  and p.state in (\'approved\', \'refunded\', \'charged_back\') and p.given_back < p.amount) as "minePaid", exists (select 1 from payments p where p.player_id = o.id and p.kind = \'deposit\'\n  and p.state in (\'approved\', \'refunded\', \'charged_back\') and p.given_back < p.amount) or coalesce(t.is_proved, false) as "otherPaid",\n       coalesce(t.excluded_at is not null and (t.return_at is null or t.return_at > $2)\n         and (not t.excluded_here_only or o.site = me.site), false) as "isOtherExcluded",\n       coalesce(mine.binds_person, true) or coalesce(theirs.binds_person, true) as follows,\n       me.currency = o.currency as "isCurrencySame", t.time_out_until, t.no_stakes_until, t.no_deposits_until\n     from person_links l\n       join players me on me.id = $1\n       join players o on o.id = case when l.player_id = $1 then l.other_id else l.player_id end\n       left join protection_players t on t.player_id = o.id\n       left join site_operators mine on mine.site = me.site\n       left join site_operators theirs on theirs.site = o.site\n     where (l.player_id = $1 or l.other_id = $1) and l.lifted_at is null\n       and coalesce(mine.operator, \'\') = coalesce(theirs.operator, \'\')': {
    other: string;
    contacts: string;
    isBornSame: boolean;
    name: 'near' | 'other' | 'same';
    isAsked: boolean | null;
    isBound: boolean;
    mineIdentified: boolean;
    otherIdentified: boolean;
    minePaid: boolean;
    otherPaid: boolean;
    isOtherExcluded: boolean;
    follows: boolean;
    isCurrencySame: boolean;
    time_out_until: number | null;
    no_stakes_until: number | null;
    no_deposits_until: number | null;
  };
  'select o.provider_code, o.game_code, g.name, o.opened_at, sum(t.amount)::bigint as stake\n     from open_rounds o left join games g using (provider_code, game_code)\n     join provider_transactions t on t.provider_code = o.provider_code and t.play_session_id = o.play_session_id\n       and t.round_id = o.round_id and t.kind = \'bet\' and t.state = \'done\'\n     where o.player_id = $1 and ($2::text is null or (o.provider_code = $2 and o.game_code = $3)) group by o.provider_code, o.play_session_id, o.round_id, g.name order by o.opened_at limit 50': {
    provider_code: string;
    game_code: string;
    name: string | null;
    opened_at: number;
    stake: number;
  };
  'select o.provider_code, o.play_session_id, o.round_id, o.player_id, p.site, p.currency\n     from open_rounds o join play_sessions p on p.id = o.play_session_id\n     where o.opened_at < $1 order by o.opened_at': {
    provider_code: string;
    play_session_id: string;
    round_id: string;
    player_id: string;
    site: string;
    currency: string;
  };
  'select o.site, o.code, o.promised, o.stopped_at, o.stopped_because, coalesce(b.count, 0) as open_bonuses,\n       coalesce(b.open, 0) as open\n     from bonus_offers o left join (select site, offer, count(*) as count, sum(balance) as open from bonuses\n         where state in (\'promised\', \'review\', \'waiting\', \'active\', \'placed\', \'closing\', \'earned\') group by site, offer) b on b.site = o.site and b.offer = o.code\n     where o.site = any($1) order by o.site, o.code': {
    site: string;
    code: string;
    promised: number;
    stopped_at: number | null;
    stopped_because: string | null;
    open_bonuses: number;
    open: number;
  };
  'select offer from bonuses where id = $1': {
    offer: string;
  };
  'select outcome from person_gifts where site = $1 and gift = $2 and player_id = $3': {
    outcome: 'given' | 'refused';
  };
  'select outcome, id, after from ledger_post(\n  $1::text, $2::text, $3::text, $4::text, $5::text, $6::text[], $7::bigint[], $8::text, $9::text, $10::bigint)': {
    outcome: string | null;
    id: string | null;
    after: (number | string)[] | null;
  };
  'select outcome, reason, marks, other_player_id as other from person_gifts where site = $1 and gift = $2 and player_id = $3': {
    outcome: 'given' | 'refused';
    reason: Columns['person_gifts.reason'] | null;
    marks: string | null;
    other: string | null;
  };
  'select p.address_line is not null as has_address,\n       exists (select from barred_declarations d where d.player_id = p.id) as has_declared,\n       exists (select from protection_players o where o.player_id = p.id and o.limits_answered) as has_answered,\n       (select c.status from identity_checks c where c.player_id = p.id order by c.attempt desc limit 1) as status\n     from players p where p.id = $1': {
    has_address: boolean;
    has_declared: boolean;
    has_answered: boolean;
    status: 'created' | 'documents' | 'failed' | 'passed' | 'pending' | null;
  };
  'select p.address_line is not null as has_address, (select c.status from identity_checks c where c.player_id = p.id\n       order by c.attempt desc limit 1) as status\n     from players p where p.id = $1': {
    has_address: boolean;
    status: 'created' | 'documents' | 'failed' | 'passed' | 'pending' | null;
  };
  'select p.currency, p.full_name from players p where p.id = $1 and not (exists (select 1 from protection_players t where t.player_id = p.id and t.no_withdrawals_until > $2)\n    or exists (select 1 from players o where o.id = p.id and o.status = \'blocked\' and coalesce(o.blocked_until > $2, true)))': {
    currency: string;
    full_name: string;
  };
  'select p.id as payment, p.player_id, e.outcome, e.amount, e.currency, s.verdict, e.outcome = \'contradicts\' and e.status in (\'refunded\', \'charged_back\', \'returned\') as is_not_answered, case\n  when e.outcome = \'contradicts\' and e.status in (\'refunded\', \'charged_back\', \'returned\') and exists (select 1 from gateway_events o where o.payment_id = e.payment_id and o.status = e.status\n    and o.amount = e.amount and o.currency = e.currency and o.outcome = \'applied\' and o.received_at >= e.received_at\n    and o.event_id <> e.event_id) then \'event\'\n  when s.event_id is null then null\n  when s.closed_at is not null then \'decision\'\n  when e.outcome = \'contradicts\' and e.status in (\'refunded\', \'charged_back\', \'returned\') then null\n  when e.outcome = \'applied\' then \'event\'\n  when a.at is null or a.at < e.received_at then null\n  when s.verdict = \'books\' and a.amount = p.amount and a.currency = p.currency and a.status = case\n    when p.state in (\'refunded\', \'charged_back\') then \'approved\' when p.state = \'returned\' then \'paid\' else p.state end\n    then \'answer\'\n  when s.verdict = \'gateway\' and a.status = e.status and a.amount = e.amount and a.currency = e.currency\n    and e.currency = p.currency and case\n  when e.status = \'approved\' then e.amount - case when p.state in (\'approved\', \'refunded\', \'charged_back\', \'paid\', \'returned\') then p.amount else 0 end\n  when e.status in (\'declined\', \'expired\') then -case when p.state in (\'approved\', \'refunded\', \'charged_back\', \'paid\', \'returned\') then p.amount else 0 end\n  when e.status = \'paid\' then case when p.state in (\'approved\', \'refunded\', \'charged_back\', \'paid\', \'returned\') then p.amount else 0 end - e.amount\n  when e.status = \'rejected\' then case when p.state in (\'approved\', \'refunded\', \'charged_back\', \'paid\', \'returned\') then p.amount else 0 end end = (select coalesce(sum(c.amount), 0)::bigint from cash_corrections c where c.site = p.site and c.cause_kind = \'payment\'\n  and c.cause_id = p.id and c.reason = \'gatewayDifference\' and c.at >= e.received_at) then \'answer\'\n  end as proof\n     from gateway_events e join payments p on p.id = e.payment_id\n     left join contradiction_statements s on s.event_id = e.event_id left join gateway_answers a on a.payment_id = p.id\n     where e.event_id = $1 and p.site = $2 and e.event_id in (select e.event_id from gateway_events e\n    where e.outcome = \'contradicts\' and not (e.event_id like \'answer:%\' and exists (select 1 from gateway_events o\n      where o.payment_id = e.payment_id and o.outcome = \'contradicts\' and o.event_id not like \'answer:%\' and o.status = e.status\n        and o.amount = e.amount and o.currency = e.currency))\n  union all select e.event_id from payments p join gateway_events e on e.payment_id = p.id\n    where p.reason = \'paidLate\' and e.outcome = \'applied\' and e.status = \'approved\') for no key update of p': {
    payment: string;
    player_id: string;
    outcome: string;
    amount: number | null;
    currency: string | null;
    verdict: Columns['contradiction_statements.verdict'] | null;
    is_not_answered: boolean;
    proof: 'answer' | 'decision' | 'event' | null;
  };
  'select p.id as player_id, p.site, \'terms:\' || v.id as event, v.title, v.at\n       from document_versions v join players p on p.site = v.site\n       where ($2::text is null or p.id = $2) and v.document = \'term_condition\' and v.is_material and v.at > $1\n         and p.status = \'open\' and p.created_at < v.at\n         and not exists (select 1 from document_versions n\n           where n.site = v.site and n.document = v.document and n.is_material and n.id > v.id)\n         and exists (select 1 from document_versions b where b.site = v.site and b.document = v.document and b.id < v.id)\n         and not exists (select 1 from terms_acceptances a where a.player_id = p.id and a.version_id >= v.id)\n         and not exists (select 1 from inbox_items i where i.player_id = p.id and i.key = \'terms:\' || v.id)\n       order by p.id limit 500': {
    player_id: string;
    site: string;
    event: string;
    title: unknown;
    at: number;
  };
  'select p.id from players p where p.id = $1 and (p.status = \'open\' or (p.status = \'blocked\' and p.blocked_until <= $2))': {
    id: string;
  };
  'select p.id, p.currency, s.position, s.state, s.at, coalesce(s.amount, p.amount) as amount\n     from payments p join payment_steps s on s.payment_id = p.id\n     where p.site = $1 and p.changed_at >= $2 and p.state in (\'approved\', \'refunded\', \'charged_back\', \'paid\', \'returned\')\n       and s.state in (\'approved\', \'paid\', \'refunded\', \'charged_back\', \'returned\') and s.at >= $2 and s.at < $3\n     union\n     select p.id, p.currency, s.position, s.state, s.at, coalesce(s.amount, p.amount)\n     from payments p join payment_steps s on s.payment_id = p.id\n     where p.site = $1 and p.id = any($4::text[]) and s.state in (\'approved\', \'paid\', \'refunded\', \'charged_back\', \'returned\')\n     order by at, id': {
    id: string;
    currency: string;
    position: number;
    state: Columns['payment_steps.state'];
    at: number;
    amount: number;
  };
  'select p.id, p.site, p.account_id, s.id as session_id, s.cookie_hash from export_tickets t\n       join sessions s on s.id = t.session_id join players p on p.id = t.player_id\n     where t.ticket_hash = $1 and t.created_at > $2 and s.ended_at is null and (p.status = \'open\' or (p.status = \'blocked\' and p.blocked_until <= $3))': {
    id: string;
    site: string;
    account_id: string;
    session_id: string;
    cookie_hash: string | null;
  };
  'select p.id, p.site, p.player_id, p.currency, p.game_code, g.name, g.category, g.engine, g.max_win, b.date_of_birth, p.is_opening, p.ended_because, p.ended_at,\n         case when $5 then stopped_words(p.site, array[\'game \' || p.provider_code || \'/\' || p.game_code], $4) end as stop_words,\n         exists (select 1 from sessions s join players o on o.id = s.player_id\n           where s.id = p.session_id and s.ended_at is null and s.created_at > $3 and (o.status = \'open\' or (o.status = \'blocked\' and o.blocked_until <= $4))) as signed_in\n       from play_sessions p left join games g using (provider_code, game_code) left join players b on b.id = p.player_id\n       where p.id = $1 and p.provider_code = $2 and p.mode = \'real\'': {
    id: string;
    site: string;
    player_id: string | null;
    currency: string;
    game_code: string;
    name: string | null;
    category: Columns['games.category'] | null;
    engine: string | null;
    max_win: number | null;
    date_of_birth: string | null;
    is_opening: boolean;
    ended_because: Columns['play_sessions.ended_because'] | null;
    ended_at: number | null;
    stop_words: string | null;
    signed_in: boolean;
  };
  'select p.site, count(*) as count, min(e.received_at) as oldest\n     from (select e.event_id from gateway_events e\n    where e.outcome = \'contradicts\' and not (e.event_id like \'answer:%\' and exists (select 1 from gateway_events o\n      where o.payment_id = e.payment_id and o.outcome = \'contradicts\' and o.event_id not like \'answer:%\' and o.status = e.status\n        and o.amount = e.amount and o.currency = e.currency))\n  union all select e.event_id from payments p join gateway_events e on e.payment_id = p.id\n    where p.reason = \'paidLate\' and e.outcome = \'applied\' and e.status = \'approved\') d join gateway_events e on e.event_id = d.event_id join payments p on p.id = e.payment_id\n     left join contradiction_statements s on s.event_id = e.event_id left join gateway_answers a on a.payment_id = p.id\n     where ($1::text[] is null or p.site = any($1)) and (case\n  when e.outcome = \'contradicts\' and e.status in (\'refunded\', \'charged_back\', \'returned\') and exists (select 1 from gateway_events o where o.payment_id = e.payment_id and o.status = e.status\n    and o.amount = e.amount and o.currency = e.currency and o.outcome = \'applied\' and o.received_at >= e.received_at\n    and o.event_id <> e.event_id) then \'event\'\n  when s.event_id is null then null\n  when s.closed_at is not null then \'decision\'\n  when e.outcome = \'contradicts\' and e.status in (\'refunded\', \'charged_back\', \'returned\') then null\n  when e.outcome = \'applied\' then \'event\'\n  when a.at is null or a.at < e.received_at then null\n  when s.verdict = \'books\' and a.amount = p.amount and a.currency = p.currency and a.status = case\n    when p.state in (\'refunded\', \'charged_back\') then \'approved\' when p.state = \'returned\' then \'paid\' else p.state end\n    then \'answer\'\n  when s.verdict = \'gateway\' and a.status = e.status and a.amount = e.amount and a.currency = e.currency\n    and e.currency = p.currency and case\n  when e.status = \'approved\' then e.amount - case when p.state in (\'approved\', \'refunded\', \'charged_back\', \'paid\', \'returned\') then p.amount else 0 end\n  when e.status in (\'declined\', \'expired\') then -case when p.state in (\'approved\', \'refunded\', \'charged_back\', \'paid\', \'returned\') then p.amount else 0 end\n  when e.status = \'paid\' then case when p.state in (\'approved\', \'refunded\', \'charged_back\', \'paid\', \'returned\') then p.amount else 0 end - e.amount\n  when e.status = \'rejected\' then case when p.state in (\'approved\', \'refunded\', \'charged_back\', \'paid\', \'returned\') then p.amount else 0 end end = (select coalesce(sum(c.amount), 0)::bigint from cash_corrections c where c.site = p.site and c.cause_kind = \'payment\'\n  and c.cause_id = p.id and c.reason = \'gatewayDifference\' and c.at >= e.received_at) then \'answer\'\n  end) is null group by p.site': {
    site: string;
    count: number;
    oldest: number;
  };
  'select p.site, count(*) as count, min(r.at) as oldest from payment_reversals r join payments p on p.id = r.payment_id\n         where r.status = \'charged_back\' and ($1::text[] is null or p.site = any($1))\n           and (select sum(leg.amount) from ledger_transactions t cross join lateral unnest(t.accounts, t.amounts) as leg (account, amount)\n             where t.player_id = p.player_id and \'receivable\' = any(t.accounts) and leg.account = \'receivable\') < 0 group by p.site': {
    site: string;
    count: number;
    oldest: number;
  };
  'select p.site, l.player_id, o.site as other_site, l.other_id as other, l.created_at, l.lifted_at, l.lifted_by, l.lifted_reason,\n       l.bound_at, l.bound_by, l.bound_reason, concat_ws(\', \', nullif(l.contacts, \'\'), case when l.is_born_same then \'birth date\' end,\n         case when l.name <> \'other\' then l.name || \' name\' end) as shared\n     from person_links l join players p on p.id = l.player_id join players o on o.id = l.other_id\n     where l.created_at >= $1 order by l.created_at desc, l.player_id, l.other_id': {
    site: string;
    player_id: string;
    other_site: string;
    other: string;
    created_at: number;
    lifted_at: number | null;
    lifted_by: string | null;
    lifted_reason: string | null;
    bound_at: number | null;
    bound_by: string | null;
    bound_reason: string | null;
    shared: string;
  };
  'select p.site, p.at, p.player_id, p.sequence, p.id, p.key, p.reference, p.amount, p.category, p.provider\n     from figure_cursor c\n     cross join unnest($1::text[], $2::bigint[], $3::bigint[]) as a (site, from_at, until_at)\n     join figure_parts p on p.site = a.site and p.at >= a.from_at and p.at < a.until_at\n       and (p.posted_in is null or p.posted_in < c.counted_to)\n     where p.kind = $4 and p.currency = $5 and ($6::text is null or p.category = $6) and ($7::text is null or p.provider = $7)\n       and ($8::bigint is null or (p.at, p.player_id, p.sequence) > ($8, $9, $10::bigint))\n     order by p.at, p.player_id, p.sequence limit $11': {
    site: string;
    at: number;
    player_id: string;
    sequence: number;
    id: string;
    key: string;
    reference: string;
    amount: number | null;
    category: string;
    provider: string | null;
  };
  'select p.site, p.id as player, p.account_id, d.owed, p.currency, coalesce(l.cash, 0) as cash, d.changed_at, d.reference\n     from (select t.player_id, -sum(leg.amount)::bigint as owed, max(t.at) as changed_at,\n         coalesce((array_agg(t.reference order by t.sequence desc))[1], \'\') as reference\n       from ledger_transactions t cross join lateral unnest(t.accounts, t.amounts) as leg (account, amount)\n       where \'receivable\' = any(t.accounts) and leg.account = \'receivable\' group by t.player_id) d\n     join players p on p.id = d.player_id left join ledger_players l on l.player_id = d.player_id\n     where d.owed > 0 and ($1::text[] is null or p.site = any($1))\n       and ($2::text is null or p.id = $2 or p.account_key = lower($2))\n     order by p.currency, d.owed desc, p.id limit $3': {
    site: string;
    player: string;
    account_id: string;
    owed: number;
    currency: string;
    cash: number;
    changed_at: number;
    reference: string;
  };
  'select path, views, last_at from page_views where site = $1 order by views desc, path limit 100': {
    path: string;
    views: number;
    last_at: number;
  };
  'select payment_id, body, status, reason, step, expires_at from sandbox_orders where payment_id = $1': {
    payment_id: string;
    body: Columns['sandbox_orders.body'];
    status: Columns['sandbox_orders.status'];
    reason: string | null;
    step: Columns['sandbox_orders.step'] | null;
    expires_at: number | null;
  };
  'select payment_id, state, at, reason, amount from payment_steps where payment_id = any($1::text[]) order by position': {
    payment_id: string;
    state: Columns['payment_steps.state'];
    at: number;
    reason: string | null;
    amount: number | null;
  };
  'select payout as amount, settled_at as at from bets\n     where site = $1 and provider_code = $2 and game_code = $3 and settled_at >= $4\n       and kind = \'game\' and state = \'won\' and account = \'cash\' and payout > stake\n     order by payout desc, settled_at limit 1': {
    amount: number;
    at: number;
  };
  'select pending_from from protection_limits\n           where player_id = $1 and kind = $2 and period = $3 and pending and pending_from = $4': {
    pending_from: number;
  };
  'select permission from staff_role_permissions where role = $1': {
    permission: Columns['staff_role_permissions.permission'];
  };
  'select permissions, sites, created_by_person from staff_keys where id = $1 and ended_at is null and ends_at > $2': {
    permissions: Columns['staff_keys.permissions'];
    sites: string[] | null;
    created_by_person: string | null;
  };
  'select pg_advisory_xact_lock($1::bigint)': {
    pg_advisory_xact_lock: unknown;
  };
  'select pg_advisory_xact_lock(hashtext(\'catalogue\'))': {
    pg_advisory_xact_lock: unknown;
  };
  'select pg_advisory_xact_lock(hashtextextended($1, 0))': {
    pg_advisory_xact_lock: unknown;
  };
  'select pg_advisory_xact_lock(hashtextextended(\'persons\', 0))': {
    pg_advisory_xact_lock: unknown;
  };
  'select pg_advisory_xact_lock(hashtextextended(\'staff-members\', 0))': {
    pg_advisory_xact_lock: unknown;
  };
  'select pg_advisory_xact_lock(hashtextextended(\'staff-roles\', 0))': {
    pg_advisory_xact_lock: unknown;
  };
  'select pg_snapshot_xmin(s)::text::bigint as bound, pg_snapshot_xmax(s)::text::bigint as next,\n       pg_current_xact_id()::text::bigint as own from pg_current_snapshot() as s': {
    bound: number | null;
    next: number | null;
    own: number | null;
  };
  'select pg_try_advisory_xact_lock($1::bigint) as mine': {
    mine: boolean | null;
  };
  'select pl.account_id, b.payout as amount, pl.currency, b.settled_at as at, b.title\n     from bets b join players pl on pl.id = b.player_id\n     where b.site = $1 and b.state = \'won\' and b.account = \'cash\' and b.settled_at > $2\n     order by b.payout desc, b.settled_at limit 10': {
    account_id: string;
    amount: number;
    currency: string;
    at: number;
    title: string;
  };
  'select pl.account_id, p.amount, p.currency, p.changed_at as at, p.method_name as title\n     from payments p join players pl on pl.id = p.player_id\n     where p.site = $1 and p.kind = \'withdrawal\' and p.state = \'paid\' and p.changed_at > $2\n     order by p.amount desc, p.changed_at limit 10': {
    account_id: string;
    amount: number;
    currency: string;
    at: number;
    title: string;
  };
  'select pl.account_id, p.amount, p.currency, p.changed_at from payments p join players pl on pl.id = p.player_id\n     where p.site = $1 and p.kind = $2 and p.state = $3 order by p.changed_at desc limit 10': {
    account_id: string;
    amount: number;
    currency: string;
    changed_at: number;
  };
  'select player_id as player, currency, -sum(amount) as amount from ledger_entries where account = \'receivable\'\n       group by 1, 2 having sum(amount) <> 0 order by 1': {
    player: string;
    currency: string;
    amount: number | null;
  };
  'select player_id from name_requests where id = $1 and site = $2 and state = \'open\'': {
    player_id: string;
  };
  'select player_id from return_requests where id = $1 and site = $2 and state = \'open\'': {
    player_id: string;
  };
  'select player_id from sign_in_tickets where ticket_hash = $1 and expires_at > $2': {
    player_id: string;
  };
  'select player_id, amount, currency, state from held_wins where provider_code = $1 and transaction_id = $2 and site = $3': {
    player_id: string;
    amount: number;
    currency: string;
    state: 'held' | 'refused' | 'released';
  };
  'select player_id, amount, currency, state from payments where id = $1 and site = $2 and kind = \'withdrawal\'': {
    player_id: string;
    amount: number;
    currency: string;
    state: 'approved' | 'charged_back' | 'created' | 'declined' | 'expired' | 'paid' | 'pending' | 'processing' | 'refunded' | 'rejected' | 'requested' | 'returned' | 'review';
  };
  'select player_id, created_at, limits_answered, reviewed_at, review_months, reality_minutes, reality_pending, reality_pending_from,\n  excluded_here_only, no_stakes_until, no_deposits_until, no_withdrawals_until, time_out_until, excluded_at, excluded_until, irrevocable_until, return_at, closing_at from protection_players where player_id = any(array(\n    select $1 union all\n    select other_id from person_links where player_id = $1 and lifted_at is null and (contacts <> \'\' or is_born_same) union all\n    select player_id from person_links where other_id = $1 and lifted_at is null and (contacts <> \'\' or is_born_same)))\n  order by player_id for no key update': {
    player_id: string;
    created_at: number;
    limits_answered: boolean;
    reviewed_at: number;
    review_months: number | null;
    reality_minutes: number;
    reality_pending: number | null;
    reality_pending_from: number | null;
    excluded_here_only: boolean;
    no_stakes_until: number | null;
    no_deposits_until: number | null;
    no_withdrawals_until: number | null;
    time_out_until: number | null;
    excluded_at: number | null;
    excluded_until: number | null;
    irrevocable_until: number | null;
    return_at: number | null;
    closing_at: number | null;
  };
  'select player_id, kind, period, amount from protection_limits where player_id = any($1) and amount is not null': {
    player_id: string;
    kind: 'deposit' | 'loss' | 'session' | 'stake';
    period: 'day' | 'month' | 'week';
    amount: number;
  };
  'select player_id, sequence, hash, array[cash, reserved, game_token, minigame_token, frozen_token, bonus, free_bet] as balances\n       from ledger_players': {
    player_id: string;
    sequence: number;
    hash: string;
    balances: (number | string)[];
  };
  'select player_id, sequence, id, site, key, kind, currency, accounts, amounts, cash_change, balances_after, reference,\n           description, at, hash from ledger_transactions where (player_id, sequence) > ($1, $2::bigint)\n         order by player_id, sequence limit 5000': {
    player_id: string;
    sequence: number;
    id: string;
    site: string;
    key: string;
    kind: 'adjustment' | 'bonus' | 'bonus_converted' | 'bonus_ended' | 'bonus_granted' | 'claim_settled' | 'conversion' | 'deposit' | 'deposit_charged_back' | 'deposit_refunded' | 'refund' | 'stake' | 'win' | 'withdrawal_paid' | 'withdrawal_rejected' | 'withdrawal_request' | 'withdrawal_returned';
    currency: string;
    accounts: string[];
    amounts: (number | string)[];
    cash_change: number;
    balances_after: (number | string)[];
    reference: string;
    description: string;
    at: number;
    hash: string;
  };
  'select player_id, site, state, request_id, asked_at, bank_account_id, chosen_at, waits_for, closed_at, erased_at from account_closures where player_id = $1': {
    player_id: string;
    site: string;
    state: 'closed' | 'closing';
    request_id: string;
    asked_at: number;
    bank_account_id: string | null;
    chosen_at: number;
    waits_for: 'bankAccount' | 'bankAccountTime' | 'holderName' | 'otherBankAccount' | null;
    closed_at: number | null;
    erased_at: number | null;
  };
  'select player_id, site, state, request_id, asked_at, bank_account_id, chosen_at, waits_for, closed_at, erased_at from account_closures where player_id = $1 for update': {
    player_id: string;
    site: string;
    state: 'closed' | 'closing';
    request_id: string;
    asked_at: number;
    bank_account_id: string | null;
    chosen_at: number;
    waits_for: 'bankAccount' | 'bankAccountTime' | 'holderName' | 'otherBankAccount' | null;
    closed_at: number | null;
    erased_at: number | null;
  };
  'select player_id, state, given_back from payments where id = $1': {
    player_id: string;
    state: 'approved' | 'charged_back' | 'created' | 'declined' | 'expired' | 'paid' | 'pending' | 'processing' | 'refunded' | 'rejected' | 'requested' | 'returned' | 'review';
    given_back: number;
  };
  'select player_id, state, payout from sports_bets where id = $1 and site = $2': {
    player_id: string;
    state: 'cashed_out' | 'lost' | 'open' | 'refunded' | 'won';
    payout: number;
  };
  'select player_id, status, version, step_url from identity_checks where id = $1 for no key update': {
    player_id: string;
    status: 'created' | 'documents' | 'failed' | 'passed' | 'pending';
    version: number;
    step_url: string | null;
  };
  'select promised, stopped_at, stopped_because from bonus_offers where site = $1 and code = $2': {
    promised: number;
    stopped_at: number | null;
    stopped_because: string | null;
  };
  'select provider_code as provider, category, coalesce(substring(image from \'^https?://[^/]+\'), \'\') as image, count(*)\n        from games group by 1, 2, 3 order by 1, 2, 3': {
    provider: string;
    category: Columns['games.category'];
    image: string;
    count: number;
  };
  'select provider_code, game_code from favourites where player_id = $1 order by added_at desc, game_code limit $2': {
    provider_code: string;
    game_code: string;
  };
  'select provider_code, game_code from play_sessions where player_id = $1 and not is_opening\n         group by provider_code, game_code order by max(started_at) desc limit 24': {
    provider_code: string;
    game_code: string;
  };
  'select provider_code, game_code, count(distinct player_id)::int as taken from play_sessions\n     where site = $1 and last_at > $2 and rounds > 0 and mode = \'real\' group by provider_code, game_code': {
    provider_code: string;
    game_code: string;
    taken: number;
  };
  'select provider_code, game_code, payout as amount, settled_at as at from bets\n     where site = $1 and kind = \'game\' and state = \'won\' and settled_at > $2 and account = \'cash\' and payout > stake\n     order by settled_at desc limit $3': {
    provider_code: string;
    game_code: string;
    amount: number;
    at: number;
  };
  'select provider_code, game_code, sum(launches)::int as month,\n       coalesce(sum(launches) filter (where day > $2::date - 7), 0)::int as week\n     from game_launches where site = $1 and day > $2::date - 30 group by provider_code, game_code': {
    provider_code: string;
    game_code: string;
    month: number;
    week: number;
  };
  'select provider_code, transaction_id, bet_transaction_id, play_session_id, round_id, site, player_id, currency, game_code, amount,\n  detail, held_at from held_wins where state = \'held\' and ($1::text[] is null or site = any($1))\n     order by held_at, transaction_id limit $2': {
    provider_code: string;
    transaction_id: string;
    bet_transaction_id: string;
    play_session_id: string;
    round_id: string;
    site: string;
    player_id: string;
    currency: string;
    game_code: string;
    amount: number;
    detail: string;
    held_at: number;
  };
  'select purpose, site, channel, content, expires_at from messages where message_id = $1 and state = \'pending\' and content is not null': {
    purpose: string;
    site: string;
    channel: 'email' | 'sms';
    content: Columns['messages.content'];
    expires_at: number;
  };
  'select r.event_id, r.amount, r.at, p.id as payment, p.site, p.player_id, p.amount as deposit, p.currency, p.method_name, p.state,\n       coalesce((select -sum(leg.amount) from ledger_transactions t cross join lateral unnest(t.accounts, t.amounts) as leg (account, amount)\n         where t.site = p.site and t.key = \'payment:\' || p.id || \':charged_back:\' || r.event_id and leg.account = \'receivable\'),\n         0)::bigint as uncovered,\n       coalesce((select -sum(leg.amount) from ledger_transactions t cross join lateral unnest(t.accounts, t.amounts) as leg (account, amount)\n         where t.player_id = p.player_id and \'receivable\' = any(t.accounts) and leg.account = \'receivable\'), 0)::bigint as owed\n     from payment_reversals r join payments p on p.id = r.payment_id\n     where r.status = \'charged_back\' and ($1::text[] is null or p.site = any($1)) order by r.at desc, r.event_id limit $2': {
    event_id: string;
    amount: number;
    at: number;
    payment: string;
    site: string;
    player_id: string;
    deposit: number;
    currency: string;
    method_name: string;
    state: 'approved' | 'charged_back' | 'created' | 'declined' | 'expired' | 'paid' | 'pending' | 'processing' | 'refunded' | 'rejected' | 'requested' | 'returned' | 'review';
    uncovered: number;
    owed: number;
  };
  'select r.id as round_id, r.nonce, r.stake, r.payout, r.bet, r.actions, r.view, r.fixture, r.opened_at as at, d.hash, d.client_seed,\n           case when d.revealed_at is null then null else d.server_seed end as server_seed\n         from game_rounds r join game_seeds d on d.id = r.seed_id\n         where r.play_session_id = $1 and r.state = \'settled\' order by r.opened_at desc limit 30': {
    round_id: string;
    nonce: number;
    stake: number;
    payout: number;
    bet: unknown;
    actions: Columns['game_rounds.actions'];
    view: Columns['game_rounds.view'] | null;
    fixture: number;
    at: number;
    hash: string;
    client_seed: string;
    server_seed: string | null;
  };
  'select r.id, r.currency from players f join players r on r.site = f.site and r.referral_code = f.referrer_code\n     where f.id = $1 and f.referrer_code <> \'\' and r.id <> f.id': {
    id: string;
    currency: string;
  };
  'select r.id, r.site, r.player_id, p.account_id, p.full_name as now, r.full_name, r.created_at\n     from name_requests r join players p on p.id = r.player_id where r.state = \'open\' order by r.created_at, r.id': {
    id: string;
    site: string;
    player_id: string;
    account_id: string;
    now: string;
    full_name: string;
    created_at: number;
  };
  'select r.id, r.site, r.player_id, p.account_id, r.reason, r.asked_at\n     from return_requests r join players p on p.id = r.player_id where r.state = \'open\' order by r.asked_at, r.id': {
    id: string;
    site: string;
    player_id: string;
    account_id: string;
    reason: string;
    asked_at: number;
  };
  'select r.nonce, r.stake, r.payout, r.bet, r.actions, d.hash, d.client_seed,\n         case when d.revealed_at is null then null else d.server_seed end as server_seed\n       from game_rounds r join game_seeds d on d.id = r.seed_id\n       where r.play_session_id = $1 and r.id = $2 and r.state = \'settled\'': {
    nonce: number;
    stake: number;
    payout: number;
    bet: unknown;
    actions: Columns['game_rounds.actions'];
    hash: string;
    client_seed: string;
    server_seed: string | null;
  };
  'select r.note, r.payment_id, r.theirs, r.their_currency, (r.outcome = \'twice\' or r.kind in (\'refunded\', \'charged_back\', \'returned\')\n  or not exists (select 1 from payments p where p.id = r.payment_id and p.site = u.site)) as is_not_answered, case\n  when r.outcome = \'twice\' and (select count(*) from payments p join payment_steps s on s.payment_id = p.id\n      where p.id = r.payment_id and p.site = u.site and coalesce(s.amount, p.amount) = r.theirs and p.currency = r.their_currency\n        and s.state = case r.kind when \'deposit\' then \'approved\' when \'withdrawal\' then \'paid\' else r.kind end)\n    >= (select count(*) from settlement_rows o where o.run_id = r.run_id and o.payment_id = r.payment_id and o.kind = r.kind\n      and o.theirs = r.theirs and o.their_currency = r.their_currency)\n    then \'event\'\n  when r.outcome = \'twice\' and exists (select 1 from settlement_runs n where n.site = u.site and n.made_at > u.made_at\n      and n.from_at <= u.from_at and n.until_at >= u.until_at\n      and exists (select 1 from settlement_rows l where l.run_id = n.id and l.payment_id = r.payment_id and l.kind = r.kind\n        and l.outcome = \'matched\')\n      and not exists (select 1 from settlement_rows l where l.run_id = n.id and l.payment_id = r.payment_id and l.kind = r.kind\n        and l.outcome <> \'matched\'))\n    then \'laterFile\'\n  when r.outcome in (\'missingHere\', \'different\') and exists (select 1 from payments p join payment_steps s on s.payment_id = p.id\n    where p.id = r.payment_id and p.site = u.site and coalesce(s.amount, p.amount) = r.theirs and p.currency = r.their_currency\n      and s.state = case r.kind when \'deposit\' then \'approved\' when \'withdrawal\' then \'paid\' else r.kind end)\n    then \'event\'\n  when r.outcome in (\'missingThere\', \'different\') and exists (select 1 from settlement_rows l join settlement_runs n on n.id = l.run_id\n    where l.payment_id = r.payment_id and l.kind = r.kind and l.outcome = \'matched\' and l.ours = r.ours and n.site = u.site\n      and n.made_at > u.made_at)\n    then \'laterFile\'\n  when r.outcome in (\'missingThere\', \'different\') and exists (select 1 from gateway_answers a where a.payment_id = r.payment_id\n    and a.at >= u.made_at and a.amount = r.ours and a.currency = r.our_currency\n    and (r.kind, a.status) in ((\'deposit\', \'approved\'), (\'withdrawal\', \'paid\')))\n    then \'answer\'\n  when r.closed_at is not null then \'decision\'\n  end as proof,\n       (select p.player_id from payments p where p.id = r.payment_id and p.site = u.site) as player_id\n     from settlement_rows r join settlement_runs u on u.id = r.run_id\n     where r.run_id = $1 and r.number = $2 and u.site = $3 and r.outcome <> \'matched\' for no key update of r': {
    note: string | null;
    payment_id: string;
    theirs: number | null;
    their_currency: string | null;
    is_not_answered: boolean;
    proof: 'answer' | 'decision' | 'event' | 'laterFile' | null;
    player_id: string | null;
  };
  'select r.number, r.line, r.payment_id, r.reference, r.kind, r.theirs, r.their_currency, r.ours, r.our_currency, r.outcome,\n       r.note, r.noted_at, r.closed_reason, case\n  when r.outcome = \'twice\' and (select count(*) from payments p join payment_steps s on s.payment_id = p.id\n      where p.id = r.payment_id and p.site = u.site and coalesce(s.amount, p.amount) = r.theirs and p.currency = r.their_currency\n        and s.state = case r.kind when \'deposit\' then \'approved\' when \'withdrawal\' then \'paid\' else r.kind end)\n    >= (select count(*) from settlement_rows o where o.run_id = r.run_id and o.payment_id = r.payment_id and o.kind = r.kind\n      and o.theirs = r.theirs and o.their_currency = r.their_currency)\n    then \'event\'\n  when r.outcome = \'twice\' and exists (select 1 from settlement_runs n where n.site = u.site and n.made_at > u.made_at\n      and n.from_at <= u.from_at and n.until_at >= u.until_at\n      and exists (select 1 from settlement_rows l where l.run_id = n.id and l.payment_id = r.payment_id and l.kind = r.kind\n        and l.outcome = \'matched\')\n      and not exists (select 1 from settlement_rows l where l.run_id = n.id and l.payment_id = r.payment_id and l.kind = r.kind\n        and l.outcome <> \'matched\'))\n    then \'laterFile\'\n  when r.outcome in (\'missingHere\', \'different\') and exists (select 1 from payments p join payment_steps s on s.payment_id = p.id\n    where p.id = r.payment_id and p.site = u.site and coalesce(s.amount, p.amount) = r.theirs and p.currency = r.their_currency\n      and s.state = case r.kind when \'deposit\' then \'approved\' when \'withdrawal\' then \'paid\' else r.kind end)\n    then \'event\'\n  when r.outcome in (\'missingThere\', \'different\') and exists (select 1 from settlement_rows l join settlement_runs n on n.id = l.run_id\n    where l.payment_id = r.payment_id and l.kind = r.kind and l.outcome = \'matched\' and l.ours = r.ours and n.site = u.site\n      and n.made_at > u.made_at)\n    then \'laterFile\'\n  when r.outcome in (\'missingThere\', \'different\') and exists (select 1 from gateway_answers a where a.payment_id = r.payment_id\n    and a.at >= u.made_at and a.amount = r.ours and a.currency = r.our_currency\n    and (r.kind, a.status) in ((\'deposit\', \'approved\'), (\'withdrawal\', \'paid\')))\n    then \'answer\'\n  when r.closed_at is not null then \'decision\'\n  end as proof\n     from settlement_rows r join settlement_runs u on u.id = r.run_id\n     where r.run_id = $1 and r.outcome <> \'matched\' order by r.line nulls last, r.number': {
    number: number;
    line: number | null;
    payment_id: string;
    reference: string | null;
    kind: Columns['settlement_rows.kind'];
    theirs: number | null;
    their_currency: string | null;
    ours: number | null;
    our_currency: string | null;
    outcome: Columns['settlement_rows.outcome'];
    note: string | null;
    noted_at: number | null;
    closed_reason: string | null;
    proof: 'answer' | 'decision' | 'event' | 'laterFile' | null;
  };
  'select r.player_id, p.site, \'break:exclusionOver:\' || r.return_at as event\n       from protection_players r join players p on p.id = r.player_id\n       where ($3::text is null or r.player_id = $3) and r.return_at <= $1 and r.return_at > $2 and p.status <> \'closed\' and r.closing_at is null and r.excluded_at is not null\n         and (r.time_out_until is null or r.time_out_until <= $1) and not exists\n           (select 1 from inbox_items i where i.player_id = r.player_id and i.key = \'break:exclusionOver:\' || r.return_at)\n       order by r.return_at limit 500': {
    player_id: string;
    site: string;
    event: string;
  };
  'select r.player_id, p.site, \'break:timeOutOver:\' || r.time_out_until as event\n       from protection_players r join players p on p.id = r.player_id\n       where ($3::text is null or r.player_id = $3) and r.time_out_until <= $1 and r.time_out_until > $2 and p.status <> \'closed\' and r.closing_at is null\n         and (r.excluded_at is null or r.return_at <= $1) and not exists\n           (select 1 from inbox_items i where i.player_id = r.player_id and i.key = \'break:timeOutOver:\' || r.time_out_until)\n       order by r.time_out_until limit 500': {
    player_id: string;
    site: string;
    event: string;
  };
  'select recipient, subject, body, created_at from outbox where site = $1 order by created_at desc limit 50': {
    recipient: string;
    subject: string;
    body: string;
    created_at: number;
  };
  'select role from staff_roles where role = $1 for update': {
    role: string;
  };
  'select role, about, adjust_most from staff_roles order by role': {
    role: string;
    about: string;
    adjust_most: number;
  };
  'select role, other from staff_exclusions order by role, other': {
    role: string;
    other: string;
  };
  'select role, permission from staff_role_permissions order by permission': {
    role: string;
    permission: Columns['staff_role_permissions.permission'];
  };
  'select s.created_at, p.previous_login_at from sessions s join players p on p.id = s.player_id where s.id = $1': {
    created_at: number;
    previous_login_at: number | null;
  };
  'select s.id as session_id, s.cookie_hash, s.created_at, s.last_seen_at, s.ended_because,\n           p.id, p.account_id, p.account_key, p.currency, p.date_of_birth, p.status, p.blocked_until, p.language\n         from sessions s join players p on p.id = s.player_id where s.token_hash = $1 and s.site = $2': {
    session_id: string;
    cookie_hash: string | null;
    created_at: number;
    last_seen_at: number;
    ended_because: Columns['sessions.ended_because'] | null;
    id: string;
    account_id: string;
    account_key: string;
    currency: string;
    date_of_birth: string;
    status: 'blocked' | 'closed' | 'open';
    blocked_until: number | null;
    language: Columns['players.language'] | null;
  };
  'select s.player_id as player, s.id as bet from sports_bets s left join bets b using (site, id)\n     where (s.state, s.payout) is distinct from (b.state, b.payout) order by 1, 2': {
    player: string;
    bet: string;
  };
  'select secret from totp_factors where player_id = $1 and (confirmed_at is not null) = $2': {
    secret: string;
  };
  'select sequence, at, actor_kind, actor, actor_name, person, roles, second, site, act, outcome, error,\n  target, reason, before::text as before, after::text as after, amount, currency, address, request, hash\n  from audit_entries where sequence > $1 order by sequence limit $2': {
    sequence: number;
    at: number;
    actor_kind: 'console' | 'key' | 'member';
    actor: string;
    actor_name: string;
    person: string | null;
    roles: string[];
    second: string | null;
    site: string | null;
    act: string;
    outcome: 'asked' | 'done' | 'read' | 'refused';
    error: string | null;
    target: string | null;
    reason: string | null;
    before: string | null;
    after: string | null;
    amount: number | null;
    currency: string | null;
    address: string;
    request: string | null;
    hash: string;
  };
  'select sequence, at, actor_kind, actor, actor_name, roles, second, site, act, outcome, error, target, reason, before,\n         after, amount, currency, address, request, hash\n       from audit_entries where ($1::bigint is null or sequence < $1) and ($2::text[] is null or site = any ($2))\n         and ($3 = \'\' or site = $3) and ($4::text is null or actor = $4) and ($5::text is null or target = $5)\n         and ($6::text is null or act = $6) order by sequence desc limit $7': {
    sequence: number;
    at: number;
    actor_kind: 'console' | 'key' | 'member';
    actor: string;
    actor_name: string;
    roles: string[];
    second: string | null;
    site: string | null;
    act: string;
    outcome: 'asked' | 'done' | 'read' | 'refused';
    error: string | null;
    target: string | null;
    reason: string | null;
    before: unknown;
    after: unknown;
    amount: number | null;
    currency: string | null;
    address: string;
    request: string | null;
    hash: string;
  };
  'select sequence, at, kind, amount, counted, bet_id, key from bonus_entries\n     where bonus_id = $1 and ($2::bigint is null or sequence < $2) order by sequence desc limit $3': {
    sequence: number;
    at: number;
    kind: 'converted' | 'corrected' | 'counted' | 'ended' | 'granted' | 'refund' | 'stake' | 'uncounted' | 'win';
    amount: number;
    counted: number;
    bet_id: string | null;
    key: string;
  };
  'select sequence, hash from audit_head': {
    sequence: number;
    hash: string;
  };
  'select sequencename as name, last_value as value from pg_sequences\n     where schemaname = \'public\' and last_value is not null order by 1': {
    name: string;
    value: number;
  };
  'select server_seed from token_seeds where player_id = $1 ': {
    server_seed: string;
  };
  'select server_seed from token_seeds where player_id = $1 for update': {
    server_seed: string;
  };
  'select setval($1::regclass, $2::bigint)': {
    setval: number | null;
  };
  'select site from players where id = $1': {
    site: string;
  };
  'select site, count(*) as count, min(asked_at) as oldest from account_closures where state = \'closing\' and ($1::text[] is null or site = any($1)) group by site': {
    site: string;
    count: number;
    oldest: number;
  };
  'select site, count(*) as count, min(asked_at) as oldest from return_requests where state = \'open\' and ($1::text[] is null or site = any($1)) group by site': {
    site: string;
    count: number;
    oldest: number;
  };
  'select site, count(*) as count, min(asked_at) as oldest from staff_approvals\n         where state = \'waiting\' and ends_at > $2 and ($1::text[] is null or site = any($1)) group by site': {
    site: string | null;
    count: number;
    oldest: number;
  };
  'select site, count(*) as count, min(created_at) as oldest from bonuses where state = \'review\' and ($1::text[] is null or site = any($1)) group by site': {
    site: string;
    count: number;
    oldest: number;
  };
  'select site, count(*) as count, min(created_at) as oldest from contact_messages where state = \'waiting\' and ($1::text[] is null or site = any($1)) group by site': {
    site: string;
    count: number;
    oldest: number;
  };
  'select site, count(*) as count, min(created_at) as oldest from name_requests where state = \'open\' and ($1::text[] is null or site = any($1)) group by site': {
    site: string;
    count: number;
    oldest: number;
  };
  'select site, count(*) as count, min(created_at) as oldest from payments where state = \'review\' and ($1::text[] is null or site = any($1)) group by site': {
    site: string;
    count: number;
    oldest: number;
  };
  'select site, count(*) as count, min(ended_at) as since from messages\n     where state = \'failed\' and ($1::text[] is null or site = any($1)) group by site order by 3, 1': {
    site: string;
    count: number;
    since: number | null;
  };
  'select site, count(*) as count, min(held_at) as oldest from held_wins where state = \'held\' and ($1::text[] is null or site = any($1)) group by site': {
    site: string;
    count: number;
    oldest: number;
  };
  'select site, currency, account, sum(amount) as amount from ledger_entries where account <> all($1::text[])\n       group by site, currency, account order by site, currency, account': {
    site: string;
    currency: string;
    account: string;
    amount: number | null;
  };
  'select site, currency, sum(cash)::bigint as cash, sum(reserved)::bigint as reserved, sum(bonus)::bigint as bonus,\n       sum(free_bet)::bigint as free_bet, sum(bets)::bigint as open_bets, sum(stake)::bigint as open_stakes, sum(may_pay)::bigint as may_pay\n     from (\n       select site, currency, cash, reserved, bonus, free_bet, 0 as bets, 0 as stake, 0 as may_pay from ledger_players where site = any($1)\n       union all\n       select site, currency, 0, 0, 0, 0, 1, stake, potential from sports_bets where state = \'open\' and site = any($1)\n       union all\n       select p.site, p.currency, 0, 0, 0, 0, 1, t.stake, 0 from open_rounds o join players p on p.id = o.player_id and p.site = any($1)\n         cross join lateral (select coalesce(sum(amount), 0) as stake from provider_transactions t\n           where t.provider_code = o.provider_code and t.round_id = o.round_id and t.play_session_id = o.play_session_id\n             and t.kind = \'bet\' and t.state = \'done\') as t\n     ) as owed group by 1, 2 order by 1, 2': {
    site: string;
    currency: string;
    cash: number;
    reserved: number;
    bonus: number;
    free_bet: number;
    open_bets: number;
    open_stakes: number;
    may_pay: number;
  };
  'select site, gift, player_id, reason, marks, other_player_id as other, at from person_gifts\n     where outcome = \'refused\' and ($1::text[] is null or site = any($1))\n       and ($2::bigint is null or (at, player_id, site, gift) < ($2, $3, $4, $5))\n     order by at desc, player_id desc, site desc, gift desc limit $6': {
    site: string;
    gift: string;
    player_id: string;
    reason: Columns['person_gifts.reason'] | null;
    marks: string | null;
    other: string | null;
    at: number;
  };
  'select site, most, written_by, written_by_person from staff_thresholds where call = $1 and ended_at is null\n       and (site is null or site = $2) and (currency is null or currency = $3) order by at desc, id limit 1': {
    site: string | null;
    most: number | null;
    written_by: string;
    written_by_person: string | null;
  };
  'select site, words, sum(times)::int as times, max(day)::text as last_day from search_misses\n     where day >= $1::date and ($2::text[] is null or site = any($2)) group by site, words order by 3 desc, 4 desc, 1, 2 limit $3': {
    site: string;
    words: string;
    times: number;
    last_day: string;
  };
  'select split_part(fault, \' \', 2) as partner, count(*) as count, min(failed_at) as since from jobs\n     where done_at is null and failed_at is not null and fault ~ \'^PartnerFault [a-z]+ (unreachable|timeout)\' group by 1 order by 3, 1': {
    partner: string | null;
    count: number;
    since: number;
  };
  'select sport, count(*) filter (where state = \'live\') as live, count(*) filter (where state = \'scheduled\') as scheduled\n     from sports_matches where state in (\'live\', \'scheduled\') group by sport order by min(league_position)': {
    sport: Columns['sports_matches.sport'];
    live: number;
    scheduled: number;
  };
  'select staff_id from staff_company_accounts where issuer = $1 and subject = $2 and ended_at is null': {
    staff_id: string;
  };
  'select staff_id from staff_links where token_hash = $1': {
    staff_id: string;
  };
  'select staff_id from staff_passkeys where credential_id = $1': {
    staff_id: string;
  };
  'select staff_id, role, site from staff_grants where id = $1 and ended_at is null for update': {
    staff_id: string;
    role: string;
    site: string | null;
  };
  'select staff_is_player($1, $2) as own': {
    own: boolean | null;
  };
  'select stake from bets where site = $1 and player_id = $2 and id = $3 and account = \'cash\' for update': {
    stake: number;
  };
  'select started_at, last_active_at, acknowledged_at from protection_sessions where player_id = $1 and started_at <= $2\n     order by started_at desc limit 1': {
    started_at: number;
    last_active_at: number;
    acknowledged_at: number | null;
  };
  'select state from bonuses where site = $1 and player_id = $2 and offer = $3 and claim = $4\n       and state <> \'not_given\' and ($5::text is null or deposit_id is distinct from $5)': {
    state: Columns['bonuses.state'];
  };
  'select state from provider_transactions where provider_code = $1 and transaction_id = $2 and kind = \'bet\'\n           and play_session_id = $3 and round_id = $4': {
    state: 'done' | 'void';
  };
  'select status, language from sandbox_identity_checks where check_id = $1': {
    status: 'documents' | 'failed' | 'passed' | 'pending';
    language: string;
  };
  'select stopped_words($1, array[$2], $3) as words': {
    words: string | null;
  };
  'select stream, sequence, at, turn, snapshot_due from sports_feed': {
    stream: string | null;
    sequence: number | null;
    at: number;
    turn: number;
    snapshot_due: number;
  };
  'select t.id as transaction_id, case when t.kind like \'withdrawal%\' then \'withdrawal\'\n  when t.kind in (\'deposit_refunded\', \'deposit_charged_back\', \'claim_settled\') then \'deposit_reversal\' else t.kind end as kind, t.cash_change as amount,\n  t.balances_after[1] as balance_after, t.at, coalesce(p.state, \'completed\') as state, t.description, t.reference from ledger_transactions t left join payments p on p.id = t.reference and t.kind in\n  (\'deposit\', \'deposit_refunded\', \'deposit_charged_back\', \'withdrawal_request\', \'withdrawal_rejected\', \'withdrawal_returned\')\n    where t.player_id = $1 and t.at >= $2 and t.at < $3 and t.cash_change <> 0\n      and ($4 = \'\' or case when t.kind like \'withdrawal%\' then \'withdrawal\'\n  when t.kind in (\'deposit_refunded\', \'deposit_charged_back\', \'claim_settled\') then \'deposit_reversal\' else t.kind end = $4) and ($5 = \'\' or coalesce(p.state, \'completed\') = $5) order by t.sequence desc limit $6 offset $7': {
    transaction_id: string;
    kind: 'adjustment' | 'bonus' | 'bonus_converted' | 'bonus_ended' | 'bonus_granted' | 'claim_settled' | 'conversion' | 'deposit' | 'deposit_charged_back' | 'deposit_refunded' | 'deposit_reversal' | 'refund' | 'stake' | 'win' | 'withdrawal' | 'withdrawal_paid' | 'withdrawal_rejected' | 'withdrawal_request' | 'withdrawal_returned';
    amount: number;
    balance_after: number | null;
    at: number;
    state: 'approved' | 'charged_back' | 'completed' | 'created' | 'declined' | 'expired' | 'paid' | 'pending' | 'processing' | 'refunded' | 'rejected' | 'requested' | 'returned' | 'review';
    description: string;
    reference: string;
  };
  'select t.id as transaction_id, case when t.kind like \'withdrawal%\' then \'withdrawal\'\n  when t.kind in (\'deposit_refunded\', \'deposit_charged_back\', \'claim_settled\') then \'deposit_reversal\' else t.kind end as kind, t.cash_change as amount,\n  t.balances_after[1] as balance_after, t.at, coalesce(p.state, \'completed\') as state, t.description, t.reference from ledger_transactions t left join payments p on p.id = t.reference and t.kind in\n  (\'deposit\', \'deposit_refunded\', \'deposit_charged_back\', \'withdrawal_request\', \'withdrawal_rejected\', \'withdrawal_returned\') where t.id = $1 and t.player_id = $2 and t.cash_change <> 0': {
    transaction_id: string;
    kind: 'adjustment' | 'bonus' | 'bonus_converted' | 'bonus_ended' | 'bonus_granted' | 'claim_settled' | 'conversion' | 'deposit' | 'deposit_charged_back' | 'deposit_refunded' | 'deposit_reversal' | 'refund' | 'stake' | 'win' | 'withdrawal' | 'withdrawal_paid' | 'withdrawal_rejected' | 'withdrawal_request' | 'withdrawal_returned';
    amount: number;
    balance_after: number | null;
    at: number;
    state: 'approved' | 'charged_back' | 'completed' | 'created' | 'declined' | 'expired' | 'paid' | 'pending' | 'processing' | 'refunded' | 'rejected' | 'requested' | 'returned' | 'review';
    description: string;
    reference: string;
  };
  'select t.id, t.at, -sum(leg.amount) filter (where leg.account = \'game_token\') as given,\n       sum(leg.amount) filter (where leg.account = \'minigame_token\') as got\n     from (select id, at, sequence, accounts, amounts from ledger_transactions\n       where player_id = $1 and kind = \'conversion\' order by sequence desc limit $2) t\n     cross join lateral unnest(t.accounts, t.amounts) as leg (account, amount)\n     group by t.id, t.at, t.sequence order by t.sequence desc': {
    id: string;
    at: number;
    given: number | null;
    got: number | null;
  };
  'select t.play_session_id as session, t.round_id, b.state from bets b\n     join provider_transactions t on t.provider_code = b.provider_code and t.kind = \'bet\'\n       and t.transaction_id = substr(b.id, length(b.provider_code) + 2)\n     where b.site = $1 and b.id = $2 and b.player_id = $3 and b.kind = \'game\'': {
    session: string;
    round_id: string;
    state: 'cashed_out' | 'lost' | 'open' | 'refunded' | 'won';
  };
  'select t.player_id, t.currency, leg.account, leg.amount, t.description\n     from ledger_transactions t cross join lateral unnest(t.accounts, t.amounts) as leg (account, amount)\n     where t.site = $1 and t.key = $2 and leg.amount > 0\n       and not exists (select 1 from ledger_transactions b where b.site = $1 and b.key = $3)': {
    player_id: string;
    currency: string;
    account: string | null;
    amount: number;
    description: string;
  };
  'select t.transaction_id from provider_transactions t\n         join bets b on b.site = $4 and b.id = t.provider_code || \':\' || t.transaction_id and b.state = \'open\'\n         where t.provider_code = $1 and t.round_id = $2 and t.play_session_id = $3 and t.kind = \'bet\'\n           and not exists (select 1 from held_wins h\n             where h.provider_code = t.provider_code and h.bet_transaction_id = t.transaction_id and h.state = \'held\')\n         order by t.transaction_id': {
    transaction_id: string;
  };
  'select ticket from contact_messages where site = $1 and coalesce(player_id, \'\') = $2 and request_id = $3': {
    ticket: string;
  };
  'select ticket, language, message, answer, created_at from chat_messages where site = $1 order by ticket desc limit 50': {
    ticket: number;
    language: string;
    message: string;
    answer: string | null;
    created_at: number;
  };
  'select time_out_until, excluded_at, excluded_until, irrevocable_until, return_at, closing_at from protection_players where player_id = $1': {
    time_out_until: number | null;
    excluded_at: number | null;
    excluded_until: number | null;
    irrevocable_until: number | null;
    return_at: number | null;
    closing_at: number | null;
  };
  'select title, clauses, body from document_versions where site = $1 and document = $2 and version = $3\n     order by id desc limit 1': {
    title: unknown;
    clauses: unknown;
    body: unknown;
  };
  'select to_regclass(\'audit_entries\') is not null as is': {
    is: boolean;
  };
  'select to_regclass(\'ledger_transactions\') is not null as is': {
    is: boolean;
  };
  'select to_regclass(\'players\')::text as players': {
    players: string | null;
  };
  'select told_after from mission_news where site = $1 and mission_id = $2 and done_at is null for update': {
    told_after: string;
  };
  'select true as due from players p where p.id = $1 and\n       (select max(v.id) from document_versions v where v.site = p.site and v.document = \'term_condition\' and v.is_material)\n       > coalesce((select max(a.version_id) from terms_acceptances a where a.player_id = p.id), 0)': {
    due: boolean;
  };
  'select u.id, u.site, u.file_name, u.from_at, u.until_at, u.made_by, u.made_at, u.totals, c.rows, c.matched, c.open\n     from settlement_runs u cross join lateral (\n       select count(*) as rows, count(*) filter (where r.outcome = \'matched\') as matched,\n         count(*) filter (where r.outcome <> \'matched\' and case\n  when r.outcome = \'twice\' and (select count(*) from payments p join payment_steps s on s.payment_id = p.id\n      where p.id = r.payment_id and p.site = u.site and coalesce(s.amount, p.amount) = r.theirs and p.currency = r.their_currency\n        and s.state = case r.kind when \'deposit\' then \'approved\' when \'withdrawal\' then \'paid\' else r.kind end)\n    >= (select count(*) from settlement_rows o where o.run_id = r.run_id and o.payment_id = r.payment_id and o.kind = r.kind\n      and o.theirs = r.theirs and o.their_currency = r.their_currency)\n    then \'event\'\n  when r.outcome = \'twice\' and exists (select 1 from settlement_runs n where n.site = u.site and n.made_at > u.made_at\n      and n.from_at <= u.from_at and n.until_at >= u.until_at\n      and exists (select 1 from settlement_rows l where l.run_id = n.id and l.payment_id = r.payment_id and l.kind = r.kind\n        and l.outcome = \'matched\')\n      and not exists (select 1 from settlement_rows l where l.run_id = n.id and l.payment_id = r.payment_id and l.kind = r.kind\n        and l.outcome <> \'matched\'))\n    then \'laterFile\'\n  when r.outcome in (\'missingHere\', \'different\') and exists (select 1 from payments p join payment_steps s on s.payment_id = p.id\n    where p.id = r.payment_id and p.site = u.site and coalesce(s.amount, p.amount) = r.theirs and p.currency = r.their_currency\n      and s.state = case r.kind when \'deposit\' then \'approved\' when \'withdrawal\' then \'paid\' else r.kind end)\n    then \'event\'\n  when r.outcome in (\'missingThere\', \'different\') and exists (select 1 from settlement_rows l join settlement_runs n on n.id = l.run_id\n    where l.payment_id = r.payment_id and l.kind = r.kind and l.outcome = \'matched\' and l.ours = r.ours and n.site = u.site\n      and n.made_at > u.made_at)\n    then \'laterFile\'\n  when r.outcome in (\'missingThere\', \'different\') and exists (select 1 from gateway_answers a where a.payment_id = r.payment_id\n    and a.at >= u.made_at and a.amount = r.ours and a.currency = r.our_currency\n    and (r.kind, a.status) in ((\'deposit\', \'approved\'), (\'withdrawal\', \'paid\')))\n    then \'answer\'\n  when r.closed_at is not null then \'decision\'\n  end is null) as open\n       from settlement_rows r where r.run_id = u.id) c\n     where $1::text[] is null or u.site = any($1) order by u.made_at desc, u.id limit $2': {
    id: string;
    site: string;
    file_name: string;
    from_at: number;
    until_at: number;
    made_by: string;
    made_at: number;
    totals: Columns['settlement_runs.totals'];
    rows: number;
    matched: number;
    open: number;
  };
  'select u.site, count(*) as count, min(u.made_at) as oldest from settlement_runs u join settlement_rows r on r.run_id = u.id\n     where r.outcome <> \'matched\' and case\n  when r.outcome = \'twice\' and (select count(*) from payments p join payment_steps s on s.payment_id = p.id\n      where p.id = r.payment_id and p.site = u.site and coalesce(s.amount, p.amount) = r.theirs and p.currency = r.their_currency\n        and s.state = case r.kind when \'deposit\' then \'approved\' when \'withdrawal\' then \'paid\' else r.kind end)\n    >= (select count(*) from settlement_rows o where o.run_id = r.run_id and o.payment_id = r.payment_id and o.kind = r.kind\n      and o.theirs = r.theirs and o.their_currency = r.their_currency)\n    then \'event\'\n  when r.outcome = \'twice\' and exists (select 1 from settlement_runs n where n.site = u.site and n.made_at > u.made_at\n      and n.from_at <= u.from_at and n.until_at >= u.until_at\n      and exists (select 1 from settlement_rows l where l.run_id = n.id and l.payment_id = r.payment_id and l.kind = r.kind\n        and l.outcome = \'matched\')\n      and not exists (select 1 from settlement_rows l where l.run_id = n.id and l.payment_id = r.payment_id and l.kind = r.kind\n        and l.outcome <> \'matched\'))\n    then \'laterFile\'\n  when r.outcome in (\'missingHere\', \'different\') and exists (select 1 from payments p join payment_steps s on s.payment_id = p.id\n    where p.id = r.payment_id and p.site = u.site and coalesce(s.amount, p.amount) = r.theirs and p.currency = r.their_currency\n      and s.state = case r.kind when \'deposit\' then \'approved\' when \'withdrawal\' then \'paid\' else r.kind end)\n    then \'event\'\n  when r.outcome in (\'missingThere\', \'different\') and exists (select 1 from settlement_rows l join settlement_runs n on n.id = l.run_id\n    where l.payment_id = r.payment_id and l.kind = r.kind and l.outcome = \'matched\' and l.ours = r.ours and n.site = u.site\n      and n.made_at > u.made_at)\n    then \'laterFile\'\n  when r.outcome in (\'missingThere\', \'different\') and exists (select 1 from gateway_answers a where a.payment_id = r.payment_id\n    and a.at >= u.made_at and a.amount = r.ours and a.currency = r.our_currency\n    and (r.kind, a.status) in ((\'deposit\', \'approved\'), (\'withdrawal\', \'paid\')))\n    then \'answer\'\n  when r.closed_at is not null then \'decision\'\n  end is null and ($1::text[] is null or u.site = any($1)) group by u.site': {
    site: string;
    count: number;
    oldest: number;
  };
  'select up_to from figure_cursor where counted_to is not null': {
    up_to: number | null;
  };
  'select v.version, v.clauses from terms_acceptances a join document_versions v on v.id = a.version_id\n     where a.player_id = $1 order by a.version_id desc limit 1': {
    version: string;
    clauses: unknown;
  };
  'select value from content where site = $1 and kind = $2 and (name = $3 or split_part(name, \'/\', 1) = $3) order by position': {
    value: unknown;
  };
  'select value from content where site = $1 and kind = $2 order by position': {
    value: unknown;
  };
  'select version, at from document_versions where site = $1 and document = $2 order by id desc limit 50': {
    version: string;
    at: number;
  };
  'select version, at, clauses from document_versions where site = $1 and document = \'term_condition\'\n     order by id desc limit 1': {
    version: string;
    at: number;
    clauses: unknown;
  };
  'select what, checked_at, counted, flaws, broken_since from book_checks order by what desc': {
    what: Columns['book_checks.what'];
    checked_at: number;
    counted: number;
    flaws: number;
    broken_since: number | null;
  };
  'update bank_accounts set removed_at = $3 where player_id = $1 and id = $2 and removed_at is null returning id': {
    id: string;
  };
  'update bonus_offers set promised = promised + $3,\n       stopped_at = case when promised + $3 = $4 then $5::bigint end, stopped_because = case when promised + $3 = $4 then \'budget\' end\n     where site = $1 and code = $2 and stopped_at is null and promised + $3 <= $4 returning promised': {
    promised: number;
  };
  'update bonuses set expires_at = expires_at + $3 where site = $1 and offer = $2 and expires_at is not null\n       and (state in (\'active\', \'placed\') or state = \'closing\' and end_state = \'expired\') returning id, expires_at': {
    id: string;
    expires_at: number | null;
  };
  'update bonuses set state = $2 where id = $1 and state = \'promised\' returning id': {
    id: string;
  };
  'update bonuses set state = \'closing\', end_state = \'stopped\', reason = \'byStaff\'\n     where site = $1 and offer = $2 and state in (\'active\', \'closing\') and end_state is distinct from \'reversed\'\n       and end_state is distinct from \'stopped\' returning id': {
    id: string;
  };
  'update contact_messages set state = $2, answer = $3, decided_at = $4, decided_by = $5\n       where ticket = $1 and state = \'waiting\' returning site, contact_email, language, message, player_id': {
    site: string;
    contact_email: string;
    language: Columns['contact_messages.language'];
    message: string;
    player_id: string | null;
  };
  'update game_rounds set state = $2, view = $3, payout = $4, actions = $5, opened_at = $6, ends_at = $7, automatic = $8\n       where id = $1 and state = $9 returning id': {
    id: string;
  };
  'update game_rounds set state = \'cancelling\' where id = $1 and state in (\'staked\', \'cancelling\') returning id': {
    id: string;
  };
  'update game_rounds set state = \'settled\' where id = $1 and state = \'paying\' returning id': {
    id: string;
  };
  'update game_seeds set nonce = nonce + 1 where play_session_id = $1 and revealed_at is null returning *': {
    id: string;
    play_session_id: string;
    server_seed: string;
    hash: string;
    client_seed: string;
    nonce: number;
    revealed_at: number | null;
    next_server_seed: string;
  };
  'update held_wins set state = $3, decided_at = $4, decided_by = $5\n       where provider_code = $1 and transaction_id = $2 and state = \'held\' returning provider_code, transaction_id, bet_transaction_id, play_session_id, round_id, site, player_id, currency, game_code, amount,\n  detail, held_at': {
    provider_code: string;
    transaction_id: string;
    bet_transaction_id: string;
    play_session_id: string;
    round_id: string;
    site: string;
    player_id: string;
    currency: string;
    game_code: string;
    amount: number;
    detail: string;
    held_at: number;
  };
  'update jobs set done_at = $3, tries = 0, failed_at = null, fault = null\n     where id = $1 and turn = $2 and done_at is null returning id': {
    id: number;
  };
  'update jobs set run_at = $1, set_at = $1 where done_at is null and failed_at is not null\n       and ($2::text is null or kind = $2) and ($3::text is null or key = $3) returning id': {
    id: number;
  };
  'update jobs set turn = turn + 1, run_at = $1::bigint + due.lease, set_at = $1\n     from (select found.id, room.lease from unnest($2::text[], $3::int[], $4::int[]) as room (kind, most, lease)\n       cross join lateral (select id from jobs where kind = room.kind and done_at is null and (run_at <= $1 or set_at > $1::bigint + 60000)\n         order by run_at, id limit room.most for update skip locked) as found) as due\n     where jobs.id = due.id returning jobs.id, jobs.kind, jobs.key, jobs.payload, jobs.added_at, jobs.turn, jobs.tries': {
    id: number;
    kind: string;
    key: string;
    payload: unknown;
    added_at: number;
    turn: number;
    tries: number;
  };
  'update name_requests set state = $2, decided_at = $3, decided_by = $4 where id = $1 and state = \'open\'\n       returning site, player_id, full_name': {
    site: string;
    player_id: string;
    full_name: string;
  };
  'update payments p set state = \'review\', changed_at = $2, review_reasons = case when (exists (select 1 from protection_players t where t.player_id = p.player_id and t.no_withdrawals_until > $2)\n    or exists (select 1 from players o where o.id = p.player_id and o.status = \'blocked\' and coalesce(o.blocked_until > $2, true)))\n           then array_prepend(\'blocked\', p.review_reasons) else p.review_reasons end\n       where p.id = $1 and p.kind = \'withdrawal\' and p.state = \'requested\' and p.reviewed_at is null\n         and (p.review_reasons <> \'{}\' or (exists (select 1 from protection_players t where t.player_id = p.player_id and t.no_withdrawals_until > $2)\n    or exists (select 1 from players o where o.id = p.player_id and o.status = \'blocked\' and coalesce(o.blocked_until > $2, true)))) returning p.id': {
    id: string;
  };
  'update payments set asked_at = $2 where id = $1 and asked_at is not distinct from $3::bigint and state = any($4::text[])\n     returning id': {
    id: string;
  };
  'update payments set next_step = $2::jsonb, expires_at = $3\n     where id = $1 and (next_step is distinct from $2::jsonb or expires_at is distinct from $3::bigint) returning id': {
    id: string;
  };
  'update play_sessions set session_id = $4, language = $5, last_at = $6, ended_at = null, ended_because = null\n     where id = (select play_session_id from open_rounds where player_id = $1 and provider_code = $2 and game_code = $3\n       order by opened_at desc limit 1) returning id': {
    id: string;
  };
  'update player_blocks set lifted_at = $3, lifted_by = $4\n     where player_id = $1 and what = $2 and lifted_at is null returning id, until, words': {
    id: string;
    until: number | null;
    words: string;
  };
  'update players set address_line = $2, address_town = $3, address_postcode = $4\n     where id = $1 and (address_line, address_town, address_postcode) is distinct from ($2, $3, $4) returning id': {
    id: string;
  };
  'update protection_limits set pending = false, pending_from = null, lapsed_at = pending_from + $5\n           where player_id = $1 and kind = $2 and period = $3 and pending and pending_from <= $4\n           returning lapsed_at': {
    lapsed_at: number | null;
  };
  'update return_requests set state = $2, decided_at = $3, decided_by = $4, answer = $5\n     where id = $1 and state = \'open\' returning id': {
    id: string;
  };
  'update sandbox_deliveries set held_until = $1::bigint + 30000, tries = tries + 1 where id in (\n       select id from sandbox_deliveries where delivered_at is null and due_at <= $1::bigint and held_until <= $1::bigint\n       order by due_at, id limit 20 for update skip locked)\n     returning id, body, tries, due_at': {
    id: number;
    body: Columns['sandbox_deliveries.body'];
    tries: number;
    due_at: number;
  };
  'update sandbox_identity_checks set status = \'pending\', next_status = \'passed\', next_reason = null, tries = 0, due_at = $2\n         where check_id = $1 and status = \'documents\' returning check_id': {
    check_id: string;
  };
  'update sandbox_identity_checks set status = next_status, reason = next_reason, tries = tries + 1, due_at = $1::bigint + 30000\n       where due_at <= $1::bigint returning check_id, status, reason, next_status, next_reason, tries': {
    check_id: string;
    status: 'documents' | 'failed' | 'passed' | 'pending';
    reason: string | null;
    next_status: 'documents' | 'failed' | 'passed' | 'pending' | null;
    next_reason: string | null;
    tries: number;
  };
  'update sandbox_orders set status = $2, reason = $3 where payment_id = $1 and step is not null and status = \'pending\'\n       and expires_at > $4 returning payment_id, body, status, reason, step, expires_at': {
    payment_id: string;
    body: Columns['sandbox_orders.body'];
    status: Columns['sandbox_orders.status'];
    reason: string | null;
    step: Columns['sandbox_orders.step'] | null;
    expires_at: number | null;
  };
  'update sandbox_sessions set demo_balance = demo_balance + $2::bigint\n       where id = $1 and demo_balance + $2::bigint >= 0 returning demo_balance': {
    demo_balance: number | null;
  };
  'update sandbox_sessions set opened_at = $2 where id = $1 and opened_at is null returning id': {
    id: string;
  };
  'update sandbox_sessions set round_at = $2, last_at = $2 where id = $1 and round_at <= $3 returning id': {
    id: string;
  };
  'update sessions set ended_at = $2, ended_because = $3 where player_id = $1 and ended_at is null\n       and ($4::text is null or id = $4) and ($5::text is null or id <> $5) returning id': {
    id: string;
  };
  'update settlement_rows r set note = $3, noted_by = $4, noted_at = $5 from settlement_runs u\n     where r.run_id = $1 and r.number = $2 and u.id = r.run_id\n     returning r.payment_id, exists (select 1 from payments p where p.id = r.payment_id and p.site = u.site) as is_ours': {
    payment_id: string;
    is_ours: boolean;
  };
  'update sports_bets set state = \'cashed_out\', payout = $2, settled_at = $3, cash_out_request = $4\n       where id = $1 returning *': {
    id: string;
    site: string;
    player_id: string;
    request_id: string;
    request: unknown;
    kind: 'combo' | 'single' | 'system';
    sizes: number[];
    lines: number;
    stake_per_line: number;
    stake: number;
    currency: string;
    policy: 'any' | 'better' | 'none';
    state: 'cashed_out' | 'lost' | 'open' | 'refunded' | 'won';
    potential: number;
    payout: number;
    placed_at: number;
    settled_at: number | null;
    cash_out_request: string | null;
    voided_at: number | null;
    free_bet: string | null;
  };
  'update staff_keys set ended_at = $2 where id = $1 and ended_at is null returning name': {
    name: string;
  };
  'update staff_links set used_at = $2 where id = $1 and used_at is null and ends_at > $2 returning staff_id': {
    staff_id: string;
  };
  'update staff_sessions s set last_seen_at = greatest(s.last_seen_at, $2) from staff_members m\n     where s.token_hash = $1 and s.kind = $5 and s.ended_at is null and s.last_seen_at > $3 and s.created_at > $4\n       and m.id = s.staff_id and m.blocked_at is null\n     returning s.id, s.stepped_up_at, m.id as staff_id, m.name, m.email, m.person': {
    id: string;
    stepped_up_at: number;
    staff_id: string;
    name: string;
    email: string;
    person: string;
  };
  'update step_up_grants set used_for = $4, uses = uses + 1 where id = (\n       select id from step_up_grants where session_id = $1 and call = $2 and expires_at > $3\n         and (used_for is null or ($5 and used_for = $4)) order by used_for nulls last limit 1 for update)\n     and (used_for is null or used_for = $4) returning id': {
    id: string;
  };
  'update switches set opened_at = $2, opened_by = $3 where id = $1 and opened_at is null returning site, what, key': {
    site: string | null;
    what: Columns['switches.what'];
    key: string;
  };
  'with asked as materialized (select id, player_id, offer, currency, state, amount, balance, created_at, ended_at\n       from bonuses where site = $1 and ($3::text is null or offer = $3)),\n     moved as materialized (select b.offer, b.currency, width_bucket(e.at, $2::bigint[]) as day, e.kind,\n         sum(e.amount) as amount, sum(e.counted) as counted\n       from bonus_entries e join asked b on b.id = e.bonus_id where e.at >= ($2::bigint[])[1] group by 1, 2, 3, 4),\n     first as (select offer, player_id, currency, min(created_at) as at from asked where state <> \'not_given\' group by 1, 2, 3),\n     facts as (\n       select offer, currency, width_bucket(created_at, $2::bigint[]) as day, \'claims\' as fact, count(*) as amount\n         from asked where state <> \'not_given\' group by 1, 2, 3\n       union all select offer, currency, width_bucket(created_at, $2::bigint[]), \'promised\', sum(amount)\n         from asked where state <> \'not_given\' group by 1, 2, 3\n       union all select offer, currency, width_bucket(ended_at, $2::bigint[]),\n           case when state in (\'completed\', \'expired\') then state else \'ended_otherwise\' end, count(*)\n         from asked where ended_at is not null and state <> \'not_given\' group by 1, 2, 3, 4\n       union all select offer, currency, day, kind, amount from moved\n       union all select offer, currency, day, \'wagered\', counted from moved\n       union all select f.offer, f.currency, width_bucket(t.at, $2::bigint[]), \'deposits\', sum(t.cash_change)\n         from first f join ledger_transactions t on t.player_id = f.player_id and t.at >= greatest(f.at, ($2::bigint[])[1])\n         where t.kind = \'deposit\' group by 1, 2, 3),\n     before as (select b.offer, b.currency, sum(b.balance) - coalesce(max(m.amount), 0) as open\n       from asked b left join (select offer, currency, sum(amount) as amount from moved group by 1, 2) m using (offer, currency)\n       group by 1, 2),\n     days as (select b.offer, b.currency, b.open as before, d.day from before b\n       cross join generate_series(1, cardinality($2::bigint[]) - 1) as d (day)),\n     sums as (select d.offer, d.currency, d.day, d.before,\n         coalesce(sum(f.amount) filter (where f.fact = \'claims\'), 0) as claims,\n         coalesce(sum(f.amount) filter (where f.fact = \'promised\'), 0) as promised,\n         coalesce(sum(f.amount) filter (where f.fact = \'granted\'), 0) as granted,\n         -coalesce(sum(f.amount) filter (where f.fact = \'ended\'), 0) as returned,\n         -coalesce(sum(f.amount) filter (where f.fact in (\'stake\', \'refund\')), 0) as staked,\n         coalesce(sum(f.amount) filter (where f.fact in (\'win\', \'corrected\')), 0) as won,\n         coalesce(sum(f.amount) filter (where f.fact = \'wagered\'), 0) as wagered,\n         -coalesce(sum(f.amount) filter (where f.fact = \'converted\'), 0) as converted,\n         coalesce(sum(f.amount) filter (where f.fact = \'completed\'), 0) as completed,\n         coalesce(sum(f.amount) filter (where f.fact = \'expired\'), 0) as expired,\n         coalesce(sum(f.amount) filter (where f.fact = \'ended_otherwise\'), 0) as ended_otherwise,\n         coalesce(sum(f.amount) filter (where f.fact = \'deposits\'), 0) as deposits\n       from days d left join facts f using (offer, currency, day) group by 1, 2, 3, 4)\n     select offer, currency, day, claims, promised, granted, returned, staked, won, wagered, converted, completed, expired,\n       ended_otherwise, deposits, before + sum(granted - returned - staked + won - converted)\n         over (partition by offer, currency order by day) as open\n     from sums order by day, offer, currency': {
    offer: string;
    currency: string;
    day: number | null;
    claims: number;
    promised: number;
    granted: number;
    returned: number;
    staked: number;
    won: number;
    wagered: number;
    converted: number;
    completed: number;
    expired: number;
    ended_otherwise: number;
    deposits: number;
    open: number | null;
  };
  'with before as (select site, time_zone from figure_sites),\n     stored as (insert into figure_sites (site, time_zone) select site, zone from unnest($1::text[], $2::text[]) as given (site, zone)\n       where not exists (select 1 from before b where b.site = given.site and b.time_zone = given.zone)\n       on conflict (site) do update set time_zone = excluded.time_zone returning site)\n     select stored.site from stored join before on before.site = stored.site': {
    site: string;
  };
  'with ended as (\n       select b.player_id, sum(b.stake - b.bonus_stake) as staked\n       from bets b left join games g on g.provider_code = b.provider_code and g.game_code = b.game_code\n       where b.site = $1 and b.ended_at >= $2 and b.ended_at < $3 and b.account = \'cash\'\n         and case when b.kind = \'sports\' then $5 else coalesce(g.category, \'casino\') = any($6::text[]) end\n       group by b.player_id having sum(b.stake - b.bonus_stake) >= $4),\n     returned as (\n       select t.player_id, sum(t.cash_change) as paid\n       from ended e join ledger_transactions t on t.player_id = e.player_id and t.at >= $2 and t.at < $3 and t.kind in (\'win\', \'refund\')\n         join bets b on b.site = t.site and b.id = t.reference and b.account = \'cash\'\n         left join games g on g.provider_code = b.provider_code and g.game_code = b.game_code\n       where case when b.kind = \'sports\' then $5 else coalesce(g.category, \'casino\') = any($6::text[]) end\n       group by t.player_id)\n     select p.id as player_id, p.currency, p.date_of_birth, (e.staked - coalesce(r.paid, 0))::bigint as loss\n     from ended e join players p on p.id = e.player_id left join returned r on r.player_id = e.player_id\n     where e.staked - coalesce(r.paid, 0) >= $4 order by p.id': {
    player_id: string;
    currency: string;
    date_of_birth: string;
    loss: number;
  };
  'with entry as (\n       insert into bonus_entries (bonus_id, key, kind, amount, counted, bet_id, at) values ($1, $2, $3, $4, $5, $6, $7))\n     update bonuses set balance = balance + $4, wagered = wagered + $5,\n       state = case when state = \'active\' and kind <> \'free_bet\' and wagered + $5 >= required then \'earned\' else state end\n     where id = $1 returning state, balance': {
    state: Columns['bonuses.state'];
    balance: number;
  };
  'with found as materialized (\n    select id, created_at from players where name_parts @> $1::text[] and site = any($2::text[]))\n  select id as player, \'name\' as by, created_at || \' \' || id as place from found\n  where (created_at, id) > ($3::bigint, $4) order by created_at, id limit 26': {
    player: string;
    by: 'name';
    place: string;
  };
  'with paid as (select max(created_at) as last from payments\n       where player_id = $2 and kind = \'withdrawal\' and id <> $1 and state = \'paid\')\n     select p.created_at as player_since, b.created_at as account_since, paid.last as paid_before,\n       (select coalesce(sum(w.amount), 0)::bigint from payments w where w.player_id = $2 and w.kind = \'withdrawal\'\n         and w.created_at > $4::bigint - 86400000 and w.created_at <= $4 and w.state not in (\'rejected\', \'returned\')) as of_day,\n       (select coalesce(sum(d.amount - d.given_back), 0)::bigint from payments d where d.player_id = $2 and d.kind = \'deposit\'\n         and d.state in (\'approved\', \'refunded\', \'charged_back\') and d.created_at > coalesce(paid.last, 0)) as deposited,\n       (select coalesce(sum(t.stake - t.bonus_stake), 0)::bigint from bets t where t.player_id = $2 and t.account = \'cash\'\n         and t.state not in (\'refunded\', \'cashed_out\') and t.placed_at > coalesce(paid.last, 0)) as staked,\n       exists (select 1 from person_links l where (l.player_id = $2 or l.other_id = $2) and l.lifted_at is null) as is_linked,\n       coalesce((select c.status = \'passed\' from identity_checks c where c.player_id = $2 order by c.attempt desc limit 1),\n         false) as is_verified\n     from paid cross join players p left join bank_accounts b on b.id = $3 where p.id = $2': {
    player_since: number;
    account_since: number | null;
    paid_before: number | null;
    of_day: number;
    deposited: number;
    staked: number;
    is_linked: boolean;
    is_verified: boolean;
  };
  'with parts as materialized (select site, at, currency, category, provider, kind, amount, player_id from figure_parts\n       where at >= $2 and at < $3 and (posted_in is null or posted_in < $4) and ($1::text[] is null or site = any($1))),\n     recount as (select site, at - at % 900000 as at, currency, category, provider, kind, count(*) as count, sum(amount) as amount\n       from parts group by 1, 2, 3, 4, 5, 6),\n     kept as (select site, at, currency, category, provider, kind, count, amount from figure_quarters where at >= $2 and at < $3 and ($1::text[] is null or site = any($1))),\n     compared as (select site, at, currency, category, provider, kind, coalesce(k.count, 0) as kept_count, coalesce(k.amount, 0) as kept_amount, coalesce(r.count, 0) as count,\n       coalesce(r.amount, 0)::bigint as amount from recount r full join kept k using (site, at, currency, category, provider, kind)),\n     differing as (select * from compared where kept_count <> count or kept_amount <> amount)\n     select d.*, c.compared, (select count(*) from differing) as differing\n     from (select count(*) as compared from compared) c left join (select * from differing order by at, site, at, currency, category, provider, kind limit 50) d on true': {
    site: string | null;
    at: number | null;
    currency: string | null;
    category: string | null;
    provider: string | null;
    kind: string | null;
    kept_count: number | null;
    kept_amount: number | null;
    count: number | null;
    amount: number | null;
    compared: number;
    differing: number;
  };
  'with recount as (select p.site, (to_timestamp(p.at / 1000.0) at time zone coalesce(s.time_zone, \'UTC\'))::date as day, l.currency,\n         count(distinct p.player_id) as counted\n       from figure_cursor c join figure_parts p on p.posted_in is null or p.posted_in < c.counted_to\n       join ledger_players l on l.player_id = p.player_id left join figure_sites s on s.site = p.site\n       where c.counted_to is not null and p.kind in (\'stake_cash\', \'stake_bonus\', \'stake_free_bet\') group by 1, 2, 3)\n     select site, day, currency, coalesce(k.active_players, 0) as kept, coalesce(r.counted, 0) as counted\n     from recount r full join figure_days k using (site, day, currency)\n     where coalesce(k.active_players, 0) <> coalesce(r.counted, 0) and exists (select 1 from figure_cursor where counted_to is not null)\n     order by 2, 1, 3 limit 50': {
    site: string | null;
    day: string | null;
    currency: string | null;
    kept: number;
    counted: number;
  };
  'with same as (\n       select theirs.player_id, theirs.kind from person_marks mine join person_marks theirs on theirs.hash = mine.hash\n         where mine.player_id = $4 and theirs.player_id <> $4 and mine.kind <> \'name\'\n           and mine.proved_at is not null and theirs.proved_at is not null\n       union all select id, null from unnest($3::text[]) as linked (id))\n     select g.player_id as other, string_agg(distinct same.kind, \', \') as marks\n     from same join person_gifts g on g.site = $1 and g.gift = $2 and g.player_id = same.player_id\n     where g.outcome = \'given\' group by g.player_id order by min(g.at) limit 1': {
    other: string;
    marks: string | null;
  };
  'with shared as (\n       select theirs.player_id as id, count(distinct mine.kind) as kinds,\n         string_agg(distinct mine.kind, \', \' order by mine.kind)\n           filter (where mine.proved_at is not null and theirs.proved_at is not null) as contacts\n       from person_marks mine join person_marks theirs on theirs.hash = mine.hash and theirs.player_id <> $1\n       where mine.player_id = $1 and mine.kind <> \'name\' group by theirs.player_id\n       having bool_or(mine.proved_at is not null and theirs.proved_at is not null)),\n     born as (\n       (select o.id from players me join players o on o.date_of_birth = me.date_of_birth\n         where me.id = $1 and o.date_of_birth <> \'\' order by o.created_at limit 2000)\n       union\n       (select theirs.player_id from person_marks mine join person_marks theirs on theirs.hash = mine.hash\n         where mine.player_id = $1 and mine.kind = \'name\' order by theirs.created_at limit 100))\n     select o.id, me.full_name as mine, o.full_name as theirs, coalesce(s.contacts, \'\') as contacts,\n       coalesce(s.kinds, 0) as kinds, o.date_of_birth = me.date_of_birth and o.date_of_birth <> \'\' as "isBornSame"\n     from players me join players o on o.id <> me.id left join shared s on s.id = o.id\n     where me.id = $1 and (s.id is not null or o.id in (select id from born)) order by s.id is null, o.created_at, o.id': {
    id: string;
    mine: string;
    theirs: string;
    contacts: string;
    kinds: number;
    isBornSame: boolean;
  };
}
