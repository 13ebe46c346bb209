// An identity partner (docs/partners/identity.md) with Node alone: node identity.mjs <port> <file with the keys, one a line>
// It decides by age, and keeps its checks in memory: put your own way into `decide` and `checks`. Put a proxy with TLS in front of it.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, keyFile] = process.argv.slice(2);
const keys = readFileSync(keyFile, 'utf8').split('\n').filter(Boolean);
const path = '/identity/v1/checks';
const largest = 16_384;
const tolerance = 5 * 60_000;

/** What was found, by check_id: the first order of an id counts. */
const checks = new Map();

function decide({ date_of_birth, minimum_age }) {
  const today = new Date().toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(date_of_birth.slice(0, 4));
  const age = years - (today.slice(5) < date_of_birth.slice(5) ? 1 : 0);
  if (age < minimum_age) return { status: 'failed', reason: 'tooYoung', next_step: { kind: 'none' } };
  return { status: 'passed', reason: null, next_step: { kind: 'none' } };
}

const hmac = (key, lines) => createHmac('sha256', key).update(lines.join('\n')).digest();

function isSigned({ method, url, headers }, body) {
  const time = headers['marquee-time'] ?? '';
  const given = Buffer.from(headers['marquee-signature'] ?? '', 'hex');
  return keys.some((key) => {
    const expected = hmac(key, ['v1', method, url, time, body]);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

function isOrder(order) {
  const texts = ['check_id', 'site', 'player', 'full_name', 'telephone', 'email', 'language'];
  return (
    texts.every((field) => typeof order?.[field] === 'string') &&
    /^\d{4}-\d{2}-\d{2}$/.test(order.date_of_birth) &&
    Number.isInteger(order.minimum_age)
  );
}

function parsed(body) {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

async function read(request) {
  const parts = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length <= largest) parts.push(part);
  }
  return length > largest ? undefined : Buffer.concat(parts).toString();
}

createServer(async (request, response) => {
  const send = (status, said, headers = {}) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof said === 'string' ? said : JSON.stringify(said));
  };
  if (request.method !== 'POST' || request.url !== path) return send(404, { error: 'unknownPath' });
  const body = await read(request);
  if (body === undefined) return send(413, { error: 'tooLarge' });
  if (!isSigned(request, body)) return send(401, { error: 'badSignature' });
  if (Math.abs(Date.now() - Number(request.headers['marquee-time'])) > tolerance)
    return send(401, { error: 'staleTime' });
  const answer = (status, said) => {
    const text = JSON.stringify(said);
    const time = String(Date.now());
    const signature = hmac(keys[0], ['v1', String(status), request.headers['marquee-signature'], time, text]);
    send(status, text, { 'marquee-time': time, 'marquee-signature': signature.toString('hex') });
  };
  const order = parsed(body);
  if (!isOrder(order)) return answer(400, { error: 'badMessage' });
  if (!checks.has(order.check_id)) checks.set(order.check_id, decide(order));
  answer(200, checks.get(order.check_id));
}).listen(Number(port), () => console.log(`An identity partner listens on ${port}`));
