import { randomBytes } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import type { Keys } from '@marquee/protocols/signing/signing';

async function read(database: Database, provider: string): Promise<Keys> {
  const rows = await database.query(
    `insert into provider_secrets select code, $2 from providers where code = $1
     on conflict (provider_code) do update set provider_code = excluded.provider_code returning secret`,
    [provider, randomBytes(32).toString('hex')],
  );
  return rows.map(({ secret }) => secret);
}

/**
 * The providers' keys, for partners in the same process: created on first use and cached; empty for an unknown
 * provider.
 */
export function providerSecrets(database: Database): (provider: string) => Promise<Keys> {
  const known = new Map<string, Promise<Keys>>();
  return (provider) => {
    const keys = known.get(provider) ?? read(database, provider);
    known.set(provider, keys);
    const forget = () => void known.delete(provider);
    // Unknown providers are not cached: they may be in the catalogue later, and strangers must not fill the memory.
    keys.then(({ length }) => length === 0 && forget(), forget);
    return keys;
  };
}
