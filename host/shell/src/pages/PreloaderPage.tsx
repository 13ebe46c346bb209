import { observer, useSite } from '@marquee/sdk';
import { usePageText } from '../text';
import styles from './PreloaderPage.module.css';

/** The site's preloader, as shown before the first content (D3.05). */
export const PreloaderPage = observer(function PreloaderPage() {
  const { site } = useSite();
  const t = usePageText();
  return (
    <div className={styles.preloader}>
      <h1 className={styles.hidden}>{t('page.preloader')}</h1>
      <img src={site.logo1} alt={site.site_name} width={176} height={44} />
      <span className={styles.line} role="progressbar" aria-label={t('preloader.label')} />
    </div>
  );
});
