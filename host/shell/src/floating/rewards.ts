/** What is known when the rewards icon is drawn. */
export interface RewardsFacts {
  /** The site's `gamify_status`. */
  gamify: boolean;
  /** Whether a live remote serves the minigame. */
  hasMinigame: boolean;
  closed: boolean;
  isAuthenticated: boolean;
}

/**
 * The rewards icon (R2): shown only with gamification and until it is closed; leads players to the minigame, others to
 * login.
 */
export function rewardsWay({
  gamify,
  hasMinigame,
  closed,
  isAuthenticated,
}: RewardsFacts): 'none' | 'minigame' | 'login' {
  if (!gamify || !hasMinigame || closed) return 'none';
  return isAuthenticated ? 'minigame' : 'login';
}

/** Pages where nothing may cover what the player is doing: games, payments, sign-in. */
const quietPages = /^\/(playnow|minigame|spin|deposit|withdrawal|login|register|forgot-password|preloader)$/;

/** Whether floating elements may stand on a page. */
export function mayFloat(path: string): boolean {
  return !quietPages.test(path);
}
