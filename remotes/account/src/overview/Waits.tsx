import { Card, ErrorCard, Icon, Link, observer, Skeleton, useFormat } from '@marquee/sdk';
import type { ComponentProps } from 'react';
import { useText } from '../text';
import styles from './overview.module.css';
import type { useAccountFacts } from './useAccountFacts';
import { type Waiting, waitingOf } from './waiting';

interface Line {
  key: string;
  to: string;
  icon: ComponentProps<typeof Icon>['name'];
  title: string;
  text?: string;
}

/** What waits for the player, each with the way to it; and what they wait for, since when. */
export const Waits = observer(function Waits({ facts, known, failed, reload }: ReturnType<typeof useAccountFacts>) {
  const lineOf = useLine();
  const t = useText();
  const waiting = waitingOf(facts);
  return (
    <Card title={t('waits.title')}>
      {failed && <ErrorCard title={t('failed')} text={t('failedText')} onRetry={reload} />}
      {!known && !failed && <Skeleton shape="rows" count={3} />}
      {known && waiting.length === 0 && (
        <p className={styles.calm}>
          <Icon name="check" />
          <span>{t('waits.none')}</span>
        </p>
      )}
      {(known || failed) && waiting.length > 0 && (
        <ul className={styles.waits}>
          {waiting.map(lineOf).map(({ key, to, icon, title, text }) => (
            <li key={key}>
              <Link to={to} className={styles.wait}>
                <Icon name={icon} size={22} />
                <span className={styles.words}>
                  <strong>{title}</strong>
                  {text && <span>{text}</span>}
                </span>
                <Icon name="chevron-end" size={18} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
});

/** How each of them is said, and where it leads. */
function useLine(): (waiting: Waiting) => Line {
  const format = useFormat();
  const t = useText();
  return (waiting) => {
    const { kind } = waiting;
    switch (kind) {
      case 'contact':
        return {
          ...{ key: kind, to: '/security', icon: 'shield' },
          title: t(waiting.by === 'sms' ? 'waits.contactSms' : 'waits.contactEmail'),
          text: t('waits.contactText'),
        };
      case 'identity':
        return {
          ...{ key: kind, to: '/security', icon: 'user' },
          title: t('waits.identity'),
          text: t(`identity.${waiting.status}`),
        };
      case 'limits':
        return {
          ...{ key: kind, to: '/responsible-gaming', icon: 'shield' },
          title: t(waiting.why === 'confirm' ? 'waits.limitConfirm' : `review.${waiting.why}`),
        };
      case 'payment': {
        const { payment, since } = waiting;
        const state = payment.kind === 'deposit' ? 'deposit' : payment.state === 'review' ? 'review' : 'underWay';
        return {
          ...{ key: payment.payment_id, icon: payment.kind === 'deposit' ? 'deposit' : 'withdraw' },
          to: `/${payment.kind}?payment=${payment.payment_id}`,
          title: t(`waits.${payment.kind}`, { amount: format.money(payment.amount) }),
          text: t(`waits.since.${state}`, { time: format.dateTime(since) }),
        };
      }
      case 'missions':
        return { key: kind, to: '/mission', icon: 'target', title: t('waits.missions', { count: waiting.count }) };
      case 'gifts':
        return { key: kind, to: '/vip', icon: 'crown', title: t('waits.gifts', { count: waiting.count }) };
      case 'rewards':
        return { key: kind, to: '/inbox', icon: 'gift', title: t('waits.rewards', { count: waiting.count }) };
      case 'messages':
        return { key: kind, to: '/inbox', icon: 'inbox', title: t('inbox.unreadCount', { count: waiting.count }) };
    }
  };
}
