import { randomBytes } from 'node:crypto';
import type { Database } from '@marquee/kernel/database/database';

/** Gives the secret that a provider's calls are signed with; made at the first question. */
export type SecretOf = (name: string) => Promise<string>;

async function read(database: Database, name: string): Promise<string> {
  const [row] = await database.query<{ secret: string }>(
    `insert into provider_secrets values ($1, $2) on conflict (provider_code) do update set provider_code = excluded.provider_code
     returning secret`,
    [name, randomBytes(32).toString('hex')],
  );
  if (!row) throw new Error(`No secret ${name}`);
  return row.secret;
}

/** The secrets of the providers, each read once. */
export function providerSecrets(database: Database): SecretOf {
  const secrets = new Map<string, Promise<string>>();
  return (name) => {
    const secret = secrets.get(name) ?? read(database, name);
    secrets.set(name, secret);
    secret.catch(() => secrets.delete(name));
    return secret;
  };
}
