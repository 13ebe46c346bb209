import { Link, observer, useSession, useSite } from '@marquee/sdk';
import styles from './Brand.module.css';

/**
 * The site's name and logo, linking home. On a phone, signed-in players see only the logo, to leave room for the
 * balance.
 */
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
        {/* often the largest contentful paint: not deferred until after layout */}
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
