import { observer, useLocation } from '@marquee/sdk';
import { Outlet } from 'react-router-dom';
import { useShell } from '../context/shell';
import { useIsWide } from '../context/useIsWide';
import { useOnline } from '../context/useOnline';
import { useText } from '../text';
import { isOwnPage } from '../view/isAccountPage';
import { pageAt } from '../view/pageAt';

import { AccountPages } from './AccountPages';
import styles from './TemplateLayout.module.css';

/**
 * The page in the site's template (R2.20): the template's regions around the content. The phone's bar and the side
 * navigation are mounted only if visible, once the width is known.
 */
export const TemplateLayout = observer(function TemplateLayout() {
  const { pack, view } = useShell();
  const { pathname } = useLocation();
  const isOwn = isOwnPage(pageAt(view, pathname)?.route);
  const online = useOnline();
  const { template, Header, Navigation, Footer, MobileBar } = pack;
  const isWide = useIsWide();
  const t = useText();
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t('a11y.skip')}
      </a>
      <div className={styles.frame} data-frame={template.frame}>
        <Header />
        {(isWide !== false || !template.frame) && <Navigation />}
        <div className={styles.page}>
          <div role="status">{!online && <p className={styles.offline}>{t('offline.notice')}</p>}</div>
          <div className={isOwn ? styles.own : undefined}>
            {isOwn && <AccountPages />}
            <main id="main" tabIndex={-1} className={styles.main}>
              <Outlet />
            </main>
          </div>
          <Footer />
        </div>
      </div>
      {!isWide && <MobileBar />}
    </>
  );
});
