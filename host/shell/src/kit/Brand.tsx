import { Link, observer, useSession, useSite } from '@marquee/sdk';
import styles from './Brand.module.css';

/** The site's name and mark; the way home. On a phone a player's balance needs the room: there only the mark stands. */
export const Brand = observer(function Brand() {
  const { site } = useSite();
  const { isAuthenticated } = useSession();
  return (
    <Link to="/" className={styles.brand}>
      <picture>
        {isAuthenticated && (
          // a srcset ends an address at its first space
          <source media="(max-width: 599px)" srcSet={site.logo3.replaceAll(' ', '%20')} width={40} height={40} />
        )}
        {/* often the largest thing of the first screen: it does not wait until the page has been laid out */}
        <img
          src={site.logo1}
          alt={site.site_name}
          width={176}
          height={44}
          fetchPriority="high"
          className={styles.logo}
        />
      </picture>
    </Link>
  );
});
