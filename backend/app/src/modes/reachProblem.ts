import type { SettingsOf } from '@marquee/settings/settings';
import { isLoopback } from '../partners/loopback';

/**
 * Why a backend for remote edges must not listen on its address, as a sentence; undefined if it may. Whoever reached it
 * could forge visitors' addresses, unless edges sign them or only this machine can connect.
 */
export function reachProblem({
  HOST,
  TRUST_PROXY,
  EDGE_KEYS,
}: Pick<SettingsOf<'backend'>, 'HOST' | 'TRUST_PROXY' | 'EDGE_KEYS'>): string | undefined {
  if (!TRUST_PROXY || EDGE_KEYS || isLoopback(HOST)) return undefined;
  return `EDGE_KEYS is missing: with TRUST_PROXY on and HOST ${HOST}, whoever reaches the port chooses a visitor's address. Set the same keys at edges and backends.`;
}
