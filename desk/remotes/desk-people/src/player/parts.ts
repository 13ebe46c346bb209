import type { PlayerPart } from '@marquee/contract/staff/players';

/** A row of a part, as `players/read` answers it. */
export type PartRow = Readonly<Record<string, unknown>>;

/** A column of a part's table. */
export interface PartColumn {
  id: string;
  label: string;
  kind?: 'text' | 'time' | 'money' | 'figure' | 'state';
  /** Hidden until somebody asks for it. */
  isExtra?: true;
}

/** How a part is shown. */
export interface PartView {
  title: string;
  columns: readonly PartColumn[];
  /** The columns that tell its rows apart. */
  key: readonly string[];
  /** When a row happened; a part without it is no history. */
  at?: string;
  /** One line about a row in the timeline, from the values of these columns. */
  line?: readonly string[];
}

const time = (id: string, label: string): PartColumn => ({ id, label, kind: 'time' });
const amount = (id: string, label: string): PartColumn => ({ id, label, kind: 'money' });
const figure = (id: string, label: string): PartColumn => ({ id, label, kind: 'figure' });
const state = (id = 'state', label = 'State'): PartColumn => ({ id, label, kind: 'state' });
const text = (id: string, label: string): PartColumn => ({ id, label });
const extra = (column: PartColumn): PartColumn => ({ ...column, isExtra: true });

