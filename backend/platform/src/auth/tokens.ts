import { createHash } from 'node:crypto';
import type { Random } from '@marquee/kernel/random';

/** Unused for this long, a session ends (D5.06), ms. */
export const idleTime = 30 * 60_000;

/** However much it is used, a session ends after this time, ms. */
export const longestSession = 12 * 3_600_000;

/** A new session token: 256 random bits. Whoever has it is the player; only its hash is stored. */
export function newToken(random: Random): string {
  return Buffer.from(random.bytes(32)).toString('base64url');
}

/** What is stored of a token or a one-time code. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
