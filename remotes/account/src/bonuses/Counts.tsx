import { useFormat } from '@marquee/sdk';
import { useText } from '../text';
import type { Bonus } from './bonus';
import styles from './bonuses.module.css';

type Row = Bonus['counts'][number];

/** What stakes count towards a bonus, and how much of them; what is in no row does not count. */
export function Counts({ counts }: { counts: Bonus['counts'] }) {
  const nameOf = useRowName();
  const format = useFormat();
  const t = useText();
  return (
    <>
      <ul className={styles.bullets}>
        {counts.map((row) => {
          const values = { what: nameOf(row), percent: format.percent(row.percent / 100) };
          const key = JSON.stringify(row);
          if (row.percent === 0) return <li key={key}>{t('bonus.counts.not', values)}</li>;
          if (!row.least_odds) return <li key={key}>{t('bonus.counts.row', values)}</li>;
          return (
            <li key={key}>{t('bonus.counts.odds', { ...values, odds: format.number(row.least_odds / 1000, 3) })}</li>
          );
        })}
      </ul>
      <p>{t('bonus.counts.others')}</p>
    </>
  );
}

/** What a row is about, in words. */
function useRowName(): (row: Row) => string {
  const t = useText();
  return ({ game, game_name, provider, provider_name, sport, category }) => {
    if (game) return game_name ?? game;
    const words = [
      ...(category ? [t(`category.${category}`)] : []),
      ...(provider ? [provider_name ?? provider] : []),
      ...(isSport(sport) ? [t(`sport.${sport}`)] : []),
    ];
    return words.join(' · ') || t('bonus.counts.all');
  };
}

const sports = [
  'football',
  'basketball',
  'tennis',
  'esports',
  'cricket',
  'volleyball',
  'ice_hockey',
  'table_tennis',
  'horse_racing',
] as const;

const isSport = (text: string | undefined): text is (typeof sports)[number] => sports.some((one) => one === text);
