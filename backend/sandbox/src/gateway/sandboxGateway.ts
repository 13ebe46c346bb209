import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { backOff } from '@marquee/kernel/work/backOff';
import { eachRow } from '@marquee/kernel/work/eachRow';
import type { Scheduler } from '@marquee/protocols/gateway/gateway';
import { gatewayServer } from '@marquee/protocols/gateway/gatewayServer';
import {
  eventAnswerSchema,
  type GatewayEvent,
  type GatewayMethod,
  type GatewayOrder,
  gatewayPaths,
} from '@marquee/protocols/gateway/messages';
import { PartnerFault, signedClient, type Transport } from '@marquee/protocols/signing/signedClient';
import type { Keys } from '@marquee/protocols/signing/signing';
import type { SandboxSite } from '../sites';
import {
  advance,
  answerStep,
  deleteOldDeliveries,
  dueTimes,
  emit,
  isSame,
  type LeasedEvent,
  leaseDueEvents,
  type OrderRow,
  orderOf,
  settleDelivery,
  stateOf,
  storeOrder,
} from './orders';
import { outcomeOf, planOf, sandboxSteps, stepMilliseconds, successOf } from './rules';

/** Most attempts to deliver an event: about a day, with a pause of a minute at most. */
const triesAtMost = 1440;

/** How often events left by a crashed process are looked for, ms. */
const pollInterval = 30_000;

/** Dependencies of the sandbox gateway. */
export interface SandboxGatewayParts {
  database: Database;
  clock: Clock;
  scheduler: Scheduler;
  /** In [0, 1). */
  random: () => number;
  keys: Keys;
  /** Reaches the operator's `POST /gateway/v1/events`. */
  transport: Transport;
  /** Base URLs of the operator, and of the gateway's pages for browsers; empty within the operator's process. */
  operatorUrl?: string;
  publicUrl?: string;
  /** The site of a domain, if there is one. */
  siteOf: (domain: string) => Pick<SandboxSite, 'currency' | 'limits' | 'deposit_methods' | 'banks'> | undefined;
  /** Whether players can be sent to the sandbox's pages. */
  pages: boolean;
  report: (error: unknown) => void;
}

/**
 * A gateway that behaves like a real one: asynchronous, by the rules of `rules.ts`, with a database of its own so that
 * any process continues; delivers signed events and retries them.
 */
export function sandboxGateway(parts: SandboxGatewayParts) {
  const { database, clock, scheduler, random, keys, transport, siteOf, pages, report } = parts;
  const { operatorUrl = '', publicUrl = '' } = parts;
  const operator = signedClient({ name: 'operator', url: operatorUrl, keys, transport, now: () => clock.now() });
  let work: Promise<void> = Promise.resolve();
  let isOver = false;

  async function deliver(): Promise<void> {
    for (
      let due = await leaseDueEvents(database, clock.now());
      due.length > 0;
      due = await leaseDueEvents(database, clock.now())
    ) {
      await eachRow(due, deliverOne, report);
      if (isOver) return;
    }
  }

  async function deliverOne({ id, body, tries }: LeasedEvent): Promise<void> {
    if (isOver) return;
    await advance(database, body);
    // Whole pauses: one sender sends one event after another.
    const pause = (await isAccepted(body)) || tries >= triesAtMost ? undefined : backOff(tries - 1, 1000, 60_000, 1);
    const now = clock.now();
    await settleDelivery(database, id, pause === undefined ? { deliveredAt: now } : { dueAt: now + pause });
    if (pause !== undefined) wakeAfter(pause);
  }

  /** Whether an event is done: it was accepted, or refused permanently. */
  async function isAccepted(body: GatewayEvent): Promise<boolean> {
    try {
      await operator({ method: 'POST', path: gatewayPaths.events, body, answer: eventAnswerSchema });
      return true;
    } catch (error) {
      return error instanceof PartnerFault && error.kind === 'refused' && error.detail.error !== 'tooEarly';
    }
  }

  function wakeAfter(milliseconds: number): void {
    scheduler.after(milliseconds, () => {
      work = work.then(() => (isOver ? undefined : deliver())).catch(report);
    });
  }

  function newOrder(order: GatewayOrder): OrderRow {
    const step = (pages && order.kind === 'deposit' && sandboxSteps[order.method]) || null;
    return {
      payment_id: order.payment_id,
      body: order,
      status: order.kind === 'deposit' ? 'pending' : 'processing',
      reason: null,
      step,
      expires_at: step ? clock.now() + stepMilliseconds : null,
    };
  }

  async function take(order: GatewayOrder) {
    if (outcomeOf(order) === 'refuses')
      return { refused: order.kind === 'deposit' ? 'declinedByBank' : 'rejectedByBank' };
    const row = newOrder(order);
    const plan = row.step
      ? [{ after: stepMilliseconds, status: 'expired' as const, reason: 'notPaidInTime' }]
      : planOf(order, random);
    const earlier = await database.transaction((transaction) => storeOrder(transaction, row, plan, clock.now()));
    if (!earlier) for (const { after } of plan) wakeAfter(after);
    if (earlier && !isSame(earlier.body, order)) return 'other';
    return stateOf(earlier ?? row, publicUrl);
  }

  async function methods(domain: string): Promise<GatewayMethod[]> {
    const site = siteOf(domain);
    if (!site) return [];
    const { currency, limits } = site;
    return [
      ...site.deposit_methods.map(({ method, minimum, maximum }) => ({
        method,
        kind: 'deposit' as const,
        currency,
        minimum,
        maximum,
      })),
      ...site.banks.map(({ bank_code }) => ({
        method: bank_code,
        kind: 'withdrawal' as const,
        currency,
        ...limits.withdrawal,
      })),
    ];
  }

  const find = async (id: string) => {
    const row = await orderOf(database, id);
    return row && stateOf(row, publicUrl);
  };

  return {
    /** Serves the protocol; undefined for other paths. */
    serve: gatewayServer({ keys, now: () => clock.now(), report, behind: { take, find, methods } }),

    /** Applies the player's choice on the gateway's page. Returns the order, if it exists. */
    async answer(paymentId: string, status: 'approved' | 'declined'): Promise<OrderRow | undefined> {
      const now = clock.now();
      await database.transaction(async (transaction) => {
        const row = await answerStep(transaction, paymentId, status, now);
        if (!row) return;
        const plan = status === 'approved' ? successOf(row.body, 0) : [{ after: 0, status, reason: row.reason }];
        await emit(transaction, row.body, plan, now);
        for (const { after } of plan) wakeAfter(after);
      });
      return orderOf(database, paymentId);
    },

    order: (paymentId: string) => orderOf(database, paymentId),

    tidy: () => deleteOldDeliveries(database, clock.now()),

    /** Delivers pending events, also those of crashed processes. */
    async start(): Promise<void> {
      for (const at of await dueTimes(database)) wakeAfter(Math.max(0, at - clock.now()));
      const look = () =>
        scheduler.after(pollInterval, () => {
          wakeAfter(0);
          look();
        });
      look();
    },

    /** Resolves when the current delivery is done. */
    settled: () => work,

    async stop(): Promise<void> {
      isOver = true;
      await work;
    },
  };
}

export type SandboxGateway = ReturnType<typeof sandboxGateway>;
