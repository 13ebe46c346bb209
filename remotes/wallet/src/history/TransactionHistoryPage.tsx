import type { Output } from '@marquee/contract/calls';
import { csvText } from '@marquee/contract/csv';
import { decimalText } from '@marquee/contract/statementCsv';
import { Badge, Link, Money, Stat, useFormat, useLocalText } from '@marquee/sdk';
import { stateLabels, stateTones } from '../payment/states';
import { useText } from '../text';
import { History } from './History';
import styles from './History.module.css';

type Payment = Output<'wallet/transactions'>['value'][number];

/** Deposits and withdrawals with their states, linked to their timeline. */
export function TransactionHistoryPage() {
  const format = useFormat();
  const local = useLocalText();
  const t = useText();
  return (
    <History<'wallet/transactions', Payment>
      name="wallet/transactions"
      title={t('page.transactions')}
      file="payments"
      types={[
        { value: 'deposit', label: t('kind.deposit') },
        { value: 'withdrawal', label: t('kind.withdrawal') },
      ]}
      states={Object.entries(stateLabels).map(([value, label]) => ({ value, label: t(label) }))}
      rowsOf={({ value }) => value}
      keyOf={({ payment_id }) => payment_id}
      empty={{ icon: 'history', title: t('history.none'), text: t('history.noneText') }}
      totals={({ deposited, withdrawn }) => (
        <div className={styles.totals}>
          <Stat label={t('total.deposited')} value={<Money minor={deposited} />} />
          <Stat label={t('total.withdrawn')} value={<Money minor={withdrawn} />} />
        </div>
      )}
      columns={[
        { key: 'at', label: t('column.time'), phone: 'below', cell: ({ created_at }) => format.dateTime(created_at) },
        {
          key: 'kind',
          label: t('column.kind'),
          lead: true,
          cell: ({ kind, payment_id }) => (
            <Link to={`/${kind}?payment=${payment_id}`}>
              {t(kind === 'deposit' ? 'kind.deposit' : 'kind.withdrawal')}
            </Link>
          ),
        },
        {
          key: 'by',
          label: t('payment.by'),
          phone: 'below',
          cell: ({ method_title, method_name, account }) =>
            account ? `${method_name} ${account}` : local(method_title) || method_name,
        },
        {
          key: 'state',
          label: t('column.state'),
          cell: ({ state }) => (
            <Badge tone={stateTones[state] ?? 'neutral'}>{t(stateLabels[state] ?? 'state.pending')}</Badge>
          ),
        },
        {
          key: 'amount',
          label: t('amount'),
          align: 'end',
          phone: 'side',
          cell: ({ amount }) => <Money minor={amount} />,
        },
      ]}
      csvOf={(payments) =>
        csvText([
          ['payment_id', 'time', 'kind', 'state', 'method', 'account', 'amount', 'currency'],
          ...payments.map(({ payment_id, created_at, kind, state, method_name, account, amount, currency }) => [
            payment_id,
            created_at,
            kind,
            state,
            method_name,
            account ?? '',
            decimalText(amount, currency),
            currency,
          ]),
        ])
      }
    />
  );
}
