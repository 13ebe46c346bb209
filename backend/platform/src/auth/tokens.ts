import { createHash } from 'node:crypto';
import type { Random } from '@marquee/kernel/random';

/** Idle timeout of a session (D5.06), ms. */
export const idleTime = 30 * 60_000;

/** Absolute lifetime of a session, ms. */
export const longestSession = 12 * 3_600_000;

/** A new session token: 256 random bits. It authenticates the player; only its hash is stored. */
export function newToken(random: Random): string {
  return Buffer.from(random.bytes(32)).toString('base64url');
}

/** The stored hash of a token or one-time code. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