/** Every part with its columns. Names and contacts are missing: they are revealed for a reason. */
export const partViews: Record<PlayerPart, PartView> = {
  account: {
    title: 'Account',
    columns: [
      text('account_id', 'Account'),
      state('status', 'Status'),
      time('created_at', 'Since'),
      text('currency', 'Currency'),
      text('language', 'Language'),
      time('last_login_at', 'Last signed in'),
      time('previous_login_at', 'Before that'),
      time('phone_verified_at', 'Telephone proved'),
      time('email_verified_at', 'E-mail proved'),
      text('receipts', 'Receipts by e-mail'),
      text('referral_code', 'Referral code'),
      text('referrer_code', 'Came by the code'),
      text('tracking', 'Came from'),
    ],
    key: ['account_id'],
    at: 'created_at',
    line: ['account_id'],
  },
  balances: {
    title: 'Balances',
    columns: [
      amount('cash', 'Cash'),
      amount('reserved', 'Reserved'),
      amount('bonus', 'Bonus money'),
      amount('free_bet', 'Free bets'),
      figure('game_token', 'Game tokens'),
      figure('minigame_token', 'Minigame tokens'),
      figure('frozen_token', 'Frozen tokens'),
    ],
    key: ['currency'],
  },
  blocks: {
    title: 'Blocks',
    columns: [
      text('what', 'From what'),
      time('created_at', 'Since'),
      time('until', 'Until'),
      text('words', 'The player reads'),
      text('created_by', 'By'),
      time('lifted_at', 'Lifted'),
      text('lifted_by', 'Lifted by'),
    ],
    key: ['id'],
    at: 'created_at',
    line: ['what', 'words', 'created_by'],
  },
  consents: {
    title: 'Consents',
    columns: [
      time('at', 'When'),
      text('product', 'Product'),
      text('channel', 'Channel'),
      text('given', 'Given'),
      text('source', 'Where'),
      extra(text('version', 'Version')),
      extra(text('wording', 'Wording')),
    ],
    key: ['at', 'product', 'channel'],
    at: 'at',
    line: ['product', 'channel', 'given'],
  },
  limits: {
    title: 'Limits',
    columns: [
      text('kind', 'Limit'),
      text('period', 'Per'),
      amount('amount', 'Amount'),
      text('pending', 'Asked for'),
      amount('pending_amount', 'Asked amount'),
      time('pending_from', 'From'),
      time('lapsed_at', 'Lapsed'),
    ],
    key: ['kind', 'period'],
  },
  breaks: {
    title: 'Breaks and exclusion',
    columns: [
      time('time_out_until', 'Time-out until'),
      time('excluded_at', 'Excluded since'),
      time('excluded_until', 'Excluded until'),
      text('excluded_here_only', 'Only here'),
      time('irrevocable_until', 'Fixed until'),
      time('return_at', 'Play opens'),
      time('closing_at', 'Account closes'),
      time('reviewed_at', 'Limits reviewed'),
      extra(figure('review_months', 'Months between reviews')),
      extra(figure('reality_minutes', 'Reality check, minutes')),
    ],
    key: ['created_at'],
  },
  decisions: {
    title: 'Decisions about play',
    columns: [time('at', 'When'), text('event', 'What'), text('detail', 'Detail')],
    key: ['at', 'event', 'detail'],
    at: 'at',
    line: ['event', 'detail'],
  },
  identity: {
    title: 'Identity checks',
    columns: [
      figure('attempt', 'Check'),
      state('status', 'Status'),
      text('reason', 'Reason'),
      figure('minimum_age', 'Minimum age'),
      time('created_at', 'Begun'),
      time('changed_at', 'Changed'),
    ],
    key: ['id'],
    at: 'created_at',
    line: ['attempt', 'status', 'reason'],
  },
  identity_partner: {
    title: 'What the partner said',
    columns: [
      time('received_at', 'When'),
      figure('attempt', 'Check'),
      state('status', 'Status'),
      text('reason', 'Reason'),
      text('outcome', 'What became of it'),
    ],
    key: ['event_id'],
    at: 'received_at',
    line: ['status', 'reason', 'outcome'],
  },
  matches: {
    title: 'Accounts that may be the same person’s',
    columns: [
      text('site', 'Site'),
      text('account_id', 'Account'),
      state('status', 'Status'),
      text('contacts', 'Same contacts'),
      text('is_born_same', 'Same birth date'),
      text('name', 'Name'),
      time('created_at', 'Found'),
      time('lifted_at', 'Two persons since'),
      text('lifted_by', 'By'),
      time('bound_at', 'One person since'),
      text('bound_by', 'By whom'),
    ],
    key: ['site', 'player'],
    at: 'created_at',
    line: ['site', 'account_id', 'contacts'],
  },
  bank_accounts: {
    title: 'Bank accounts',
    columns: [
      text('bank_name', 'Bank'),
      text('account_number', 'Number'),
      time('created_at', 'Added'),
      time('removed_at', 'Removed'),
      extra(text('bank_code', 'Code')),
      extra(text('holder_name', 'Holder')),
      extra(text('bank_account_id', 'Id')),
    ],
    key: ['bank_account_id'],
    at: 'created_at',
    line: ['bank_name'],
  },
  payments: {
    title: 'Payments',
    columns: [
      time('created_at', 'When'),
      text('kind', 'Kind'),
      amount('amount', 'Amount'),
      state(),
      text('method_name', 'Method'),
      text('reason', 'Reason'),
      amount('given_back', 'Given back'),
      extra(time('changed_at', 'Changed')),
      text('payment_id', 'Payment'),
      extra(text('bank_account_id', 'Bank account')),
    ],
    key: ['payment_id'],
    at: 'created_at',
    line: ['kind', 'amount', 'state', 'reason'],
  },
  bonuses: {
    title: 'Bonuses',
    columns: [
      time('created_at', 'When'),
      text('offer', 'Offer'),
      text('kind', 'Kind'),
      state(),
      text('reason', 'Reason'),
      amount('amount', 'Amount'),
      amount('balance', 'There now'),
      amount('wagered', 'Wagered'),
      amount('required', 'To wager'),
      amount('converted', 'Became cash'),
      text('granted_by', 'Given by'),
      time('expires_at', 'Expires'),
      extra(time('ended_at', 'Ended')),
      extra(text('bonus_id', 'Bonus')),
    ],
    key: ['bonus_id'],
    at: 'created_at',
    line: ['offer', 'amount', 'state'],
  },
  ledger: {
    title: 'Ledger',
    columns: [
      time('at', 'When'),
      text('kind', 'Kind'),
      amount('cash_change', 'Cash'),
      text('reference', 'About'),
      text('description', 'Description'),
      extra(text('accounts', 'Accounts')),
      extra(text('amounts', 'Amounts, minor units')),
      extra(text('balances_after', 'Balances after')),
      extra(text('transaction_id', 'Transaction')),
    ],
    key: ['transaction_id'],
    at: 'at',
    line: ['kind', 'cash_change', 'description'],
  },
  bets: {
    title: 'Bets',
    columns: [
      time('placed_at', 'When'),
      text('title', 'Bet'),
      text('detail', 'Detail'),
      amount('stake', 'Stake'),
      amount('payout', 'Return'),
      state(),
      time('settled_at', 'Settled'),
      text('provider_code', 'Provider'),
      extra(text('game_code', 'Game')),
      extra(text('account', 'Paid from')),
      extra(text('automatic', 'Automatic')),
      text('bet_id', 'Id'),
    ],
    key: ['bet_id'],
    at: 'placed_at',
    line: ['title', 'stake', 'payout', 'state'],
  },
  sports_bets: {
    title: 'Sports bets',
    columns: [
      time('placed_at', 'When'),
      text('kind', 'Kind'),
      figure('lines', 'Lines'),
      amount('stake', 'Stake'),
      amount('potential', 'Could return'),
      amount('payout', 'Return'),
      state(),
      time('settled_at', 'Settled'),
      text('bet_id', 'Id'),
      extra(text('legs', 'Legs')),
    ],
    key: ['bet_id'],
  },
  rounds: {
    title: 'Rounds',
    columns: [
      time('placed_at', 'When'),
      text('provider_code', 'Provider'),
      text('game_code', 'Game'),
      amount('stake', 'Stake'),
      amount('payout', 'Return'),
      state(),
      time('ended_at', 'Ended'),
      text('round_id', 'Round'),
      extra(text('bet_id', 'Bet')),
      extra(text('play_session_id', 'Play session')),
    ],
    key: ['bet_id'],
  },
  held_wins: {
    title: 'Held wins',
    columns: [
      time('held_at', 'When'),
      text('provider_code', 'Provider'),
      text('game_code', 'Game'),
      amount('amount', 'Amount'),
      state(),
      text('detail', 'Why'),
      time('decided_at', 'Decided'),
      text('round_id', 'Round'),
    ],
    key: ['provider_code', 'round_id', 'held_at'],
    at: 'held_at',
    line: ['provider_code', 'amount', 'state'],
  },
  sessions: {
    title: 'Sessions',
    columns: [
      time('created_at', 'Signed in'),
      text('device', 'Device'),
      text('place', 'Place'),
      time('last_seen_at', 'Last seen'),
      time('ended_at', 'Ended'),
      text('ended_because', 'Because'),
    ],
    key: ['id'],
    at: 'created_at',
    line: ['device', 'place'],
  },
  gifts: {
    title: 'Gifts',
    columns: [
      time('judged_at', 'When'),
      text('gift', 'Gift'),
      state('outcome', 'Outcome'),
      text('reason', 'Reason'),
      text('marks', 'Same'),
      text('other', 'Other player'),
      text('allowed_by', 'Allowed by'),
    ],
    key: ['gift'],
    at: 'judged_at',
    line: ['gift', 'outcome', 'reason'],
  },
  tickets: {
    title: 'Messages',
    columns: [
      time('created_at', 'When'),
      text('message', 'Message'),
      state(),
      text('answer', 'Answer'),
      time('decided_at', 'Answered'),
      text('ticket', 'Ticket'),
    ],
    key: ['ticket'],
    at: 'created_at',
    line: ['message', 'state'],
  },
  names: {
    title: 'Names asked for',
    columns: [
      time('created_at', 'When'),
      text('full_name', 'Name'),
      state(),
      time('decided_at', 'Decided'),
      text('decided_by', 'By'),
    ],
    key: ['id'],
    at: 'created_at',
    line: ['state', 'decided_by'],
  },
  closing: {
    title: 'Closing',
    columns: [
      state(),
      time('asked_at', 'Asked'),
      text('waits_for', 'Waits for'),
      time('chosen_at', 'Bank account chosen'),
      time('closed_at', 'Closed'),
      time('keep_until', 'Data kept until'),
    ],
    key: ['asked_at'],
    at: 'asked_at',
    line: ['state', 'waits_for'],
  },
  notes: {
    title: 'Notes of staff',
    columns: [time('at', 'When'), text('note', 'Note'), text('by_name', 'By')],
    key: ['id'],
    at: 'at',
    line: ['note', 'by_name'],
  },
  audit: {
    title: 'Audit',
    columns: [
      time('at', 'When'),
      text('actor_name', 'Who'),
      text('act', 'Act'),
      state('outcome', 'Outcome'),
      text('reason', 'Reason'),
      text('before', 'Before'),
      text('after', 'After'),
      text('second', 'Second person'),
      extra(text('error', 'Refused because')),
      extra(figure('sequence', 'Entry')),
    ],
    key: ['sequence'],
    at: 'at',
    line: ['actor_name', 'act', 'outcome', 'reason'],
  },
};

