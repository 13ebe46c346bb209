import { Refusal } from '@marquee/kernel/refusal';
import { hash, verify } from '@node-rs/argon2';
import type { SiteFile } from '../sites/siteFile';
import { isCommonPassword } from './commonPasswords';

/** Argon2id as OWASP recommends it: 19 MiB, two passes, one lane. Only tests change it, to sign in faster. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

/** Normalised, so that the same password gives the same hash on every keyboard. */
const normal = (password: string) => password.normalize('NFKC');

/** The hash of a password, as stored. */
export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), passwordCost);
}

/** Whether a stored hash was made with outdated parameters and should be renewed at the next sign-in. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = passwordCost;
  return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

let nobody: Promise<string> | undefined;

/**
 * Compares a password with the stored hash. Without an account (`stored` undefined) it takes the same time, so that
 * timing does not reveal which accounts exist.
 */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('the password of nobody');
  const matches = await verify(stored ?? (await nobody), normal(password));
  return stored !== undefined && matches;
}

/** Throws Refusal('invalidInput') on `field` for a common password. */
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
