/**
 * A section of the file: an array of rows, oldest first. `at` and `id` define the order and the page cursor; `owner` is
 * the player column. `docs/export.md` explains the columns.
 */
export interface Section {
  name: string;
  from: string;
  columns: string;
  at: string;
  id: string;
  owner?: string;
}

/** The sections of a player's file. Every table with player rows is listed here or in `leftOut`. */
export const sections: readonly Section[] = [
  {
    name: 'account',
    from: 'players',
    owner: 'id',
    columns: `account_id, full_name, contact_email, contact_phone, date_of_birth, language, address_line, address_town, address_postcode, currency, status, created_at, phone_verified_at,
      email_verified_at, receipts, last_login_at, previous_login_at, referral_code, referrer_code, tracking`,
    at: 'created_at',
    id: 'id',
  },
  {
    name: 'name_requests',
    from: 'name_requests',
    columns: 'full_name, state, created_at, decided_at',
    at: 'created_at',
    id: 'id',
  },
  {
    name: 'closing',
    from: 'account_closures',
    columns: 'state, asked_at, bank_account_id, chosen_at, waits_for, closed_at, keep_until',
    at: 'asked_at',
    id: 'player_id',
  },
  {
    name: 'identity_checks',
    from: 'identity_checks',
    columns: 'attempt, status, reason, minimum_age, created_at, changed_at',
    at: 'created_at',
    id: 'id',
  },
  {
    name: 'sessions',
    from: 'sessions',
    columns: 'device, place, created_at, last_seen_at, ended_at, ended_because',
    at: 'created_at',
    id: 'id',
  },
  {
    name: 'known_browsers',
    from: 'known_devices',
    columns: 'last_used_at',
    at: 'last_used_at',
    id: 'device_hash',
  },
  {
    name: 'passkeys',
    from: 'passkeys',
    columns: 'name, created_at, last_used_at',
    at: 'created_at',
    id: 'id',
  },
  {
    name: 'authenticator_apps',
    from: 'totp_factors',
    columns: 'created_at, confirmed_at',
    at: 'created_at',
    id: 'player_id',
  },
  {
    name: 'recovery_codes',
    from: 'recovery_codes',
    columns: 'created_at, used_at',
    at: 'created_at',
    id: 'code_hash',
  },
  {
    name: 'factor_resets',
    from: 'factor_resets',
    columns: 'case_number, passkeys, totp, reset_at',
    at: 'reset_at',
    id: 'case_number',
  },
  {
    name: 'corrections',
    from: 'cash_corrections',
    columns: 'case_number, amount, currency, reason, cause_kind, cause_id, at',
    at: 'at',
    id: 'case_number',
  },
  {
    name: 'exports',
    from: 'export_tickets',
    columns: 'created_at, used_at',
    at: 'created_at',
    id: 'ticket_hash',
  },
  {
    name: 'protection',
    from: 'protection_players',
    columns: `limits_answered, reviewed_at, review_months, reality_minutes, reality_pending, reality_pending_from, time_out_until, excluded_at, excluded_until,
      excluded_here_only, irrevocable_until, return_at, closing_at, created_at`,
    at: 'created_at',
    id: 'player_id',
  },
  {
    name: 'limits',
    from: 'protection_limits',
    columns: 'kind, period, amount, pending, pending_amount, pending_from, lapsed_at',
    at: '0::bigint',
    id: "kind || ' ' || period",
  },
  {
    name: 'return_requests',
    from: 'return_requests',
    columns: 'reason, state, asked_at, decided_at, answer',
    at: 'asked_at',
    id: 'id',
  },
  {
    name: 'protection_decisions',
    from: 'protection_events',
    columns: 'at, event, detail',
    at: 'at',
    id: "event || ' ' || detail || ' ' || coalesce(request_id, ctid::text)",
  },
  {
    name: 'blocks',
    from: 'player_blocks',
    columns: 'what, words, until, created_at, lifted_at',
    at: 'created_at',
    id: 'id',
  },
  {
    name: 'consents',
    from: 'marketing_consents',
    columns: 'product, channel, given, at, version, wording, source',
    at: 'at',
    id: "lpad(id::text, 20, '0')",
  },
  {
    name: 'declaration',
    from: 'barred_declarations',
    columns: 'at, version, wording',
    at: 'at',
    id: 'player_id',
  },
  {
    name: 'terms',
    from: 'terms_acceptances',
    columns: 'at, source, (select v.version from document_versions v where v.id = version_id) as version',
    at: 'at',
    id: "lpad(id::text, 20, '0')",
  },
  {
    name: 'play_time',
    from: 'protection_sessions',
    columns: 'started_at, last_active_at, acknowledged_at',
    at: 'started_at',
    id: 'player_id',
  },
  {
    name: 'bank_accounts',
    from: 'bank_accounts',
    columns: 'id as bank_account_id, bank_code, bank_name, holder_name, account_number, created_at, removed_at',
    at: 'created_at',
    id: 'id',
  },
  {
    name: 'payments',
    from: 'payments',
    columns: `id as payment_id, kind, amount, given_back, currency, state, reason, method, method_name, bank_account_id, account, created_at,
      changed_at, (select json_agg(json_build_object('state', s.state, 'at', to_char(to_timestamp(s.at / 1000.0) at time zone 'utc',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', s.reason, 'amount', s.amount) order by s.position)
        from payment_steps s where s.payment_id = payments.id) as timeline`,
    at: 'created_at',
    id: 'id',
  },
  {
    name: 'balances',
    from: 'ledger_players',
    columns: 'currency, cash, reserved, game_token, minigame_token, frozen_token, bonus, free_bet',
    at: '0::bigint',
    id: 'player_id',
  },
  {
    name: 'bonuses',
    from: 'bonuses',
    columns: `id as bonus_id, offer, claim, kind, state, reason, currency, amount, balance, required, wagered, converted,
      terms, created_at, began_at, expires_at, ended_at`,
    at: 'created_at',
    id: 'id',
  },
  {
    name: 'bonus_changes',
    from: `(select b.player_id, e.* from bonus_entries e join bonuses b on b.id = e.bonus_id) as bonus_changes`,
    columns: 'bonus_id, kind, amount, counted, bet_id, at as changed_at',
    at: 'at',
    id: "lpad(sequence::text, 20, '0')",
  },
  {
    name: 'ledger',
    from: 'ledger_transactions',
    columns:
      'id as transaction_id, at, kind, currency, accounts, amounts, cash_change, balances_after, reference, description',
    at: 'sequence',
    id: 'id',
  },
  {
    name: 'bets',
    from: 'bets',
    columns: `id as bet_id, kind, account, placed_at, settled_at, stake, payout, state, automatic, title, detail, lines, provider_code,
      game_code`,
    at: 'placed_at',
    id: 'id',
  },
  {
    name: 'sports_bets',
    from: 'sports_bets',
    columns: `id as bet_id, kind, sizes, lines, stake_per_line, stake, currency, policy, state, potential, payout, placed_at, settled_at,
      (select json_agg(json_build_object('match_id', l.match_id, 'bet_type', l.bet_type, 'line', l.line, 'outcome', l.outcome, 'odds', l.odds,
        'result', l.result) order by l.position) from sports_legs l where l.bet_id = sports_bets.id) as legs`,
    at: 'placed_at',
    id: 'id',
  },
  {
    name: 'games',
    from: 'play_sessions',
    columns: 'provider_code, game_code, currency, language, started_at, last_at, rounds, ended_at, ended_because',
    at: 'started_at',
    id: 'id',
  },
  {
    name: 'open_rounds',
    from: 'open_rounds',
    columns: 'provider_code, game_code, round_id, opened_at',
    at: 'opened_at',
    id: "provider_code || ' ' || play_session_id || ' ' || round_id",
  },
  {
    name: 'held_wins',
    from: 'held_wins',
    columns: 'provider_code, game_code, round_id, amount, currency, detail, held_at, state, decided_at',
    at: 'held_at',
    id: "provider_code || ' ' || transaction_id",
  },
  {
    name: 'minigame',
    from: 'token_plays',
    columns: 'kind, stake, payout, choice, chests, server_seed, client_seed, nonce, played_at',
    at: 'played_at',
    id: 'id',
  },
  {
    name: 'messages',
    from: 'inbox_items',
    columns: 'title, body, reward_account, reward_amount, sent_at, expires_at, read_at, claimed_at',
    at: 'sent_at',
    id: 'id',
  },
  {
    name: 'contact_messages',
    from: 'contact_messages',
    columns: 'ticket, full_name, contact_email, message, language, state, answer, created_at, decided_at',
    at: 'created_at',
    id: 'ticket',
  },
  {
    name: 'missions',
    from: 'mission_claims',
    columns: 'mission_id, claimed_at',
    at: 'claimed_at',
    id: 'mission_id',
  },
  {
    name: 'gifts',
    from: 'person_gifts',
    columns: 'gift, outcome, at as judged_at',
    at: 'at',
    id: 'gift',
  },
  {
    name: 'favourites',
    from: 'favourites',
    columns: 'provider_code, game_code, added_at',
    at: 'added_at',
    id: "provider_code || ' ' || game_code",
  },
];

/**
 * Tables with player rows that are not personal data: counters, challenges, pending secrets, and duplicates of bets and
 * payments. Of staff's notes the operator decides what to hand out.
 */
export const leftOut: readonly string[] = [
  'factor_tries',
  'figure_players',
  'second_factor_tries',
  'passkey_challenges',
  'person_links',
  'person_marks',
  'player_notes',
  'provider_transactions',
  'round_clocks',
  'sign_in_tickets',
  'token_seeds',
];
