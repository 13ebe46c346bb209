import type { AddressInfo } from 'node:net';
import { listen } from '@marquee/kernel/process/listen';
import { describe, expect, it } from '@rstest/core';
import * as v from 'valibot';
import type { IdentityAnswer, IdentityOrder } from '../identity/identityCheck';
import { identityOrder } from '../identity/messages';
import {
  coveredAnswer,
  coveredRequest,
  type Keys,
  signatureFault,
  signatureHeaders,
  signedHeaders,
} from '../signing/signing';
import { identityChecks } from './identity';

const keys = ['the first key', 'the second key'];

const ageOf = ({ date_of_birth }: IdentityOrder) => (Date.now() - Date.parse(date_of_birth)) / 31_557_600_000;

/** A correct partner, rule by rule; tests replace single parts by wrong ones. */
const right = {
  keys: keys as Keys,
  method: (method: string) => method,
  path: (url: string) => url,
  body: (body: string) => body,
  isStale: (away: number) => Math.abs(away) > 300_000,
  largest: 16_384,
  parse: (body: string): IdentityOrder | undefined => {
    try {
      const parsed = v.safeParse(identityOrder, JSON.parse(body));
      return parsed.success ? parsed.output : undefined;
    } catch {
      return undefined;
    }
  },
  known: (orders: Map<string, IdentityOrder>, order: IdentityOrder) => orders.get(order.check_id) ?? order,
  status: (order: IdentityOrder, _turn: number): string => (ageOf(order) >= order.minimum_age ? 'passed' : 'failed'),
  next: { kind: 'none' } as IdentityAnswer['next_step'] | object,
  answerOf: (signature: string) => signature,
};
type Partner = typeof right;

/**
 * Runs the checks over real HTTP against a partner in which a rule is broken; returns the names of the failed checks.
 */
async function brokenBy(wrong: Partial<Partner>): Promise<string[]> {
  const rules = { ...right, ...wrong };
  const orders = new Map<string, IdentityOrder>();
  let turn = 0;
  const serve = async (request: Request): Promise<Response> => {
    const body = await request.text();
    if (body.length > rules.largest) return Response.json({ error: 'tooLarge' }, { status: 413 });
    const at = Number(request.headers.get(signatureHeaders.time));
    const url = new URL(request.url);
    const covered = coveredRequest({
      method: rules.method(request.method),
      url: rules.path(url.pathname + url.search),
    });
    const fault = signatureFault(rules.keys, covered, request.headers, rules.body(body), at);
    if (fault || rules.isStale(Date.now() - at)) return Response.json({ error: 'badSignature' }, { status: 401 });
    const order = rules.parse(body);
    if (!order) return Response.json({ error: 'badMessage' }, { status: 400 });
    const first = rules.known(orders, order);
    orders.set(order.check_id, first);
    const text = JSON.stringify({ status: rules.status(first, ++turn), next_step: rules.next });
    const signature = rules.answerOf(request.headers.get(signatureHeaders.signature) ?? '');
    return new Response(text, { headers: signedHeaders(keys, coveredAnswer(200, signature), text, Date.now()) });
  };
  const { port, close } = await new Promise<{ port: number; close(): void }>((ready) => {
    const server = listen({ port: 0, hostname: '127.0.0.1', fetch: serve }, ({ port }: AddressInfo) =>
      ready({ port, close: () => server.close() }),
    );
  });
  const failed: string[] = [];
  for (const { name, run } of identityChecks) {
    await run({ url: `http://127.0.0.1:${port}`, keys, fetch, now: Date.now }).catch(() => failed.push(name));
  }
  close();
  return failed;
}

describe('the conformance run of an identity partner', () => {
  it('finds nothing at one that is right', async () => expect(await brokenBy({})).toEqual([]));

  const wrongs: [string, Partial<Partner>, string][] = [
    ['knows one key only', { keys: keys.slice(1) }, 'each key is taken'],
    ['takes any key', { keys: [...keys, 'not a key of this partner'] }, 'another key is refused with 401'],
    ['signs no query', { path: (url) => `${url}?a=1` }, 'a signature of another query is refused with 401'],
    ['takes any method', { method: () => 'PUT' }, 'a signature of another method is refused with 401'],
    [
      'takes the path of events',
      { path: () => '/identity/v1/events' },
      'a signature of another path is refused with 401',
    ],
    ['takes any time', { isStale: () => false }, 'a time of more than five minutes ago is refused with 401'],
    [
      'takes times ahead',
      { isStale: (away) => away > 300_000 },
      'a time of more than five minutes ahead is refused with 401',
    ],
    [
      'takes no time but now',
      { isStale: (away) => Math.abs(away) > 60_000 },
      'a time of four minutes ago and ahead is taken',
    ],
    ['reads everything', { largest: Number.POSITIVE_INFINITY }, 'a body above 16 KiB is refused with 413'],
    [
      'takes what is no order',
      { parse: (body) => ({ ...right.parse(body), date_of_birth: '1980-01-01', minimum_age: 18 }) as IdentityOrder },
      'what is no order is refused with 400',
    ],
    [
      'refuses fields that it does not know',
      { parse: (body) => (body.includes('added_later') ? undefined : right.parse(body)) },
      'an unknown field of an order is passed over',
    ],
    [
      'lets the last order count',
      { known: (_, order) => order },
      'the first order of an id counts: another person under the same id changes nothing',
    ],
    [
      'changes its mind',
      { status: (_, turn) => (turn % 2 ? 'passed' : 'failed') },
      'the same order again is answered with how the check stands, and an end stays',
    ],
    ['passes everybody', { status: () => 'passed' }, 'nobody passes who is younger than the order asks for'],
    ['has a status of its own', { status: () => 'approved' }, 'an order is answered with a status and a next step'],
    ['has no next step', { next: {} }, 'an order is answered with a status and a next step'],
    [
      'sends players to http',
      { next: { kind: 'redirect', url: 'http://partner.example', expires_at: 1 } },
      'an order is answered with a status and a next step',
    ],
    [
      'signs its answer for another request',
      { answerOf: () => 'another' },
      'an order is answered with a status and a next step',
    ],
  ];
  it.each(wrongs)('finds one that %s', async (_, wrong, name) => expect(await brokenBy(wrong)).toContain(name));
});
