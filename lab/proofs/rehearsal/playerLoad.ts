import { setTimeout } from 'node:timers/promises';
import type { RehearsalPlayer } from './player';

/**
 * The least that may be paid in and out on the default site is 50 and 100; the sandbox's gateway lets this amount
 * succeed.
 */
const payment = 10_000;

/**
 * Players who do three things at once until they are stopped: their page looks at balance and history, their game plays
 * rounds, and they pay in and out and bet.
 */
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
    /** What no player should meet: refusals of what is allowed, and calls that nothing answered for minutes. */
    faults,
    /** Whatever is under way is finished. */
    async stop() {
      stopped = true;
      await Promise.all(doing);
    },
  };
}
