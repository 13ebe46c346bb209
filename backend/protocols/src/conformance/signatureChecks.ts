import { randomBytes } from 'node:crypto';
import { clockTolerance, signatureHeaders } from '../signing/signing';
import { exchange, mustBeSigned, mustHaveStatus, type RawAnswer, type RawRequest, shown } from './exchange';
import { type Check, NotTried, type TestedPartner, Violation } from './runner';

/** A signed endpoint of any protocol. */
export interface CheckedEndpoint {
  path: string;
  /** A new valid message with an id of its own. */
  message: () => object;
  /** Largest body that the endpoint accepts, bytes. */
  largest?: number;
}

const minute = 60_000;

/** The rules of every signed endpoint (docs/partners). */
export function signatureChecks({ path, message, largest = 16_384 }: CheckedEndpoint): Check[] {
  const fresh = (signed: RawRequest['signed'] = {}): RawRequest => ({
    method: 'POST',
    path,
    body: JSON.stringify(message()),
    signed,
  });
  const check = (name: string, run: (partner: TestedPartner) => Promise<void>): Check => ({ name, run });

  const taken = (name: string, signed: (partner: TestedPartner) => RawRequest['signed']) =>
    check(name, async (partner) => {
      const answer = await exchange(partner, fresh(signed(partner)));
      mustHaveStatus(answer, 200);
      mustBeSigned(partner, answer);
    });

  const refused = (name: string, signed: (partner: TestedPartner) => RawRequest['signed']) =>
    check(name, async (partner) => {
      mustHaveStatus(await exchange(partner, fresh(signed(partner))), 401);
    });

  return [
    taken('a signed request gets a signed answer', () => ({})),
    check('the clock is right', async (partner) => {
      const { headers } = await exchange(partner, fresh());
      const off = Number(headers.get(signatureHeaders.time)) - partner.now();
      if (!(Math.abs(off) < minute)) throw new Violation(`it is ${Math.round(off / 1000)} seconds off`);
    }),
    taken('a request signed with the second key is taken', ({ keys: [, second] }) => {
      if (!second) throw new NotTried('there is one key; give two, as while they are changed');
      return { keys: [second] };
    }),
    taken('a request of four minutes ago is taken', ({ now }) => ({ at: now() - 4 * minute })),
    taken('a request of in four minutes is taken', ({ now }) => ({ at: now() + 4 * minute })),
    refused('a request of six minutes ago is refused', ({ now }) => ({ at: now() - clockTolerance - minute })),
    refused('a request of in six minutes is refused', ({ now }) => ({ at: now() + clockTolerance + minute })),
    refused('a request without signature is refused', () => ({ keys: [] })),
    refused('a signature of another key is refused', () => ({ keys: [randomBytes(32).toString('hex')] })),
    refused('a signature for another path is refused', () => ({ path: `${path}x` })),
    refused('a signature for the path with a query is refused', () => ({ path: `${path}?a=1` })),
    check('a body that was changed is refused', async (partner) => {
      const { body, ...request } = fresh();
      // Equal to a JSON parser, but signatures cover the bytes.
      mustHaveStatus(await exchange(partner, { ...request, body: `${body} `, signed: { body } }), 401);
    }),
    check('a huge body is refused', async (partner) => {
      const { body, ...request } = fresh();
      const answer = await exchange(partner, { ...request, body: body + ' '.repeat(4 * largest) }).catch(mayHangUp);
      if (answer) mustHaveStatus(answer, 413);
      else mustHaveStatus(await exchange(partner, fresh()), 200);
    }),
    check('malformed JSON is answered with a signed 400', async (partner) => {
      const answer = await exchange(partner, { method: 'POST', path, body: '{"message_id":' });
      mustHaveStatus(answer, 400);
      mustBeSigned(partner, answer);
    }),
    check('a message without its fields is answered with a signed 400', async (partner) => {
      const answer = await exchange(partner, { method: 'POST', path, body: '{}' });
      mustHaveStatus(answer, 400);
      mustBeSigned(partner, answer);
    }),
    check('a field that is not known is ignored', async (partner) => {
      const body = JSON.stringify({ ...message(), field_of_a_later_version: { a: [1] } });
      mustHaveStatus(await exchange(partner, { method: 'POST', path, body }), 200);
    }),
    check('a repeat is answered the same', async (partner) => {
      const request = fresh();
      mustBeTheSame(await exchange(partner, request), await exchange(partner, request));
    }),
    check('a repeat that is signed later is answered the same', async (partner) => {
      const request = fresh({ at: partner.now() - minute });
      mustBeTheSame(await exchange(partner, request), await exchange(partner, { ...request, signed: {} }));
    }),
    check('a repeat at the same time is answered the same', async (partner) => {
      const request = fresh();
      const [one, other] = await Promise.all([exchange(partner, request), exchange(partner, request)]);
      mustBeTheSame(one, other);
    }),
  ];
}

/** Throws unless two answers are equal. */
export function mustBeTheSame(one: RawAnswer, other: RawAnswer): void {
  mustHaveStatus(one, 200);
  if (one.status !== other.status || one.text !== other.text)
    throw new Violation(`first ${shown(one)}, then ${shown(other)}`);
}

/** A server may close the connection on a body that is too large; a timeout is no refusal. */
function mayHangUp(error: unknown): undefined {
  if (error instanceof DOMException && error.name === 'TimeoutError') throw new Violation('no answer in time');
  return undefined;
}
