import './style.css';
import { defineClient } from '../../../../play/src/client';
import { paragraph, payTable } from '../../../../play/src/rules';
import { keno, kenoPays } from './engine';
import { makeStage } from './stage';
import { texts } from './texts';

/** What a browser loads of this game. */
export const client = defineClient({
  engine: keno,
  texts,
  makeStage,
  rules({ words }) {
    const { t, times } = words;
    const rows = [2, 4, 6, 8, 10].flatMap((picks) =>
      kenoPays(picks).flatMap((pay, hits) =>
        pay > 0 ? [[t('picked', { n: picks, count: 10 }), t('hits', { n: hits }), times(pay)]] : [],
      ),
    );
    return [paragraph(t('kenoRules')), ...payTable(words, rows)];
  },
});
