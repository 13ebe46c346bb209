import type { ProviderTransactionState } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';

/** How much too early a round may begin, ms: clocks and networks are not exact. */
const tolerance = 60;

/** A bet by its provider's transaction. */
interface RoundBet {
  /** `void`: rolled back, before or after it arrived. */
  state: ProviderTransactionState;
}

/** The play session of a round. */
interface RoundSession {
  id: string;
  player_id: string;
  game_code: string;
}

/** The rounds of one provider; a round belongs to one play session. */
export function providerRounds(transaction: Database, provider: string, now: number) {
  return {
    /** Throws Refusal `roundEnded` once the provider has ended the round. */
    async assertRuns(session: string, round: string): Promise<void> {
      const ended = await transaction.query(
        'select 1 from ended_rounds where provider_code = $1 and play_session_id = $2 and round_id = $3',
        [provider, session, round],
      );
      if (ended.length > 0) throw new Refusal('roundEnded');
    },

    /** Records a stake in a round; returns whether it is the round's first bet. */
    async begin({ id, player_id, game_code }: RoundSession, round: string): Promise<boolean> {
      const begun = await transaction.query(
        'insert into open_rounds values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning opened_at',
        [provider, id, round, player_id, game_code, now],
      );
      return begun.length > 0;
    },

    /**
     * Blocks the player's next round until `shortest` ms from now, across all games and play sessions; locked until the
     * transaction ends. Throws Refusal `tooFast` while the previous round blocks it.
     */
    async takeTime(player: string, shortest: number): Promise<void> {
      const free = await transaction.query(
        `insert into round_clocks values ($1, $2) on conflict (player_id) do update set free_at = excluded.free_at
         where round_clocks.free_at <= $3 returning free_at`,
        [player, now + shortest, now + tolerance],
      );
      if (free.length === 0) throw new Refusal('tooFast');
    },

    /** Deletes a round without valid bets. */
    async forgetVoid(session: string, round: string): Promise<void> {
      await transaction.query(
        `delete from open_rounds where provider_code = $1 and play_session_id = $2 and round_id = $3
           and not exists (select 1 from provider_transactions t where t.provider_code = $1 and t.play_session_id = $2
             and t.round_id = $3 and t.kind = 'bet' and t.state = 'done')`,
        [provider, session, round],
      );
    },

    /** The bet that a win refers to, if it is of this session and round. */
    async betOf(session: string, win: { bet_transaction_id: string; round_id: string }): Promise<RoundBet | undefined> {
      const [bet] = await transaction.query(
        `select state from provider_transactions where provider_code = $1 and transaction_id = $2 and kind = 'bet'
           and play_session_id = $3 and round_id = $4`,
        [provider, win.bet_transaction_id, session, win.round_id],
      );
      return bet;
    },

    /** The sum staked or won in a round, minor units; includes held wins, excludes rolled-back bets. */
    async sum(kind: 'bet' | 'win', session: string, round: string): Promise<number> {
      const [row] = await transaction.query(
        `select coalesce(sum(amount), 0) as sum from provider_transactions
         where provider_code = $1 and round_id = $2 and play_session_id = $3 and kind = $4 and state = 'done'`,
        [provider, round, session, kind],
      );
      return Number(row?.sum ?? 0);
    },

    /** Whether a win was held for review. */
    async isHeld(win: string): Promise<boolean> {
      const held = await transaction.query('select 1 from held_wins where provider_code = $1 and transaction_id = $2', [
        provider,
        win,
      ]);
      return held.length > 0;
    },

    /** Whether one of a bet's wins was held. */
    async hasHeld(bet: string): Promise<boolean> {
      const held = await transaction.query(
        'select 1 from held_wins where provider_code = $1 and bet_transaction_id = $2 limit 1',
        [provider, bet],
      );
      return held.length > 0;
    },

    /** Ends a round; returns false if it was ended before. Throws Refusal `roundUnknown` if it has no stake. */
    async end(session: string, round: string): Promise<boolean> {
      const [known] = await transaction.query(
        `select 1 from provider_transactions where provider_code = $1 and round_id = $2 and play_session_id = $3 and kind = 'bet' limit 1`,
        [provider, round, session],
      );
      if (!known) throw new Refusal('roundUnknown');
      const written = await transaction.query(
        'insert into ended_rounds values ($1, $2, $3, $4) on conflict do nothing returning ended_at',
        [provider, session, round, now],
      );
      await transaction.query(
        'delete from open_rounds where provider_code = $1 and play_session_id = $2 and round_id = $3',
        [provider, session, round],
      );
      return written.length > 0;
    },

    /** Marks a round's bets as ended automatically, for the player's history. */
    async markAutomatic(site: string, session: string, round: string): Promise<void> {
      await transaction.query(
        `update bets set automatic = true where site = $4 and id in (
           select provider_code || ':' || transaction_id from provider_transactions
           where provider_code = $1 and play_session_id = $2 and round_id = $3 and kind = 'bet' and state = 'done')`,
        [provider, session, round, site],
      );
    },

    /** Transactions of a round's bets without any win, held or not. */
    async openBets(site: string, session: string, round: string): Promise<string[]> {
      const rows = await transaction.query(
        `select t.transaction_id from provider_transactions t
         join bets b on b.site = $4 and b.id = t.provider_code || ':' || t.transaction_id and b.state = 'open'
         where t.provider_code = $1 and t.round_id = $2 and t.play_session_id = $3 and t.kind = 'bet'
           and not exists (select 1 from held_wins h
             where h.provider_code = t.provider_code and h.bet_transaction_id = t.transaction_id and h.state = 'held')
         order by t.transaction_id`,
        [provider, round, session, site],
      );
      return rows.map(({ transaction_id }) => transaction_id);
    },
  };
}
