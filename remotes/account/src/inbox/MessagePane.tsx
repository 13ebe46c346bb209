import {
  Button,
  EmptyState,
  Icon,
  Link,
  observer,
  SafeHtml,
  useApi,
  useFormat,
  useLocalText,
  useNavigate,
} from '@marquee/sdk';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../text';
import styles from './InboxPage.module.css';
import type { Item } from './item';
import { kindOf } from './kinds';
import { Reward } from './Reward';

/** Props of {@link MessagePane}. */
interface MessagePaneProps {
  /** The opened message; undefined for none, or one that is not there. */
  item: Item | undefined;
  /** The id in the address. */
  opened: string | null;
  onChange: () => void;
}

/** The opened message. It takes the focus, is then read, and closes by Escape. */
export const MessagePane = observer(function MessagePane({ item, opened, onChange }: MessagePaneProps) {
  const t = useText();
  const navigate = useNavigate();
  if (opened === null) {
    return (
      <div className={styles.pane} data-empty="">
        <EmptyState icon="inbox" title={t('inbox.choose')} />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is the keyboard's way of the link back
    <div
      className={styles.pane}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        void navigate('/inbox', { preventScrollReset: true });
      }}
    >
      <Link to="/inbox" className={styles.back} preventScrollReset>
        <Icon name="chevron-start" size={16} />
        {t('inbox.back')}
      </Link>
      {item ? (
        <Message key={item.inbox_id} item={item} onChange={onChange} />
      ) : (
        <EmptyState icon="search" title={t('inbox.gone')} action={<Button to="/inbox">{t('inbox.back')}</Button>} />
      )}
    </div>
  );
});

const Message = observer(function Message({ item, onChange }: { item: Item; onChange: () => void }) {
  const api = useApi();
  const format = useFormat();
  const local = useLocalText();
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { inbox_id, sent_at } = item;
  const { icon, label } = kindOf(item);
  const read = useEffectEvent(async () => {
    heading.current?.focus();
    if (item.state !== 'unread') return;
    await api.call('settings/read_inbox', { inbox_id });
    onChange();
  });
  useEffect(() => void read(), []);
  return (
    <article className={styles.message}>
      <p className={styles.about}>
        <Icon name={icon} size={20} />
        {t(label)}
        <time className={styles.time} dateTime={sent_at}>
          {format.dateTime(sent_at)}
        </time>
      </p>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {local(item.title)}
      </h2>
      <div className={styles.body}>
        <SafeHtml html={local(item.body)} />
      </div>
      <Reward item={item} onChange={onChange} />
    </article>
  );
});
