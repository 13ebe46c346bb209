import { text as plainText } from '@marquee/contract/schemas/fields';
import { isStaffCall, type StaffCallName, staffRow } from '@marquee/contract/staff/calls';
import { isStaffError, type StaffErrorKey, staffErrors } from '@marquee/contract/staff/errors';
import type { StaffCallRow } from '@marquee/contract/staff/row';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { TokenBuckets } from '@marquee/kernel/http/tokenBuckets';
import type { Log } from '@marquee/kernel/log';
import { Refusal } from '@marquee/kernel/refusal';
import * as v from 'valibot';
import { type AuditEntry, appendAudit } from '../audit/audit';
import { type Answered, failure, success } from '../calls/envelopes';
import { fieldFaults } from '../calls/fieldFaults';
import type { Events } from '../events/events';
import type { Ledger } from '../ledger/ledger';
import type { Persons } from '../persons/persons';
import type { Sites } from '../sites/sites';
import { type Actor, storedActor } from './actor';
import { hashOfValue } from './canonical';
import { type Grant, grantsAt, grantsOf, sitesOf } from './grants';
import type { Done, StaffContext, StaffHandlers, Weight } from './handlers';
import { askSecond, mayAlone, refuseOwn } from './secondPerson';
import { StaffRefusal } from './staffRefusal';

/** How long a confirmation with the passkey holds, ms. */
export const stepUpHolds = 5 * 60_000;

/** What stands beside a call's own input. */
const common = v.object({
  site: v.optional(v.pipe(v.string(), v.maxLength(253)), ''),
  reason: v.optional(plainText(500), ''),
  request_id: v.optional(v.pipe(v.string(), v.uuid('requestIdFormat'))),
});

/** Who sends a request. */
export interface StaffCaller {
  /** Undefined: nobody is signed in. */
  actor: Actor | undefined;
  /** The network address, for the audit. */
  address: string;
}

/** Dependencies of answering. */
export interface StaffParts {
  database: Database;
  clock: Clock;
  ledger: Ledger;
  events: Events;
  persons: Persons;
  sites: Sites;
}

type Work = (input: unknown, context: StaffContext) => Promise<Done<Record<string, unknown>>>;
/** A handler without its types: one call's input is no other's. */
type AnyHandler = Work | { weigh: (input: unknown, context: StaffContext) => Promise<Weight>; act: Work };

const isRefusal = (error: unknown): error is StaffRefusal | Refusal =>
  error instanceof StaffRefusal || error instanceof Refusal;

const invalid = (fields: ReturnType<typeof fieldFaults>) =>
  new StaffRefusal('invalidInput', { httpStatus: 400, fields });

function parsed<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (!result.success) throw invalid(fieldFaults(result.issues));
  return result.output;
}

/** A call that was let in: everything but its transaction. */
interface Request {
  name: StaffCallName;
  row: StaffCallRow;
  input: unknown;
  context: StaffContext;
}

/**
 * Answers staff calls: who, site, rights, rate, step-up, reason, input, handler, in that order. An act, its audit entry
 * and its stored answer are one transaction; a refused one leaves an audit entry as well. Never throws; faults are
 * logged.
 */
