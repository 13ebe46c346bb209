import type { Database } from '@marquee/kernel/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { ProviderAnswer, ProviderMessage } from '@marquee/protocols/provider/messages';
import { longestSession } from '../auth/tokens';
import { assertIdentified } from '../identity/guard';
import type { JurisdictionCode } from '../jurisdictions/jurisdictions';
import type { Ledger } from '../ledger/ledger';
import { type AccessState, assertOpen } from '../protection/access';
import { type Bettor, recordBet, refundBet, settleBet } from '../wallet/bets';

/** The play session of a provider's call, with what the wallet needs of its game. */
interface Session {
  id: string;
  site: string;
  player_id: string;
  currency: string;
  game_code: string;
  name: string;
  /** Whether the sign-in that it belongs to still lasts. */
  signed_in: boolean;
  /** Why and when the player's games were ended; null while they run. */
  ended_because: Exclude<AccessState, 'open'> | null;
  ended_at: number | null;
}

interface Done {
  kind: string;
  play_session_id: string;
  round_id: string;
  amount: number;
  state: 'done' | 'void';
  balance_after: number;
}

/** A provider transaction about to be done. */
interface Entry {
  transaction_id: string;
  kind: 'bet' | 'win' | 'rollback';
  round_id: string;
  amount: number;
}

/**
 * The wallet as one provider sees it (decisions §7). Each call runs in the given transaction. Throws Refusal: `sessionUnknown`,
 * `sessionExpired`, `currencyMismatch`, `transactionConflict`, `betCancelled`, `betUnknown`, `betSettled`, `insufficientBalance`, and
 * those of player protection and identity.
 */
