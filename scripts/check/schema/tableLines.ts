import type { TableLines } from './schemaPage';

/** What each table is for, in a line, by the folder whose code writes it. */
export const tableLines: TableLines = {
  'backend/platform/src/account': {
    account_closures: 'Accounts that are being closed or are closed; a row goes when its account is opened again.',
    export_tickets:
      'Files of their own data that players asked for: each is fetched once, by the browser of the session.',
    factor_resets: 'Factors that the operator took from a player who had lost them, once for each case.',
    inbox_items: 'Messages to a player on the site, and the rewards that come with them.',
    mission_claims: 'Rewards of missions that were claimed.',
    name_requests: 'Names that players ask for once theirs is locked; the operator decides.',
  },
  'backend/platform/src/api': {
    call_rates: 'How often calls that protect accounts were made, by a hash of call and network, for all processes.',
  },
  'backend/platform/src/audit': {
    audit_entries: 'What staff did, what was refused, and who read personal data: one chain of hashes.',
    audit_head: 'The end of that chain.',
  },
  'backend/platform/src/auth': {
    attempts: 'Failed attempts by a key; that of a person is hashed.',
    factor_tries: 'Not written any more: `second_factor_tries` is counted in its place.',
    known_devices: 'Browsers that somebody has signed in with to an account: what strangers do does not slow them.',
    one_time_codes: 'Codes that were sent to a telephone or an e-mail address, by hash.',
    passkey_challenges: 'What an authenticator is to sign, once. Player and session are null for a login.',
    passkeys: 'Passkeys of players.',
    players: 'Accounts: how to sign in, who it is, and how to reach them.',
    recovery_codes: 'Hashes of the codes that replace a lost factor, once each.',
    second_factor_tries: 'Wrong second factors, counted by known browser, by network, and for all strangers.',
    sessions: 'Sessions, by hashes of token and cookie.',
    sign_in_tickets: 'Logins whose first half was right; a row goes with its use.',
    step_up_grants: 'Proofs that each allow one call of a session.',
    totp_factors: 'Authenticator apps of players.',
  },
  'backend/platform/src/catalogue': {
    catalogue_state: 'What the stored catalogue was made from.',
    favourites: 'Games that players marked.',
    game_launches: 'How often each game was launched, by day and site: what is popular.',
    games: 'Games of providers, as all sites know them.',
    providers: 'Game providers.',
  },
  'backend/platform/src/content': {
    content: 'Texts and pictures of site files, sanitised, as calls answer them.',
    site_versions: 'The version of each site file that `content` was made from.',
  },
  'backend/platform/src/identity': {
    identity_checks: 'Checks of players’ identity, the newest attempt in force. No personal data.',
    identity_events: 'What the identity partner said, and what became of it.',
  },
  'backend/platform/src/jobs': {
    event_deliveries: 'Not written any more, and taken into `jobs`: events for each part that something follows for.',
    jobs: 'Background work, a row for each thing that is to be done once.',
    row_faults: 'Not written any more, and taken into `jobs`: rows that background work could not deal with.',
  },
  'backend/platform/src/ledger': {
    currencies_to_recount: 'Currencies whose amounts an older version stored with other decimal places.',
    ledger_entries: 'A view of the ledger: a row for each leg of a transaction.',
    ledger_players: 'Balances of players, and the head of each one’s hash chain.',
    ledger_transactions: 'Every movement of money and tokens, in a chain for each player; never changed.',
  },
  'backend/platform/src/messages': {
    messages: 'E-mails and texts on their way to people; recipient and text go when it ends.',
  },
  'backend/platform/src/minigame': {
    token_plays: 'Spins and chests of the minigame, with what proves them.',
    token_seeds: 'The server seed of each player’s next play of the minigame.',
  },
  'backend/platform/src/persons': {
    person_gifts: 'Gifts that a person gets once on a site, paid or refused.',
    person_links: 'Two accounts that may be one person’s.',
    person_marks: 'Keyed hashes that tell that two accounts are one person’s.',
  },
  'backend/platform/src/play': {
    ended_rounds: 'Rounds that their provider ended: nothing more is staked, paid or given back in them.',
    held_wins: 'Wins above what their game can pay; the operator releases or refuses them.',
    open_rounds: 'Rounds that were staked on and have not ended: what a launch resumes, and what expires.',
    play_sessions: 'A player’s or visitor’s session of one game.',
    provider_secrets: 'The shared secret of each provider’s calls.',
    provider_transactions: 'Calls of game providers that moved money, once each.',
    round_clocks: 'When a player’s next round may begin, in whatever game.',
  },
  'backend/platform/src/desk': {
    player_notes: 'What staff noted about a player; never changed.',
  },
  'backend/platform/src/protection': {
    player_blocks: 'What staff keep a player from, until when, and the words that the player reads.',
    protection_events: 'What a player decided for protection, and when; never changed.',
    protection_limits: 'Limits of players; a looser one waits until it is confirmed.',
    protection_players: 'Time-outs, self-exclusions and reminders, a row for each player.',
    protection_sessions: 'Time spent on the site, in sessions without a gap of 30 minutes.',
  },
  'backend/platform/src/search': {
    search_misses: 'Words that were searched and found nothing, by site and day. Nothing of who searched.',
  },
  'backend/platform/src/sports': {
    sports_bets:
      'Sports bets as they were placed. State and payout are also in `bets`, which `verify-ledger` compares.',
    sports_feed: 'When the odds feed was last read; one row.',
    sports_legs: 'The selections of a bet, at the odds that it was accepted at.',
    sports_markets: 'Markets of matches and races.',
    sports_matches: 'Matches and races of the odds feed, for all sites.',
    sports_odds: 'Every price that was shown of an event that bets may refer to.',
    sports_result_changes: 'Results that the feed changed after bets were settled by the first one.',
    sports_selections: 'What can be bet on in a market, at its current odds.',
    sports_values: 'How likely a line ends in each way, in millionths: what a bet is worth now.',
    sports_withdrawals: 'Runners that were withdrawn, and what Rule 4 takes of winnings.',
  },
  'backend/platform/src/reconciliation': {
    contradiction_statements: 'Which is right where the gateway and the books differ, as somebody says.',
    settlement_rows: 'Rows of a gateway’s settlement file beside the books.',
    settlement_runs: 'Settlement files of the gateway that were compared with the books.',
  },
  'backend/platform/src/storefront': {
    ads_visits: 'Ids of advertisements that visitors came by.',
    remote_failures: 'Remotes that failed in browsers.',
  },
  'backend/platform/src/staff': {
    staff_approvals: 'Acts that wait for a second person, or waited.',
    staff_exclusions: 'Pairs of roles that nobody has at the same site.',
    staff_grants: 'Roles of staff members, at one site or at all, until they end.',
    staff_keys: 'Keys of machines that make staff calls, by hash.',
    staff_marks: 'Keyed hashes that tell that a staff member is a player, or a member already.',
    staff_members: 'Who works for the operator.',
    staff_requests: 'Answers of acts by their request id, so that a repeated one is done once.',
    staff_role_permissions: 'What a role permits; owners may do everything.',
    staff_roles: 'Roles of staff members.',
    staff_sessions: 'Sessions of staff members, by hash of the token.',
    staff_thresholds: 'Up to which sum in a day one person does an act alone.',
  },
  'backend/platform/src/support': {
    contact_messages: 'Messages to support, and their answers.',
  },
  'backend/platform/src/switches': {
    switches: 'What staff switched off: games, sports, leagues, matches, markets, payment methods and the like.',
  },
  'backend/platform/src/wallet': {
    bank_accounts: 'Bank accounts that players withdraw to.',
    bets: 'Game rounds and sports bets as histories, missions, rankings and VIP levels read them.',
    cash_corrections: 'Who corrected a player’s cash by hand; the ledger has the rest.',
    gateway_answers: 'What the gateway answered about a payment that somebody asked about.',
    gateway_events: 'Every authentic callback of the payment gateway, and what became of it.',
    payment_reversals: 'What was taken back from deposits, event by event.',
    payment_steps: 'The timeline of a payment, once for each state.',
    payments: 'Deposits and withdrawals through the payment gateway.',
    withdrawal_counts: 'How many withdrawals were asked for, at sites that look at every nth.',
  },
  'backend/sandbox/src': {
    chat_messages: 'Messages of the sandbox’s live chat, with their answers.',
    game_rounds: 'Rounds of the sandbox’s games, with what proves them.',
    game_seeds: 'Server seeds of the sandbox’s games: the hash is shown before, the seed once it is retired.',
    outbox: 'Messages that would have left the site; the sandbox shows them.',
    page_views: 'Page views that the sandbox’s analytics counted.',
    sandbox_deliveries: 'Events of the sandbox’s payment gateway that the operator has yet to take.',
    sandbox_identity_checks: 'What the sandbox’s identity partner was asked, and what it found.',
    sandbox_orders: 'Payments that the sandbox’s gateway was given.',
    sandbox_secrets: 'Secrets of the sandbox’s partners.',
    sandbox_sessions: 'Sessions of the sandbox’s games.',
  },
  'backend/database/src': {
    migrations: 'Migrations that were applied, by a hash of each.',
  },
};
