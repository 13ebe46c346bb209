import type { Database } from '@marquee/database/database';
import type { Random } from '@marquee/kernel/random';

/** How long an authenticator may take to sign a challenge, ms. */
export const challengeLifetime = 5 * 60_000;

/** Who may use a challenge, and for what. A login challenge has no owner yet. */
export interface ChallengeOwner {
  site: string;
  purpose: 'login' | 'step_up' | 'add';
  playerId: string | null;
  sessionId: string | null;
}

/** Makes and stores a challenge of 256 random bits. */
export async function newChallenge(
  database: Database,
  random: Random,
  { site, purpose, playerId, sessionId }: ChallengeOwner,
  now: number,
): Promise<string> {
  const challenge = Buffer.from(random.bytes(32)).toString('base64url');
  await database.query(
    `insert into passkey_challenges (challenge, site, purpose, player_id, session_id, expires_at) values ($1, $2, $3, $4, $5, $6)`,
    [challenge, site, purpose, playerId, sessionId, now + challengeLifetime],
  );
  return challenge;
}

/**
 * Consumes a challenge, whether or not its signature is valid; false if it belongs to another owner, has expired or was
 * used.
 */
export async function takeChallenge(
  database: Database,
  challenge: string,
  { site, purpose, playerId, sessionId }: ChallengeOwner,
  now: number,
): Promise<boolean> {
  const taken = await database.query(
    `delete from passkey_challenges where challenge = $1 and site = $2 and purpose = $3 and expires_at > $6
       and player_id is not distinct from $4::text and session_id is not distinct from $5::text returning 1`,
    [challenge, site, purpose, playerId, sessionId, now],
  );
  return taken.length > 0;
}
