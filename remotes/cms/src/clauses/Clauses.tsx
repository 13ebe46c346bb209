import { SafeHtml } from '@marquee/sdk';
import { useId } from 'react';
import type { useInfoPage } from '../pages/useInfoPage';
import { useText } from '../text';
import styles from './Clauses.module.css';

type Document = NonNullable<ReturnType<typeof useInfoPage>['document']>;

/** Numbered clauses below a table of contents; the summary of each stands beside it, on phones below its text. */
export function Clauses({ clauses }: { clauses: Document['clauses'] }) {
  const t = useText();
  const contents = useId();
  return (
    <>
      <nav className={styles.contents} aria-labelledby={contents}>
        <h2 id={contents} className={styles.label}>
          {t('clauses.contents')}
        </h2>
        <ol className={styles.list}>
          {clauses.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.clauses}>
        {clauses.map(({ id, heading, summary, html }, index) => (
          <section key={id} id={id} className={styles.clause} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className={styles.heading}>
              <span className={styles.number}>{index + 1}.</span> <span>{heading}</span>
            </h2>
            <p className={styles.summary}>
              <b className={styles.short}>{t('clauses.short')}</b> <span>{summary}</span>
            </p>
            <SafeHtml html={html} className={styles.text} />
          </section>
        ))}
      </div>
    </>
  );
}
