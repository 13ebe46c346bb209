import { Link, Section } from '@marquee/sdk';
import { useText } from '../text';
import styles from './GamePage.module.css';
import { hasRules } from './kinds';

/** Props of {@link GameCheck}. */
interface GameCheckProps {
  fairness: 'seeds' | null;
  provider: string;
  /** The kind of the game in the catalogue. */
  engine: string;
}

/**
 * How a player can verify the rounds of a game: what the game declares, and what this site stores; and the way to the
 * rules of its kind, where it has some.
 */
export function GameCheck({ fairness, provider, engine }: GameCheckProps) {
  const t = useText();
  return (
    <Section title={t('check.title')}>
      <div className={styles.text}>
        <p>{fairness === 'seeds' ? t('check.seeds') : t('check.provider', { provider })}</p>
        <p>{t('check.booked')}</p>
        <p>{t('check.average')}</p>
        {hasRules(engine) && <Link to={`/rules/${engine}`}>{t('check.rules')}</Link>}
      </div>
    </Section>
  );
}
