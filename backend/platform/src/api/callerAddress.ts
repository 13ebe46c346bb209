import type { Bindings } from '@marquee/kernel/http/bindings';
import { forwardedNetwork, networkOf } from '@marquee/kernel/http/network';
import { edgeItself, visitorHeader, visitorIn } from '@marquee/kernel/http/visitorHeader';
import type { Context } from 'hono';
import { inside, unforwarded } from './rateLimits';

/** Whose word for a visitor's address counts. */
export interface AddressTrust {
  /** Whether a proxy of the operator sets `x-forwarded-for`. */
  trustProxy: boolean;
  /** The keys that the edges sign addresses with; where there are any, nothing else is believed. */
  edgeKeys: readonly string[];
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * The network that a request counts for. Of a request within the process it is `inside`; of one that lacks what the
 * operator's proxy or edge should have said, it is whoever connected: such a request is limited, and nobody can speak
 * for others by leaving a header out.
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
