// What every partner's server needs (docs/partners/README.md): it checks who asks, signs answers, and calls the
// operator. Node alone, no package.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const tolerance = 5 * 60_000;

/** The keys of a file, one a line. The first one signs, each of them is taken. */
export const keysOf = (file) => readFileSync(file, 'utf8').split(/\s+/).filter(Boolean);

const hmac = (key, ...lines) =>
  createHmac('sha256', key)
    .update(['v1', ...lines].join('\n'))
    .digest('hex');

function isSigned(keys, given, ...lines) {
  return keys.some((key) => {
    const expected = hmac(key, ...lines);
    return given?.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
  });
}

/** The body's bytes; nothing where there are more than `largest`. */
async function bodyOf(request, largest) {
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size <= largest) parts.push(part);
  }
  return size <= largest ? Buffer.concat(parts) : undefined;
}

/**
 * Serves a protocol. `answer({ call, query, message })` gives `[status, body]`: `call` is `POST /path`, `message` the
 * JSON that came, or undefined where it was none. An error of `answer` becomes a 500, and the caller tries again.
 */
export function serve({ port, keys, largest = 16_384 }, answer) {
  const server = createServer(async (request, response) => {
    const send = (status, text, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
    const body = await bodyOf(request, largest);
    if (!body) return send(413, '{"error":"tooLarge"}');
    const { 'marquee-time': time = '', 'marquee-signature': signature } = request.headers;
    if (!isSigned(keys, signature, request.method, request.url, time, body.toString()))
      return send(401, '{"error":"badSignature"}');
    if (!(Math.abs(Date.now() - Number(time)) <= tolerance)) return send(401, '{"error":"staleTime"}');
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    let [status, said] = [500, { error: 'tryAgain' }];
    try {
      const query = Object.fromEntries(searchParams);
      [status, said] = await answer({ call: `${request.method} ${pathname}`, query, message: parsed(body) });
    } catch (error) {
      console.error(error);
    }
    const [text, at] = [JSON.stringify(said), String(Date.now())];
    send(status, text, { 'marquee-time': at, 'marquee-signature': hmac(keys[0], String(status), signature, at, text) });
  });
  server.listen(port, '127.0.0.1', () => console.log(`listening on ${server.address().port}`));
}

function parsed(body) {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Whether a message has fields of these kinds: `{ amount: 'number' }`. */
export const has = (message, kinds) => Object.entries(kinds).every(([field, kind]) => typeof message?.[field] === kind);

/**
 * Calls the operator. Returns the signed answer; throws if there is none: then the outcome is unknown.
 */
export async function call({ operator, keys }, path, message, more = {}) {
  const [body, time] = [JSON.stringify(message), String(Date.now())];
  const signature = hmac(keys[0], 'POST', path, time, body);
  const headers = { ...more, 'content-type': 'application/json', 'marquee-time': time, 'marquee-signature': signature };
  const response = await fetch(operator + path, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) });
  const [text, at] = [await response.text(), response.headers.get('marquee-time') ?? ''];
  const isTheirs = isSigned(
    keys,
    response.headers.get('marquee-signature'),
    String(response.status),
    signature,
    at,
    text,
  );
  if (!isTheirs || response.status >= 500) throw new Error(`${path} was answered with ${response.status}`);
  return { status: response.status, said: JSON.parse(text) };
}

/** Sends an event to the operator until it is accepted: with the same `event_id`, and with growing pauses. */
export async function tell(to, path, event) {
  for (let pause = 500; ; pause = Math.min(pause * 2, 600_000)) {
    const answer = await call(to, path, event).catch((error) => console.error(error.message));
    if (answer?.status === 200) return;
    await new Promise((done) => setTimeout(done, pause));
  }
}
