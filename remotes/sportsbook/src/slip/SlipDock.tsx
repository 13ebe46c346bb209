import { Icon, observer, Sheet, VisuallyHidden } from '@marquee/sdk';
import { useState, useSyncExternalStore } from 'react';
import { oddsText } from '../odds/formats';
import { useOdds, useSlip } from '../stores';
import { useText } from '../text';
import styles from './SlipDock.module.css';
import { SlipTabs } from './SlipTabs';
import { useFollowSlip } from './useFollowSlip';

const wide = '(min-width: 1024px)';

function useWide(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const query = matchMedia(wide);
      query.addEventListener('change', tell);
      return () => query.removeEventListener('change', tell);
    },
    () => matchMedia(wide).matches,
  );
}

/** The bet slip's place: a panel beside the page on a desktop; on a phone a bar in thumb's reach that opens a sheet. */
export const SlipDock = observer(function SlipDock() {
  const slip = useSlip();
  const odds = useOdds();
  const t = useText();
  const isWide = useWide();
  const [open, setOpen] = useState(false);
  useFollowSlip(slip);
  const name = t('slip.title');
  return (
    <>
      <VisuallyHidden live>
        {slip.count > 0 && t('slip.count', { count: slip.count, number: slip.count })}
      </VisuallyHidden>
      {isWide ? (
        <aside className={styles.side} aria-label={name}>
          <SlipTabs />
        </aside>
      ) : (
        <>
          <button
            type="button"
            data-bar="slip"
            className={slip.count > 0 ? styles.bar : `${styles.bar} ${styles.quiet}`}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <span className={styles.count}>{slip.count}</span>
            <span className={styles.label}>{name}</span>
            {slip.combined !== undefined && <span className={styles.odds}>{oddsText(slip.combined, odds.format)}</span>}
            <Icon name="chevron-up" />
          </button>
          <Sheet open={open} onClose={() => setOpen(false)} title={name} place="side">
            <SlipTabs />
          </Sheet>
        </>
      )}
    </>
  );
});
