import { EmptyState, observer, useLive, useResource } from '@marquee/sdk';
import { AccountFrame } from '../AccountFrame';
import { Loaded } from '../Loaded';
import { useText } from '../text';
import styles from './InboxPage.module.css';
import { Message } from './Message';

/**
 * Messages to the player; some carry something to claim, once (R1). A message or claim of another tab shows at once.
 */
export const InboxPage = observer(function InboxPage() {
  const inbox = useResource('settings/get_inbox', {});
  const t = useText();
  const reload = () => void inbox.reload();
  useLive('inbox', reload, reload);
  return (
    <AccountFrame title={t('page.inbox')}>
      <Loaded resource={inbox}>
        {({ value }) => {
          if (value.length === 0) return <EmptyState icon="inbox" title={t('inbox.none')} text={t('inbox.noneText')} />;
          const unread = value.filter(({ state }) => state === 'unread').length;
          return (
            <>
              <p className={styles.count} role="status">
                {unread > 0 ? t('inbox.unreadCount', { count: unread }) : t('inbox.allRead')}
              </p>
              <ul className={styles.list}>
                {value.map((item) => (
                  <Message key={item.inbox_id} item={item} onChange={reload} />
                ))}
              </ul>
              <p className={styles.end}>{t('inbox.end')}</p>
            </>
          );
        }}
      </Loaded>
    </AccountFrame>
  );
});
