// An identity partner (docs/partners/identity.md) with Node alone: node identity.mjs <port> <key file> <operator's
// address> It decides by age after a second, and keeps its checks in memory: put your own way of deciding into
// `decide`, and your database in place of `checks`. Put a proxy with TLS in front of it.
import { randomUUID } from 'node:crypto';
import { has, keysOf, serve, tell } from './signed.mjs';

const [port, keyFile, operator] = process.argv.slice(2);
const keys = keysOf(keyFile);

/** The state of checks, by check_id: the first order of an id counts. */
const checks = new Map();

function decide({ check_id, date_of_birth, minimum_age }) {
  const today = new Date().toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(date_of_birth.slice(0, 4));
  const age = years - (today.slice(5) < date_of_birth.slice(5) ? 1 : 0);
  const [status, reason] = age < minimum_age ? ['failed', 'tooYoung'] : ['passed', null];
  checks.set(check_id, { status, reason, next_step: { kind: 'none' } });
  if (operator) tell({ operator, keys }, '/identity/v1/events', { event_id: randomUUID(), check_id, status, reason });
}

const texts = { check_id: 'string', site: 'string', player: 'string', full_name: 'string', telephone: 'string' };
const isOrder = (order) =>
  has(order, { ...texts, email: 'string', language: 'string', minimum_age: 'number' }) &&
  /^\d{4}-\d{2}-\d{2}$/.test(order.date_of_birth);

serve({ port, keys }, ({ call, message }) => {
  if (call !== 'POST /identity/v1/checks') return [404, { error: 'unknownPath' }];
  if (!isOrder(message)) return [400, { error: 'badMessage' }];
  if (!checks.has(message.check_id)) {
    checks.set(message.check_id, { status: 'pending', reason: null, next_step: { kind: 'none' } });
    setTimeout(decide, 1000, message);
  }
  return [200, checks.get(message.check_id)];
});
