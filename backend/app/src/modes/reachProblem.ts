import type { SettingsOf } from '@marquee/settings/settings';
import { isLoopback } from '../partners/loopback';

/**
 * Why a backend that edges of other processes ask may not listen where it is told to, as a sentence; undefined where it
 * may. Whoever reached it could say whose visitor they are: the edges sign that, or nobody else is near.
 */
export function reachProblem({
  HOST,
  TRUST_PROXY,
  EDGE_KEYS,
}: Pick<SettingsOf<'backend'>, 'HOST' | 'TRUST_PROXY' | 'EDGE_KEYS'>): string | undefined {
  if (!TRUST_PROXY || EDGE_KEYS || isLoopback(HOST)) return undefined;
  return `EDGE_KEYS is missing: with TRUST_PROXY on and HOST ${HOST}, whoever reaches the port chooses a visitor's address. Set the same keys at edges and backends.`;
}
