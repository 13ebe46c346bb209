import './style.css';
import { defineClient } from '../../../../play/src/client';
import { lineReturns, paragraph, payTable } from '../../../../play/src/rules';
import { baccarat, baccaratPays, type Coup } from './engine';
import { profiles } from './profiles';
import { makeStage } from './stage';
import { texts } from './texts';

const names: Record<string, keyof typeof texts> = {
  player: 'player',
  banker: 'banker',
  tie: 'tie',
  player_pair: 'playerPair',
  banker_pair: 'bankerPair',
};

/** The browser part of this engine. */
export const client = defineClient({
  engine: baccarat,
  texts,
  makeStage,
  room: 'top',
  past(view, { t }) {
    const { winner } = view as Coup;
    const tone = winner === 'player' ? 'blue' : winner === 'banker' ? 'red' : 'green';
    return { text: [...t(winner)][0] ?? '', tone };
  },
  rules({ words, opened }) {
    const { t, times } = words;
    const nameOf = (spot: string) => t(names[spot] ?? 'tie');
    const spots = Object.entries(baccaratPays);
    return [
      paragraph(t('baccaratRules')),
      ...payTable(
        words,
        spots.map(([spot, pay]) => [nameOf(spot), times(pay)]),
      ),
      ...lineReturns(
        words,
        profiles.find(({ id }) => id === opened.game.profile),
        spots.map(([spot]) => [spot, nameOf(spot)]),
      ),
    ];
  },
});
