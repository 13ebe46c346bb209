import type { Database } from '@marquee/database/database';
import type { Random } from '@marquee/kernel/random';
import { challengeLifetime } from '../auth/factors/challenges';
import { hashOf, newToken } from '../auth/tokens';

/**
 * What a challenge is for. `subject`: the link, the session, or session and code; empty for a sign-in. A further
 * passkey has the purpose `link` and the subject `session <id>`.
 */
export interface ChallengeUse {
  method: 'passkey' | 'company';
  purpose: 'sign-in' | 'link' | 'step-up' | 'device';
  subject: string;
}

/** Stores a challenge that somebody made. It may be used once, within five minutes. */
export async function storeChallenge(
  database: Database,
  challenge: string,
  { method, purpose, subject }: ChallengeUse,
  now: number,
): Promise<void> {
  await database.query(
    `insert into staff_challenges (challenge_hash, method, purpose, subject, created_at, ends_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [hashOf(challenge), method, purpose, subject, now, now + challengeLifetime],
  );
}

/** Makes and stores a challenge of 256 random bits. */
export async function newChallenge(
  database: Database,
  random: Random,
  use: ChallengeUse,
  now: number,
): Promise<string> {
  const challenge = newToken(random);
  await storeChallenge(database, challenge, use, now);
  return challenge;
}

/** Consumes a challenge, whatever comes of it. Undefined if there is none of this method, or if it has expired. */
export async function takeChallenge(
  database: Database,
  challenge: string,
  method: ChallengeUse['method'],
  now: number,
): Promise<(Omit<ChallengeUse, 'method'> & { createdAt: number }) | undefined> {
  const [taken] = await database.query(
    `delete from staff_challenges where challenge_hash = $1 and method = $2 and ends_at > $3
     returning purpose, subject, created_at`,
    [hashOf(challenge), method, now],
  );
  return taken && { purpose: taken.purpose, subject: taken.subject, createdAt: taken.created_at };
}
