import { minorPerMajor } from '@marquee/contract/currencies';
import type { GatewayOrder, GatewayStatus } from '@marquee/protocols/gateway/messages';

/** How the sandbox treats an order. */
type SandboxOutcome =
  | 'succeeds'
  | 'fails'
  | 'expires'
  | 'repeats'
  | 'disorder'
  | 'late'
  | 'contradicts'
  | 'refunds'
  | 'chargesBack'
  | 'refuses';

/** The page that explains the sandbox's rules (`gatewayPage.ts`). */
export const sandboxHelp = '/sandbox/gateway';

/** Deposit methods with a next step for the player, by code. */
export const sandboxSteps: Readonly<Record<string, 'redirect' | 'show'>> = { hosted: 'redirect', qr: 'show' };

/** Time limit of that step, ms. */
export const stepMilliseconds = 15 * 60_000;

/**
 * The sandbox's rules, shown on its help page: the last two digits of the whole amount (in major units: 113.00, 113.50,
 * 2,013) determine the outcome. Every other amount succeeds after two to four seconds.
 */
export const sandboxRules: readonly { ending: number; outcome: SandboxOutcome; text: string }[] = [
  { ending: 13, outcome: 'fails', text: 'A deposit is declined, a withdrawal rejected and its amount released.' },
  {
    ending: 17,
    outcome: 'expires',
    text: 'A deposit expires unpaid after ten seconds; a withdrawal is rejected then.',
  },
  { ending: 19, outcome: 'repeats', text: 'It succeeds, and every callback is delivered three times.' },
  { ending: 23, outcome: 'disorder', text: 'It succeeds, but the final callback arrives before the first one.' },
  { ending: 29, outcome: 'late', text: 'It succeeds after twenty seconds.' },
  {
    ending: 31,
    outcome: 'contradicts',
    text: 'A deposit expires after ten seconds and is paid after all ten seconds later: the money is credited. A withdrawal is rejected, and ten seconds later called paid: the rejection stands.',
  },
  {
    ending: 37,
    outcome: 'refunds',
    text: 'It succeeds. Ten seconds later half of a deposit is refunded; a withdrawal comes back from the bank.',
  },
  {
    ending: 41,
    outcome: 'chargesBack',
    text: 'It succeeds. Ten seconds later a deposit is charged back; a withdrawal comes back from the bank.',
  },
  { ending: 43, outcome: 'refuses', text: 'The order is refused at once: declined or rejected, with a reason.' },
];

/** What the sandbox will do with an order. */
export function outcomeOf(order: GatewayOrder): SandboxOutcome {
  const ending = Math.floor(order.amount / minorPerMajor(order.currency)) % 100;
  return sandboxRules.find((rule) => rule.ending === ending)?.outcome ?? 'succeeds';
}

/** An event, `after` milliseconds; without an amount it is about the whole order. */
export interface PlannedEvent {
  after: number;
  status: GatewayStatus;
  reason: string | null;
  amount?: number;
}

/** The events of an order that succeeds `after` milliseconds: the success, and later ones. */
export function successOf(order: GatewayOrder, after: number): PlannedEvent[] {
  const deposit = order.kind === 'deposit';
  const done: PlannedEvent = { after, status: deposit ? 'approved' : 'paid', reason: null };
  const outcome = outcomeOf(order);
  if (outcome !== 'refunds' && outcome !== 'chargesBack') return [done];
  const later = after + 10_000;
  if (!deposit) return [done, { after: later, status: 'returned', reason: 'accountClosed' }];
  if (outcome === 'chargesBack') return [done, { after: later, status: 'charged_back', reason: 'disputedByHolder' }];
  return [done, { after: later, status: 'refunded', reason: null, amount: Math.ceil(order.amount / 2) }];
}

/** All events of an order without a next step. `random` is in [0, 1). */
export function planOf(order: GatewayOrder, random: () => number): PlannedEvent[] {
  const deposit = order.kind === 'deposit';
  const quick = 2000 + Math.floor(random() * 2000);
  const taken: PlannedEvent = { after: 400, status: deposit ? 'pending' : 'processing', reason: null };
  const done = (after: number): PlannedEvent => ({ after, status: deposit ? 'approved' : 'paid', reason: null });
  const refused = (after: number, status: GatewayStatus, reason: string): PlannedEvent => ({
    after,
    status: deposit ? status : 'rejected',
    reason,
  });
  switch (outcomeOf(order)) {
    case 'fails':
      return [taken, refused(quick, 'declined', deposit ? 'declinedByBank' : 'rejectedByBank')];
    case 'expires':
      return [taken, refused(10_000, 'expired', deposit ? 'notPaidInTime' : 'bankUnreachable')];
    case 'repeats':
      return [taken, taken, done(quick), done(quick + 200), done(quick + 5000)];
    case 'disorder':
      return [done(quick), { ...taken, after: quick + 1000 }];
    case 'late':
      return [taken, done(20_000)];
    case 'contradicts':
      return [taken, refused(10_000, 'expired', deposit ? 'notPaidInTime' : 'bankUnreachable'), done(20_000)];
    default:
      return [taken, ...successOf(order, quick)];
  }
}
