import './style.css';
import { defineClient } from '../../../../play/src/client';
import { paragraph, payTable } from '../../../../play/src/rules';
import { baccarat, baccaratPays } from './engine';
import { makeStage } from './stage';
import { texts } from './texts';

const names: Record<string, keyof typeof texts> = {
  player: 'player',
  banker: 'banker',
  tie: 'tie',
  player_pair: 'playerPair',
  banker_pair: 'bankerPair',
};

/** What a browser loads of this game. */
export const client = defineClient({
  engine: baccarat,
  texts,
  makeStage,
  rules({ words }) {
    const { t, times } = words;
    return [
      paragraph(t('baccaratRules')),
      ...payTable(
        words,
        Object.entries(baccaratPays).map(([spot, pay]) => [t(names[spot] ?? 'tie'), times(pay)]),
      ),
    ];
  },
});
