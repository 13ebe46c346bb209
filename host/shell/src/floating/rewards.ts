/** Conditions of the rewards icon. */
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

/** Pages on which nothing may cover the content: games, payments, sign-in. */
const quietPages = /^\/(playnow|minigame|spin|deposit|withdrawal|login|register|forgot-password|preloader)$/;

/** Whether floating elements are allowed on a page. */
export function mayFloat(path: string): boolean {
  return !quietPages.test(path);
}
