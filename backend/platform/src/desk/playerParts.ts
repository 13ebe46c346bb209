import type { PlayerPart } from '@marquee/contract/staff/players';
import { type Section, sections } from '../account/export/sections';

/** A section of the player's own file. */
function own(name: string): Section {
  const section = sections.find((one) => one.name === name);
  if (!section) throw new Error(`There is no section ${name}`);
  return section;
}

/** Where each part of `players/read` comes from: sections of the player's own file, and what only staff see. */
export const partSections: Record<PlayerPart, Section> = {
  account: { ...own('account'), columns: `id as player, ${own('account').columns}` },
  balances: own('balances'),
  blocks: {
    name: 'blocks',
    from: 'player_blocks',
    columns: 'id, what, words, until, created_at, created_by, lifted_at, lifted_by',
    at: 'created_at',
    id: 'id',
  },
  consents: own('consents'),
  limits: own('limits'),
  breaks: own('protection'),
  decisions: own('protection_decisions'),
  identity: { ...own('identity_checks'), columns: `id, ${own('identity_checks').columns}` },
  identity_partner: {
    name: 'identity_partner',
    from: `(select c.player_id, c.attempt, e.* from identity_events e join identity_checks c on c.id = e.check_id) as identity_partner`,
    columns: 'event_id, check_id, attempt, status, reason, outcome, received_at',
    at: 'received_at',
    id: 'event_id',
  },
  matches: {
    name: 'matches',
    from: `(select l.me, o.site, o.id as player, o.account_id, o.status, l.contacts, l.is_born_same, l.name, l.is_asked,
        l.created_at, l.lifted_at, l.lifted_by, l.lifted_reason,
        l.bound_at, l.bound_by, l.bound_reason
      from (select player_id as me, other_id as other, true as is_asked, * from person_links
        union all select other_id, player_id, false, * from person_links) as l join players o on o.id = l.other) as matches`,
    columns:
      'site, player, account_id, status, contacts, is_born_same, name, is_asked, created_at, lifted_at, lifted_by, lifted_reason, bound_at, bound_by, bound_reason',
    at: 'created_at',
    id: 'player',
    owner: 'me',
  },
  bank_accounts: own('bank_accounts'),
  payments: own('payments'),
  bonuses: { ...own('bonuses'), columns: own('bonuses').columns.replace('terms,', 'granted_by,') },
  ledger: own('ledger'),
  bets: own('bets'),
  sports_bets: own('sports_bets'),
  rounds: {
    name: 'rounds',
    from: `(select b.player_id, b.id as bet_id, b.game_code, b.stake, b.payout, b.state, b.placed_at, t.provider_code, t.round_id,
        t.play_session_id, e.ended_at, b.automatic
      from bets b join provider_transactions t on t.provider_code = b.provider_code and t.kind = 'bet'
        and t.transaction_id = substr(b.id, length(b.provider_code) + 2)
      left join ended_rounds e on e.provider_code = t.provider_code and e.play_session_id = t.play_session_id and e.round_id = t.round_id
      where b.kind = 'game') as rounds`,
    columns:
      'provider_code, game_code, round_id, bet_id, stake, payout, state, placed_at, ended_at, automatic, play_session_id',
    at: 'placed_at',
    id: 'bet_id',
  },
  held_wins: own('held_wins'),
  sessions: { ...own('sessions'), columns: `id, ${own('sessions').columns}` },
  gifts: {
    name: 'gifts',
    from: 'person_gifts',
    columns: 'gift, outcome, reason, marks, other_player_id as other, allowed_by, at as judged_at',
    at: 'at',
    id: 'gift',
  },
  tickets: own('contact_messages'),
  names: { ...own('name_requests'), columns: `id, ${own('name_requests').columns}, decided_by` },
  closing: own('closing'),
  notes: {
    name: 'notes',
    from: 'player_notes',
    columns: 'id, note, at, by_name',
    at: 'at',
    id: 'id',
  },
  audit: {
    name: 'audit',
    from: 'audit_entries',
    columns: 'sequence, at, actor_name, second, act, outcome, error, reason, before, after, amount, currency',
    at: 'sequence',
    id: 'hash',
    owner: "target = 'player:' || $1",
  },
};
