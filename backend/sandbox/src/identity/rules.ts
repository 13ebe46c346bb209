import type { IdentityOrder, IdentityStatus } from '@marquee/protocols/identity/identityCheck';

/** A rule of the sandbox's identity partner: its first answer, and its later one. */
export interface IdentityRule {
  rule: string;
  text: string;
  first: IdentityStatus;
  later?: { status: IdentityStatus; reason: string | null; after: number };
}

const passes = (after: number): Required<IdentityRule>['later'] => ({ status: 'passed', reason: null, after });

/** Everybody else passes after about a second. */
const defaultRule: IdentityRule = {
  rule: 'usual',
  text: 'Passes after a second.',
  first: 'pending',
  later: passes(1000),
};

const tooYoung: IdentityRule = {
  rule: 'tooYoung',
  text: 'Fails: younger than the site asks for.',
  first: 'pending',
  later: { status: 'failed', reason: 'tooYoung', after: 1000 },
};

/** The sandbox's rules by the last word of the full name, whatever its case. */
export const identityRules: readonly IdentityRule[] = [
  {
    rule: 'refused',
    text: 'Fails after a second.',
    first: 'pending',
    later: { status: 'failed', reason: 'notFound', after: 1000 },
  },
  {
    rule: 'documents',
    text: 'Asks for documents, on a page of its own, and passes once they are there.',
    first: 'documents',
  },
  { rule: 'pending', text: 'Stays pending for good.', first: 'pending' },
  { rule: 'late', text: 'Passes after twenty seconds.', first: 'pending', later: passes(20_000) },
];

function ageAt(birth: string, now: number): number {
  const today = new Date(now).toISOString().slice(0, 10);
  return Number(today.slice(0, 4)) - Number(birth.slice(0, 4)) - (today.slice(5) < birth.slice(5) ? 1 : 0);
}

/** What the sandbox does with an order. */
export function ruleOf(
  { full_name, date_of_birth, minimum_age }: Pick<IdentityOrder, 'full_name' | 'date_of_birth' | 'minimum_age'>,
  now: number,
): IdentityRule {
  if (ageAt(date_of_birth, now) < minimum_age) return tooYoung;
  const family = full_name.trim().split(/\s+/).at(-1)?.toLowerCase();
  return identityRules.find(({ rule }) => rule === family) ?? defaultRule;
}
