import type { AddressInfo } from 'node:net';
import { listen } from '@marquee/kernel/process/listen';
import type { IdentityAnswer, IdentityOrder, IdentityStatus } from '@marquee/protocols/identity/identityCheck';
import { identityClient } from '@marquee/protocols/identity/identityClient';
import { identityOrder, identityPaths } from '@marquee/protocols/identity/messages';
import { signedEndpoint } from '@marquee/protocols/signing/signedServer';
import type { Keys } from '@marquee/protocols/signing/signing';
import type { Mode } from '../modes/mode';
import { sandboxMode } from '../modes/sandbox';

const none = { kind: 'none' } as const;

/** An answer without a next step. */
export const answer = (status: IdentityStatus): IdentityAnswer => ({ status, reason: null, next_step: none });

/** An identity partner for tests, over real HTTP: it records requests, and answers as the test says. */
export async function identityPartner(keys: Keys, now: () => number) {
  const orders: IdentityOrder[] = [];
  /** The operator's pending orders, by check. */
  const calls = new Map<string, AbortController>();
  const transport: typeof fetch = async (address, init) => {
    const { check_id } = JSON.parse(String(init?.body)) as IdentityOrder;
    const call = new AbortController();
    calls.set(check_id, call);
    const signals = [call.signal, ...(init?.signal ? [init.signal] : [])];
    return fetch(address, { ...init, signal: AbortSignal.any(signals) });
  };
  const partner = {
    orders,
    /** The answer to an order; a Response is sent as it is. */
    answers: (async () => answer('pending')) as (order: IdentityOrder) => Promise<object>,
    /** Accepts orders and never answers; the operator's call then times out at once, so that no test waits. */
    isSilent: false,
    /** Replaces the protocol's server. */
    instead: undefined as ((request: Request) => Response | Promise<Response>) | undefined,
  };
  const serve = signedEndpoint({
    keys,
    now,
    schema: identityOrder,
    report: () => undefined,
    handle: async (order) => {
      orders.push(order);
      if (partner.isSilent) {
        calls.get(order.check_id)?.abort(new DOMException('no answer in time', 'TimeoutError'));
        await new Promise(() => undefined);
      }
      return { body: await partner.answers(order) };
    },
  });
  const server = await new Promise<{ url: string; close(): void }>((ready) => {
    const running = listen(
      {
        port: 0,
        hostname: '127.0.0.1',
        fetch: (request) => {
          const { pathname } = new URL(request.url);
          if (partner.instead) return partner.instead(request);
          return pathname === identityPaths.checks ? serve(request) : new Response(null, { status: 404 });
        },
      },
      ({ port }: AddressInfo) => ready({ url: `http://127.0.0.1:${port}`, close: () => running.close() }),
    );
  });
  return Object.assign(partner, {
    url: server.url,
    /** Closes once nothing is pending. */
    close: server.close,
    /** A sandbox with this identity partner; `operator` are the operator's keys. */
    mode: (operator: Keys): Mode => {
      const base = sandboxMode();
      return {
        ...base,
        open(parts) {
          const partners = base.open(parts);
          const link = {
            url: server.url,
            keys: operator,
            transport,
            now: () => parts.clock.now(),
            // Longer than any test: answers may take long on a busy machine.
            timeout: 120_000,
          };
          return {
            ...partners,
            adapters: { ...partners.adapters, identity: identityClient(link) },
            keys: { ...partners.keys, identity: operator },
          };
        },
      };
    },
  });
}
