import { Outlet } from 'react-router-dom';
import { useShell } from '../app/shell';
import { Slot } from '../remotes/Slot';
import { useText } from '../text';
import styles from './DefaultLayout.module.css';
import { Footer } from './Footer';
import { Header } from './Header';
import { MobileBar } from './MobileBar';

/** The ordinary page: header, content, footer, and on phones the bar below. */
export function DefaultLayout() {
  const { online } = useShell();
  const t = useText();
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t('a11y.skip')}
      </a>
      <Header />
      {!online && (
        <p role="status" className={styles.offline}>
          {t('offline.notice')}
        </p>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <MobileBar />
      <Slot name="floating" />
    </>
  );
}
