import { observer, useLocation, usePause, useSite } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isDialogOpen, opensByItself } from './announcing';

const AnnouncementsSheet = lazy(() =>
  import(/* webpackChunkName: "announcements" */ './AnnouncementsSheet').then((module) => ({
    default: module.AnnouncementsSheet,
  })),
);

/** Opens the site's announcements, automatically or on request. Not for players on a break. */
export const Announcements = observer(function Announcements() {
  const { layout } = useHost().root;
  const { modal_announcement } = useSite();
  const isPaused = usePause() !== undefined;
  const isHome = useLocation().pathname === '/';
  const [byItself, setByItself] = useState(false);
  useEffect(() => {
    const { show_bf_ann_modal, readAnnouncement } = layout;
    if (isPaused) return;
    const isBusy = isDialogOpen();
    if (opensByItself({ show_bf_ann_modal, readAnnouncement, modal_announcement, isHome, isBusy })) {
      setByItself(true);
      layout.show('announcements');
    }
  }, [modal_announcement, isHome, layout, isPaused]);
  if (layout.panel !== 'announcements') return null;
  const close = () => {
    layout.arrange({ readAnnouncement: modal_announcement || layout.readAnnouncement });
    setByItself(false);
    layout.show(null);
  };
  const giveWay = () => {
    setByItself(false);
    layout.show(null);
  };
  return (
    <Suspense>
      <AnnouncementsSheet onClose={close} onBusy={byItself ? giveWay : undefined} />
    </Suspense>
  );
});
