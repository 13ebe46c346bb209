import type { Database, RowOf } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { backOff } from '@marquee/kernel/work/backOff';
import { eachRow } from '@marquee/kernel/work/eachRow';
import { repeat } from '@marquee/kernel/work/repeat';
import type { Scheduler } from '@marquee/protocols/gateway/gateway';
import type { IdentityAnswer, IdentityStatus } from '@marquee/protocols/identity/identityCheck';
import { eventReceipt, identityOrder, identityPaths } from '@marquee/protocols/identity/messages';
import { PartnerFault, signedClient, type Transport } from '@marquee/protocols/signing/signedClient';
import { signedEndpoint } from '@marquee/protocols/signing/signedServer';
import type { Keys } from '@marquee/protocols/signing/signing';
import type { Hono } from 'hono';
import { ruleOf } from './rules';

/** A stored check. */
type CheckRow =
  RowOf<'select check_id, status, reason, next_status, next_reason, tries from sandbox_identity_checks where check_id = $1'>;

/** How long the documents page is valid, ms. */
const pageLasts = 24 * 3_600_000;

/** How often due events are looked for, ms. */
const pollInterval = 2_000;

/** Operations of the documents page. */
export interface IdentityDocuments {
  /** The state of a check; undefined if unknown. */
  statusOf(checkId: string): Promise<{ status: IdentityStatus; language: string } | undefined>;
  /** Accepts the documents of a check that asked for them; does nothing otherwise. */
  take(checkId: string): Promise<void>;
}

/**
 * The sandbox's identity partner: a server of the identity protocol with its state in the database, so that it survives
 * a crash.
 */
export function sandboxIdentity(parts: {
  database: Database;
  clock: Clock;
  scheduler: Scheduler;
  /** Reaches the operator's `POST /identity/v1/events`. */
  transport: Transport;
  /** Base URLs of the operator, and of the sandbox's own pages; both empty in one process. */
  operatorUrl?: string;
  publicUrl?: string;
  keys: Keys;
  report: (error: unknown) => void;
}) {
  const { database, clock, scheduler, keys, transport, report, operatorUrl = '', publicUrl = '' } = parts;
  const now = () => clock.now();
  const call = signedClient({ name: 'operator', url: operatorUrl, keys, transport, now });

  function answerOf({ check_id, status, reason }: CheckRow): IdentityAnswer {
    const expires_at = now() + pageLasts;
    return {
      status,
      reason,
      next_step:
        status === 'documents'
          ? { kind: 'redirect', url: `${publicUrl}/sandbox/identity/${check_id}`, expires_at }
          : { kind: 'none' },
    };
  }

  const soon = (after: number) => scheduler.after(after, () => void deliverDue().catch(report));

  async function checkOf(checkId: string): Promise<CheckRow | undefined> {
    const [row] = await database.query(
      'select check_id, status, reason, next_status, next_reason, tries from sandbox_identity_checks where check_id = $1',
      [checkId],
    );
    return row;
  }

  /** Applies due results, then sends them to the operator until they are accepted. */
  async function deliverDue(): Promise<void> {
    const due = await database.query(
      `update sandbox_identity_checks set status = next_status, reason = next_reason, tries = tries + 1, due_at = $1::bigint + 30000
       where due_at <= $1::bigint returning check_id, status, reason, next_status, next_reason, tries`,
      [now()],
    );
    await eachRow(due, emit, report);
  }

  async function emit({ check_id, status, reason, tries }: CheckRow): Promise<void> {
    const event = { event_id: `${check_id}:${status}`, check_id, status, reason };
    const isAccepted = await call({
      method: 'POST',
      path: identityPaths.events,
      body: event,
      answer: eventReceipt,
    }).then(
      () => true,
      // A refusal is permanent.
      (fault) => fault instanceof PartnerFault && fault.kind === 'refused',
    );
    // Whole pauses: one sender sends one event after another.
    const dueAt = now() + backOff(tries, 1000, 300_000, 1);
    await database.query(
      isAccepted
        ? 'update sandbox_identity_checks set due_at = null, next_status = null where check_id = $1 and next_status = $2'
        : 'update sandbox_identity_checks set due_at = $3 where check_id = $1 and next_status = $2',
      isAccepted ? [check_id, status] : [check_id, status, dueAt],
    );
  }

  return {
    mount(app: Hono): void {
      const serve = signedEndpoint({
        keys,
        now,
        report,
        schema: identityOrder,
        async handle(order) {
          const { rule, first, later } = ruleOf(order, now());
          await database.query(
            `insert into sandbox_identity_checks (check_id, player, language, rule, status, next_status, next_reason, due_at, created_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
            [
              order.check_id,
              order.player,
              order.language,
              rule,
              first,
              later?.status ?? null,
              later?.reason ?? null,
              later ? now() + later.after : null,
              now(),
            ],
          );
          if (later) soon(later.after);
          const check = await checkOf(order.check_id);
          if (!check) throw new Error('A check vanished');
          return { body: answerOf(check) };
        },
      });
      app.post(identityPaths.checks, (context) => serve(context.req.raw));
    },

    async statusOf(checkId: string) {
      const [row] = await database.query('select status, language from sandbox_identity_checks where check_id = $1', [
        checkId,
      ]);
      return row;
    },

    async take(checkId: string) {
      const taken = await database.query(
        `update sandbox_identity_checks set status = 'pending', next_status = 'passed', next_reason = null, tries = 0, due_at = $2
         where check_id = $1 and status = 'documents' returning check_id`,
        [checkId, now() + 1000],
      );
      if (taken.length > 0) soon(1000);
    },

    deliverDue,

    /** Delivers due events every few seconds; returns a function that stops it. */
    start(): () => Promise<void> {
      return repeat(deliverDue, { every: pollInterval, report });
    },
  };
}
