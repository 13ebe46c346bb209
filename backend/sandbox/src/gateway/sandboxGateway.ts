import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
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
  dueTimes,
  emit,
  forgetDeliveries,
  type Held,
  holdDue,
  isSame,
  keepOrder,
  letGo,
  type OrderRow,
  orderOf,
  stateOf,
} from './orders';
import { outcomeOf, planOf, sandboxSteps, stepMilliseconds, successOf } from './rules';

/** Pauses before an event that was not taken is delivered again, ms; the last one repeats for a day. */
const pauses = [1000, 5000, 15_000, 60_000];
const triesAtMost = 1440;

/** How often events are looked for that a killed process has left, ms. */
const lookEvery = 30_000;

/** What the sandbox gateway runs on. */
export interface SandboxGatewayParts {
  database: Database;
  clock: Clock;
  scheduler: Scheduler;
  /** At least 0 and below 1. */
  random: () => number;
  keys: Keys;
  /** Reaches the operator's `POST /gateway/v1/events`. */
  transport: Transport;
  /** Where that is, and where browsers find the gateway's pages; empty within the operator's process. */
  operatorUrl?: string;
  publicUrl?: string;
  /** The site of a domain, if there is one. */
  siteOf: (domain: string) => Pick<SandboxSite, 'currency' | 'limits' | 'deposit_methods' | 'banks'> | undefined;
  /** Whether players can be sent to the sandbox's own pages. */
  pages: boolean;
  report: (error: unknown) => void;
}

/**
 * A gateway that behaves like a real one: asynchronous, by the rules of `rules.ts`, in books of its own, so that
 * whoever runs next tells what is left to tell; delivering signed events and delivering again what was not accepted.
 */
export function sandboxGateway(parts: SandboxGatewayParts) {
  const { database, clock, scheduler, random, keys, transport, siteOf, pages, report } = parts;
  const { operatorUrl = '', publicUrl = '' } = parts;
  const operator = signedClient({ name: 'operator', url: operatorUrl, keys, transport, now: () => clock.now() });
  let work: Promise<void> = Promise.resolve();
  let isOver = false;

  async function deliver(): Promise<void> {
    for (let due = await holdDue(database, clock.now()); due.length > 0; due = await holdDue(database, clock.now())) {
      await eachRow(due, deliverOne, report);
      if (isOver) return;
    }
  }

  async function deliverOne({ id, body, tries }: Held): Promise<void> {
    if (isOver) return;
    await advance(database, body);
    const pause =
      (await isAccepted(body)) || tries >= triesAtMost ? undefined : pauses[Math.min(tries, pauses.length) - 1];
    const now = clock.now();
    await letGo(database, id, pause === undefined ? { deliveredAt: now } : { dueAt: now + pause });
    if (pause !== undefined) wakeAfter(pause);
  }

  /** Whether an event need not be sent again: it was taken, or will never be. */
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
    const earlier = await database.transaction((transaction) => keepOrder(transaction, row, plan, clock.now()));
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
    /** Serves the protocol; undefined for a path that is not of it. */
    serve: gatewayServer({ keys, now: () => clock.now(), report, behind: { take, find, methods } }),

    /** What the player did on the gateway's page. Answers the order as it stands then, if there is one. */
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

    tidy: () => forgetDeliveries(database, clock.now()),

    /** Goes on with what is left to tell, also by processes that have ended. */
    async start(): Promise<void> {
      for (const at of await dueTimes(database)) wakeAfter(Math.max(0, at - clock.now()));
      const look = () =>
        scheduler.after(lookEvery, () => {
          wakeAfter(0);
          look();
        });
      look();
    },

    /** What is being delivered. */
    settled: () => work,

    async stop(): Promise<void> {
      isOver = true;
      await work;
    },
  };
}

/** The sandbox gateway of one process. */
export type SandboxGateway = ReturnType<typeof sandboxGateway>;
