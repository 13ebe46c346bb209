import type { CallName } from '@marquee/contract/calls';
import { type Envelope, succeeded } from '@marquee/contract/envelope';
import type { Doing } from '@marquee/federation-release/canary/rules';

/** The calls by which a canary is compared with the live version, besides failures (ADR 88). */
export const doingCalls = {
  'product/launch': 'launches',
  'product/launch_demo': 'launches',
  'sports/place_bet': 'bets',
  'wallet/deposit': 'deposits',
} as const satisfies Partial<Record<CallName, Doing>>;

/** Whether the backend did what was asked. Anything but an envelope of ours is no. */
export async function hasSucceeded(answer: Response): Promise<boolean> {
  const body: unknown = await answer.json().catch(() => null);
  return typeof body === 'object' && body !== null && succeeded(body as Envelope);
}
