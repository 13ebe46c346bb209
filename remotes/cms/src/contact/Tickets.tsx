import { ErrorCard, observer, Section, useLive, useResource } from '@marquee/sdk';
import { useEffect } from 'react';
import { useText } from '../text';
import { TicketItem } from './TicketItem';
import styles from './Tickets.module.css';

/** A player's messages to the operator with the answers, newest first. Renders nothing if there are none. */
export const Tickets = observer(function Tickets({ last }: { last: string | null }) {
  const tickets = useResource('support/tickets', {});
  const t = useText();
  const { reload } = tickets;
  const again = () => void reload();
  // An answer is also an inbox message.
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
      <p className={styles.count} role="status">
        {unread > 0 && t('tickets.unreadCount', { count: unread })}
      </p>
      <ul className={styles.list}>
        {value.map((one) => (
          <TicketItem key={one.ticket} item={one} onChange={again} />
        ))}
      </ul>
    </Section>
  );
});
