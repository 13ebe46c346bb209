import type { Bindings } from '@marquee/kernel/http/bindings';
import { forwardedNetwork, networkOf } from '@marquee/kernel/http/network';
import { edgeItself, visitorHeader, visitorIn } from '@marquee/kernel/http/visitorHeader';
import type { Context } from 'hono';
import { inside, unforwarded } from './rateLimits';

/** Whose statement of a visitor's address is trusted. */
export interface AddressTrust {
  /** Whether the operator's proxy sets `x-forwarded-for`. */
  trustProxy: boolean;
  /** Keys that edges sign addresses with; if there are any, nothing else is trusted. */
  edgeKeys: readonly string[];
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * The address that a request is rate-limited by. Requests from within the process are `inside`. If the expected header
 * or signature is missing, it is the address of the connection: leaving a header out cannot impersonate others.
 */
export function addressOf(context: Context<{ Bindings: Bindings }>, trust: AddressTrust): string {
  const socket = context.env?.incoming?.socket;
  if (!socket) return inside;
  const peer = networkOf(socket.remoteAddress ?? '') ?? 'unknown';
  const { headers } = context.req.raw;
  if (trust.edgeKeys.length > 0) {
    const visitor = visitorIn(trust.edgeKeys, headers.get(visitorHeader), trust.now());
    return visitor === edgeItself ? inside : (visitor ?? peer);
  }
  if (!trust.trustProxy) return peer;
  return forwardedNetwork(headers) ?? `${unforwarded}${peer}`;
}
