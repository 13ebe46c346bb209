import { hostName } from '@marquee/federation-runtime/hostRecord';
import { productOf } from '@marquee/federation-runtime/products';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import type { GateContext } from '../gate/rules';
import { readRegistry } from '../registry/folderReading';
import { otherLiveRemotes } from '../registry/published';
import { hostFacts } from './hostFacts';

/** What the host's live version gives to remotes; nothing where the host was never released. */
function liveHost(remotes: Registry['remotes']): Partial<GateContext> {
  const host = remotes[hostName];
  const live = host?.versions[host.live]?.description;
  return live ? { hostApi: live.hostApi, ...(live.sdk.length > 0 && { hostMembers: live.sdk }) } : {};
}

/**
 * The gate's context: the host that is live or this checkout's, and the live remotes except the candidates, which are
 * of one product.
 */
export function gateContextOf(releases: string, candidates: readonly string[]): GateContext {
  const { remotes } = readRegistry(releases).registry;
  const others = otherLiveRemotes(remotes, candidates);
  return {
    ...hostFacts(productOf(candidates[0] ?? '')),
    ...liveHost(remotes),
    others,
    isComplete: candidates.length === 1,
  };
}
