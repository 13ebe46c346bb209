import { Checkbox, EmptyState, observer, SafeHtml, Sheet, useFormat, useLocalText } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { useText } from '../text';
import styles from './AnnouncementsSheet.module.css';
import type { Announcement } from './announcing';
import { useFloatingText } from './text';

/** Props of {@link AnnouncementsSheet}. */
export interface AnnouncementsSheetProps {
  announcements: readonly Announcement[];
  onClose: () => void;
}

/** What the site announces, and whether new announcements may open by themselves (`show_bf_ann_modal`, §3). */
export const AnnouncementsSheet = observer(function AnnouncementsSheet(props: AnnouncementsSheetProps) {
  const { announcements, onClose } = props;
  const { layout } = useHost().root;
  const local = useLocalText();
  const format = useFormat();
  const title = useText()('footer.announcements');
  const t = useFloatingText();
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      footer={
        <Checkbox
          checked={layout.show_bf_ann_modal}
          onChange={(show_bf_ann_modal) => layout.arrange({ show_bf_ann_modal })}
        >
          {t('announcements.automatic')}
        </Checkbox>
      }
    >
      {announcements.length === 0 && <EmptyState icon="bell" title={t('announcements.empty')} />}
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
