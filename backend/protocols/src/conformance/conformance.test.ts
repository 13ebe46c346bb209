import { describe, expect, it } from '@rstest/core';
import * as v from 'valibot';
import { messageSchema } from '../messages/messages';
import { coveredAnswer, coveredRequest, signatureFault, signatureHeaders, signedHeaders } from '../signing/signing';
import { messageChecks } from './messages';
import { type Finding, findings } from './runner';

const keys = ['the first key', 'the second key'];
const target = { channel: 'sms', recipient: '+12025550123' } as const;

/** A correct receiver, rule by rule; tests replace single parts by wrong ones. */
const right = {
  keys: keys as readonly string[],
  now: Date.now,
  /** Which path, body and time are verified. */
  path: (url: string) => url,
  body: (body: string) => body,
  time: (time: number, _now: number) => time,
  isTooLarge: (body: string) => body.length > 16_384,
  unsigned: (fault: string): Response | undefined => Response.json({ error: fault }, { status: 401 }),
  parse: (body: string) => {
    try {
      return v.safeParse(messageSchema, JSON.parse(body));
    } catch {
      return { success: false, output: undefined } as const;
    }
  },
  knows: (answers: Map<string, object>, id: string) => answers.get(id),
  expires: true,
  outcome: (_channel: string): object => ({ status: 'sent' }),
  answerStatus: 200,
  badStatus: 400,
  answerOf: (signature: string) => signature,
  signsBad: true,
};
type Receiver = typeof right;

/** A receiver in which each rule can be broken separately. */
function receiver(wrong: Partial<Receiver>) {
  const rules = { ...right, ...wrong };
  const answers = new Map<string, object>();
  return async (request: Request): Promise<Response> => {
    const body = await request.text();
    if (rules.isTooLarge(body)) return Response.json({ error: 'tooLarge' }, { status: 413 });
    const { now } = rules;
    const headers = new Headers(request.headers);
    const at = rules.time(Number(headers.get(signatureHeaders.time)), now());
    const covered = coveredRequest({ method: request.method, url: rules.path(request.url) });
    // Verifies the time that was sent; a separate rule judges whether it is recent.
    const fault = signatureFault(
      rules.keys,
      covered,
      headers,
      rules.body(body),
      Number(headers.get(signatureHeaders.time)),
    );
    const isStale = Math.abs(now() - at) > 300_000;
    const refusal = (fault || isStale) && rules.unsigned(fault ?? 'staleTime');
    if (refusal) return refusal;
    const signature = headers.get(signatureHeaders.signature) ?? '';
    const answer = (status: number, said: object, signs = true) => {
      const text = JSON.stringify(said);
      const signed = signedHeaders(rules.keys, coveredAnswer(status, rules.answerOf(signature)), text, now());
      return new Response(text, { status, headers: signs ? signed : {} });
    };
    const message = rules.parse(body);
    if (!message.success || !message.output) return answer(rules.badStatus, { error: 'badMessage' }, rules.signsBad);
    const { message_id, expires_at, channel } = message.output;
    const known = rules.knows(answers, message_id);
    if (known) return answer(200, known);
    const outcome =
      rules.expires && expires_at <= now() ? { status: 'refused', reason: 'expired' } : rules.outcome(channel);
    answers.set(message_id, outcome);
    return answer(rules.answerStatus, outcome);
  };
}

async function brokenBy(wrong: Partial<Receiver>, used: readonly string[] = keys): Promise<Finding[]> {
  const serve = receiver(wrong);
  const all: Finding[] = [];
  const partner = {
    url: 'http://receiver.test',
    keys: used,
    transport: (address: string, init: RequestInit) => serve(new Request(address, init)),
    now: Date.now,
    timeout: 30_000,
  };
  for await (const finding of findings(messageChecks(target), partner)) all.push(finding);
  return all.filter(({ outcome }) => outcome !== 'ok');
}
const namesOf = async (wrong: Partial<Receiver>) => (await brokenBy(wrong)).map(({ name }) => name);

let serial = 0;
const counted = () => ({ status: 'accepted', reason: `n${++serial}` });

