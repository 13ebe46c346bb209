import { randomUUID } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { lockedPlayer, type ProtectedPlayer } from './players';

/** What staff can keep a player from; `marketing` is offers of every kind, `all` is everything, and sign-in. */
export const blockable = ['stakes', 'deposits', 'withdrawals', 'marketing', 'all'] as const;
export type Blockable = (typeof blockable)[number];

/** What a block of one kind is read from. */
export const columnOf = {
  stakes: 'no_stakes_until',
  deposits: 'no_deposits_until',
  withdrawals: 'no_withdrawals_until',
} as const satisfies Record<Exclude<Blockable, 'marketing' | 'all'>, keyof ProtectedPlayer>;

/** A block without an end is stored with this one, the year 9999. */
const noEnd = 253_402_300_799_999;

/** A new block; `until` in ms since 1970, null without an end. `words` are shown to the player. */
export interface NewBlock {
  what: Blockable;
  until: number | null;
  words: string;
  by: string;
}

/** A block in force; times in ms since 1970. */
export type Block = Awaited<ReturnType<typeof blocksOf>>[number];

/** The account's status in `players`, whose block may have ended by itself. */
interface StoredStatus {
  status: 'open' | 'blocked' | 'closed';
  blocked_until: number | null;
}

/** The status of an account now. */
export function statusAt({ status, blocked_until }: StoredStatus, now: number): StoredStatus['status'] {
  return status === 'blocked' && blocked_until !== null && blocked_until <= now ? 'open' : status;
}

/** The condition that the account of a row of `players` can be used at a time, as `statusAt` has it. */
export const isOpenAt = <const Row extends string, const Time extends string>(row: Row, time: Time) =>
  `(${row}.status = 'open' or (${row}.status = 'blocked' and ${row}.blocked_until <= ${time}))` as const;

/** The condition that the player with an id may not withdraw at a time: one who is blocked from it, or altogether. */
export const mayNotWithdraw = <const Id extends string, const Time extends string>(id: Id, time: Time) =>
  `(exists (select 1 from protection_players t where t.player_id = ${id} and t.no_withdrawals_until > ${time})
    or exists (select 1 from players o where o.id = ${id} and o.status = 'blocked' and coalesce(o.blocked_until > ${time}, true)))` as const;

/** A player's blocks in force, the oldest first. */
export function blocksOf(database: Database, playerId: string, now: number) {
  return database.query(
    `select id, what, until, words, created_at, created_by from player_blocks
     where player_id = $1 and lifted_at is null and (until is null or until > $2) order by created_at, id`,
    [playerId, now],
  );
}

/** A refusal with the words for the player, if a block of this has some. */
export function blockedBy(key: 'accountRestricted' | 'BLOCK', blocks: readonly Block[], what: Blockable): Refusal {
  const words = blocks.find((block) => (block.what === what || block.what === 'all') && block.words)?.words;
  return new Refusal(key, words ? { words } : {});
}

/**
 * Throws Refusal `accountRestricted`, with the words for the player, while they are blocked. The caller holds the lock
 * on the player's protection row.
 */
export async function assertNotBlocked(
  transaction: Database,
  row: ProtectedPlayer,
  what: keyof typeof columnOf,
  now: number,
): Promise<void> {
  const until = row[columnOf[what]];
  if (until === null || until <= now) return;
  throw blockedBy('accountRestricted', await blocksOf(transaction, row.player_id, now), what);
}

/** Locks a player for a change of blocks. Account before protection: the order of sign-ins. */
async function lockForBlocks(transaction: Database, playerId: string, now: number): Promise<void> {
  await transaction.query('select 1 from players where id = $1 for no key update', [playerId]);
  await lockedPlayer(transaction, playerId, now);
}

/** Ends what stands for `what`, whether it holds or is over. */
function lift(transaction: Database, playerId: string, { what, by }: { what: Blockable; by: string }, now: number) {
  return transaction.query(
    `update player_blocks set lifted_at = $3, lifted_by = $4
     where player_id = $1 and what = $2 and lifted_at is null returning id, until, words`,
    [playerId, what, now, by],
  );
}

/** Writes blocks to the rows that guards read; the status of an account only for `all`. */
async function apply(transaction: Database, playerId: string, what: Blockable, now: number): Promise<void> {
  const inForce = await blocksOf(transaction, playerId, now);
  const untilOf = (...kinds: Blockable[]) => {
    const ends = inForce.filter((block) => kinds.includes(block.what)).map(({ until }) => until ?? noEnd);
    return ends.length > 0 ? Math.max(...ends) : null;
  };
  await transaction.query(
    `update protection_players set no_stakes_until = $2, no_deposits_until = $3, no_withdrawals_until = $4
     where player_id = $1`,
    [playerId, untilOf('stakes', 'all'), untilOf('deposits', 'all'), untilOf('withdrawals', 'all')],
  );
  if (what !== 'all') return;
  const until = untilOf('all');
  await transaction.query("update players set status = $2, blocked_until = $3 where id = $1 and status <> 'closed'", [
    playerId,
    until === null ? 'open' : 'blocked',
    until === noEnd ? null : until,
  ]);
}

/**
 * Blocks a player, in place of an earlier block of the same: from the commit on no stake, deposit or withdrawal that it
 * names is taken. What is open goes on: rounds, bets and payments end and are paid. Returns what it replaced.
 */
export async function blockPlayer(
  transaction: Database,
  player: { id: string; site: string },
  { what, until, words, by }: NewBlock,
  now: number,
): Promise<Block | undefined> {
  await lockForBlocks(transaction, player.id, now);
  const before = (await blocksOf(transaction, player.id, now)).find((block) => block.what === what);
  await lift(transaction, player.id, { what, by }, now);
  await transaction.query(
    `insert into player_blocks (id, site, player_id, what, words, until, created_at, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [randomUUID(), player.site, player.id, what, words, until, now, by],
  );
  await apply(transaction, player.id, what, now);
  return before;
}

/** Ends a block; other blocks stay. Returns what ended, or undefined if nothing was in force. */
export async function unblockPlayer(
  transaction: Database,
  player: { id: string },
  { what, by }: { what: Blockable; by: string },
  now: number,
): Promise<Block | undefined> {
  await lockForBlocks(transaction, player.id, now);
  const before = (await blocksOf(transaction, player.id, now)).find((block) => block.what === what);
  await lift(transaction, player.id, { what, by }, now);
  await apply(transaction, player.id, what, now);
  return before;
}
