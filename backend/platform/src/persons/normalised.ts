import { domainToASCII } from 'node:url';
import { skeletonOf } from './skeleton';

/**
 * What identifies a person: the columns of an account and its bank accounts, present and past. Empty fields are
 * ignored.
 */
export interface PersonFacts {
  full_name: string;
  /** `YYYY-MM-DD`. */
  date_of_birth: string;
  contact_phone: string;
  contact_email: string;
  banks: readonly { bank_code: string; account_number: string }[];
}

export type MarkKind = 'name' | 'phone' | 'email' | 'bank';

/**
 * Normalises a name: no case, accents, width, order, invisible signs or lookalike letters: `Cruz, ANA María` is `ana
 * cruz maria`.
 */
export function plainName(name: string): string {
  return skeletonOf(name)
    .split(/[\s.,'’-]+/)
    .filter(Boolean)
    .sort()
    .join(' ');
}

/** The last nine digits of a number: `+639171234567`, `00639171234567` and `09171234567` are one telephone. */
const plainPhone = (phone: string) => phone.replace(/\D/g, '').slice(-9);

/** Mail providers that ignore dots in the mailbox name, by domain; aliases map to one domain. */
const dotless = new Map([
  ...['gmail.com', 'googlemail.com'].map((domain) => [domain, 'gmail.com'] as const),
  ...['proton.me', 'protonmail.com', 'pm.me'].map((domain) => [domain, 'proton.me'] as const),
]);

/** Normalises an e-mail address: no case, no `+` suffix, no ignored dots; the domain in ASCII (IDN). */
function plainEmail(email: string): string {
  const [local = '', typed = ''] = email.trim().toLowerCase().split('@');
  const domain = domainToASCII(typed) || typed;
  const [box = ''] = local.split('+');
  const provider = dotless.get(domain);
  return provider ? `${box.replaceAll('.', '')}@${provider}` : `${box}@${domain}`;
}

/** The texts that are hashed to identify a person, by kind; equal texts mean the same person. */
export function marksOf({ full_name, date_of_birth, contact_phone, contact_email, banks }: PersonFacts) {
  const name = plainName(full_name);
  const marks: [kind: MarkKind, value: string][] = [];
  if (name && date_of_birth) marks.push(['name', `${name} ${date_of_birth}`]);
  if (plainPhone(contact_phone)) marks.push(['phone', plainPhone(contact_phone)]);
  if (contact_email.includes('@')) marks.push(['email', plainEmail(contact_email)]);
  for (const { bank_code, account_number } of banks)
    marks.push(['bank', `${bank_code} ${account_number.replace(/[\s-]/g, '').toUpperCase()}`]);
  return marks;
}

/** Raise it when the normalisation changes: marks of an older version are recomputed. */
export const marksVersion = 2;
