import { NoOdds, OddsButton } from '../parts/OddsButton';
import type { Race, Runner } from '../slip/types';

/** Win or place odds of a runner. On the slip a runner is the home side and its race the other. */
export function RaceOdds({ race, runner, kind }: { race: Race; runner: Runner; kind: 'win' | 'place' }) {
  const selection = runner[kind];
  if (!selection) return <NoOdds />;
  const pick = {
    match_id: race.match_id,
    bet_type: kind === 'win' ? ('race_win' as const) : ('race_place' as const),
    criteria1: null,
    home_away: 1 as const,
    home: runner.runner_name,
    away: `${race.meeting_name} R${race.race_number}`,
  };
  return <OddsButton selection={selection} pick={pick} sign="" />;
}
