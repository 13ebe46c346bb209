import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { eventSchema, gatewayPaths, methodsSchema, stateSchema } from '../gateway/messages';
import { identityAnswer, identityEvent, identityPaths } from '../identity/messages';
import { type SignedClient, signedClient } from '../signing/signedClient';
import type { EventListener } from './eventListener';
import { gatewayChecks } from './gateway';
import { identityChecks } from './identity';
import { type Check, NotTried, type TestedPartner, Violation } from './runner';

/** How long an event may take, ms, after its order or after the previous delivery. */
const longestWait = 60_000;

/** A protocol whose partner reports results by events. */
interface EventProtocol<Event> {
  /** The operator's path for events. */
  path: string;
  schema: v.GenericSchema<unknown, Event>;
  /** Rules that must pass before an order is placed. */
  needs: readonly string[];
  /** Places an order that the partner completes by itself; returns its id. Throws NotTried if that is not possible. */
  order(client: SignedClient): Promise<string>;
}

const gateway = (site: string): EventProtocol<v.InferOutput<typeof eventSchema>> => ({
  path: gatewayPaths.events,
  needs: gatewayChecks.slice(0, 1).map(({ name }) => name),
  schema: eventSchema,
  async order(client) {
    const { methods } = await client({ method: 'GET', path: gatewayPaths.methods(site), answer: methodsSchema });
    const method = methods.find(({ kind }) => kind === 'withdrawal');
    if (!method) throw new NotTried(`there is no method to withdraw with for the site ${site}`);
    const payment_id = randomUUID();
    const { minimum: amount, currency } = method;
    const destination = { bank_code: method.method, holder_name: 'Conformance Run', account_number: '0012345678' };
    const body = { payment_id, kind: 'withdrawal', amount, currency, method: method.method, site, destination };
    await client({
      method: 'POST',
      path: gatewayPaths.payments,
      body: { ...body, player: randomUUID() },
      answer: stateSchema,
    });
    return payment_id;
  },
});

const identity: EventProtocol<v.InferOutput<typeof identityEvent>> = {
  path: identityPaths.events,
  needs: identityChecks.slice(0, 1).map(({ name }) => name),
  schema: identityEvent,
  async order(client) {
    const check_id = randomUUID();
    const person = { full_name: 'Conformance Run', date_of_birth: '1980-02-29', telephone: '+12025550123' };
    const rest = { site: 'conformance.example', player: randomUUID(), email: 'conformance@example.com' };
    const { status } = await client({
      method: 'POST',
      path: identityPaths.checks,
      body: { check_id, ...person, ...rest, language: 'en', minimum_age: 18 },
      answer: identityAnswer,
    });
    if (status === 'passed' || status === 'failed')
      throw new NotTried(`it answers ${status} at once, and has no more to tell`);
    return check_id;
  },
};

/** Waits until `find` returns something. Throws a Violation that says what is missing. */
async function until<T>(find: () => T | undefined, missing: string, limit: number): Promise<T> {
  for (const from = Date.now(); ; await pause(50)) {
    const found = find();
    if (found !== undefined) return found;
    if (Date.now() - from > limit) throw new Violation(`${missing} within ${limit / 1000} s`);
  }
}

function checksOf<Event>(
  { path, schema, needs, order }: EventProtocol<Event>,
  listener: EventListener | undefined,
  limit: number,
): Check[] {
  /** The received events of an order. Throws a Violation for an invalid one. */
  const eventsOf = ({ deliveries }: EventListener, id: string) =>
    deliveries.flatMap(({ fault, ...delivery }) => {
      if (!JSON.stringify(delivery.body ?? null).includes(id)) return [];
      const parsed = v.safeParse(schema, delivery.body);
      if (!parsed.success)
        throw new Violation(`the event is of another shape at ${v.getDotPath(parsed.issues[0]) ?? 'its beginning'}`);
      if (delivery.method !== 'POST' || delivery.path !== path)
        throw new Violation(`the event came as ${delivery.method} ${delivery.path} instead of POST ${path}`);
      if (fault) throw new Violation(`the event is not signed as it should be: ${fault}`);
      return [parsed.output];
    });
  const clientOf = ({ url, keys, transport, now }: TestedPartner) =>
    signedClient({ name: 'partner', url, keys, transport, now });
  const tells = `it tells the operator what becomes of an order: a signed POST ${path}`;
  let received: { id: string; event: string } | undefined;
  const wanted = () => {
    if (listener) return listener;
    throw new NotTried('give --events <port>, where the server under test sends its events');
  };
  return [
    {
      name: tells,
      needs,
      async run(partner) {
        const events = wanted();
        const id = await order(clientOf(partner));
        const first = await until(() => eventsOf(events, id)[0], `no event about ${id} came`, limit);
        received = { id, event: JSON.stringify(first) };
      },
    },
    {
      name: 'it delivers an event that was answered 500 again, as it was',
      needs: [...needs, tells],
      async run() {
        const events = wanted();
        if (!received) throw new NotTried('no event came');
        const { id, event } = received;
        await until(
          () => (eventsOf(events, id).filter((one) => JSON.stringify(one) === event).length > 1 ? true : undefined),
          'the same event did not come again',
          limit,
        );
      },
    },
  ];
}

/**
 * The events a gateway must send (docs/partners/gateway.md): places one small withdrawal. Not tried without a listener.
 */
export const gatewayEventChecks = (site: string, listener?: EventListener, limit = longestWait): Check[] =>
  checksOf(gateway(site), listener, limit);

/** The events an identity partner must send (docs/partners/identity.md). Not tried without a listener. */
export const identityEventChecks = (listener?: EventListener, limit = longestWait): Check[] =>
  checksOf(identity, listener, limit);
