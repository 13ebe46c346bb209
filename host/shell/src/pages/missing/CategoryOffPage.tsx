import { usePageText } from '../../text';
import styles from './missing.module.css';
import { WaysOn } from './WaysOn';

/** A category that this site does not offer (R2.08). */
export function CategoryOffPage() {
  const t = usePageText();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('categoryOff.title')}</h1>
        <p className={styles.path}>{t('categoryOff.lead')}</p>
        <p className={styles.text}>{t('categoryOff.text')}</p>
      </header>
      <WaysOn />
    </div>
  );
}
