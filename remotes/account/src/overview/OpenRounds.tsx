import { Button, Link, Money, observer, playPath, Section, useFormat, useResource, VisuallyHidden } from '@marquee/sdk';
import { useText } from '../text';
import styles from './overview.module.css';

/** The player's open rounds, each with a link to its game. Nothing if there are none. */
export const OpenRounds = observer(function OpenRounds() {
  const { value } = useResource('product/open_rounds', {});
  const format = useFormat();
  const t = useText();
  const rounds = value?.value ?? [];
  if (rounds.length === 0) return null;
  return (
    <Section title={t('rounds.title')}>
      <p className={styles.note}>{t('rounds.text')}</p>
      <ul className={styles.hub}>
        {rounds.map((round) => (
          <li key={`${round.provider_code}/${round.game_code}/${round.opened_at}`} className={styles.entry}>
            <span className={styles.words}>
              <strong>{round.game_name}</strong>
              <span>
                <Money minor={round.stake} /> · {format.dateTime(round.opened_at)}
              </span>
            </span>
            {round.is_offered ? (
              <Button to={playPath(round)}>
                {t('rounds.go')} <VisuallyHidden>{round.game_name}</VisuallyHidden>
              </Button>
            ) : (
              <span>{t('rounds.away')}</span>
            )}
          </li>
        ))}
      </ul>
      <Link to="/term-condition" className={styles.link}>
        {t('rounds.terms')}
      </Link>
    </Section>
  );
});
