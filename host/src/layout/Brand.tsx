import { Link, observer, useSite } from '@marquee/sdk';
import styles from './Brand.module.css';

/** The site's name and mark; the way home. */
export const Brand = observer(function Brand() {
  const { site } = useSite();
  return (
    <Link to="/" className={styles.brand}>
      <img src={site.logo1} alt={site.site_name} width={176} height={44} className={styles.logo} />
    </Link>
  );
});
