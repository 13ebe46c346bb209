import type { Channel } from '@marquee/protocols/messages/messageSender';
import type { SiteFile } from '../sites/siteFile';
import type { AccountRow } from './sessions';
import { hashOf } from './tokens';

type Contact = Pick<AccountRow, 'contact_phone' | 'contact_email'>;

/** The columns of each code channel: the contact, and when its owner verified it. */
export const contacts = {
  sms: { field: 'contact_phone', provedAt: 'phone_verified_at', bare: (phone: string) => phone.replace(/^\+/, '') },
  email: { field: 'contact_email', provedAt: 'email_verified_at', bare: (email: string) => email.toLowerCase() },
} as const satisfies Record<Channel, { field: keyof Contact; provedAt: string; bare: (typed: string) => string }>;

/** The contact that receives an account's codes. */
export function contactOf({ codes_by }: SiteFile, account: Contact): string {
  return account[contacts[codes_by].field];
}

/**
 * Whether the typed contact is the one that receives the account's codes: telephone without its plus, e-mail address in
 * any case.
 */
export function isContact({ codes_by }: SiteFile, account: Contact, typed: Partial<Contact>): boolean {
  const { field, bare } = contacts[codes_by];
  return bare(typed[field] ?? '') === bare(account[field]);
}

/** What typed contacts of an account are counted by: equal where `isContact` takes them for the same. */
export function contactHash({ codes_by }: SiteFile, accountKey: string, typed: Partial<Contact>): string {
  const { field, bare } = contacts[codes_by];
  return hashOf(`contact ${accountKey} ${bare(typed[field] ?? '')}`);
}
