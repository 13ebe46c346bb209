import { readSettings } from '@marquee/settings/settings';
import type { GateContext } from '../gate/rules';
import { readRegistry } from '../registry/folderReading';
import { otherLiveRemotes } from '../registry/published';
import { hostFacts } from './hostFacts';

/** The releases folder: `RELEASES_DIR`, by default `releases` in the repository. Throws a SettingsError. */
export function releasesFolder(): string {
  return readSettings('release').RELEASES_DIR;
}

/** The gate's context: this checkout's host, and the live remotes except the candidates. */
export function gateContextOf(releases: string, candidates: readonly string[]): GateContext {
  const others = otherLiveRemotes(readRegistry(releases).registry.remotes, candidates);
  return { ...hostFacts(), others, isComplete: candidates.length === 1 };
}