export function providerWallet(
  transaction: Database,
  ledger: Ledger,
  provider: string,
  now: number,
  /** The profile of a site; undefined for one that is gone. */
  jurisdictionOf: (site: string) => JurisdictionCode | undefined,
) {
  async function sessionOf(id: string): Promise<Session> {
    const [session] = await transaction.query<Session>(
      `select p.id, p.site, p.player_id, p.currency, p.game_code, g.name, p.ended_because, p.ended_at,
         exists (select 1 from sessions s join players o on o.id = s.player_id
           where s.id = p.session_id and s.ended_at is null and s.created_at > $3 and o.status = 'open') as signed_in
       from play_sessions p left join games g using (provider_code, game_code)
       where p.id = $1 and p.provider_code = $2 and p.mode = 'real'`,
      [id, provider, now - longestSession],
    );
    if (!session) throw new Refusal('sessionUnknown');
    return session;
  }

  /** Writes the transaction down first, so that of two equal ones at once the second waits; answers the earlier one if there is. */
  async function begin(session: Session, entry: Entry): Promise<Done | undefined> {
    const written = await transaction.query(
      `insert into provider_transactions values ($1, $2, $3, $4, $5, $6, $7, 'done', 0, $8) on conflict do nothing returning at`,
      [provider, entry.transaction_id, entry.kind, session.id, session.player_id, entry.round_id, entry.amount, now],
    );
    if (written.length > 0) return undefined;
    const [earlier] = await transaction.query<Done>(
      `select kind, play_session_id, round_id, amount, state, balance_after from provider_transactions
       where provider_code = $1 and transaction_id = $2`,
      [provider, entry.transaction_id],
    );
    // A bet that was cancelled before it arrived is known only by its id.
    const same =
      earlier?.kind === entry.kind &&
      earlier.play_session_id === session.id &&
      (earlier.state === 'void' || (earlier.amount === entry.amount && earlier.round_id === entry.round_id));
    if (!same) throw new Refusal('transactionConflict');
    if (earlier.state === 'void') throw new Refusal('betCancelled');
    return earlier;
  }

  async function end(entry: Entry, balance: number): Promise<void> {
    await transaction.query(
      'update provider_transactions set balance_after = $3 where provider_code = $1 and transaction_id = $2',
      [provider, entry.transaction_id, balance],
    );
  }

  async function cash(session: Session): Promise<number> {
    return (await ledger.balances(transaction, session.player_id)).cash;
  }

  /** Notes that the play session is in use, and how many rounds came or went. */
  async function touch(session: Session, rounds: number): Promise<void> {
    await transaction.query('update play_sessions set rounds = rounds + $2, last_at = $3 where id = $1', [
      session.id,
      rounds,
      now,
    ]);
  }

  const bettor = ({ player_id, site, currency }: Session): Bettor => ({ id: player_id, site, currency });
  const betId = (transactionId: string) => `${provider}:${transactionId}`;
  const ok = (session: Session, balance: number, repeated = false): ProviderAnswer => ({
    status: 'ok',
    balance,
    currency: session.currency,
    repeated,
  });

  return {
    async session({ session: id }: ProviderMessage<'session'>) {
      const session = await sessionOf(id);
      const { ended_because: because, ended_at: at } = session;
      const ended = because && at !== null ? { ended: { because, at } } : {};
      return { ...ok(session, await cash(session)), ...ended };
    },

    async balance({ session: id }: ProviderMessage<'balance'>) {
      const session = await sessionOf(id);
      return ok(session, await cash(session));
    },

    async bet(message: ProviderMessage<'bet'>) {
      const session = await sessionOf(message.session);
      if (message.currency !== session.currency) throw new Refusal('currencyMismatch');
      const entry: Entry = { ...message, kind: 'bet' };
      const earlier = await begin(session, entry);
      if (earlier) return ok(session, earlier.balance_after, true);
      assertOpen(session.ended_because ?? 'open');
      if (!session.signed_in) throw new Refusal('sessionExpired');
      await assertIdentified(transaction, session.player_id, jurisdictionOf(session.site));
      const bet = {
        betId: betId(message.transaction_id),
        kind: 'game' as const,
        stake: message.amount,
        title: session.name,
        detail: '',
        providerCode: provider,
        gameCode: session.game_code,
      };
      const { balances } = await recordBet(transaction, ledger, bettor(session), bet, now);
      await touch(session, 1);
      await end(entry, balances.cash);
      return ok(session, balances.cash);
    },

    async win(message: ProviderMessage<'win'>) {
      const session = await sessionOf(message.session);
      if (message.currency !== session.currency) throw new Refusal('currencyMismatch');
      const entry: Entry = { ...message, kind: 'win' };
      const earlier = await begin(session, entry);
      if (earlier) return ok(session, earlier.balance_after, true);
      const settlement = {
        betId: betId(message.bet_transaction_id),
        key: betId(message.transaction_id),
        payout: message.amount,
        state: message.amount > 0 ? ('won' as const) : ('lost' as const),
        ...(message.detail ? { detail: message.detail } : {}),
      };
      const posted = await settleBet(transaction, ledger, bettor(session), settlement, now);
      const balance = posted?.balances.cash ?? (await cash(session));
      await touch(session, 0);
      await end(entry, balance);
      return ok(session, balance);
    },

    async rollback(message: ProviderMessage<'rollback'>) {
      const session = await sessionOf(message.session);
      const entry: Entry = { ...message, kind: 'rollback', amount: 0 };
      const earlier = await begin(session, entry);
      if (earlier) return ok(session, earlier.balance_after, true);
      // Marks the bet void, or leaves a mark that makes it void when it comes.
      const [bet] = await transaction.query<{ amount: number; state: string }>(
        `insert into provider_transactions values ($1, $2, 'bet', $3, $4, $5, 0, 'void', 0, $6)
         on conflict (provider_code, transaction_id) do update set state = 'void'
         where provider_transactions.kind = 'bet' and provider_transactions.play_session_id = excluded.play_session_id
         returning amount, state`,
        [provider, message.bet_transaction_id, session.id, session.player_id, message.round_id, now],
      );
      if (!bet) throw new Refusal('transactionConflict');
      const posted = await refundBet(
        transaction,
        ledger,
        bettor(session),
        { betId: betId(message.bet_transaction_id), kind: 'game' },
        now,
      );
      if (posted && !posted.repeated) await touch(session, -1);
      const balance = await cash(session);
      await end(entry, balance);
      return ok(session, balance);
    },
  };
}
