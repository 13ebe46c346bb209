import { Button, EmptyState, useLocation } from '@marquee/sdk';
import { useSyncExternalStore } from 'react';
import { useHref } from 'react-router-dom';
import { usePageText } from '../text';
import styles from './NotFoundPage.module.css';

const never = () => () => {};

/**
 * The address's fragment, which servers do not receive: known only after the first render. A new one renders the page
 * again.
 */
const useFragment = () =>
  useSyncExternalStore(
    never,
    () => location.hash,
    () => '',
  );

/** An unknown route (R2.35): shows the requested path with its locale prefix, query and fragment, and links home. */
export function NotFoundPage() {
  const { pathname, search } = useLocation();
  // Encoded as the server encodes it.
  const query = new URLSearchParams(search).toString();
  const full = useHref({ pathname, search: query }) + useFragment();
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
