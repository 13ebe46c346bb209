import { minorPerMajor } from '@marquee/contract/currencies';
import type { Clock } from '@marquee/kernel/clock';
import type { Gateway, GatewayEvent, GatewayOrder, GatewayStatus, Scheduler } from '@marquee/protocols/gateway/gateway';
import { signedHeaders } from '@marquee/protocols/gateway/signature';
import type { Transport } from '@marquee/protocols/signing/signedClient';

/** How the sandbox treats an order. */
type SandboxOutcome = 'succeeds' | 'fails' | 'expires' | 'repeats' | 'disorder' | 'late' | 'contradicts';

/** Where the sandbox's rules are explained to whoever tries it (`gatewayPage.ts`). */
export const sandboxHelp = '/sandbox/gateway';

/**
 * The sandbox's rules, shown on its help page: the last two digits of the whole amount (in major units: 113.00, 113.50, 2,013)
 * choose what happens. Every other amount succeeds after two to four seconds.
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
];

/** What the sandbox will do with an order. */
function outcomeOf(order: GatewayOrder): SandboxOutcome {
  const ending = Math.floor(order.amount / minorPerMajor(order.currency)) % 100;
  return sandboxRules.find((rule) => rule.ending === ending)?.outcome ?? 'succeeds';
}

interface Step {
  after: number;
  status: GatewayStatus;
  reason: string | null;
}

function planOf(order: GatewayOrder, random: () => number): Step[] {
  const outcome = outcomeOf(order);
  const deposit = order.kind === 'deposit';
  const quick = 2000 + Math.floor(random() * 2000);
  const taken: Step = { after: 400, status: deposit ? 'pending' : 'processing', reason: null };
  const done = (after: number): Step => ({ after, status: deposit ? 'approved' : 'paid', reason: null });
  const refused = (after: number, status: GatewayStatus, reason: string): Step => ({
    after,
    status: deposit ? status : 'rejected',
    reason,
  });
  switch (outcome) {
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
      return [taken, done(quick)];
  }
}

/** Pauses before a callback that was not answered with 200 is delivered again, ms. */
const redelivery = [1000, 5000, 15_000];

/**
 * A gateway that behaves like a real one: asynchronous, by the rules above, delivering signed callbacks to the
 * wallet over `transport` and delivering again what was not accepted.
 */
export function sandboxGateway(parts: {
  secret: string;
  clock: Clock;
  scheduler: Scheduler;
  random: () => number;
  /** Reaches the wallet's `POST /gateway/callback`. */
  transport: Transport;
  help: string | null;
}): Gateway {
  const { secret, clock, scheduler, random, transport, help } = parts;
  const underWay = new Set<string>();

  async function send(event: GatewayEvent, attempt: number): Promise<void> {
    const body = JSON.stringify(event);
    const headers = signedHeaders(secret, body, clock.now());
    const answer = Promise.resolve(transport('/gateway/callback', { method: 'POST', headers, body }));
    const accepted = await answer.then(
      (response) => response.ok,
      () => false,
    );
    const pause = redelivery[attempt];
    if (!accepted && pause !== undefined) scheduler.after(pause, () => void send(event, attempt + 1));
  }

  return {
    help,
    async submit(order) {
      if (underWay.has(order.paymentId)) return;
      underWay.add(order.paymentId);
      const plan = planOf(order, random);
      const end = Math.max(...plan.map((step) => step.after));
      for (const { after, status, reason } of plan) {
        const event = { event_id: `${order.paymentId}:${status}`, payment_id: order.paymentId, status, reason };
        scheduler.after(after, () => void send(event, 0));
      }
      // Forgotten when its last callback has gone out: an order that is submitted again after that is answered again.
      scheduler.after(end + 1, () => underWay.delete(order.paymentId));
    },
    stop() {
      scheduler.stop();
    },
  };
}
