import type { Sport } from '../slip/types';

/** The page of a sport's rules, at one of them if it is named. */
export const rulesPath = (sport: Sport, rule?: string) =>
  `/rules/${sport.replaceAll('_', '-')}${rule ? `#${rule}` : ''}`;
