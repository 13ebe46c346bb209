import { Refusal } from '@marquee/kernel/refusal';
import { hash, verify } from '@node-rs/argon2';
import type { SiteFile } from '../sites/siteFile';
import { isCommonPassword } from './commonPasswords';

/**
 * Argon2id as OWASP recommends it: 19 MiB, two passes, one lane. Changed by tests only, most of which sign in players
 * and ask nothing of their hashes.
 */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

/** Hashes of the same password typed with other Unicode forms are the same. */
const normal = (password: string) => password.normalize('NFKC');

/** What is stored of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), passwordCost);
}

/**
 * Whether a stored hash was made with other parameters than those of today, and should be made anew at the next chance.
 */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = passwordCost;
  return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

let nobody: Promise<string> | undefined;

/**
 * Whether a password is the one that was stored. An account that does not exist (`stored` undefined) takes just as
 * long, so that time does not tell which accounts there are.
 */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('the password of nobody');
  const matches = await verify(stored ?? (await nobody), normal(password));
  return stored !== undefined && matches;
}

/** Throws Refusal('invalidInput') on `field` for a password that everybody would guess. */
export async function refuseCommonPassword(
  password: string,
  accountId: string,
  site: SiteFile,
  field: string,
): Promise<void> {
  if (await isCommonPassword(password, [accountId, site.site_name, site.domain_name])) {
    throw new Refusal('invalidInput', { httpStatus: 400, fields: { [field]: 'passwordTooCommon' } });
  }
}
