/** A route, as far as it is asked whose page it is. */
export interface AskedRoute {
  guard?: string | undefined;
  remote?: string | null;
}

/** Remotes that are account and wallet through and through, guarded or not. */
const accountRemotes = new Set(['account', 'wallet']);

/** Whether a page is about one's account or money: the guarded pages, and all of account and wallet. */
export function isAccountPage(route: AskedRoute | undefined): boolean {
  return Boolean(route?.guard) || accountRemotes.has(route?.remote ?? '');
}

/** Whether a page is one of a player's own, which have the account's menu beside them. */
export function isOwnPage(route: AskedRoute | undefined): boolean {
  return route?.guard === 'player' && accountRemotes.has(route.remote ?? '');
}
