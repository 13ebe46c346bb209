/** What tells who somebody is: the columns of an account, and its bank accounts, on file or not any more. Empty fields tell nothing. */
export interface PersonFacts {
  full_name: string;
  /** `YYYY-MM-DD`. */
  date_of_birth: string;
  contact_phone: string;
  contact_email: string;
  banks: readonly { bank_code: string; account_number: string }[];
}

export type MarkKind = 'name' | 'phone' | 'email' | 'bank';

/** Accents of Latin, Greek and Cyrillic letters; vowel signs of other scripts are letters of their own. */
const accents = /[\u0300-\u036f]/g;

/** A name without case, accents, width and order: `Cruz, ANA María` is `ana cruz maria`. */
function plainName(name: string): string {
  const plain = name.normalize('NFKD').replace(accents, '').toLowerCase();
  return plain
    .split(/[\s.,'’-]+/)
    .filter(Boolean)
    .sort()
    .join(' ');
}

/** The last nine digits of a number: `+639171234567`, `00639171234567` and `09171234567` are one telephone. */
const plainPhone = (phone: string) => phone.replace(/\D/g, '').slice(-9);

const dotless = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox of an address: without case and what follows a plus, and without the dots that Gmail does not read. */
function plainEmail(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const [box = ''] = local.split('+');
  if (!dotless.has(domain)) return `${box}@${domain}`;
  return `${box.replaceAll('.', '')}@gmail.com`;
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
