import './style.css';
import { defineClient } from '../../../../play/src/client';
import { lineReturns, paragraph, payTable } from '../../../../play/src/rules';
import { keno, kenoPays, mostPicks } from './engine';
import { profiles } from './profiles';
import { makeStage } from './stage';
import { texts } from './texts';

/** The browser part of this engine. */
export const client = defineClient({
  engine: keno,
  texts,
  makeStage,
  room: 'middle',
  rules({ words, opened }) {
    const { t, times } = words;
    const picked = (n: number) => t('picked', { n, count: mostPicks });
    const rows = Array.from({ length: mostPicks }, (_, index) => index + 1).flatMap((picks) =>
      kenoPays(picks).flatMap((pay, hits) => (pay > 0 ? [[picked(picks), t('hits', { n: hits }), times(pay)]] : [])),
    );
    const lines = Array.from({ length: mostPicks }, (_, index) => index + 1);
    return [
      paragraph(t('kenoRules')),
      ...payTable(words, rows),
      ...lineReturns(
        words,
        profiles.find(({ id }) => id === opened.game.profile),
        lines.map((n) => [`${n} picked`, picked(n)]),
      ),
    ];
  },
});
