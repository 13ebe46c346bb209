import { domainToASCII } from 'node:url';
import { skeletonOf } from './skeleton';

/**
 * What tells who somebody is: the columns of an account, and its bank accounts, on file or not any more. Empty fields
 * tell nothing.
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
 * A name without case, accents, width, order, invisible signs and letters that only look like others: `Cruz, ANA María`
 * is `ana cruz maria`.
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

/** Providers that do not read dots in the name of a mailbox, by the address that stands for all of theirs. */
const dotless = new Map([
  ...['gmail.com', 'googlemail.com'].map((domain) => [domain, 'gmail.com'] as const),
  ...['proton.me', 'protonmail.com', 'pm.me'].map((domain) => [domain, 'proton.me'] as const),
]);

/**
 * The mailbox of an address: without case, what follows a plus, and dots that nobody reads; the domain as the network
 * has it (IDN).
 */
function plainEmail(email: string): string {
  const [local = '', typed = ''] = email.trim().toLowerCase().split('@');
  const domain = domainToASCII(typed) || typed;
  const [box = ''] = local.split('+');
  const provider = dotless.get(domain);
  return provider ? `${box.replaceAll('.', '')}@${provider}` : `${box}@${domain}`;
}

/** What is hashed of a person, by kind; equal texts are one person's. */
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

/** Raised when the same person is written otherwise: marks of an older number are made anew. */
export const marksVersion = 2;
