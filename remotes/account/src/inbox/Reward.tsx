import { observer, useApi, useFormat } from '@marquee/sdk';
import { ClaimButton } from '../claims/ClaimButton';
import { useReward } from '../claims/useReward';
import { useText } from '../text';
import styles from './InboxPage.module.css';
import type { Item } from './item';

/** A message's reward: a button that claims it, or what it was. With `only`, nothing unless it can be claimed. */
export const Reward = observer(function Reward(props: { item: Item; onChange: () => void; only?: 'open' }) {
  const { item, onChange, only } = props;
  const { inbox_id, state, reward, expires_at } = item;
  const api = useApi();
  const format = useFormat();
  const named = useReward();
  const t = useText();
  const isOpen = state === 'unread' || state === 'read';
  if (!reward || (only && !isOpen)) return null;
  return (
    <div className={styles.reward}>
      {isOpen ? (
        <ClaimButton reward={reward} claim={() => api.call('settings/claim_inbox', { inbox_id })} onChange={onChange} />
      ) : (
        <span className={styles.time}>{named(reward)}</span>
      )}
      {expires_at && state !== 'claimed' && (
        <span className={styles.time}>{t('inbox.until', { time: format.dateTime(expires_at) })}</span>
      )}
    </div>
  );
});
