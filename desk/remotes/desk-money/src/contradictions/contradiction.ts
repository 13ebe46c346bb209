import type { StaffOutput } from '@marquee/contract/staff/calls';

/** What the gateway said against the books. */
export type Contradiction = StaffOutput<'contradictions/list'>['value'][number];

/** The address of one. */
export const pathOf = ({ site, event }: Pick<Contradiction, 'site' | 'event'>): string =>
  `/contradictions/${site}/${encodeURIComponent(event)}`;

/** What happened. */
export const kindTexts: Record<Contradiction['kind'], string> = {
  contradicts: 'contradicts the books',
  paidLate: 'paid after it had expired',
};

/** What proved it. */
export const proofTexts: Record<NonNullable<Contradiction['proof']>, string> = {
  event: 'an event of the gateway',
  laterFile: 'a later file',
  answer: 'the gateway’s answer',
  decision: 'a decision of two persons',
};