describe('a conformance run', () => {
  it('finds nothing in a receiver that keeps every rule', async () => expect(await brokenBy({})).toEqual([]));

  /** Does not validate an e-mail's recipient. */
  const parse: Receiver['parse'] = (body) =>
    body.includes('"channel":"email"')
      ? { success: true, output: JSON.parse(body), issues: undefined, typed: true }
      : right.parse(body);

  it('finds nothing in a receiver of text messages that refuses every e-mail', async () => {
    const outcome = (channel: string) =>
      channel === 'sms' ? { status: 'sent' } : { status: 'refused', reason: 'channelNotServed' };
    expect(await brokenBy({ parse, outcome })).toEqual([]);
  });

  it('names what is broken in one that takes any recipient of an e-mail', async () =>
    expect(await namesOf({ parse })).toEqual(['a recipient of sms is not one of email']));

  it('tries no second key where there is one', async () =>
    expect(await brokenBy({}, keys.slice(0, 1))).toEqual([
      {
        name: 'a request signed with the second key is taken',
        outcome: 'notTried',
        reason: expect.stringContaining('give two'),
      },
    ]));

  const repeats = [
    'a repeat is answered the same',
    'a repeat that is signed later is answered the same',
    'a repeat at the same time is answered the same',
    'an id that comes again with another text stays what it was',
  ];
  for (const [name, wrong, rules] of [
    ['knows only the first key', { keys: keys.slice(0, 1) }, ['a request signed with the second key is taken']],
    [
      'does not look at the time',
      { time: (_time, now) => now },
      ['a request of six minutes ago is refused', 'a request of in six minutes is refused'],
    ],
    [
      'looks only at the past',
      { time: (time, now) => Math.min(time, now) },
      ['a request of in six minutes is refused'],
    ],
    [
      'knows no tolerance',
      { time: (time, now) => (Math.abs(time - now) > 90_000 ? 0 : time) },
      ['a request of four minutes ago is taken', 'a request of in four minutes is taken'],
    ],
    [
      'has a clock two minutes behind',
      { now: () => Date.now() - 120_000 },
      [
        'the clock is right',
        'a request of in four minutes is taken',
        'a request of six minutes ago is refused',
        'a message that has expired is refused',
      ],
    ],
    ['takes any length', { isTooLarge: () => false }, ['a huge body is refused']],
    [
      'answers what it does not understand with 500',
      { badStatus: 500 },
      [
        'malformed JSON is answered with a signed 400',
        'a message without its fields is answered with a signed 400',
        'a recipient of sms is not one of fax',
        'a recipient of sms is not one of email',
      ],
    ],
    [
      'signs no refusal',
      { signsBad: false },
      [
        'malformed JSON is answered with a signed 400',
        'a message without its fields is answered with a signed 400',
        'a recipient of sms is not one of fax',
        'a recipient of sms is not one of email',
      ],
    ],
    ['takes repeats for new', { knows: () => undefined, outcome: counted }, repeats],
    ['sends what has expired', { expires: false }, ['a message that has expired is refused']],
    [
      'refuses with 403',
      { unsigned: () => new Response('', { status: 403 }) },
      [
        'a request of six minutes ago is refused',
        'a request of in six minutes is refused',
        'a request without signature is refused',
        'a signature of another key is refused',
        'a signature for another path is refused',
        'a signature for the path with a query is refused',
        'a body that was changed is refused',
      ],
    ],
    [
      'takes what nobody signed',
      { unsigned: () => undefined },
      [
        'a request of six minutes ago is refused',
        'a request of in six minutes is refused',
        'a request without signature is refused',
        'a signature of another key is refused',
        'a signature for another path is refused',
        'a signature for the path with a query is refused',
        'a body that was changed is refused',
      ],
    ],
    [
      'signs what it has parsed, not what came',
      { body: (body) => (body.includes('}') ? JSON.stringify(JSON.parse(body)) : body) },
      ['a body that was changed is refused'],
    ],
    [
      'knows no other version than its own',
      { parse: (body) => (body.includes('later_version') ? { success: false, output: undefined } : right.parse(body)) },
      ['a field that is not known is ignored'],
    ],
    [
      'answers another shape',
      { outcome: () => ({ state: 'sent' }) },
      [
        'a message is accepted, sent or refused',
        'a message that has expired is refused',
        'an id that comes again with another text stays what it was',
      ],
    ],
  ] as [string, Partial<Receiver>, string[]][]) {
    it(`names what is broken in one that ${name}`, async () => expect(await namesOf(wrong)).toEqual(rules));
  }

  it('does not believe answers that are signed for no request', async () => {
    const broken = await brokenBy({ answerOf: () => '' });
    expect(broken[0]).toMatchObject({
      name: 'a signed request gets a signed answer',
      outcome: 'failed',
      reason: expect.stringContaining('not signed for this request'),
    });
  });

  it('ends if there is no answer', async () => {
    const partner = {
      url: 'http://receiver.test',
      keys,
      transport: () => Promise.reject(new TypeError('fetch failed')),
      now: Date.now,
      timeout: 10,
    };
    const all: Finding[] = [];
    for await (const finding of findings(messageChecks(target), partner)) all.push(finding);
    const [first, ...others] = all;
    expect(first).toMatchObject({ outcome: 'failed', exchanged: { answered: 'nothing' } });
    const because = { outcome: 'notTried', reason: 'because of "a signed request gets a signed answer"' };
    expect(others).toEqual(others.map(({ name }) => ({ name, ...because })));
  });

  it('tries nothing more once the server is away', async () => {
    const serve = receiver({});
    let calls = 0;
    const gone = () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }));
    const partner = {
      ...{ url: 'http://receiver.test', keys, now: Date.now, timeout: 30_000 },
      transport: (address: string, init: RequestInit) => (++calls > 2 ? gone() : serve(new Request(address, init))),
    };
    const outcomes: string[] = [];
    for await (const { outcome } of findings(messageChecks(target), partner)) outcomes.push(outcome);
    expect(outcomes).toEqual(['ok', 'ok', 'failed', ...Array(21).fill('notTried')]);
  });

  it('shows what was asked and answered, without keys, signatures and tokens', async () => {
    const [key = ''] = keys;
    const outcome = () => ({ status: 'gone', key, of: 'f'.repeat(64), at: 'https://u:p@host.test/play?t=1#token' });
    const found = (await brokenBy({ outcome })).find(({ name }) => name === 'a message is accepted, sent or refused');
    expect(found?.reason).toBe('the answer is of another shape at status');
    expect(found?.exchanged?.asked).toMatch(/^POST \/messages\/v1\/messages \{"message_id":"[0-9a-f-]{36}",/);
    expect(found?.exchanged?.answered).toBe(
      '200 {"status":"gone","key":"<key>","of":"<signature>","at":"https://<user>@host.test/play?<hidden>"}',
    );
  });
});
