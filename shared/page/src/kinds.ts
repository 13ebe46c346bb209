import type { RemoteRoute, RouteKind } from '@marquee/federation-runtime/defineRemote';

/**
 * A route's kind. Releases for a host API below 1.7 name none: there a lobby has its skeleton, and games have one path.
 */
export function kindOf({ kind, skeleton, path }: RemoteRoute): RouteKind | undefined {
  if (kind) return kind;
  if (skeleton === 'lobby') return 'lobby';
  return path === '/playnow' ? 'game' : undefined;
}
