import { collisions } from '../gate/collisions';
import { GateRefusal, type GateSurroundings } from '../gate/gate';
import type { Published } from './publish';

/** Remotes that are released together must not claim the same place. Throws GateRefusal for the first that does. */
export function refuseCollisions(published: Published[], surroundings: GateSurroundings): void {
  const descriptions = published.map((one) => one.release.description);
  for (const { remote, version, release } of published) {
    const context = { ...surroundings, others: descriptions };
    const artefact = { compiled: release.description, files: [], read: () => '' };
    const problems = collisions(artefact, context).map((message) => ({ rule: 'collision', message }));
    if (problems.length > 0) throw new GateRefusal(remote, version, problems);
  }
}
