import { useHost } from '@marquee/sdk/host';

/**
 * Whether nothing is promoted here: to a player who may see no promotions, or of whom that is not known yet. Call it in
 * an observer.
 */
export function useQuiet(): boolean {
  const { session, protection } = useHost().root;
  return session.isAuthenticated && !protection.mayPromote;
}
