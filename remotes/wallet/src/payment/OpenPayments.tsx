import { Badge, Link, Money, observer, Section, useFormat, useLive, useLocalText, useResource } from '@marquee/sdk';
import { useText } from '../text';
import styles from './OpenPayments.module.css';
import { isFinal, stateLabels } from './states';

/** How many recent payments are checked. */
const newest = 10;

/** The player's unfinished payments of a kind, linked to their timeline. Nothing if there are none. */
export const OpenPayments = observer(function OpenPayments({ kind }: { kind: 'deposit' | 'withdrawal' }) {
  const { value, reload } = useResource('wallet/transactions', { type: kind, count: newest });
  const format = useFormat();
  const local = useLocalText();
  const t = useText();
  const readAgain = () => void reload();
  useLive('wallet', readAgain, readAgain);
  const open = value?.value.filter(({ state }) => !isFinal(state)) ?? [];
  if (open.length === 0) return null;
  return (
    <div className={styles.open}>
      <Section title={t('payment.underWay')}>
        <ul>
          {open.map(({ payment_id, amount, state, method_title, method_name, created_at, timeline }) => (
            <li key={payment_id}>
              <Link to={`/${kind}?payment=${payment_id}`} className={styles.payment}>
                <span className={styles.what}>
                  <strong>
                    <Money minor={amount} />
                  </strong>
                  <span className={styles.when}>{local(method_title) || method_name}</span>
                  <span className={styles.when}>
                    {t('payment.since', { time: format.dateTime(timeline.at(-1)?.at ?? created_at) })}
                  </span>
                </span>
                <Badge dot>{t(stateLabels[state] ?? 'state.pending')}</Badge>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
});
