import type { Category } from '@marquee/contract/categories';
import type { Profile } from './engines/engine';
import { type EngineName, engineNames, engines } from './engines/engines';

/** A profile with its engine. */
export interface EngineProfile extends Profile {
  engine: EngineName;
}

/** Every profile, in the order of the engines. */
export const allProfiles: readonly EngineProfile[] = engineNames.flatMap((engine) =>
  engines[engine].profiles.map((profile) => ({ ...profile, engine })),
);

/** The profiles of a category's games; none for `hot`, which is not a product. */
export function profilesOf(category: Category): readonly EngineProfile[] {
  return allProfiles.filter((profile) => profile.category === category);
}
