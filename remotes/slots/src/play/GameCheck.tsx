import { Section } from '@marquee/sdk';
import { useText } from '../text';
import styles from './GamePage.module.css';

/** How a player can verify the rounds of a game: what the game declares, and what this site stores. */
export function GameCheck({ fairness, provider }: { fairness: 'seeds' | null; provider: string }) {
  const t = useText();
  return (
    <Section title={t('check.title')}>
      <div className={styles.text}>
        <p>{fairness === 'seeds' ? t('check.seeds') : t('check.provider', { provider })}</p>
        <p>{t('check.booked')}</p>
        <p>{t('check.average')}</p>
      </div>
    </Section>
  );
}
