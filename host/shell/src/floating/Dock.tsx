import { Icon, IconButton, observer, useRequireLogin, useSession, useSite } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { lazy, Suspense, useId, useState } from 'react';
import { useHasRoute } from '../context/shell';
import { useQuiet } from '../kit/useQuiet';
import { Slot } from '../remotes/Slot';
import { ChatButton } from './ChatButton';
import styles from './Dock.module.css';
import { rewardsWay } from './rewards';
import { useFloatingText } from './text';
import { useCloses } from './useCloses';
import { useHidesOnScroll } from './useHidesOnScroll';

const PartnersSheet = lazy(() => import('./PartnersSheet').then((module) => ({ default: module.PartnersSheet })));

/** Props of {@link Dock}. */
interface DockProps {
  /** Only on wide screens, where it stands at the end of account pages; on a phone they have none. */
  isWideOnly: boolean;
}

/**
 * The floating elements (R2): rewards, partners, live chat, and those of remotes. A row on a wide screen; on a phone
 * one round button opens them. Hidden while scrolling down.
 */
export const Dock = observer(function Dock({ isWideOnly }: DockProps) {
  const { partners } = useSite();
  const { layout } = useHost().root;
  const t = useFloatingText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [chats, setChats] = useState(false);
  const dock = useHidesOnScroll<HTMLElement>();
  // The chat is inside the dock, but closed separately.
  useCloses(dock, open && !chats, () => setOpen(false));
  return (
    <>
      <aside
        ref={dock}
        className={styles.dock}
        aria-label={t('dock.label')}
        data-open={open || undefined}
        data-wide-only={isWideOnly || undefined}
      >
        <div id={id} className={styles.items}>
          {/* Slots load late and come first: the dock grows at its start, so that nothing moves under a finger. */}
          <Slot name="floating" />
          <ChatButton className={styles.item} open={chats} onOpenChange={setChats} />
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
        </div>
        <button
          type="button"
          className={styles.toggle}
          aria-label={t('dock.label')}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'close' : 'chat'} size={24} />
        </button>
      </aside>
      {layout.panel === 'partners' && (
        <Suspense>
          <PartnersSheet />
        </Suspense>
      )}
    </>
  );
});

/** The rewards icon (R2.29). */
const Rewards = observer(function Rewards() {
  const { site } = useSite();
  const { isAuthenticated } = useSession();
  const requireLogin = useRequireLogin();
  const hasRoute = useHasRoute();
  const isQuiet = useQuiet();
  const [closed, setClosed] = useState(false);
  const t = useFloatingText();
  const way = rewardsWay({
    gamify: site.gamify_status,
    hasMinigame: hasRoute('/minigame'),
    closed: closed || isQuiet,
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
