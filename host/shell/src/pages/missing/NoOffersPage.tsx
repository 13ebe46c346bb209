import { Link } from '@marquee/sdk';
import { usePageText } from '../../text';
import styles from './missing.module.css';

/** In place of a page that promotes, for players who see no promotions. */
export function NoOffersPage() {
  const t = usePageText();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('noOffers.title')}</h1>
        <p className={styles.text}>{t('noOffers.text')}</p>
        <p className={styles.text}>
          <Link to="/responsible-gaming">{t('noOffers.care')}</Link>
        </p>
      </header>
    </div>
  );
}
