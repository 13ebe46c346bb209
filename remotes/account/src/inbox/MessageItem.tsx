import { Badge, Icon, Link, observer, useFormat, useLocalText, useNow, VisuallyHidden } from '@marquee/sdk';
import { useText } from '../text';
import { firstLine } from './firstLine';
import styles from './InboxPage.module.css';
import type { Item } from './item';
import { kindOf } from './kinds';
import { Reward } from './Reward';

const states = {
  unread: { label: 'inbox.unread', tone: 'accent' },
  read: { label: 'inbox.read', tone: 'neutral' },
  claimed: { label: 'inbox.claimed', tone: 'positive' },
  expired: { label: 'inbox.expired', tone: 'warning' },
} as const;

/** Props of {@link MessageItem}. */
interface MessageItemProps {
  item: Item;
  isOpen: boolean;
  onChange: () => void;
}

/** A message's line: what it is about, its first words and its time. A reward can be claimed without opening it. */
export const MessageItem = observer(function MessageItem({ item, isOpen, onChange }: MessageItemProps) {
  const format = useFormat();
  const local = useLocalText();
  const now = useNow(60_000);
  const t = useText();
  const { inbox_id, state, sent_at } = item;
  const first = firstLine(local(item.body));
  const { icon, label } = kindOf(item);
  const isToday = format.day(Date.parse(sent_at)) === format.day(now);
  return (
    <li className={styles.item} data-state={state} data-current={isOpen || undefined}>
      <Link
        to={`/inbox?${new URLSearchParams({ message: inbox_id })}`}
        className={styles.line}
        data-message={inbox_id}
        aria-current={isOpen ? 'true' : undefined}
        preventScrollReset
      >
        <span className={styles.icon}>
          <Icon name={icon} size={22} />
          <VisuallyHidden>{t(label)}</VisuallyHidden>
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{local(item.title)}</span>
          <span className={styles.first} title={first}>
            {first}
          </span>
        </span>
        <span className={styles.aside}>
          <time className={styles.time} dateTime={sent_at}>
            {isToday ? format.time(sent_at) : format.date(sent_at)}
          </time>
          <Badge tone={states[state].tone}>{t(states[state].label)}</Badge>
        </span>
      </Link>
      {!isOpen && <Reward item={item} onChange={onChange} only="open" />}
    </li>
  );
});
