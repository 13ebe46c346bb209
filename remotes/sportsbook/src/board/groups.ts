import type { Fixture } from '../slip/types';

/** Matches of one league. */
export interface LeagueGroup {
  key: string;
  league: string;
  sport: Fixture['sport'];
  fixtures: Fixture[];
}

/** One heading of the board: what is live, or a day. */
export interface DayGroup {
  /** `live`, or the day as `YYYY-MM-DD`. */
  day: string;
  leagues: LeagueGroup[];
}

/**
 * Groups the board's matches by live and day, then by league, in order of first appearance. `dayOf` returns the day of
 * a time (ms).
 */
export function groupsOf(fixtures: readonly Fixture[], dayOf: (time: number) => string): DayGroup[] {
  const days: DayGroup[] = [];
  for (const fixture of fixtures) {
    const day = fixture.state === 'scheduled' ? dayOf(Date.parse(fixture.starts_at)) : 'live';
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
