import { Button, EmptyState } from '@marquee/sdk';
import { usePageText } from '../text';
import styles from './NotFoundPage.module.css';

/** A category that this site does not offer (R2.08). */
export function CategoryOffPage() {
  const t = usePageText();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('categoryOff.title')}</h1>
      <EmptyState
        icon="info"
        title={t('categoryOff.lead')}
        text={t('categoryOff.text')}
        action={
          <Button to="/" variant="primary" icon="home">
            {t('notFound.home')}
          </Button>
        }
      />
    </div>
  );
}
