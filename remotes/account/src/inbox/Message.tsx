import type { Output } from '@marquee/contract/calls';
import { Badge, Icon, observer, SafeHtml, useApi, useFormat, useLocalText } from '@marquee/sdk';
import { useId, useState } from 'react';
import { ClaimButton } from '../claims/ClaimButton';
import { useReward } from '../claims/useReward';
import { useText } from '../text';
import styles from './InboxPage.module.css';

type Item = Output<'settings/get_inbox'>['value'][number];

const states = {
  unread: { label: 'inbox.unread', tone: 'accent' },
  read: { label: 'inbox.read', tone: 'neutral' },
  claimed: { label: 'inbox.claimed', tone: 'positive' },
  expired: { label: 'inbox.expired', tone: 'warning' },
} as const;

/** A message: opening it marks it as read; its reward can be claimed without opening it. */
export const Message = observer(function Message({ item, onChange }: { item: Item; onChange: () => void }) {
  const api = useApi();
  const format = useFormat();
  const local = useLocalText();
  const named = useReward();
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { inbox_id, state, reward } = item;
  const isOpenReward = reward && (state === 'unread' || state === 'read');

  async function toggle() {
    setOpen(!open);
    if (open || state !== 'unread') return;
    await api.call('settings/read_inbox', { inbox_id });
    onChange();
  }

  return (
    <li className={styles.message} data-state={state}>
      <h2 className={styles.title}>
        <button
          type="button"
          className={styles.head}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => void toggle()}
        >
          <span className={styles.icon}>
            <Icon name={reward ? 'gift' : 'inbox'} size={22} />
          </span>
          <span className={styles.words}>
            <span>{local(item.title)}</span>
            <time className={styles.time} dateTime={item.sent_at}>
              {format.dateTime(item.sent_at)}
            </time>
          </span>
          <Badge tone={states[state].tone}>{t(states[state].label)}</Badge>
          <Icon name={open ? 'chevron-up' : 'chevron-down'} />
        </button>
      </h2>
      <div id={id} className={styles.body} hidden={!open}>
        {open && <SafeHtml html={local(item.body)} />}
      </div>
      {reward && (
        <div className={styles.reward}>
          {isOpenReward ? (
            <ClaimButton
              reward={reward}
              claim={() => api.call('settings/claim_inbox', { inbox_id })}
              onChange={onChange}
            />
          ) : (
            <span className={styles.time}>{named(reward)}</span>
          )}
          {item.expires_at && state !== 'claimed' && (
            <span className={styles.time}>{t('inbox.until', { time: format.dateTime(item.expires_at) })}</span>
          )}
        </div>
      )}
    </li>
  );
});
