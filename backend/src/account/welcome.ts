import type { Database } from '../database/database';
import { sendMessage } from './inbox';
import { written } from './newsTexts';

/** What a new player may claim, and for how long. */
const gift = { account: 'game_token', amount: 500 } as const;
const claimable = 30 * 24 * 60 * 60_000;

/** Sends a new player the message that greets them, with its gift; once, whenever it is called. */
export async function welcome(
  transaction: Database,
  player: { id: string; site: string; createdAt: number },
): Promise<void> {
  await sendMessage(
    transaction,
    player,
    {
      key: 'welcome',
      ...written('welcome', { amount: gift.amount }),
      reward: gift,
      expiresAt: player.createdAt + claimable,
    },
    player.createdAt,
  );
}
