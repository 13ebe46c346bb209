import {
  Button,
  ErrorCard,
  Icon,
  observer,
  Skeleton,
  useFormat,
  useLocalText,
  useNavigate,
  useResource,
} from '@marquee/sdk';
import { useContactFirst } from '../payment/useContactFirst';
import { useText } from '../text';
import { leftOf } from './leftOf';
import styles from './QuickDeposit.module.css';

/** The preset amounts, as multiples of the method's minimum. */
const multiples = [1, 5, 10];

/**
 * Begins a deposit from the balance in the header: three amounts by the usual method, each of which leads to the review
 * of the deposit page. The player's limits apply; nothing is sent here.
 */
export const QuickDeposit = observer(function QuickDeposit() {
  const { value, state, reload } = useResource('wallet/deposit_methods', {});
  const protection = useResource('protection/state', {});
  const contactFirst = useContactFirst('deposit');
  const navigate = useNavigate();
  const format = useFormat();
  const local = useLocalText();
  const t = useText();
  if (contactFirst) return contactFirst;
  if (!value && state === 'failed')
    return <ErrorCard title={t('failed')} text={t('failedText')} onRetry={() => void reload()} />;
  if (!value || contactFirst === null) return <Skeleton shape="form" count={2} />;
  const { first: [step] = [] } = value;
  if (step)
    return (
      <>
        <p>{t(`first.${step}`)}</p>
        <Button to="/deposit" variant="primary" block>
          {t('quick.first')}
        </Button>
      </>
    );
  const method = value.value.find((one) => one.method === value.usual) ?? value.value[0];
  if (!method) return <p>{t('deposit.none')}</p>;
  const left = leftOf(protection.value?.value?.[0]?.limits ?? []);
  const capText = left && t(`deposit.left.${left.period}`, { amount: format.money(left.amount) });
  const most = Math.min(method.maximum, left?.amount ?? method.maximum);
  return (
    <div className={styles.quick} data-testid="quick-deposit">
      <p className={styles.method}>
        <Icon name="wallet" size={22} />
        <span className={styles.words}>
          <strong>{local(method.title) || method.name}</strong>
          <span>{t('deposit.minutes', { count: method.minutes })}</span>
        </span>
      </p>
      <div className={styles.amounts}>
        {multiples
          .map((times) => times * method.minimum)
          .map((amount) => (
            <Button
              key={amount}
              size="l"
              disabledReason={amount > most ? (capText ?? t('quick.above')) : undefined}
              onClick={() =>
                navigate('/deposit', {
                  state: { draft: { choice: method.method, amount, requestId: crypto.randomUUID() } },
                })
              }
            >
              {format.money(amount)}
            </Button>
          ))}
      </div>
      {capText && <p className={styles.quiet}>{capText}</p>}
      <p className={styles.quiet}>{t('quick.review')}</p>
      <Button to="/deposit" block>
        {t('quick.other')}
      </Button>
    </div>
  );
});
