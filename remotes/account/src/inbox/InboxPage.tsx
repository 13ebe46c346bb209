import type { Output } from '@marquee/contract/calls';
import {
  Badge,
  Button,
  Card,
  dialogs,
  EmptyState,
  observer,
  SafeHtml,
  useAction,
  useApi,
  useFormat,
  useLive,
  useLocalText,
  useResource,
  useSession,
} from '@marquee/sdk';
import { useState } from 'react';
import { AccountFrame } from '../AccountFrame';
import styles from '../AccountFrame.module.css';
import { Loaded } from '../Loaded';
import { useText } from '../text';

type Item = Output<'settings/get_inbox'>['value'][number];

const states = {
  unread: 'inbox.unread',
  read: 'inbox.read',
  claimed: 'inbox.claimed',
  expired: 'inbox.expired',
} as const;

/** Messages to the player; some carry something to claim, once (§1). */
export const InboxPage = observer(function InboxPage() {
  const inbox = useResource('settings/get_inbox', {});
  const t = useText();
  useLive('inbox', () => void inbox.reload());
  return (
    <AccountFrame title={t('page.inbox')}>
      <Loaded resource={inbox}>
        {({ value }) =>
          value.length === 0 ? (
            <EmptyState icon="inbox" title={t('inbox.none')} text={t('inbox.noneText')} />
          ) : (
            value.map((item) => <Message key={item.inbox_id} item={item} onChange={() => void inbox.reload()} />)
          )
        }
      </Loaded>
    </AccountFrame>
  );
});

const Message = observer(function Message({ item, onChange }: { item: Item; onChange: () => void }) {
  const api = useApi();
  const session = useSession();
  const format = useFormat();
  const local = useLocalText();
  const t = useText();
  const [open, setOpen] = useState(false);
  const claim = useAction(() => api.call('settings/claim_inbox', { inbox_id: item.inbox_id }));

  async function toggle() {
    setOpen(!open);
    if (item.state !== 'unread') return;
    await api.call('settings/read_inbox', { inbox_id: item.inbox_id });
    onChange();
  }
  async function take() {
    if (!(await claim.run())) return;
    void dialogs.toast({ tone: 'success', title: t('inbox.claimedNow') });
    void session.refreshBalance();
    onChange();
  }

  return (
    <Card>
      <div className={styles.spread}>
        <strong>{local(item.title)}</strong>
        <Badge tone={item.state === 'unread' ? 'accent' : 'neutral'}>{t(states[item.state])}</Badge>
      </div>
      <p className={styles.muted}>{format.dateTime(item.sent_at)}</p>
      {open && <SafeHtml html={local(item.body)} />}
      <div className={styles.row}>
        <Button size="s" variant="quiet" aria-expanded={open} onClick={() => void toggle()}>
          {open ? t('inbox.close') : t('inbox.open')}
        </Button>
        {item.reward && item.state !== 'claimed' && item.state !== 'expired' && (
          <Button size="s" variant="primary" icon="gift" busy={claim.busy} onClick={() => void take()}>
            {t('inbox.claim', { amount: format.number(item.reward.amount) })}
          </Button>
        )}
        {item.expires_at && item.state !== 'claimed' && (
          <span className={styles.muted}>{t('inbox.until', { time: format.dateTime(item.expires_at) })}</span>
        )}
      </div>
    </Card>
  );
});
