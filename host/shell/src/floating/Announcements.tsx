import { observer, useLocation, usePause, useSite } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { lazy, Suspense, useEffect } from 'react';
import { opensByItself } from './announcing';

const AnnouncementsSheet = lazy(() =>
  import('./AnnouncementsSheet').then((module) => ({ default: module.AnnouncementsSheet })),
);

/** Opens the site's announcements, automatically or on request. Not for players on a break. */
export const Announcements = observer(function Announcements() {
  const { layout } = useHost().root;
  const { modal_announcement } = useSite();
  const isPaused = usePause() !== undefined;
  const isHome = useLocation().pathname === '/';
  useEffect(() => {
    const { show_bf_ann_modal, readAnnouncement } = layout;
    if (isPaused) return;
    const isBusy = document.querySelector('dialog[open]') !== null;
    if (opensByItself({ show_bf_ann_modal, readAnnouncement, modal_announcement, isHome, isBusy })) {
      layout.show('announcements');
    }
  }, [modal_announcement, isHome, layout, isPaused]);
  if (layout.panel !== 'announcements') return null;
  const close = () => {
    layout.arrange({ readAnnouncement: modal_announcement || layout.readAnnouncement });
    layout.show(null);
  };
  return (
    <Suspense>
      <AnnouncementsSheet onClose={close} />
    </Suspense>
  );
});
