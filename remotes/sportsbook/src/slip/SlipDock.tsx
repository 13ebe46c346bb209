import { HydrationMark, Icon, observer, SessionBar, Sheet, Skeleton, useLocation, VisuallyHidden } from '@marquee/sdk';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useOddsText } from '../odds/useOddsText';
import { useText } from '../text';
import { SideTabs, SlipTabs } from './lazySlipTabs';
import styles from './SlipDock.module.css';
import { slipHash } from './slipHash';
import { useFollowSlip } from './useFollowSlip';
import { useSlip } from './useSlip';
import { useWide } from './useWide';

/**
 * The slip's container: a panel beside the page on desktops; on phones a button, and a bottom bar once it has a
 * selection; both open a sheet.
 */
export const SlipDock = observer(function SlipDock() {
  const slip = useSlip();
  const oddsText = useOddsText();
  const t = useText();
  const isWide = useWide();
  const [open, setOpen] = useState(false);
  const side = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  // A link to the slip leads to the panel, or opens the sheet.
  useEffect(() => {
    if (hash !== slipHash || isWide === undefined) return;
    if (isWide) side.current?.focus();
    else setOpen(true);
  }, [hash, key, isWide]);
  useFollowSlip(slip);
  const name = t('slip.title');
  const waiting = <Skeleton shape="lines" count={4} />;
  const bar = (
    <div className={styles.session} data-bar="session">
      <SessionBar />
    </div>
  );
  return (
    <>
      <VisuallyHidden live>
        {slip.count > 0 && t('slip.count', { count: slip.count, number: slip.count })}
      </VisuallyHidden>
      {isWide !== false && (
        <aside ref={side} id={slipHash.slice(1)} tabIndex={-1} className={styles.side} aria-label={name}>
          {bar}
          <Suspense fallback={waiting}>
            <SideTabs />
            <HydrationMark />
          </Suspense>
        </aside>
      )}
      {isWide === false && bar}
      {!isWide && (
        <>
          <button
            type="button"
            data-bar="slip"
            data-empty={slip.count > 0 ? undefined : ''}
            className={slip.count > 0 ? styles.bar : styles.badge}
            aria-haspopup="dialog"
            aria-label={slip.count > 0 ? undefined : name}
            onClick={() => setOpen(true)}
          >
            {slip.count > 0 ? (
              <>
                <span className={styles.count}>{slip.count}</span>
                <span className={styles.label}>{name}</span>
                {slip.combined !== undefined && <span className={styles.odds}>{oddsText(slip.combined)}</span>}
                <Icon name="chevron-up" />
              </>
            ) : (
              <Icon name="ticket" size={24} />
            )}
          </button>
          <Sheet open={open} onClose={() => setOpen(false)} title={name} place="side">
            <Suspense fallback={waiting}>
              <SlipTabs />
            </Suspense>
          </Sheet>
        </>
      )}
    </>
  );
});
