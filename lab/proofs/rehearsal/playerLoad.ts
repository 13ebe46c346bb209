import { setTimeout } from 'node:timers/promises';
import type { RehearsalPlayer } from './player';

/** Above the default site's minimum deposit of 50 and withdrawal of 100; the sandbox's gateway approves this amount. */
const payment = 10_000;

/** Players who concurrently reload balance and history, play rounds, and deposit, withdraw and bet, until stopped. */
export function playerLoad(players: readonly RehearsalPlayer[]) {
  let stopped = false;
  const faults: string[] = [];

  async function look(player: RehearsalPlayer): Promise<void> {
    await player.readBalance();
    if (Math.random() < 0.2) await player.readHistory();
  }
  const play = async (player: RehearsalPlayer) => player.win(await player.stake());
  function pay(player: RehearsalPlayer): Promise<unknown> {
    const dice = Math.random();
    if (dice < 0.3) return player.deposit('bank', payment);
    return dice < 0.6 ? player.withdraw(payment) : player.betOnSports();
  }

  const doing = players.flatMap((player) =>
    [look, play, pay].map(async (act) => {
      while (!stopped) {
        await act(player).catch((error: Error) => faults.push(error.message));
        await setTimeout(200 + Math.random() * 200);
      }
    }),
  );
  return {
    /** Faults from a player's view: refusals of permitted actions, and calls unanswered for minutes. */
    faults,
    /** Finishes pending operations. */
    async stop() {
      stopped = true;
      await Promise.all(doing);
    },
  };
}
