import { Button, EmptyState, useLocation } from '@marquee/sdk';
import { browserHistory } from '../address/history';
import { prefixOf } from '../address/prefix';
import { usePageText } from '../text';
import styles from './NotFoundPage.module.css';

/** An unknown route (§2): says which path was asked for, with its locale prefix, query and fragment, and leads home. */
export function NotFoundPage() {
  const { pathname, search, hash } = useLocation();
  const full = prefixOf(browserHistory.location.pathname) + pathname + search + hash;
  const t = usePageText();
  return (
    <div className={styles.page}>
      <p className={styles.code} aria-hidden>
        404
      </p>
      <h1 className={styles.title}>{t('notFound.title')}</h1>
      <EmptyState
        icon="search"
        title={t('notFound.path', { path: full })}
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
