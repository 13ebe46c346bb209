import { EmptyState, observer, useLive, useResource, useSearchParams } from '@marquee/sdk';
import { useEffect, useRef } from 'react';
import { AccountFrame } from '../AccountFrame';
import { Loaded } from '../Loaded';
import { useText } from '../text';
import styles from './InboxPage.module.css';
import type { Item } from './item';
import { MessageItem } from './MessageItem';
import { MessagePane } from './MessagePane';
import { onListKey } from './onListKey';

/**
 * The player's messages, some with a one-time reward (R1): a list, and beside it the message whose id is in the
 * address. On phones one of the two. Updates when another tab changes them.
 */
export const InboxPage = observer(function InboxPage() {
  const inbox = useResource('settings/get_inbox', {});
  const [query] = useSearchParams();
  const t = useText();
  const reload = () => void inbox.reload();
  useLive('inbox', reload, reload);
  return (
    <AccountFrame title={t('page.inbox')} wide>
      <Loaded resource={inbox}>
        {({ value }) =>
          value.length === 0 ? (
            <EmptyState icon="inbox" title={t('inbox.none')} text={t('inbox.noneText')} />
          ) : (
            <Mailbox items={value} opened={query.get('message')} onChange={reload} />
          )
        }
      </Loaded>
    </AccountFrame>
  );
});

/** List and message. Closing a message brings the focus back to its line. */
function Mailbox({ items, opened, onChange }: { items: readonly Item[]; opened: string | null; onChange: () => void }) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(opened);
  const unread = items.filter(({ state }) => state === 'unread').length;
  useEffect(() => {
    const left = before.current;
    before.current = opened;
    if (left === null || opened !== null) return;
    list.current?.querySelector<HTMLElement>(`a[data-message="${CSS.escape(left)}"]`)?.focus();
  }, [opened]);
  return (
    <div className={styles.room}>
      <p className={styles.count} role="status">
        {unread > 0 ? t('inbox.unreadCount', { count: unread }) : t('inbox.allRead')}
      </p>
      <div className={styles.mailbox} data-open={opened !== null || undefined}>
        <div className={styles.listing}>
          <ul ref={list} className={styles.list} aria-label={t('page.inbox')} onKeyDown={onListKey}>
            {items.map((item) => (
              <MessageItem key={item.inbox_id} item={item} isOpen={item.inbox_id === opened} onChange={onChange} />
            ))}
          </ul>
          <p className={styles.end}>{t('inbox.end')}</p>
        </div>
        <MessagePane item={items.find(({ inbox_id }) => inbox_id === opened)} opened={opened} onChange={onChange} />
      </div>
    </div>
  );
}
