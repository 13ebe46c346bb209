import type { OddsKit } from '../odds/useOddsKit';
import { NoOdds, OddsButton } from '../parts/OddsButton';
import type { Race, Runner } from '../slip/types';

/** Props of {@link RaceOdds}. */
export interface RaceOddsProps {
  race: Race;
  runner: Runner;
  kind: 'win' | 'place';
  kit: OddsKit;
  /** Ids of the race's selections on the slip. */
  chosen: ReadonlySet<string>;
}

/** Win or place odds of a runner. On the slip, the runner is the home side and the race the away side. */
export function RaceOdds({ race, runner, kind, kit, chosen }: RaceOddsProps) {
  const selection = runner[kind];
  if (!selection) return <NoOdds t={kit.t} />;
  const pick = {
    match_id: race.match_id,
    bet_type: kind === 'win' ? ('race_win' as const) : ('race_place' as const),
    criteria1: null,
    home_away: 1 as const,
    home: runner.runner_name,
    away: kit.t('racing.race', { meeting: race.meeting_name, number: race.race_number }),
  };
  const on = chosen.has(selection.selection_id);
  return <OddsButton selection={selection} pick={pick} kit={kit} on={on} sign="" />;
}
