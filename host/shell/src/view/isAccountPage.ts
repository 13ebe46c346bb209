/** The parts of a route that tell whether it is an account page. */
export interface AskedRoute {
  guard?: string | undefined;
  remote?: string | null;
}

/** Remotes with only account pages, guarded or not. */
const accountRemotes = new Set(['account', 'wallet']);

/** Whether a page is about one's account or money: guarded pages, and all pages of account and wallet. */
export function isAccountPage(route: AskedRoute | undefined): boolean {
  return Boolean(route?.guard) || accountRemotes.has(route?.remote ?? '');
}

/** Whether a page is shown with the account menu beside it. */
export function isOwnPage(route: AskedRoute | undefined): boolean {
  return route?.guard === 'player' && accountRemotes.has(route.remote ?? '');
}
