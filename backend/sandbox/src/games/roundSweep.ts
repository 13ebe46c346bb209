import { Refusal } from '@marquee/kernel/refusal';
import type { Rounds, RoundsParts } from './rounds';
import { findRounds, type StoredRound, unsettled } from './storedRounds';

const minute = 60_000;

/** Ends rounds of absent players. A failure does not affect the others; the first one is thrown at the end. */
export function roundSweep({ database, clock, sessions, wallets }: RoundsParts, table: Rounds) {
  async function each(rounds: StoredRound[], end: (round: StoredRound) => Promise<unknown>): Promise<void> {
    const faults: unknown[] = [];
    for (const round of rounds) await end(round).catch((fault) => faults.push(fault));
    if (faults.length > 0) throw faults[0];
  }

  return {
    /** Ends due rounds of games that end by themselves. */
    async endDue(): Promise<void> {
      const due = await findRounds(database, "r.state = 'open' and r.ends_at <= $1", [clock.now()]);
      await each(due, async (round) => table.abandon(await sessions.read(round.play_session_id), round, false));
    },

    /**
     * Ends abandoned rounds: incomplete ones after a minute, open ones after `openFor` ms, or a minute after a break
     * ended their game.
     */
    async sweep(openFor: number): Promise<void> {
      const now = clock.now();
      const left = await findRounds(database, `r.${unsettled} and r.opened_at < $1`, [now - minute]);
      await each(left, async (round) => {
        const session = await sessions.read(round.play_session_id);
        const isForgotten = async () => {
          if (round.opened_at < now - openFor) return true;
          const ended = await wallets[session.mode].ended(session);
          return ended !== undefined && ended.at < now - minute;
        };
        if (round.state !== 'open') await table.current(session, round.id).catch(unlessGivenBack);
        else if (await isForgotten()) await table.abandon(session, round, true);
      });
    },
  };
}

/** A refunded round has ended. */
function unlessGivenBack(error: unknown): void {
  if (error instanceof Refusal && ['serviceUnavailable', 'roundEnded'].includes(error.statusMessage)) return;
  throw error;
}
