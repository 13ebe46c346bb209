import { EmptyState, observer, useLive, useResource } from '@marquee/sdk';
import { AccountFrame } from '../AccountFrame';
import { Loaded } from '../Loaded';
import { useText } from '../text';
import styles from './InboxPage.module.css';
import { Message } from './Message';

/** The player's messages, some with a one-time reward (R1). Updates when another tab changes them. */
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
