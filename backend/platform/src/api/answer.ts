import { type CallName, calls } from '@marquee/contract/calls';
import type { CallRow } from '@marquee/contract/calls/row';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { domainOf } from '@marquee/kernel/http/domain';
import type { Log } from '@marquee/kernel/log';
import { Refusal } from '@marquee/kernel/refusal';
import * as v from 'valibot';
import { withGrant } from '../auth/factors/grants';
import { playerOf } from '../auth/playerOf';
import type { Cookies } from '../calls/cookies';
import { type Answered, failure, success } from '../calls/envelopes';
import type { Context, Handlers, PlayerContext } from '../calls/handlers';
import type { Events } from '../events/events';
import type { Ledger } from '../ledger/ledger';
import type { ObserveCall } from '../operations/backendMetrics';
import type { Persons } from '../persons/persons';
import { inMaintenance } from '../sites/maintenance';
import type { SiteFile } from '../sites/siteFile';
import type { Sites } from '../sites/sites';
import type { rateLimits } from './rateLimits';
import { checkOutput, validInput } from './validate';

/** Who calls: the host that the request was sent to, the network address and the browser. */
export interface Caller {
  host: string;
  address: string;
  device: string;
  /** The browser's cookies; the response's `set-cookie` headers are read from here. */
  cookies: Cookies;
}

/** Fields that every call carries beside its input (R7.02). */
export const commonFields = v.object({
  domain_name: v.optional(v.pipe(v.string(), v.maxLength(253)), ''),
  external_id: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  account_id: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  auth: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
});

/** The common fields of a body; throws Refusal('invalidInput') if one has the wrong type. */
export function commonFieldsOf(body: Record<string, unknown>): v.InferOutput<typeof commonFields> {
  const result = v.safeParse(commonFields, body);
  if (result.success) return result.output;
  const field = String(result.issues[0].path?.[0]?.key ?? '');
  throw new Refusal('invalidInput', { httpStatus: 400, fields: { [field]: 'invalid' } });
}

/** The site named by the body or, if it names none, by the host. */
export function siteOf(sites: Sites, carry: { domain_name: string; external_id: string }, host: string): SiteFile {
  const site = sites.find(domainOf(carry.domain_name || host));
  if (!site || (carry.external_id && carry.external_id !== site.external_id)) throw new Refusal('unknownSite');
  return site;
}

/** Narrows untrusted text to the name of a call. */
export function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name);
}

/** Dependencies of answering calls. */
export interface AnswerParts {
  database: Database;
  clock: Clock;
  ledger: Ledger;
  events: Events;
  persons: Persons;
  sites: Sites;
  /** Resolves when the site's content is stored. */
  ready(site: SiteFile): Promise<void>;
}

/** Answers one call: site, rate limit, session, input, handler, in that order. Never throws; faults are logged. */
export function answerer(
  parts: AnswerParts,
  handlers: Handlers,
  options: {
    log: Log;
    limits: ReturnType<typeof rateLimits>;
    checkOutputs: boolean;
    observe?: ObserveCall | undefined;
  },
) {
  async function run(name: CallName, body: Record<string, unknown>, caller: Caller): Promise<Answered> {
    const { carries, duringMaintenance, passive = false }: CallRow = calls[name];
    options.limits.count(name, caller.address);
    await parts.sites.refresh();
    const carry = commonFieldsOf(body);
    const site = siteOf(parts.sites, carry, caller.host);
    if (inMaintenance(site, parts.clock.now()) && !duringMaintenance) {
      throw new Refusal('serviceUnavailable', { statusCode: -503 });
    }
    await parts.ready(site);
    const { database, clock, ledger, events, persons } = parts;
    const { address, device, cookies } = caller;
    const context: Context = { database, clock, ledger, events, persons, site, address, device, cookies };
    if (carries === 'player') {
      Object.assign(context, { player: await playerOf(context, carry, { passive }) });
    }
    const handler = handlers[name] as (input: unknown, context: PlayerContext) => Promise<Record<string, unknown>>;
    const input = validInput(name, body);
    await options.limits.countShared(name, address);
    const work = () => handler(input, context as PlayerContext);
    const output = carries === 'player' ? await withGrant(context as PlayerContext, name, input, work) : await work();
    if (options.checkOutputs) checkOutput(name, output);
    return success(output);
  }

  return async (name: CallName, body: Record<string, unknown>, caller: Caller): Promise<Answered> => {
    const started = performance.now();
    const answered = await run(name, body, caller).catch((error) => failure(error, options.log, name));
    const took = performance.now() - started;
    options.observe?.(name, answered, took / 1000);
    options.log('info', 'call', {
      call: name,
      http: answered.status,
      code: answered.envelope.statusCode,
      message: answered.envelope.statusMessage,
      ms: Math.round(took),
    });
    return answered;
  };
}
