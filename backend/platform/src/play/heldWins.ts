import type { HeldWinState } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import type { ProviderMessage } from '@marquee/protocols/provider/messages';
import { sendMessage } from '../account/inbox';
import type { Ledger } from '../ledger/ledger';
import { written } from '../messages/written';
import { settleBet } from '../wallet/betEnds';

const columns = `provider_code, transaction_id, bet_transaction_id, play_session_id, round_id, site, player_id, currency, game_code, amount,
  detail, held_at`;

interface Held {
  provider: string;
  session: { id: string; site: string; player_id: string; currency: string; game_code: string; name: string | null };
  message: ProviderMessage<'win'>;
}

/** Holds a win for review, and tells the player. */
export async function holdWin(transaction: Database, { provider, session, message }: Held, now: number): Promise<void> {
  const { id, site, player_id, currency, game_code, name } = session;
  const { transaction_id, bet_transaction_id, round_id, amount, detail } = message;
  await transaction.query(
    `insert into held_wins (${columns}, state) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'held')`,
    [
      provider,
      transaction_id,
      bet_transaction_id,
      id,
      round_id,
      site,
      player_id,
      currency,
      game_code,
      amount,
      detail,
      now,
    ],
  );
  const news = written('winHeld', { amount, currency, name: name ?? game_code });
  await sendMessage(
    transaction,
    { id: player_id, site },
    { key: `winHeld:${provider}:${transaction_id}`, ...news },
    now,
  );
}

/**
 * The wins above their game's maximum that are held for review at some sites (null: at all), oldest first. Amounts in
 * minor units, times in ms since 1970.
 */
export function heldWins(
  database: Database,
  { sites = null, limit = null }: { sites?: readonly string[] | null; limit?: number | null } = {},
) {
  return database.query(
    `select ${columns} from held_wins where state = 'held' and ($1::text[] is null or site = any($1))
     order by held_at, transaction_id limit $2`,
    [sites, limit],
  );
}

/** The decision on a held win; `by` is a person's name, for the record. */
export interface Decision {
  provider: string;
  transaction: string;
  verdict: Exclude<HeldWinState, 'held'>;
  by: string;
}

/**
 * Credits a held win or refuses it for good, and tells the player. Returns false if it is not held any more, so that a
 * second decision changes nothing.
 */
export function decideHeldWin(database: Database, ledger: Ledger, decision: Decision, now: number): Promise<boolean> {
  const { provider, transaction: id, verdict, by } = decision;
  return database.transaction(async (transaction) => {
    const [win] = await transaction.query(
      `update held_wins set state = $3, decided_at = $4, decided_by = $5
       where provider_code = $1 and transaction_id = $2 and state = 'held' returning ${columns}`,
      [provider, id, verdict, now, by],
    );
    if (!win) return false;
    const { site, player_id, currency, amount, detail, game_code } = win;
    const payout = verdict === 'released' ? amount : 0;
    const settlement = {
      betId: `${provider}:${win.bet_transaction_id}`,
      key: `${provider}:${id}`,
      payout,
      state: payout > 0 ? ('won' as const) : ('lost' as const),
      ...(payout > 0 && detail ? { detail } : {}),
    };
    await settleBet(transaction, ledger, { id: player_id, site, currency }, settlement, now);
    const [game] = await transaction.query('select name from games where provider_code = $1 and game_code = $2', [
      provider,
      game_code,
    ]);
    const news = verdict === 'released' ? 'winReleased' : 'winRefused';
    const message = written(news, { amount, currency, name: game?.name ?? game_code });
    await sendMessage(transaction, { id: player_id, site }, { key: `${news}:${provider}:${id}`, ...message }, now);
    return true;
  });
}
