import type { Fixture } from '../slip/types';

/** Matches of one league that stand together. */
export interface LeagueGroup {
  key: string;
  league: string;
  sport: Fixture['sport'];
  fixtures: Fixture[];
}

/** One heading of the board: what is live, or a day. */
export interface DayGroup {
  /** `live`, or the day's first moment in the player's own time zone, ms. */
  day: 'live' | number;
  leagues: LeagueGroup[];
}

/** Midnight of a moment's day in the player's own time zone, ms. */
export function midnight(time: number, days = 0): number {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

/** Puts the board's matches under live and days, and there under leagues, in the order in which each first appears. */
export function groupsOf(fixtures: readonly Fixture[]): DayGroup[] {
  const days: DayGroup[] = [];
  for (const fixture of fixtures) {
    const day = fixture.state === 'scheduled' ? midnight(Date.parse(fixture.starts_at)) : 'live';
    let group = days.find((one) => one.day === day);
    if (!group) {
      group = { day, leagues: [] };
      days.push(group);
    }
    let league = group.leagues.find((one) => one.key === fixture.league_id);
    if (!league) {
      league = { key: fixture.league_id, league: fixture.league_name, sport: fixture.sport, fixtures: [] };
      group.leagues.push(league);
    }
    league.fixtures.push(fixture);
  }
  return days;
}
