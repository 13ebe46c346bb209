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
  /** Whether the player was told during this visit that the terms have changed. */
  told: boolean;
}

/** Pages on which a player decides about money or limits: the review does not interrupt them, nor a game. */
const quietPages = /^\/(responsible-gaming|deposit|withdrawal|register|login)$/;

/** Pages on which new terms are not announced: their own, the deposit page, which says it, and where players leave. */
const termPages = /^\/(term-condition|deposit|withdrawal|responsible-gaming|close-account|register|login)$/;

type Question = 'reality' | 'review' | 'terms';

/**
 * What to ask the player now (D9): the reality check while playing, else new terms or the review of limits, else
 * nothing.
 */
export function asks({ session, games, now, pathname, reviewed, told }: AskingFacts): Question | null {
  if (session?.access !== 'open') return null;
  const { reality_check_at, review_due } = session;
  if (games > 0) return reality_check_at !== null && now >= Date.parse(reality_check_at) ? 'reality' : null;
  if (session.terms_due && !told && !termPages.test(pathname)) return 'terms';
  return review_due && !reviewed && !quietPages.test(pathname) ? 'review' : null;
}
