import { Icon, Link, Section } from '@marquee/sdk';
import { useText } from '../text';
import styles from './HelpLines.module.css';

/** How a family has a player excluded: who may ask, with what, and what happens. `form`: the regulator's page. */
export function FamilyExclusion({ form }: { form: string }) {
  const t = useText();
  return (
    <div id="family" className={styles.help}>
      <Section title={t('family.title')}>
        <p>{t('family.who')}</p>
        <p>{t('family.papers')}</p>
        <p>{t('family.then')}</p>
        <ul className={styles.lines}>
          <li className={styles.line}>
            <a href={form} target="_blank" rel="noopener noreferrer">
              {t('family.form')}
              <Icon name="arrow-end" size={16} />
            </a>
            <Link to="/contact-us">{t('family.contact')}</Link>
          </li>
        </ul>
      </Section>
    </div>
  );
}
