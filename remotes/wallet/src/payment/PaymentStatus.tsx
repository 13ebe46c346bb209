import {
  Button,
  DescriptionList,
  EmptyState,
  ErrorCard,
  Money,
  Notice,
  observer,
  Skeleton,
  useFormat,
  useLive,
  useLocalText,
  useResource,
  useSession,
} from '@marquee/sdk';
import { useEffect } from 'react';
import styles from '../form.module.css';
import { PrintHeader } from '../history/PrintHeader';
import { useText } from '../text';
import { NextStep } from './NextStep';
import { PaymentTimeline } from './PaymentTimeline';
import { hasFailed, isFinal, isReversed, isWaiting, reasonLabel, stateLabels, stateTones } from './states';
import { useLeaving } from './useLeaving';

/** Polling interval of an open payment, in case live changes do not arrive, ms. */
const askMilliseconds = 4000;

/** Minutes in the words of their size: whole minutes, hours or days. */
function spanOf({ span }: Pick<ReturnType<typeof useFormat>, 'span'>, minutes: number): string {
  if (minutes < 90) return span(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 36 ? span(hours, 'hour') : span(Math.round(hours / 24), 'day');
}

/** A payment's status: state, reason, and timeline; updated while open. `again` is the link to a new one. */
export const PaymentStatus = observer(function PaymentStatus({ id, again }: { id: string; again: string }) {
  const { state, value, error, reload } = useResource('wallet/payment', { payment_id: id });
  const { refreshBalance } = useSession();
  const format = useFormat();
  const local = useLocalText();
  const t = useText();
  const payment = value?.value[0];
  const open = payment !== undefined && !isFinal(payment.state);
  useLive('wallet', ({ payment_id }) => {
    if (payment_id === id) void reload();
  });
  useEffect(() => {
    if (!open) return;
    const timer = setInterval(() => void reload(), askMilliseconds);
    return () => clearInterval(timer);
  }, [open, reload]);

  // money may have moved; without a stream nothing else would reload the balance
  const settled = payment && !open ? payment.state : undefined;
  useEffect(() => {
    if (settled) void refreshBalance();
  }, [settled, refreshBalance]);

  useLeaving(payment?.next_step, payment !== undefined);

  if (error?.statusMessage === 'paymentUnknown') {
    return (
      <EmptyState
        icon="search"
        title={t('payment.unknown')}
        text={t('payment.unknownText')}
        action={<Button to="/transaction-history">{t('page.transactions')}</Button>}
      />
    );
  }
  if (state === 'failed' && !payment) {
    return <ErrorCard title={t('failed')} text={t('failedText')} onRetry={() => void reload()} />;
  }
  if (!payment) return <Skeleton shape="rows" />;
  const failed = hasFailed(payment.state);
  const statusText = () => {
    if (isReversed(payment.state)) return t('payment.takenBack', { amount: format.money(payment.given_back) });
    if (payment.state === 'returned') return t('payment.returned');
    if (payment.reason_text) return `${t('reason.refused')} ${local(payment.reason_text)}`;
    if (payment.reason) return t(reasonLabel(payment.reason));
    if (payment.state === 'review') return t('payment.review');
    if (isWaiting(payment.state)) return t('payment.waiting');
    return open ? t('payment.open') : t('payment.closed');
  };
  return (
    <div className={styles.form} data-testid="payment" data-state={payment.state}>
      <PrintHeader />
      <Notice tone={stateTones[payment.state] ?? 'info'} live title={t(stateLabels[payment.state] ?? 'state.pending')}>
        <p>{statusText()}</p>
        {payment.review_minutes !== undefined && (
          <p>{t('payment.reviewUsual', { time: spanOf(format, payment.review_minutes) })}</p>
        )}
        {open && (
          <p>{t('payment.since', { time: format.dateTime(payment.timeline.at(-1)?.at ?? payment.created_at) })}</p>
        )}
        {open && !payment.next_step && <p>{t(`payment.do.${payment.kind}`)}</p>}
      </Notice>
      {payment.next_step && <NextStep step={payment.next_step} />}
      <DescriptionList
        items={[
          { term: t('amount'), value: <Money minor={payment.amount} large /> },
          {
            term: t('payment.by'),
            value: payment.account
              ? `${payment.method_name} ${payment.account}`
              : local(payment.method_title) || payment.method_name,
          },
          { term: t('column.time'), value: format.dateTime(payment.created_at) },
          { term: t('payment.reference'), value: payment.payment_id },
        ]}
      />
      <PaymentTimeline payment={payment} />
      <div className={styles.actions}>
        <Button variant={failed ? 'secondary' : 'primary'} to="/">
          {t('payment.play')}
        </Button>
        <Button variant={failed ? 'primary' : 'secondary'} to={again}>
          {t(failed ? 'payment.retry' : 'payment.again')}
        </Button>
        <Button icon="print" onClick={() => print()}>
          {t('history.print')}
        </Button>
        {(open || failed) && (
          <Button to="/contact-us" variant="quiet" icon="chat">
            {t('payment.ask')}
          </Button>
        )}
      </div>
    </div>
  );
});
