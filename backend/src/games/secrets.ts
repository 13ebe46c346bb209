import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database';

/** Under this name the game server keeps the secret that signs its tokens, beside those of the providers. */
export const tokenSecret = '*play';

const known = new WeakMap<Database, Map<string, Promise<string>>>();

async function read(database: Database, name: string): Promise<string> {
  const [row] = await database.query<{ secret: string }>(
    `insert into provider_secrets values ($1, $2) on conflict (provider_code) do update set provider_code = excluded.provider_code
     returning secret`,
    [name, randomBytes(32).toString('hex')],
  );
  if (!row) throw new Error(`No secret ${name}`);
  return row.secret;
}

/** The secret of a provider, or of the game server itself; made at the first question. */
export function secretOf(database: Database, name: string): Promise<string> {
  const secrets = known.get(database) ?? new Map<string, Promise<string>>();
  known.set(database, secrets);
  const secret = secrets.get(name) ?? read(database, name);
  secrets.set(name, secret);
  secret.catch(() => secrets.delete(name));
  return secret;
}
