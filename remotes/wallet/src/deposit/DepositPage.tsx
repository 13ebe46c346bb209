import { Button, EmptyState, observer, useFormat, useLive, usePause, useResource } from '@marquee/sdk';
import styles from '../form.module.css';
import { PaymentPage } from '../payment/PaymentPage';
import { useContactFirst } from '../payment/useContactFirst';
import { useText } from '../text';
import { DepositForm } from './DepositForm';
import { DepositLimits } from './DepositLimits';
import { Documents } from './Documents';
import { FirstStep } from './FirstStep';
import { leftOf } from './leftOf';

/** Deposit (D6). A player on a break sees that instead of the form (D9). */
export const DepositPage = observer(function DepositPage() {
  const methods = useResource('wallet/deposit_methods', {});
  const protection = useResource('protection/state', {});
  const contactFirst = useContactFirst('deposit');
  const pause = usePause();
  // What comes first is the backend's: another tab, the partner or staff may have answered.
  const ask = () => void Promise.all([methods.reload(), protection.reload()]);
  useLive('protection', ask, ask);
  useLive('identity', ask, ask);
  const format = useFormat();
  const t = useText();

  function content() {
    if (pause) {
      return (
        <EmptyState
          icon="pause"
          title={t('deposit.paused')}
          text={
            pause.until ? t('deposit.pausedUntil', { time: format.dateTime(pause.until) }) : t('deposit.pausedText')
          }
          action={
            <div className={styles.row}>
              <Button to="/responsible-gaming" variant="primary">
                {t('deposit.protection')}
              </Button>
              <Button to="/withdrawal">{t('page.withdrawal')}</Button>
            </div>
          }
        />
      );
    }
    if (contactFirst !== undefined) return contactFirst;
    if (!methods.value) return null;
    const { value, stopped = [], first: [step] = [] } = methods.value;
    if (step) return <FirstStep step={step} onDone={ask} />;
    const [first] = [...value, ...stopped];
    const left = leftOf(protection.value?.value?.[0]?.limits ?? []);
    if (!first) return <EmptyState icon="bank" title={t('deposit.none')} text={t('deposit.noneText')} />;
    return <DepositForm methods={methods.value} first={first} left={left} />;
  }

  return (
    <PaymentPage
      kind="deposit"
      title={t('page.deposit')}
      source={methods}
      aside={
        pause ? undefined : (
          <>
            {!methods.value?.first && <DepositLimits protection={protection.value?.value?.[0]} />}
            <Documents documents={methods.value?.documents} />
          </>
        )
      }
    >
      {content()}
    </PaymentPage>
  );
});
