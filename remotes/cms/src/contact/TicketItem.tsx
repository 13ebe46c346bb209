import type { Output } from '@marquee/contract/calls';
import { Badge, Icon, observer, useApi, useFormat } from '@marquee/sdk';
import { useId, useState } from 'react';
import { useText } from '../text';
import styles from './Tickets.module.css';

type Item = Output<'support/tickets'>['value'][number];

const badges = {
  unread: { label: 'tickets.unread', tone: 'accent' },
  waiting: { label: 'tickets.waiting', tone: 'warning' },
  answered: { label: 'tickets.answered', tone: 'positive' },
  closed: { label: 'tickets.closed', tone: 'neutral' },
} as const;

/** A message to the operator: opening it shows the answer and marks it as read. Both are plain text. */
export const TicketItem = observer(function TicketItem({ item, onChange }: { item: Item; onChange: () => void }) {
  const api = useApi();
  const format = useFormat();
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { ticket, message, state, sent_at, answer, decided_at, inbox_id, unread } = item;
  const badge = badges[unread ? 'unread' : state];

  async function toggle() {
    setOpen(!open);
    if (open || !unread || !inbox_id) return;
    await api.call('settings/read_inbox', { inbox_id });
    onChange();
  }

  return (
    <li className={styles.item} data-state={unread ? 'unread' : state}>
      <h3 className={styles.title}>
        <button
          type="button"
          className={styles.head}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => void toggle()}
        >
          <span className={styles.words}>
            <span className={styles.subject} dir="auto" title={message}>
              {message}
            </span>
            <time className={styles.time} dateTime={sent_at}>
              {format.dateTime(sent_at)}
            </time>
          </span>
          <Badge tone={badge.tone}>{t(badge.label)}</Badge>
          <Icon name={open ? 'chevron-up' : 'chevron-down'} />
        </button>
      </h3>
      <div id={id} className={styles.body} hidden={!open}>
        <p className={styles.text} dir="auto">
          {message}
        </p>
        {answer === null ? (
          <p className={styles.note}>{t(state === 'closed' ? 'tickets.closedText' : 'tickets.waitingText')}</p>
        ) : (
          <div className={styles.answer}>
            <h4 className={styles.time}>
              {t('tickets.answer', { time: decided_at ? format.dateTime(decided_at) : '' })}
            </h4>
            <p className={styles.text} dir="auto">
              {answer}
            </p>
          </div>
        )}
        <p className={styles.note}>{t('tickets.number', { ticket })}</p>
      </div>
    </li>
  );
});
