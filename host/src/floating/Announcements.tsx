import { observer, useApi, useLocation } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type Announcement, opensByItself, pressing } from './announcing';

const AnnouncementsSheet = lazy(() =>
  import('./AnnouncementsSheet').then((module) => ({ default: module.AnnouncementsSheet })),
);

/** Asks for the site's announcements when they may open by themselves or are asked for, and opens them. */
export const Announcements = observer(function Announcements() {
  const api = useApi();
  const { layout } = useHost().root;
  const isHome = useLocation().pathname === '/';
  const [announcements, setAnnouncements] = useState<Announcement[] | null>(null);
  const open = layout.panel === 'announcements';
  const wanted = open || (isHome && layout.show_bf_ann_modal);
  useEffect(() => {
    if (!wanted || announcements) return;
    void api.call('home/fetch_announment', {}).then(({ value }) => setAnnouncements(value ?? []));
  }, [wanted, announcements, api]);
  useEffect(() => {
    if (!announcements) return;
    const { show_bf_ann_modal, readAnnouncement } = layout;
    const isBusy = document.querySelector('dialog[open]') !== null;
    if (opensByItself({ show_bf_ann_modal, readAnnouncement, announcements, isHome, isBusy })) {
      layout.show('announcements');
    }
  }, [announcements, isHome, layout]);
  if (!open || !announcements) return null;
  const close = () => {
    layout.arrange({ readAnnouncement: pressing(announcements)?.id ?? layout.readAnnouncement });
    layout.show(null);
  };
  return (
    <Suspense>
      <AnnouncementsSheet announcements={announcements} onClose={close} />
    </Suspense>
  );
});
