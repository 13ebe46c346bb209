import type { Output } from '@marquee/contract/calls';

/** Conditions of the questions. */
export interface AskingFacts {
  session: Output<'protection/session'>['value'][number] | undefined;
  /** Number of games on the screen. */
  games: number;
  /** The server's clock, ms. */
  now: number;
  pathname: string;
  /** Whether the review was shown during this visit. */
  reviewed: boolean;
}

/** Pages on which a player decides about money or limits: the review does not interrupt them, nor a game. */
const quietPages = /^\/(responsible-gaming|deposit|withdrawal|register|login)$/;

/** What to ask the player now (D9): the reality check while playing, else the review of limits, else nothing. */
export function asks({ session, games, now, pathname, reviewed }: AskingFacts): 'reality' | 'review' | null {
  if (session?.access !== 'open') return null;
  const { reality_check_at, review_due } = session;
  if (games > 0) return reality_check_at !== null && now >= Date.parse(reality_check_at) ? 'reality' : null;
  return review_due && !reviewed && !quietPages.test(pathname) ? 'review' : null;
}
