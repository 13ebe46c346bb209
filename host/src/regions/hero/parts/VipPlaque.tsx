import { Icon, Link, observer, useSession } from '@marquee/sdk';
import { useHasRoute } from '../../../app/shell';
import styles from './VipPlaque.module.css';

/** The player's VIP level and the next one, on a plaque that leads to the page of levels. */
export const VipPlaque = observer(function VipPlaque() {
  const { vip } = useSession();
  const hasRoute = useHasRoute();
  if (!hasRoute('/vip')) return null;
  return (
    <p className={styles.plaque}>
      {vip && (
        <Link to="/vip">
          <Icon name="crown" size={22} />
          <strong>{vip.currentLevel}</strong>
          {vip.nextLevel && (
            <>
              <Icon name="arrow-end" size={16} />
              <span>{vip.nextLevel}</span>
            </>
          )}
        </Link>
      )}
    </p>
  );
});
