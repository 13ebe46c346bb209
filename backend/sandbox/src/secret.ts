import { randomBytes } from 'node:crypto';
import type { Database } from '@marquee/database/database';

/**
 * A secret of this installation's sandbox, 64 hexadecimal digits; generated on first use and stored in its database.
 */
export function sandboxSecret(database: Database, name: 'tokens' | 'season' | 'persons'): () => Promise<string> {
  let known: Promise<string> | undefined;
  const read = async () => {
    const [row] = await database.query(
      `insert into sandbox_secrets values ($1, $2) on conflict (name) do update set name = excluded.name returning secret`,
      [name, randomBytes(32).toString('hex')],
    );
    if (!row) throw new Error(`No secret for ${name}`);
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
