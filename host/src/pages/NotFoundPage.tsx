import { Button, EmptyState, useLocation } from '@marquee/sdk';
import { usePageText } from '../text';
import styles from './NotFoundPage.module.css';

/** An unknown route (§2): says which path was asked for, and leads home. */
export function NotFoundPage() {
  const { pathname, search } = useLocation();
  const t = usePageText();
  return (
    <div className={styles.page}>
      <p className={styles.code} aria-hidden>
        404
      </p>
      <h1 className={styles.title}>{t('notFound.title')}</h1>
      <EmptyState
        icon="search"
        title={t('notFound.path', { path: pathname + search })}
        text={t('notFound.text')}
        action={
          <Button to="/" variant="primary" icon="home">
            {t('notFound.home')}
          </Button>
        }
      />
    </div>
  );
}