export function staffAnswerer(
  parts: StaffParts,
  handlers: StaffHandlers,
  { log, checkOutputs = false }: { log: Log; checkOutputs?: boolean },
) {
  const buckets = new TokenBuckets(() => parts.clock.now());

  /** Counts a call of a person, whatever the account or session. Throws `tooManyRequests`. */
  function count(name: StaffCallName, { perMinute }: StaffCallRow, { person, id }: Actor): void {
    if (perMinute === undefined || buckets.take(`${name} ${person ?? id}`, { burst: perMinute, perMinute })) return;
    throw new StaffRefusal('tooManyRequests', { httpStatus: 429 });
  }

  async function admit(name: StaffCallName, body: Record<string, unknown>, caller: StaffCaller): Promise<Request> {
    const { actor, address } = caller;
    if (!actor) throw new StaffRefusal('noSession', { httpStatus: 401 });
    const row = staffRow(name);
    const { site, reason, request_id: requestId = '' } = parsed(common, body);
    const grants = await grantsOf(parts.database, actor, parts.clock.now());
    const context: StaffContext = {
      ...parts,
      actor,
      grants,
      site,
      mayAt: sitesOf(grants, row.permission),
      reason: reason || null,
      requestId,
      address,
    };
    if (!isPermitted(row, context)) {
      await appendAudit(parts.database, {
        ...entryOf(name, row, context),
        outcome: 'refused',
        error: 'permissionMissing',
      });
      throw new StaffRefusal('permissionMissing', { httpStatus: 403 });
    }
    count(name, row, actor);
    await parts.sites.refresh();
    if (row.scope === 'site' && !site) throw invalid({ site: 'required' });
    if (site && !parts.sites.find(site)) throw new StaffRefusal('unknownSite');
    if (row.kind === 'act' && !requestId) throw invalid({ request_id: 'required' });
    if (row.stepUp && actor.kind === 'member' && parts.clock.now() > actor.steppedUpAt + stepUpHolds)
      throw new StaffRefusal('stepUpNeeded', { httpStatus: 403 });
    if (row.reason && !reason)
      throw new StaffRefusal('reasonMissing', { httpStatus: 400, fields: { reason: 'required' } });
    return { name, row, input: parsed(row.input, body), context };
  }

  /** Does the act in the transaction of its context, and writes its answer and its audit entry. */
  async function perform({ name, row, input, context }: Request): Promise<Record<string, unknown>> {
    const earlier = await takeRequest(context, name, input);
    if (earlier) return { ...earlier, repeated: true };
    const handler = handlers[name] as AnyHandler;
    const weight = typeof handler === 'object' ? await handler.weigh(input, context) : {};
    await refuseOwn(context.database, context.actor.person, weight.payee);
    const entry = { ...entryOf(name, row, context), ...weight };
    if (row.second === 'always' || (row.second && !(await mayAlone(context, name, weight)))) {
      const { site, reason } = context;
      const asked = await askSecond(context, { call: name, site, input, reason, weight });
      await keepAnswer(context, asked);
      await appendAudit(context.database, { ...entry, outcome: 'asked', target: `approval:${asked.waits.approval}` });
      return { ...asked };
    }
    const { output, ...done } = await (typeof handler === 'object' ? handler.act : handler)(input, context);
    await keepAnswer(context, row.secret ? {} : output);
    await appendAudit(context.database, { ...entry, outcome: 'done', ...done });
    return output;
  }

  /** One transaction. What a refused act has done is rolled back; its audit entry is committed. */
  async function act(request: Request): Promise<Record<string, unknown>> {
    const { name, row, context } = request;
    const result = await parts.database.transaction(async (database) => {
      try {
        return await database.transaction((inner) => perform({ ...request, context: { ...context, database: inner } }));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        await appendAudit(database, { ...entryOf(name, row, context), outcome: 'refused', error: error.statusMessage });
        return error;
      }
    });
    if (isRefusal(result)) throw result;
    return result;
  }

  async function read({ name, row, input, context }: Request): Promise<Record<string, unknown>> {
    const entry = entryOf(name, row, context);
    const { output, target } = await (handlers[name] as Work)(input, context);
    if (row.personal) await appendAudit(parts.database, { ...entry, outcome: 'read', target });
    return output;
  }

  async function run(name: string, body: Record<string, unknown>, caller: StaffCaller): Promise<Answered> {
    if (!isStaffCall(name)) throw new StaffRefusal('notFound', { httpStatus: 404 });
    const request = await admit(name, body, caller);
    const output = await (request.row.kind === 'act' ? act(request) : read(request));
    if (checkOutputs && !('waits' in output || 'repeated' in output)) v.parse(request.row.output, output);
    return success(output);
  }

  return async (name: string, body: Record<string, unknown>, caller: StaffCaller): Promise<Answered> => {
    const answered = await run(name, body, caller).catch((error) => refused(error, log, name));
    const { statusCode, statusMessage } = answered.envelope;
    log('info', 'staff call', { call: name, http: answered.status, code: statusCode, message: statusMessage });
    return answered;
  };
}

/** Answers a call, as {@link staffAnswerer} makes it. */
export type StaffAnswerer = ReturnType<typeof staffAnswerer>;

function isPermitted({ permission, scope }: StaffCallRow, { grants, site, mayAt }: StaffContext): boolean {
  if (permission === null) return true;
  if (scope === 'all') return grantsAt(grants, permission, null).length > 0;
  if (site || scope === 'site') return grantsAt(grants, permission, site).length > 0;
  return mayAt === null || mayAt.length > 0;
}

/** What the audit says of every request. */
function entryOf(
  name: StaffCallName,
  { permission }: StaffCallRow,
  { actor, grants, site, reason, requestId, address, clock }: StaffContext,
): Omit<AuditEntry, 'outcome'> {
  const held: readonly Grant[] = grants.filter((grant) => grant.permission === permission);
  return {
    at: clock.now(),
    actor,
    roles: [...new Set(held.map(({ role }) => role))].sort(),
    site,
    act: name,
    reason: reason ?? undefined,
    address,
    request: requestId || undefined,
  };
}

/**
 * The stored answer if this request was done before; undefined if it is new, and now taken. Of two at once, one waits
 * for the other.
 */
async function takeRequest(
  { database, actor, requestId, clock }: StaffContext,
  call: StaffCallName,
  input: unknown,
): Promise<Record<string, unknown> | undefined> {
  const inputHash = hashOfValue({ call, input });
  const [taken] = await database.query(
    `insert into staff_requests (actor, request, call, input_hash, at) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning 1 as taken`,
    [storedActor(actor), requestId, call, inputHash, clock.now()],
  );
  if (taken) return undefined;
  const [earlier] = await database.query(
    'select input_hash, output from staff_requests where actor = $1 and request = $2',
    [storedActor(actor), requestId],
  );
  if (earlier?.input_hash !== inputHash) throw new StaffRefusal('requestIdReused');
  return (earlier.output ?? {}) as Record<string, unknown>;
}

async function keepAnswer({ database, actor, requestId }: StaffContext, output: object): Promise<void> {
  await database.query('update staff_requests set output = $3 where actor = $1 and request = $2', [
    storedActor(actor),
    requestId,
    JSON.stringify(output),
  ]);
}

/** A refusal as an answer; players' refusals and faults as the players' API answers them. `text` is for people. */
export function refused(error: unknown, log: Log, name: string): Answered {
  if (error instanceof StaffRefusal) {
    const { httpStatus = 200, fields, because } = error.detail;
    const { statusMessage } = error;
    const said = staffErrors[statusMessage];
    const text = because ? `${said.slice(0, -1)}: ${because.join('; ')}.` : said;
    return { status: httpStatus, envelope: { statusCode: 0, statusMessage, text, ...(fields && { fields }) } };
  }
  const { status, envelope } = failure(error, log, name);
  const key: string = envelope.statusMessage;
  const text = isStaffError(key) ? staffErrors[key satisfies StaffErrorKey] : undefined;
  return { status, envelope: { ...envelope, ...(text && { text }) } };
}
