import { useLocation } from '@marquee/sdk';
import { useSyncExternalStore } from 'react';
import { useHref } from 'react-router-dom';
import { usePageText } from '../../text';
import styles from './missing.module.css';
import { WaysOn } from './WaysOn';

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

/** An unknown route (R2.35): shows the requested path with its locale prefix, query and fragment, and ways on. */
export function NotFoundPage() {
  const { pathname, search } = useLocation();
  // Encoded as the server encodes it.
  const query = new URLSearchParams(search).toString();
  const full = useHref({ pathname, search: query }) + useFragment();
  const t = usePageText();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.code} aria-hidden>
          404
        </p>
        <h1 className={styles.title}>{t('notFound.title')}</h1>
        <p className={styles.path}>{t('notFound.path', { path: full })}</p>
        <p className={styles.text}>{t('notFound.text')}</p>
      </header>
      <WaysOn />
    </div>
  );
}
