import { randomBytes } from 'node:crypto';
import type { Database } from '@marquee/kernel/database/database';

/** The secret that signs the game server's tokens; made at the first question. */
export function tokenSecret(database: Database): () => Promise<string> {
  let known: Promise<string> | undefined;
  const read = async () => {
    const [row] = await database.query<{ secret: string }>(
      `insert into sandbox_secrets values ('tokens', $1) on conflict (name) do update set name = excluded.name returning secret`,
      [randomBytes(32).toString('hex')],
    );
    if (!row) throw new Error('No secret for tokens');
    return row.secret;
  };
  return () => {
    known ??= read().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
