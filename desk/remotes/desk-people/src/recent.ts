import { keepInTab, keptInTab } from '@marquee/desk-sdk';

/** A player whose page was opened in this tab: ids, and nothing else of the player. */
export interface RecentPlayer {
  site: string;
  player: string;
  account: string;
}

const name = 'recent-players';
const most = 12;

const isRecent = (one: unknown): one is RecentPlayer =>
  typeof one === 'object' &&
  one !== null &&
  ['site', 'player', 'account'].every((field) => typeof (one as Record<string, unknown>)[field] === 'string');

/** Players of this tab, the last one first. */
export function recentPlayers(): RecentPlayer[] {
  const kept = keptInTab(name);
  return Array.isArray(kept) ? kept.filter(isRecent).slice(0, most) : [];
}

/** Remembers that a player's page was opened. */
export function rememberPlayer({ site, player, account }: RecentPlayer): void {
  const others = recentPlayers().filter((one) => one.site !== site || one.player !== player);
  keepInTab(name, [{ site, player, account }, ...others].slice(0, most));
}
