import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { IdentityAnswer, IdentityOrder } from '../identity/identityCheck';
import { identityAnswer, identityPaths } from '../identity/messages';
import { readBody } from '../signing/readBody';
import type { Transport } from '../signing/signedClient';
import {
  clockTolerance,
  coveredAnswer,
  coveredRequest,
  type Keys,
  signatureFault,
  signatureHeaders,
  signedHeaders,
} from '../signing/signing';
import { afterFirst } from './runner';

/** The identity partner under test and its keys: one or two, all of which it must accept. */
export interface IdentityContext {
  /** The protocol's base URL, without a trailing slash. */
  url: string;
  keys: Keys;
  fetch: Transport;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A rule of the protocol; `run` throws an Error that says what the partner did instead. */
export interface IdentityRuleCheck {
  name: string;
  /** Names of rules that must pass first. */
  needs?: readonly string[];
  run(context: IdentityContext): Promise<void>;
}

/** How a request deviates from a correct one. */
interface Wrong {
  keys?: Keys;
  at?: number;
  /** The signed path, method and body. */
  path?: string;
  method?: string;
  body?: string;
}

/** A fictitious adult. Orders of a run differ in their ids. */
const orderOf = (change: Partial<IdentityOrder> = {}): IdentityOrder => ({
  check_id: randomUUID(),
  site: 'conformance.example',
  player: randomUUID(),
  full_name: 'Conformance Run',
  date_of_birth: '1980-02-29',
  telephone: '+12025550123',
  email: 'conformance@example.com',
  language: 'en',
  minimum_age: 18,
  ...change,
});

async function send(context: IdentityContext, body: string, wrong: Wrong = {}) {
  const { url, fetch, now } = context;
  const address = url + identityPaths.checks;
  const covered = coveredRequest({ method: wrong.method ?? 'POST', url: url + (wrong.path ?? identityPaths.checks) });
  const signed = signedHeaders(wrong.keys ?? context.keys, covered, wrong.body ?? body, wrong.at ?? now());
  const response = await fetch(address, {
    method: 'POST',
    headers: { ...signed, 'content-type': 'application/json' },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
  return { response, text: await readBody(response, 1_048_576), signature: signed[signatureHeaders.signature] ?? '' };
}

function assert(isRight: boolean, instead: string): asserts isRight {
  if (!isRight) throw new Error(instead);
}

async function ask(context: IdentityContext, order: IdentityOrder, wrong: Wrong = {}): Promise<IdentityAnswer> {
  const { response, text, signature } = await send(context, JSON.stringify(order), wrong);
  assert(response.status === 200, `expected 200, got ${response.status}`);
  const fault = signatureFault(context.keys, coveredAnswer(200, signature), response.headers, text, context.now());
  assert(!fault, `the answer is not signed for this request: ${fault}`);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), identityAnswer), text);
  assert(parsed.success, `the answer is of another shape at ${parsed.issues && v.getDotPath(parsed.issues[0])}`);
  return parsed.output;
}

async function refuses(context: IdentityContext, statuses: readonly number[], body: string, wrong?: Wrong) {
  const { status } = (await send(context, body, wrong)).response;
  assert(statuses.includes(status), `expected ${statuses.join(' or ')}, got ${status}`);
}

const order = () => JSON.stringify(orderOf());
const isFinal = ({ status }: IdentityAnswer) => status === 'passed' || status === 'failed';

/** The conformance checks of an identity partner (docs/partners/identity.md). */
export const identityChecks: readonly IdentityRuleCheck[] = afterFirst<IdentityRuleCheck>([
  {
    name: 'an order is answered with a status and a next step',
    run: async (context) => void (await ask(context, orderOf())),
  },
  {
    name: 'each key is taken',
    run: async (context) => {
      for (const key of context.keys) await ask(context, orderOf(), { keys: [key] });
    },
  },
  {
    name: 'the same order again is answered with how the check stands, and an end stays',
    run: async (context) => {
      const same = orderOf();
      const first = await ask(context, same);
      const second = await ask(context, same);
      assert(!isFinal(first) || second.status === first.status, `${first.status} became ${second.status}`);
    },
  },
  {
    name: 'the first order of an id counts: another person under the same id changes nothing',
    run: async (context) => {
      const child = orderOf({ date_of_birth: new Date(context.now() - 86_400_000).toISOString().slice(0, 10) });
      await ask(context, child);
      const { status } = await ask(context, { ...child, date_of_birth: '1980-02-29' });
      assert(status !== 'passed', 'a child passed as soon as the same id came with another date of birth');
    },
  },
  {
    name: 'the same order twice at once is one check',
    run: async (context) => {
      const same = orderOf();
      const answers = await Promise.all([ask(context, same), ask(context, same)]);
      const ends = new Set(answers.filter(isFinal).map(({ status }) => status));
      assert(ends.size < 2, 'one order passed and failed');
    },
  },
  {
    name: 'nobody passes who is younger than the order asks for',
    run: async (context) => {
      const birth = new Date(context.now());
      birth.setUTCFullYear(birth.getUTCFullYear() - 21);
      birth.setUTCDate(birth.getUTCDate() + 2);
      const young = orderOf({ date_of_birth: birth.toISOString().slice(0, 10), minimum_age: 21 });
      const { status } = await ask(context, young);
      assert(status !== 'passed', 'somebody of 20 years passed where 21 are asked for');
    },
  },
  {
    name: 'an unknown field of an order is passed over',
    run: async (context) => {
      const more = { ...orderOf(), added_later: true };
      await ask(context, more);
    },
  },
  {
    name: 'another key is refused with 401',
    run: (context) => refuses(context, [401], order(), { keys: ['not a key of this partner'] }),
  },
  {
    name: 'a signature of another path is refused with 401',
    run: (context) => refuses(context, [401], order(), { path: '/identity/v1/events' }),
  },
  {
    name: 'a signature of another query is refused with 401',
    run: (context) => refuses(context, [401], order(), { path: `${identityPaths.checks}?a=1` }),
  },
  {
    name: 'a signature of another method is refused with 401',
    run: (context) => refuses(context, [401], order(), { method: 'PUT' }),
  },
  {
    name: 'a signature of another body is refused with 401',
    run: (context) => refuses(context, [401], order(), { body: order() }),
  },
  {
    name: 'a time of more than five minutes ago is refused with 401',
    run: (context) => refuses(context, [401], order(), { at: context.now() - clockTolerance - 60_000 }),
  },
  {
    name: 'a time of more than five minutes ahead is refused with 401',
    run: (context) => refuses(context, [401], order(), { at: context.now() + clockTolerance + 60_000 }),
  },
  {
    name: 'a time of four minutes ago and ahead is taken',
    run: async (context) => {
      for (const direction of [-1, 1])
        await ask(context, orderOf(), { at: context.now() + direction * (clockTolerance - 60_000) });
    },
  },
  {
    name: 'what is no order is refused with 400',
    run: async (context) => {
      await refuses(context, [400], '{');
      await refuses(context, [400], JSON.stringify({ ...orderOf(), date_of_birth: 'yesterday' }));
      await refuses(context, [400], JSON.stringify({ ...orderOf(), minimum_age: null }));
    },
  },
  {
    name: 'a body above 16 KiB is refused with 413',
    run: (context) => refuses(context, [413], JSON.stringify({ ...orderOf(), more: 'x'.repeat(20_000) })),
  },
]);
