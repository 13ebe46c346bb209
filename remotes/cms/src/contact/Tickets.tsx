import { ErrorCard, observer, Section, useLive, useResource } from '@marquee/sdk';
import { useEffect } from 'react';
import { useText } from '../text';
import { TicketItem } from './TicketItem';
import styles from './Tickets.module.css';

/**
 * What a player wrote to the site's people, and what they answered, the newest first. Takes no place where nothing was
 * written.
 */
export const Tickets = observer(function Tickets({ last }: { last: string | null }) {
  const tickets = useResource('support/tickets', {});
  const t = useText();
  const { reload } = tickets;
  const again = () => void reload();
  // An answer is a message in the inbox.
  useLive('inbox', again, again);
  useEffect(() => {
    if (last) void reload();
  }, [last, reload]);
  if (tickets.state === 'failed' && !tickets.value)
    return <ErrorCard title={t('tickets.failed')} text={t('info.failedText')} onRetry={again} />;
  const value = tickets.value?.value ?? [];
  if (value.length === 0) return null;
  const unread = value.filter((one) => one.unread).length;
  return (
    <Section title={t('tickets.title')}>
      {unread > 0 && (
        <p className={styles.count} role="status">
          {t('tickets.unreadCount', { count: unread })}
        </p>
      )}
      <ul className={styles.list}>
        {value.map((one) => (
          <TicketItem key={one.ticket} item={one} onChange={again} />
        ))}
      </ul>
    </Section>
  );
});
