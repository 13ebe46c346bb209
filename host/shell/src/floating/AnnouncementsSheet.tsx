import {
  Checkbox,
  EmptyState,
  ErrorCard,
  observer,
  SafeHtml,
  Sheet,
  Skeleton,
  useFormat,
  useLocalText,
  useResource,
} from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useText } from '../text';
import styles from './AnnouncementsSheet.module.css';
import { isDialogOpen } from './announcing';
import { useFloatingText } from './text';

/** Props of {@link AnnouncementsSheet}. */
export interface AnnouncementsSheetProps {
  onClose: () => void;
  /** For a sheet that opens by itself: called instead of opening if another dialog was opened while it loaded. */
  onBusy?: (() => void) | undefined;
}

/** The site's announcements, and whether new ones may open by themselves (`show_bf_ann_modal`, R3.10). */
export const AnnouncementsSheet = observer(function AnnouncementsSheet({ onClose, onBusy }: AnnouncementsSheetProps) {
  const { state, value, reload } = useResource('home/fetch_announment', {});
  const announcements = value?.value ?? [];
  const { layout } = useHost().root;
  const local = useLocalText();
  const format = useFormat();
  const text = useText();
  const t = useFloatingText();
  const [open, setOpen] = useState(!onBusy);
  const begin = useEffectEvent(() => {
    if (onBusy && isDialogOpen()) onBusy();
    else setOpen(true);
  });
  // Synchronously with the opening: nothing can be pressed in between.
  useLayoutEffect(() => begin(), []);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text('footer.announcements')}
      footer={
        <Checkbox
          checked={layout.show_bf_ann_modal}
          onChange={(show_bf_ann_modal) => layout.arrange({ show_bf_ann_modal })}
        >
          {t('announcements.automatic')}
        </Checkbox>
      }
    >
      {!value && state !== 'failed' && <Skeleton />}
      {state === 'failed' && <ErrorCard title={text('remote.failedTitle')} onRetry={reload} />}
      {value && announcements.length === 0 && <EmptyState icon="bell" title={t('announcements.empty')} />}
      {announcements.map(({ id, title, body, published_at }) => (
        <article key={id} className={styles.item}>
          <h3 className={styles.title}>{local(title)}</h3>
          <time className={styles.time} dateTime={published_at}>
            {format.date(published_at)}
          </time>
          <SafeHtml html={local(body)} />
        </article>
      ))}
    </Sheet>
  );
});
