import { domainToASCII } from 'node:url';
import { formsOf } from './names';

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
  /** When a code proved them, ms since 1970. */
  phone_verified_at: number | null;
  email_verified_at: number | null;
  /** `paid_at`: when a withdrawal was paid to it, which proves its holder; ms since 1970. */
  banks: readonly { bank_code: string; account_number: string; paid_at: number | null }[];
  /** The document of a passed identity check, `GB passport 533401372`, and when it passed. It is never stored. */
  document?: { text: string; passedAt: number } | undefined;
}

export type MarkKind = 'name' | 'phone' | 'email' | 'bank' | 'document';

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

/**
 * The texts that are hashed to identify a person, by kind, and when they were proved. Equal texts are one person's
 * claims, no more: what they decide is in `links.ts`.
 */
export function marksOf(facts: PersonFacts) {
  const { full_name, date_of_birth, contact_phone, contact_email, phone_verified_at, email_verified_at, banks } = facts;
  const { document } = facts;
  const marks: [kind: MarkKind, value: string, provedAt: number | null][] = [];
  if (date_of_birth)
    for (const parts of formsOf(full_name)) marks.push(['name', `${parts.sort().join(' ')} ${date_of_birth}`, null]);
  if (plainPhone(contact_phone)) marks.push(['phone', plainPhone(contact_phone), phone_verified_at]);
  if (contact_email.includes('@')) marks.push(['email', plainEmail(contact_email), email_verified_at]);
  for (const { bank_code, account_number, paid_at } of banks)
    marks.push(['bank', `${bank_code} ${account_number.replace(/[\s-]/g, '').toUpperCase()}`, paid_at]);
  if (document) marks.push(['document', document.text.toUpperCase(), document.passedAt]);
  return marks;
}

/** Raise it when the normalisation changes: marks of an older version are recomputed. */
export const marksVersion = 3;
