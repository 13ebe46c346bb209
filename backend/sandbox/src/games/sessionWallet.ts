import type { ErrorKey } from '@marquee/contract/errors';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { WalletClient } from '@marquee/protocols/provider/client';
import type { ProviderAnswer } from '@marquee/protocols/provider/messages';
import type { PlaySession } from './sessions';

/** Takes stakes and pays out: the operator's wallet, or a demo's play session. Amounts in minor units. */
export interface SessionWallet {
  /** Why and when the operator ended the play session; undefined while it is active. */
  ended(session: PlaySession): Promise<ProviderAnswer['ended']>;
  balance(session: PlaySession): Promise<number>;
  /** Throws Refusal if the stake is refused; nothing is taken then. */
  bet(session: PlaySession, roundId: string, amount: number): Promise<number>;
  /** Pays a round and ends it; `automatic` if its player did not return. */
  win(session: PlaySession, roundId: string, amount: number, automatic: boolean): Promise<number>;
  rollback(session: PlaySession, roundId: string): Promise<void>;
}

function read(answer: ProviderAnswer): number {
  // A held win is now the operator's to decide. Any other status than `ok` is a refusal, with the status as its key.
  if (answer.status !== 'ok' && answer.status !== 'held')
    throw new Refusal(answer.status as ErrorKey, {
      ...(answer.fields ? { fields: answer.fields } : {}),
      ...(answer.highest_stake === undefined ? {} : { highest: answer.highest_stake }),
    });
  return answer.balance ?? 0;
}

/** The player's wallet through the provider API. */
export function operatorWallet(call: WalletClient): SessionWallet {
  return {
    async ended({ provider_code, id }) {
      const answer = await call(provider_code, 'session', { session: id });
      read(answer);
      return answer.ended;
    },
    async balance({ provider_code, id }) {
      return read(await call(provider_code, 'balance', { session: id }));
    },
    async bet({ provider_code, id, currency }, round_id, amount) {
      const transaction_id = `${round_id}-b`;
      return read(await call(provider_code, 'bet', { session: id, transaction_id, round_id, amount, currency }));
    },
    async win({ provider_code, id, currency }, round_id, amount, automatic) {
      const ids = { transaction_id: `${round_id}-w`, bet_transaction_id: `${round_id}-b`, round_id };
      if (amount > 0) read(await call(provider_code, 'win', { session: id, ...ids, amount, currency, detail: '' }));
      return read(await call(provider_code, 'end_round', { session: id, round_id, automatic }));
    },
    async rollback({ provider_code, id }, round_id) {
      const ids = { transaction_id: `${round_id}-r`, bet_transaction_id: `${round_id}-b`, round_id };
      read(await call(provider_code, 'rollback', { session: id, ...ids }));
    },
  };
}

/** Play money in the play session. The caller settles each round once, by its state. */
export function demoWallet(database: Database): SessionWallet {
  const change = async (session: PlaySession, amount: number): Promise<number> => {
    const [row] = await database.query(
      `update sandbox_sessions set demo_balance = demo_balance + $2::bigint
       where id = $1 and demo_balance + $2::bigint >= 0 returning demo_balance`,
      [session.id, amount],
    );
    if (!row || row.demo_balance === null) throw new Refusal('insufficientBalance');
    return row.demo_balance;
  };
  return {
    ended: async () => undefined,
    balance: (session) => change(session, 0),
    bet: (session, _roundId, amount) => change(session, -amount),
    win: (session, _roundId, amount) => change(session, amount),
    // A demo stake is taken in one statement: an interrupted round has taken nothing.
    rollback: async () => {},
  };
}
