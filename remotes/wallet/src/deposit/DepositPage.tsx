import type { Output } from '@marquee/contract/calls';
import {
  Button,
  EmptyState,
  observer,
  useApi,
  useFormat,
  useLive,
  useLocalText,
  usePause,
  useResource,
} from '@marquee/sdk';
import styles from '../form.module.css';
import type { Choice } from '../payment/PaymentFields';
import { PaymentFlow } from '../payment/PaymentFlow';
import { PaymentPage } from '../payment/PaymentPage';
import { useContactFirst } from '../payment/useContactFirst';
import { useText } from '../text';
import { DepositLimits } from './DepositLimits';
import { Documents } from './Documents';
import { FirstStep } from './FirstStep';
import { leftOf } from './leftOf';

type Method = Output<'wallet/deposit_methods'>['value'][number];

/** Shortcut amounts as multiples of the smallest deposit. */
const quickMultiples = [1, 5, 10, 20];

const icons: Record<string, 'bank' | 'wallet' | 'ticket'> = { bank: 'bank', wallet: 'wallet', ticket: 'ticket' };

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
  const api = useApi();
  const format = useFormat();
  const local = useLocalText();
  const t = useText();

  const choiceOf = (method: Method, isUsual: boolean): Choice => ({
    id: method.method,
    title: local(method.title) || method.name,
    text: t('deposit.minutes', { count: method.minutes }),
    note: format.moneyRange(method.minimum, method.maximum),
    mark: isUsual ? t('deposit.usual') : undefined,
    icon: icons[method.icon] ?? 'wallet',
    minimum: method.minimum,
    maximum: method.maximum,
  });

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
    const { value, stopped = [], usual, help, first: [step] = [] } = methods.value;
    if (step) return <FirstStep step={step} onDone={ask} />;
    const [first] = [...value, ...stopped];
    const left = leftOf(protection.value?.value?.[0]?.limits ?? []);
    if (!first) return <EmptyState icon="bank" title={t('deposit.none')} text={t('deposit.noneText')} />;
    return (
      <PaymentFlow
        legend={t('deposit.method')}
        field="method"
        usual={usual ?? undefined}
        choices={[
          ...value.map((method) => choiceOf(method, value.length > 1 && method.method === usual)),
          ...stopped.map(({ words, ...method }) => ({
            ...choiceOf(method, false),
            stopped: words || t('deposit.methodOff'),
            disabled: true,
          })),
        ]}
        cap={left && { most: left.amount, error: `limitReached.deposit.${left.period}` }}
        capText={left && t(`deposit.left.${left.period}`, { amount: format.money(left.amount) })}
        quick={quickMultiples.map((times) => times * first.minimum)}
        factsOf={({ title, text }) => [
          { term: t('deposit.method'), value: title },
          { term: t('deposit.time'), value: text },
        ]}
        confirm={t('deposit.confirm')}
        send={({ choice, amount, requestId }) =>
          api.call('wallet/deposit', {
            request_id: requestId,
            method: choice,
            amount,
            return_to: window.location.origin + window.location.pathname,
          })
        }
        foot={
          help && (
            <p className={styles.note}>
              <a href={help} target="_blank" rel="noreferrer">
                {t('deposit.sandbox')}
              </a>
            </p>
          )
        }
      />
    );
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
