import type { Channel } from '@marquee/protocols/messages/messageSender';
import type { SiteFile } from '../sites/siteFile';
import type { AccountRow } from './sessions';

type Contact = Pick<AccountRow, 'contact_phone' | 'contact_email'>;

/** Where a site's codes go, by channel: the account's column, and that of when its owner proved it. */
export const contacts = {
  sms: { field: 'contact_phone', provedAt: 'phone_verified_at', bare: (phone: string) => phone.replace(/^\+/, '') },
  email: { field: 'contact_email', provedAt: 'email_verified_at', bare: (email: string) => email.toLowerCase() },
} as const satisfies Record<Channel, { field: keyof Contact; provedAt: string; bare: (typed: string) => string }>;

/** The contact to which a site sends the codes of an account. */
export function contactOf({ codes_by }: SiteFile, account: Contact): string {
  return account[contacts[codes_by].field];
}

/**
 * Whether somebody typed the contact to which a site sends the codes of an account: a telephone without its plus, an
 * address in any case.
 */
export function isContact({ codes_by }: SiteFile, account: Contact, typed: Partial<Contact>): boolean {
  const { field, bare } = contacts[codes_by];
  return bare(typed[field] ?? '') === bare(account[field]);
}
