import { providerLogoOf } from '@marquee/contract/providerLogos';
import type { Ratio } from './cover';
import type { SceneKind } from './scene';

/** Raise it when drawings change, so that immutable caches are bypassed. */
export const artVersion = 4;

const segment = (text: string) => encodeURIComponent(text);
const versioned = (path: string) => `${path}?v=${artVersion}`;

/** The address of a game's cover in one shape. */
export function coverUrl(providerCode: string, gameCode: string, ratio: Ratio = '3:4'): string {
  return versioned(`/art/cover/${segment(providerCode)}/${segment(gameCode)}.${ratio.replace(':', 'x')}.svg`);
}

/** The pictures that a game shows inside itself: its symbols, its subject alone, and its backdrop upright and wide. */
export type GamePart = 'symbols' | 'subject' | 'tall' | 'wide';

/** The address of one of a game's own pictures. */
export function gamePartUrl(providerCode: string, gameCode: string, part: GamePart): string {
  return versioned(`/art/game/${segment(providerCode)}/${segment(gameCode)}.${part}.svg`);
}

/** The crops of scenes. */
export const crops = {
  wide: [1680, 720],
  card: [800, 500],
  tall: [800, 1000],
  square: [800, 800],
} as const;
/** A crop's name: 21:9, 16:10, 4:5, 1:1. */
export type Crop = keyof typeof crops;

/**
 * The address of a hero illustration. `palette` is the template's colour option or any five-colour palette's name;
 * seeds vary details.
 */
export function sceneUrl(kind: SceneKind, crop: Crop = 'wide', palette = 'evening', seed = 1): string {
  return versioned(`/art/scene/${kind}/${segment(palette)}/${seed}.${crop}.svg`);
}

/** The marks with URLs of their own. */
export type Mark =
  | 'language'
  | 'provider'
  | 'partner'
  | 'site'
  | 'bank'
  | 'app'
  | 'crest'
  | 'league'
  | 'avatar'
  | 'vip';

/** The URL of a provider's logo (R3.30); empty for a provider without one. */
export function providerLogoUrl(code: string): string {
  const logo = providerLogoOf(code);
  return logo ? markUrl('provider', logo) : '';
}

/**
 * The address of a mark: the name of a provider's logo, a language's tag, a partner's, site's or bank's name, a team, a
 * league, an avatar seed, a VIP level.
 */
export function markUrl(mark: Mark, name: string): string {
  const folder = mark === 'crest' || mark === 'league' ? 'crest' : 'logo';
  return versioned(`/art/${folder}/${mark}/${segment(name)}.svg`);
}
