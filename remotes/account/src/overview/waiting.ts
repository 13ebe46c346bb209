import type { Output } from '@marquee/contract/calls';
import type { Payment, Profile, ProtectionState } from '@marquee/contract/entities';
import { openPayments } from '@marquee/contract/machines';

/** What is known of a player's account; what a site has not on is empty. */
export interface AccountFacts {
  profile: Profile | undefined;
  codesBy: 'sms' | 'email';
  identity: Output<'identity/state'>['value'][number] | undefined;
  protection: ProtectionState | undefined;
  payments: readonly Payment[];
  missions: Output<'account/missions'>['value'];
  levels: Output<'auth/vip'>['levels'];
  messages: Output<'settings/get_inbox'>['value'];
  /** ms since 1970. */
  now: number;
}

/** One thing that waits for the player, or that the player waits for. */
export type Waiting =
  | { kind: 'contact'; by: AccountFacts['codesBy'] }
  | { kind: 'identity'; status: 'none' | 'pending' | 'documents' | 'failed' }
  | { kind: 'limits'; why: 'open' | 'due' | 'confirm' }
  | { kind: 'payment'; payment: Payment; since: string }
  | { kind: 'missions' | 'gifts' | 'rewards' | 'messages'; count: number };

/** Whether a payment is on its way. */
export const isOpen = ({ state }: Payment): boolean => openPayments.includes(state);

/** What waits, in the order in which it matters: what closes doors, then money, then what can be had and read. */
export function waitingOf(facts: AccountFacts): Waiting[] {
  const { profile, identity, protection, messages, now } = facts;
  const some = (kind: 'missions' | 'gifts' | 'rewards' | 'messages', count: number): Waiting[] =>
    count > 0 ? [{ kind, count }] : [];
  return [
    ...(profile && !profile.phone_verified && !profile.email_verified
      ? [{ kind: 'contact' as const, by: facts.codesBy }]
      : []),
    ...identityOf(identity),
    ...limitsOf(protection, now),
    ...facts.payments.filter(isOpen).map((payment) => ({
      kind: 'payment' as const,
      payment,
      since: payment.timeline.at(-1)?.at ?? payment.created_at,
    })),
    ...some('missions', facts.missions.filter(({ state }) => state === 'complete').length),
    ...some('gifts', facts.levels.filter(({ gift, gift_state }) => gift > 0 && gift_state === 'open').length),
    ...some(
      'rewards',
      messages.filter(({ state, reward }) => reward && (state === 'unread' || state === 'read')).length,
    ),
    ...some('messages', messages.filter(({ state, reward }) => !reward && state === 'unread').length),
  ];
}

function identityOf(identity: AccountFacts['identity']): Waiting[] {
  const status = identity?.status;
  return !status || status === 'not_asked' || status === 'passed' ? [] : [{ kind: 'identity', status }];
}

function limitsOf(protection: ProtectionState | undefined, now: number): Waiting[] {
  if (!protection) return [];
  const { limits, limits_answered, review_due } = protection;
  const isConfirmable = limits.some(({ pending }) => pending !== null && Date.parse(pending.effective_from) <= now);
  if (!limits_answered) return [{ kind: 'limits', why: 'open' }];
  if (isConfirmable) return [{ kind: 'limits', why: 'confirm' }];
  return review_due ? [{ kind: 'limits', why: 'due' }] : [];
}
