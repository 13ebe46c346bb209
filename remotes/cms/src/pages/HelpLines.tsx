import type { HelpLine } from '@marquee/contract/entities';
import { Icon, Section, useFormat } from '@marquee/sdk';
import { useText } from '../text';
import styles from './HelpLines.module.css';

/** Props of {@link HelpLines}. */
export interface HelpLinesProps {
  lines: readonly HelpLine[];
  /** The day on which they were read, `YYYY-MM-DD`. */
  readOn: string;
}

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');

/** Who helps people with their gambling where the site is. The text above leads to it as `#help`. */
export function HelpLines({ lines, readOn }: HelpLinesProps) {
  const format = useFormat();
  const t = useText();
  return (
    <div id="help" className={styles.help}>
      <Section title={t('help.lines')}>
        <p>{t('help.linesText')}</p>
        <ul className={styles.lines}>
          {lines.map(({ name, help, phone, free, allDay, url }) => (
            <li key={url} className={styles.line}>
              <strong>{name}</strong>
              <span className={styles.note}>{t(`help.${help}`)}</span>
              {phone && (
                <span className={styles.call}>
                  <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
                  <span className={styles.note}>
                    {[free && t('help.free'), allDay && t('help.allDay')].filter(Boolean).join(' · ')}
                  </span>
                </span>
              )}
              <a href={url} target="_blank" rel="noopener noreferrer">
                {hostOf(url)}
                <Icon name="arrow-end" size={16} />
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{t('help.readOn', { date: format.date(readOn) })}</p>
      </Section>
    </div>
  );
}
