import type { ErrorKey } from '@marquee/contract/errors';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { WalletClient } from '@marquee/protocols/provider/client';
import type { ProviderAnswer } from '@marquee/protocols/provider/messages';
import type { PlaySession } from './sessions';

/** Where stakes come from and payouts go: the wallet for real, the play session for a demo. Amounts in minor units. */
export interface SessionWallet {
  /** Why and when the play session was ended by the operator; undefined while it runs. */
  ended(session: PlaySession): Promise<ProviderAnswer['ended']>;
  balance(session: PlaySession): Promise<number>;
  /** Throws Refusal when the stake may not be taken; nothing was taken then. */
  bet(session: PlaySession, roundId: string, amount: number): Promise<number>;
  /** Pays a round, and ends it; `automatic` where that was done for a player who did not come back. */
  win(session: PlaySession, roundId: string, amount: number, automatic: boolean): Promise<number>;
  rollback(session: PlaySession, roundId: string): Promise<void>;
}

function read(answer: ProviderAnswer): number {
  // A win that is held is the operator's from here on. Whatever else is not `ok` is a refusal of the wallet, and its
  // status the key.
  if (answer.status !== 'ok' && answer.status !== 'held')
    throw new Refusal(answer.status as ErrorKey, answer.fields ? { fields: answer.fields } : {});
  return answer.balance ?? 0;
}

/** The player's wallet, through the provider API and nothing else. */
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

/** Play money, kept in the play session only. The caller settles a round once: its state says so. */
export function demoWallet(database: Database): SessionWallet {
  const change = async (session: PlaySession, amount: number): Promise<number> => {
    const [row] = await database.query<{ demo_balance: number }>(
      `update sandbox_sessions set demo_balance = demo_balance + $2::bigint
       where id = $1 and demo_balance + $2::bigint >= 0 returning demo_balance`,
      [session.id, amount],
    );
    if (!row) throw new Refusal('insufficientBalance');
    return row.demo_balance;
  };
  return {
    ended: async () => undefined,
    balance: (session) => change(session, 0),
    bet: (session, _roundId, amount) => change(session, -amount),
    win: (session, _roundId, amount) => change(session, amount),
    // A demo stake is taken in one statement: when the round did not go on, nothing was taken.
    rollback: async () => {},
  };
}
