import type { Bet } from '../slip/types';

type Line = Pick<Bet['legs'][number], 'home_team_name' | 'away_team_name'>;

/** Both names in a language, from the localised fields (R3.25, `home_name_{locale}`), else the plain ones. */
export function lineNames(line: Line, language: string): { home: string; away: string } {
  const locale = language.toLowerCase();
  const fields = line as unknown as Record<string, string | undefined>;
  return {
    home: fields[`home_name_${locale}`] || line.home_team_name,
    away: fields[`away_name_${locale}`] || line.away_team_name,
  };
}
