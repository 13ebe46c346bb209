import type { Category } from '@marquee/contract/categories';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { ProviderAnswer, ProviderMessage } from '@marquee/protocols/provider/messages';
import { longestSession } from '../auth/tokens';
import { lookAtWaiting } from '../bonuses/rows';
import { bonusFor } from '../bonuses/stakes';
import { offerOf, offers } from '../catalogue/offer';
import { assertIdentified } from '../identity/guard';
import type { Ledger, Posted } from '../ledger/ledger';
import { assertOpen, type Break } from '../protection/access';
import { isOpenAt } from '../protection/blocks';
import { assertOperating } from '../sites/operating';
import type { SiteFile } from '../sites/siteFile';
import { refundBet, settleBet } from '../wallet/betEnds';
import type { Bettor } from '../wallet/betRow';
import { recordBet } from '../wallet/bets';
import { holdWin } from './heldWins';
import { highestStake } from './highestStake';
import { providerRounds } from './providerRounds';
import { roundMinimum } from './roundMinimum';

declare module '@marquee/database/columns' {
  interface Columns {
    'play_sessions.ended_because': Break;
  }
}

/** The play session of a provider's call, with the game data that the wallet needs. */
interface Session {
  id: string;
  site: string;
  player_id: string;
  currency: string;
  game_code: string;
  /** Null if the game has left the catalogue, as the next fields. */
  name: string | null;
  category: Category | null;
  engine: string | null;
  date_of_birth: string | null;
  /** The most that a round pays, in stakes; null if the game has no maximum. */
  max_win: number | null;
  /** Whether the launch is pending: the game server has not answered yet. */
  is_opening: boolean;
  /** Whether its sign-in is still valid. */
  signed_in: boolean;
  /** Why and when the player's games were ended; null while active. */
  ended_because: Break | null;
  ended_at: number | null;
  /** Not null if a stake was asked about and the game is switched off. */
  stop_words: string | null;
}

/** A provider transaction to be executed. */
interface Entry {
  transaction_id: string;
  kind: 'bet' | 'win' | 'rollback';
  round_id: string;
  amount: number;
}

/** The wallet's provider and its dependencies. */
interface WalletOf {
  provider: string;
  /** The file of a site; undefined if the site no longer exists. */
  siteOf: (domain: string) => SiteFile | undefined;
}

/** The maximum payout of a round, in stakes, if the site file is gone. */
const usualMaxWin = 10_000;

/**
 * The wallet API for one provider (D7). Each call runs in the given transaction. Throws Refusal: `sessionUnknown`,
 * `sessionExpired`, `currencyMismatch`, `transactionConflict`, `betCancelled`, `betUnknown`, `betSettled`,
 * `roundUnknown`, `roundEnded`, `insufficientBalance`, `tooFast`, `slotStakeTooHigh`, `unknownSite`, `siteExpired`,
 * `serviceUnavailable`, `gameUnknown`, and those of player protection and identity.
 */
