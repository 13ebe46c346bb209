import { randomBytes } from 'node:crypto';
import type { Clock } from '@marquee/kernel/clock';
import type { Bindings } from '@marquee/kernel/http/bindings';
import { httpMessageSender } from '@marquee/protocols/messages/httpMessageSender';
import type { Hono } from 'hono';

/** The sender that reaches the sandbox's receiver inside this process, so that a key made at the start is enough, and that key. */
export function sandboxOutbox(app: Hono<{ Bindings: Bindings }>, clock: Clock) {
  const keys = [randomBytes(32).toString('hex')];
  const sender = httpMessageSender({
    name: 'sandbox outbox',
    url: '',
    keys,
    transport: (path, init) => app.request(path, init),
    now: clock.now,
  });
  return { keys, sender };
}
