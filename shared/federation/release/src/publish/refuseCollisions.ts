import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { brokenLinks, conflictingClaims } from '../gate/collisions';
import { GateRefusal, problemsOf } from '../gate/gate';
import type { Published } from '../registry/published';
import type { HostFacts } from './hostFacts';

/**
 * Remotes must not claim the same place or link to missing pages, among those of the same release and the current
 * `others`, which may have changed since the gate's check. Throws GateRefusal for the first violation.
 */
export function refuseCollisions(
  published: readonly Published[],
  host: HostFacts,
  others: readonly CompiledRemote[] = [],
): void {
  const descriptions = published.map((one) => one.release.description);
  for (const { remote, version, release } of published) {
    const context = { ...host, others: [...descriptions, ...others] };
    const problems = [
      ...problemsOf('collision', conflictingClaims(release.description, context)),
      ...problemsOf('navigation', brokenLinks(release.description, context)),
    ];
    if (problems.length > 0) throw new GateRefusal(remote, version, problems);
  }
}
