import type { Installation } from './installation';
import type { OpenRound, RehearsalPlayer } from './player';

/** Withdrawals of this amount are paid after twenty seconds: the sandbox's rules use the last two digits. */
const paidLate = 12_900;

/**
 * Starts operations of every player that must survive an upgrade: two rounds, a bet on an upcoming match, a deposit
 * waiting on the gateway's page, and a slow withdrawal.
 */
export async function beginUnfinished(players: readonly RehearsalPlayer[]) {
  const rounds = new Map<RehearsalPlayer, OpenRound[]>();
  const deposits: string[] = [];
  let bets = 0;
  for (const player of players) {
    rounds.set(player, [await player.stake(), await player.stake()]);
    deposits.push(await player.deposit('hosted', 10_000));
    if (await player.betOnSports()) bets++;
  }
  return {
    bets,
    /** Shortly before the upgrade, so that the gateway's event arrives during it. */
    withdraw: () => Promise.all(players.map((player) => player.withdraw(paidLate))),
    /** Completes them: rounds are paid, payments approved. */
    async finish({ paymentPages }: Installation): Promise<void> {
      for (const [player, open] of rounds) for (const round of open) await player.win(round);
      for (const id of deposits) {
        const body = new URLSearchParams({ answer: 'approve' });
        const page = `${paymentPages}/sandbox/pay/${id}`;
        const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' });
        if (answer.status !== 303) throw new Error(`The gateway's page of a deposit answers ${answer.status}`);
      }
    },
  };
}