export function providerWallet(transaction: Database, ledger: Ledger, { provider, siteOf }: WalletOf, now: number) {
  const rounds = providerRounds(transaction, provider, now);

  async function sessionOf(id: string, forStake = false): Promise<Session> {
    const [session] = await transaction.query(
      `select p.id, p.site, p.player_id, p.currency, p.game_code, g.name, g.category, g.engine, g.max_win, b.date_of_birth, p.is_opening, p.ended_because, p.ended_at,
         case when $5 then stopped_words(p.site, array['game ' || p.provider_code || '/' || p.game_code], $4) end as stop_words,
         exists (select 1 from sessions s join players o on o.id = s.player_id
           where s.id = p.session_id and s.ended_at is null and s.created_at > $3 and ${isOpenAt('o', '$4')}) as signed_in
       from play_sessions p left join games g using (provider_code, game_code) left join players b on b.id = p.player_id
       where p.id = $1 and p.provider_code = $2 and p.mode = 'real'`,
      [id, provider, now - longestSession, now, forStake],
    );
    if (!session?.player_id) throw new Refusal('sessionUnknown');
    return { ...session, player_id: session.player_id };
  }

  /** The locked session of a call that moves money: one at a time per session. */
  async function lockedSession(id: string, forStake = false): Promise<Session> {
    await transaction.query('select 1 from play_sessions where id = $1 for update', [id]);
    return sessionOf(id, forStake);
  }

  /**
   * Inserts the transaction first, so that of two identical ones the second waits; returns the earlier one if it
   * exists.
   */
  async function begin(session: Session, entry: Entry) {
    const written = await transaction.query(
      `insert into provider_transactions values ($1, $2, $3, $4, $5, $6, $7, 'done', 0, $8) on conflict do nothing returning at`,
      [provider, entry.transaction_id, entry.kind, session.id, session.player_id, entry.round_id, entry.amount, now],
    );
    if (written.length > 0) return undefined;
    const [earlier] = await transaction.query(
      `select kind, play_session_id, round_id, amount, state, balance_after from provider_transactions
       where provider_code = $1 and transaction_id = $2`,
      [provider, entry.transaction_id],
    );
    // Only the id is known of a bet that was cancelled before it arrived.
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

  /** The session of a read-only call; refused after signing out. */
  async function askedSession(id: string): Promise<Session> {
    const session = await sessionOf(id);
    if (!session.signed_in) throw new Refusal('sessionExpired');
    return session;
  }

  /** What the player may stake in this game: cash, and the money of an active bonus that counts here. */
  async function spendable(session: Session, held?: Pick<Posted['balances'], 'cash'>): Promise<number> {
    const { cash } = held ?? (await ledger.balances(transaction, session.player_id));
    const on = { ...(session.category && { category: session.category }), provider, game: session.game_code };
    return cash + (await bonusFor(transaction, session.player_id, on, now));
  }

  /** Records that the play session is in use, and how many rounds began or ended. */
  async function touch(session: Session, rounds: number): Promise<void> {
    await transaction.query('update play_sessions set rounds = rounds + $2, last_at = $3 where id = $1', [
      session.id,
      rounds,
      now,
    ]);
  }

  /** The site, if it accepts stakes on the game now: switches are checked for each stake, not only at launch. */
  function openSite({ site: domain, category, stop_words }: Session): SiteFile {
    const site = siteOf(domain);
    if (!site) throw new Refusal('unknownSite');
    assertOperating(site, now);
    if (stop_words !== null || !category || !offers(offerOf(site), { provider_code: provider, category }))
      throw new Refusal('gameUnknown');
    return site;
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
      const session = await askedSession(id);
      const { ended_because: because, ended_at: at } = session;
      const ended = because && at !== null ? { ended: { because, at } } : {};
      return { ...ok(session, await spendable(session)), ...ended };
    },

    async balance({ session: id }: ProviderMessage<'balance'>) {
      const session = await askedSession(id);
      return ok(session, await spendable(session));
    },

    async bet(message: ProviderMessage<'bet'>) {
      const session = await lockedSession(message.session, true);
      if (session.is_opening) throw new Refusal('sessionUnknown');
      if (message.currency !== session.currency) throw new Refusal('currencyMismatch');
      const entry: Entry = { ...message, kind: 'bet' };
      const earlier = await begin(session, entry);
      if (earlier) return ok(session, earlier.balance_after, true);
      await rounds.assertRuns(session.id, message.round_id);
      assertOpen(session.ended_because ?? 'open');
      if (!session.signed_in) throw new Refusal('sessionExpired');
      const site = openSite(session);
      const highest = highestStake(site, session, session, now);
      await assertIdentified(transaction, session.player_id, site.jurisdiction);
      const isFirst = await rounds.begin(session, message.round_id);
      if (highest !== null) {
        // The sum includes this bet, which is already stored.
        const staked = isFirst ? message.amount : await rounds.sum('bet', session.id, message.round_id);
        if (staked > highest) throw new Refusal('slotStakeTooHigh', { highest });
      }
      if (isFirst) await rounds.takeTime(session.player_id, roundMinimum(site.jurisdiction, session));
      const bet = {
        betId: betId(message.transaction_id),
        kind: 'game' as const,
        stake: message.amount,
        title: session.name ?? session.game_code,
        detail: '',
        providerCode: provider,
        gameCode: session.game_code,
        on: {
          ...(session.category && { category: session.category }),
          // The sum includes this bet, which is already stored.
          stakedBefore: (await rounds.sum('bet', session.id, message.round_id)) - message.amount,
        },
      };
      const { balances } = await recordBet(transaction, ledger, bettor(session), bet, now);
      await touch(session, 1);
      const balance = await spendable(session, balances);
      await end(entry, balance);
      return ok(session, balance);
    },

    async win(message: ProviderMessage<'win'>) {
      const session = await lockedSession(message.session);
      if (message.currency !== session.currency) throw new Refusal('currencyMismatch');
      const entry: Entry = { ...message, kind: 'win' };
      const earlier = await begin(session, entry);
      if (earlier) {
        const done = ok(session, earlier.balance_after, true);
        return (await rounds.isHeld(message.transaction_id)) ? { ...done, status: 'held' } : done;
      }
      await rounds.assertRuns(session.id, message.round_id);
      const bet = await rounds.betOf(session.id, message);
      if (!bet) throw new Refusal('betUnknown');
      if (bet.state === 'void') throw new Refusal('betSettled');
      const most =
        (session.max_win ?? siteOf(session.site)?.max_win ?? usualMaxWin) *
        (await rounds.sum('bet', session.id, message.round_id));
      // The sum includes this win, which is already stored.
      if (message.amount > 0 && (await rounds.sum('win', session.id, message.round_id)) > most) {
        const balance = await spendable(session);
        await holdWin(transaction, { provider, session, message }, now);
        await touch(session, 0);
        await end(entry, balance);
        return { ...ok(session, balance), status: 'held' };
      }
      const settlement = {
        betId: betId(message.bet_transaction_id),
        key: betId(message.transaction_id),
        payout: message.amount,
        state: message.amount > 0 ? ('won' as const) : ('lost' as const),
        ...(message.detail ? { detail: message.detail } : {}),
      };
      const posted = await settleBet(transaction, ledger, bettor(session), settlement, now);
      const balance = await spendable(session, posted?.balances);
      await touch(session, 0);
      await end(entry, balance);
      return ok(session, balance);
    },

    async rollback(message: ProviderMessage<'rollback'>) {
      const session = await lockedSession(message.session);
      const entry: Entry = { ...message, kind: 'rollback', amount: 0 };
      const earlier = await begin(session, entry);
      if (earlier) return ok(session, earlier.balance_after, true);
      await rounds.assertRuns(session.id, message.round_id);
      // Marks the bet void, or stores a mark that makes it void when it arrives.
      const [bet] = await transaction.query(
        `insert into provider_transactions values ($1, $2, 'bet', $3, $4, $5, 0, 'void', 0, $6)
         on conflict (provider_code, transaction_id) do update set state = 'void'
         where provider_transactions.kind = 'bet' and provider_transactions.play_session_id = excluded.play_session_id
           and provider_transactions.round_id = excluded.round_id
         returning amount, state`,
        [provider, message.bet_transaction_id, session.id, session.player_id, message.round_id, now],
      );
      if (!bet) throw new Refusal('transactionConflict');
      if (await rounds.hasHeld(message.bet_transaction_id)) throw new Refusal('betSettled');
      const posted = await refundBet(
        transaction,
        ledger,
        bettor(session),
        { betId: betId(message.bet_transaction_id), kind: 'game' },
        now,
      );
      await rounds.forgetVoid(session.id, message.round_id);
      if (posted && !posted.repeated) await touch(session, -1);
      const balance = await spendable(session);
      await end(entry, balance);
      return ok(session, balance);
    },

    async end_round({ session: id, round_id, automatic }: ProviderMessage<'end_round'>) {
      const session = await lockedSession(id);
      if (!(await rounds.end(session.id, round_id))) return ok(session, await spendable(session), true);
      const open = await rounds.openBets(session.site, session.id, round_id);
      for (const transactionId of open) {
        const lost = { betId: betId(transactionId), key: betId(transactionId), payout: 0, state: 'lost' as const };
        await settleBet(transaction, ledger, bettor(session), lost, now);
      }
      if (automatic) await rounds.markAutomatic(session.site, session.id, round_id);
      await lookAtWaiting(transaction, session.player_id, now);
      return ok(session, await spendable(session));
    },
  };
}
