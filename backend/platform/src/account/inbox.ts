import { randomUUID } from 'node:crypto';
import type { Output } from '@marquee/contract/calls';
import type { Database, RowOf } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { PlayerContext } from '../calls/handlers';
import { assertAdmitted } from '../identity/guard';
import { postBonus } from '../ledger/postBonus';
import { publish } from '../live/publish';
import { assertGift } from '../persons/gifts';
import { assertVerifiedContact } from '../persons/verifiedContact';
import { assertMay } from '../protection/guard';

/** A message to a player. `key` is its idempotency key. Texts by language code; `body` must be safe HTML. */
export interface Message {
  key: string;
  title: Record<string, string>;
  body: Record<string, string>;
  reward?: { account: 'game_token' | 'minigame_token'; amount: number };
  expiresAt?: number;
}

declare module '@marquee/database/columns' {
  interface Columns {
    'inbox_items.title': Record<string, string>;
    'inbox_items.body': Record<string, string>;
  }
}

type ItemRow = RowOf<`select ${typeof columns} from inbox_items where player_id = $1 and id = $2 for update`>;

const columns = 'id, key, title, body, reward_account, reward_amount, sent_at, expires_at, read_at, claimed_at';

/** Adds a message to a player's inbox and announces it to the player's open pages. Returns whether it is new. */
export async function sendMessage(
  transaction: Database,
  player: { id: string; site: string },
  message: Message,
  now: number,
): Promise<boolean> {
  const { key, title, body, reward, expiresAt } = message;
  const sent = await transaction.query(
    `insert into inbox_items (id, site, player_id, key, title, body, reward_account, reward_amount, sent_at, expires_at)
     values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7, $8, $9, $10) on conflict (player_id, key) do nothing returning id`,
    [
      randomUUID(),
      player.site,
      player.id,
      key,
      JSON.stringify(title),
      JSON.stringify(body),
      reward?.account ?? null,
      reward?.amount ?? null,
      now,
      expiresAt ?? null,
    ],
  );
  if (sent.length === 0) return false;
  await publish(transaction, player.id, 'inbox', {});
  return true;
}

function stateAt(row: ItemRow, now: number): 'unread' | 'read' | 'claimed' | 'expired' {
  if (row.claimed_at !== null) return 'claimed';
  if (row.expires_at !== null && now >= row.expires_at) return 'expired';
  return row.read_at === null ? 'unread' : 'read';
}

type Kind = NonNullable<Output<'settings/get_inbox'>['value'][number]['kind']>;

/** What messages are about, by the first part of their key. */
const kinds: Record<string, Kind> = {
  balanceCorrected: 'payment',
  betCorrected: 'game',
  bonus: 'reward',
  payment: 'payment',
  referral: 'reward',
  referralNotDue: 'reward',
  security: 'security',
  ticket: 'support',
  winHeld: 'game',
  winRefused: 'game',
  winReleased: 'game',
};

function kindOf({ key, reward_account }: ItemRow): Kind {
  return kinds[key.split(':', 1)[0] ?? ''] ?? (reward_account ? 'reward' : 'account');
}

/** The player's messages, newest first (R7). */
export async function inboxOf(
  database: Database,
  playerId: string,
  now: number,
): Promise<Output<'settings/get_inbox'>['value']> {
  const rows = await database.query(
    `select ${columns} from inbox_items where player_id = $1 order by sent_at desc, id limit 200`,
    [playerId],
  );
  return rows.map((row) => ({
    inbox_id: row.id,
    kind: kindOf(row),
    title: row.title,
    body: row.body,
    state: stateAt(row, now),
    reward: row.reward_account && row.reward_amount ? { account: row.reward_account, amount: row.reward_amount } : null,
    sent_at: new Date(row.sent_at).toISOString(),
    expires_at: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
  }));
}

async function lockedItem(transaction: Database, playerId: string, id: string): Promise<ItemRow> {
  const [row] = await transaction.query(
    `select ${columns} from inbox_items where player_id = $1 and id = $2 for update`,
    [playerId, id],
  );
  if (!row) throw new Refusal('messageUnknown');
  return row;
}

/** Marks a message as read; idempotent. Throws Refusal('messageUnknown'). */
export async function readMessage(transaction: Database, playerId: string, id: string, now: number): Promise<void> {
  const row = await lockedItem(transaction, playerId, id);
  if (row.read_at !== null) return;
  await transaction.query('update inbox_items set read_at = $2 where id = $1', [id, now]);
  await publish(transaction, playerId, 'inbox', {});
}

/**
 * Claims a message's reward, once per person, through the ledger; must run inside `claiming`. Throws Refusal
 * `messageUnknown`, `nothingToClaim`, `alreadyClaimed`, `rewardExpired`, `contactUnverified`, `rewardGiven`, or the
 * guard's: excluded players get no bonus.
 */
export async function claimMessage(
  transaction: Database,
  { site, player, clock, ledger }: Pick<PlayerContext, 'site' | 'player' | 'clock' | 'ledger'>,
  id: string,
): Promise<void> {
  const now = clock.now();
  await assertMay(transaction, player, 'bonus', 0, now);
  await assertAdmitted(transaction, player, site, now);
  const row = await lockedItem(transaction, player.id, id);
  if (!row.reward_account || !row.reward_amount) throw new Refusal('nothingToClaim');
  const state = stateAt(row, now);
  if (state === 'claimed') throw new Refusal('alreadyClaimed');
  if (state === 'expired') throw new Refusal('rewardExpired');
  await assertVerifiedContact(transaction, player.id);
  await assertGift(transaction, { site: site.domain_name, gift: `inbox:${row.key}`, playerId: player.id }, now);
  await postBonus(transaction, ledger, {
    key: `inbox:${id}`,
    site: site.domain_name,
    player,
    account: row.reward_account,
    amount: row.reward_amount,
    reference: id,
    description: row.title.EN ?? '',
    at: now,
  });
  await transaction.query('update inbox_items set claimed_at = $2, read_at = coalesce(read_at, $2) where id = $1', [
    id,
    now,
  ]);
  await publish(transaction, player.id, 'inbox', {});
}