/** The tabs of a player's page that show parts, in their order. */
export const partGroups = {
  account: { label: 'Account', parts: ['account', 'balances', 'sessions', 'consents', 'closing'] },
  money: { label: 'Money', parts: ['payments', 'bank_accounts', 'ledger'] },
  play: { label: 'Play', parts: ['bets', 'sports_bets', 'rounds', 'held_wins'] },
  gifts: { label: 'Bonuses', parts: ['bonuses', 'gifts'] },
  protection: { label: 'Protection', parts: ['blocks', 'limits', 'breaks', 'decisions'] },
  identity: { label: 'Identity', parts: ['identity', 'identity_partner', 'names', 'matches'] },
  messages: { label: 'Messages', parts: ['tickets', 'notes'] },
  audit: { label: 'Audit', parts: ['audit'] },
} as const satisfies Record<string, { label: string; parts: readonly PlayerPart[] }>;

/** The name of a group of parts. */
export type PartGroup = keyof typeof partGroups;

/** Narrows text to the name of a group. */
export const isPartGroup = (name: string): name is PartGroup => Object.hasOwn(partGroups, name);

/** An amount in minor units as text: `money` of the desk. */
export type WriteAmount = (minor: number, currency: string) => string;

/**
 * A value of a row as plain text; empty for nothing. Minor units become an amount of the row's currency, or of the
 * account's, as `write` has them.
 */
export function plainOf(
  row: PartRow,
  { id, kind }: Pick<PartColumn, 'id' | 'kind'>,
  currency: string,
  write: WriteAmount,
): string {
  const value = row[id];
  if (value === null || value === undefined) return '';
  if (kind === 'money' && typeof value === 'number') {
    const isMinutes = row.kind === 'session' && 'period' in row;
    return isMinutes ? `${value} min` : write(value, typeof row.currency === 'string' ? row.currency : currency);
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What tells a row of a part from its others. */
export const keyOf = ({ key }: PartView, row: PartRow): string => key.map((one) => String(row[one])).join(' ');
