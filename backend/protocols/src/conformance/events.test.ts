import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import * as v from 'valibot';
import { identityPaths } from '../identity/messages';
import { signedClient } from '../signing/signedClient';
import { signedEndpoint } from '../signing/signedServer';
import { type EventListener, listenForEvents } from './eventListener';
import { identityEventChecks } from './events';
import { findings } from './runner';

const keys = ['the first key', 'the second key'];
let listener: EventListener;
beforeAll(async () => {
  listener = await listenForEvents(0, keys, Date.now);
});
afterAll(() => listener.close());

/** A partner's correct behaviour (retries, signature, address); tests replace single parts by wrong ones. */
const right = {
  status: 'pending',
  keys: keys as readonly string[],
  path: identityPaths.events as string,
  tries: 2,
  eventId: (check: string, _try: number) => `${check}:passed`,
  event: {} as object,
};

/** An in-process identity partner that sends events to the listener. */
function partner(wrong: Partial<typeof right>) {
  const rules = { ...right, ...wrong };
  const send = signedClient({
    name: 'operator',
    url: `http://127.0.0.1:${listener.port}`,
    keys: rules.keys,
    transport: fetch,
    now: Date.now,
  });
  const serve = signedEndpoint({
    keys,
    now: Date.now,
    schema: v.object({ check_id: v.string() }),
    report: () => {},
    async handle({ check_id }) {
      for (let attempt = 1; attempt <= rules.tries && rules.status === 'pending'; attempt++) {
        const event = { event_id: rules.eventId(check_id, attempt), check_id, status: 'passed', reason: null };
        const body = { ...event, ...rules.event };
        await send({ method: 'POST', path: rules.path, body, answer: v.unknown() }).catch(() => {});
      }
      return { body: { status: rules.status, reason: null, next_step: { kind: 'none' } } };
    },
  });
  return (address: string, init: RequestInit) => serve(new Request(address, init));
}

async function outcomes(wrong: Partial<typeof right>, events: EventListener | undefined = listener): Promise<string[]> {
  const said: string[] = [];
  const tested = { url: 'http://partner.example', keys, transport: partner(wrong), now: Date.now, timeout: 30_000 };
  for await (const { outcome, reason } of findings(identityEventChecks(events, 150), tested))
    said.push(`${outcome} ${reason ?? ''}`.trim());
  return said;
}

describe('the conformance run, of events,', () => {
  it('is content with a partner that tells, and tells again what was not taken', async () =>
    expect(await outcomes({})).toEqual(['ok', 'ok']));

  it.each<[string, Partial<typeof right>, RegExp[]]>([
    ['never tells', { tries: 0 }, [/^failed no event about .* came within 0\.15 s/, /^notTried because of "it tells/]],
    ['tells once', { tries: 1 }, [/^ok$/, /^failed the same event did not come again/]],
    [
      'tells again under another id',
      { eventId: () => randomUUID() },
      [/^ok$/, /^failed the same event did not come again/],
    ],
    [
      'signs with another key',
      { keys: ['another'] },
      [/^failed .*not signed as it should be: badSignature/, /^notTried/],
    ],
    ['tells elsewhere', { path: '/elsewhere' }, [/^failed the event came as POST \/elsewhere/, /^notTried/]],
    ['says what is no event', { event: { status: 'maybe' } }, [/^failed .* is of another shape/, /^notTried/]],
    ['has said all at once', { status: 'passed' }, [/^notTried it answers passed at once/, /^notTried/]],
  ])('sees that a partner %s', async (_, wrong, expected) => {
    const said = await outcomes(wrong);
    expect(said).toEqual(expected.map((one) => expect.stringMatching(one)));
  });

  it('without a listener tries none of it', async () => {
    const said: string[] = [];
    const tested = { url: '', keys, transport: partner({}), now: Date.now, timeout: 30_000 };
    for await (const { outcome } of findings(identityEventChecks(), tested)) said.push(outcome);
    expect(said).toEqual(['notTried', 'notTried']);
  });
});
