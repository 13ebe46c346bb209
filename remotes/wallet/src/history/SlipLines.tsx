import type { Output } from '@marquee/contract/calls';
import { Badge, Link, useFormat, useLanguage } from '@marquee/sdk';
import { useText } from '../text';
import styles from './SlipLines.module.css';
import { lineTexts, type SportsLine } from './sportsLines';

type Leg = Output<'sports/bet'>['value'][number]['legs'][number];

const results = {
  won: ['leg.won', 'positive'],
  lost: ['leg.lost', 'neutral'],
  void: ['leg.void', 'neutral'],
  half_won: ['leg.halfWon', 'positive'],
  half_lost: ['leg.halfLost', 'neutral'],
} as const;

const isLeg = (line: SportsLine | Leg): line is Leg => 'match_id' in line;

/** The selections of a slip in the player's language: outcome, odds, start and result. */
export function SlipLines({ lines }: { lines: readonly (SportsLine | Leg)[] }) {
  const format = useFormat();
  const { language } = useLanguage();
  const t = useText();
  return (
    <ol className={styles.lines}>
      {lines.map((line, index) => {
        const { title, detail } = lineTexts(t, line, language, format.number);
        const leg = isLeg(line) ? line : null;
        const result = leg?.result && results[leg.result];
        return (
          <li key={leg?.selection_id ?? index} className={styles.line}>
            <span className={styles.words}>
              <strong>{title}</strong>
              <span>{detail}</span>
              {leg && (
                <span>
                  {[format.dateTime(leg.starts_at), ...(leg.score ? [`${leg.score.home}:${leg.score.away}`] : [])].join(
                    ' · ',
                  )}
                </span>
              )}
              {leg?.void_rule && (
                <Link to={`/rules/${leg.sport.replaceAll('_', '-')}#${leg.void_rule}`} className={styles.why}>
                  {t('leg.whyVoid')}
                </Link>
              )}
              {leg && leg.deduction > 0 && (
                <span>{t('leg.deduction', { share: format.percent(leg.deduction / 100) })}</span>
              )}
              {leg?.dead_heat && (
                <span>{t('leg.deadHeat', { part: `${leg.dead_heat.places}/${leg.dead_heat.runners}` })}</span>
              )}
            </span>
            {result && <Badge tone={result[1]}>{t(result[0])}</Badge>}
          </li>
        );
      })}
    </ol>
  );
}
