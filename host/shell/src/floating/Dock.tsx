import { Icon, IconButton, observer, usePause, useRequireLogin, useSession, useSite } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { lazy, Suspense, useState } from 'react';
import { useHasRoute } from '../context/shell';
import { Slot } from '../remotes/Slot';
import { ChatButton } from './ChatButton';
import styles from './Dock.module.css';
import { rewardsWay } from './rewards';
import { useFloatingText } from './text';

const PartnersSheet = lazy(() => import('./PartnersSheet').then((module) => ({ default: module.PartnersSheet })));

/** The floating elements (§2) in one row: rewards, partners, live chat, and what remotes contribute. */
export const Dock = observer(function Dock() {
  const { partners } = useSite();
  const { layout } = useHost().root;
  const t = useFloatingText();
  return (
    <>
      <aside className={styles.dock} aria-label={t('dock.label')}>
        {/* What comes late stands first: the dock grows at its start, and nothing moves from under a finger. */}
        <Slot name="floating" />
        <ChatButton className={styles.item} />
        <Rewards />
        {partners.length > 0 && (
          <button
            type="button"
            className={styles.item}
            aria-label={t('partners.title')}
            title={t('partners.title')}
            aria-haspopup="dialog"
            onClick={() => layout.show('partners')}
          >
            <Icon name="star" size={24} />
          </button>
        )}
      </aside>
      {layout.panel === 'partners' && (
        <Suspense>
          <PartnersSheet />
        </Suspense>
      )}
    </>
  );
});

/** The rewards icon (§2). */
const Rewards = observer(function Rewards() {
  const { site } = useSite();
  const { isAuthenticated } = useSession();
  const requireLogin = useRequireLogin();
  const hasRoute = useHasRoute();
  const isPaused = usePause() !== undefined;
  const [closed, setClosed] = useState(false);
  const t = useFloatingText();
  const way = rewardsWay({
    gamify: site.gamify_status,
    hasMinigame: hasRoute('/minigame'),
    closed: closed || isPaused,
    isAuthenticated,
  });
  if (way === 'none') return null;
  const label = { 'aria-label': t('dock.rewards'), title: t('dock.rewards') };
  return (
    <div className={styles.rewards}>
      {way === 'minigame' ? (
        <a className={styles.item} href="/minigame" target="_blank" rel="noopener" {...label}>
          <Icon name="gift" size={24} />
        </a>
      ) : (
        <button type="button" className={styles.item} onClick={() => requireLogin('/minigame')} {...label}>
          <Icon name="gift" size={24} />
        </button>
      )}
      <IconButton icon="close" label={t('dock.hideRewards')} onClick={() => setClosed(true)} />
    </div>
  );
});
