import { Link } from '@marquee/sdk';
import { useHasRoute } from '../context/shell';
import { useText } from '../text';
import styles from './LimitsLink.module.css';

/** The link to limits in every header of wide layouts (D9.22); the bar at the bottom of a phone has its own. */
export function LimitsLink() {
  const hasRoute = useHasRoute();
  const t = useText();
  if (!hasRoute('/responsible-gaming')) return null;
  return (
    <Link to="/responsible-gaming" className={styles.link}>
      {t('page.limits')}
    </Link>
  );
}
