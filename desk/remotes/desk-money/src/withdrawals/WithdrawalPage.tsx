import type { StaffOutput } from '@marquee/contract/staff/calls';
import { refusalTexts } from '@marquee/contract/staff/withdrawalRefusalTexts';
import { withdrawalRefusals } from '@marquee/contract/withdrawalReview';
import {
  Amount,
  age,
  Badge,
  Button,
  Card,
  DescriptionList,
  EmptyState,
  Link,
  Notice,
  Page,
  Reading,
  useAct,
  useDesk,
  useMay,
  useNext,
  useParams,
  useRead,
  When,
} from '@marquee/desk-sdk';
import { useState } from 'react';
import { reasonTexts, refusalNames } from './reviewTexts';

type InReview = StaffOutput<'withdrawals/list'>['value'][number];

const pathOf = ({ site, payment }: Pick<InReview, 'site' | 'payment'>) => `/withdrawals/${site}/${payment}`;

/** What is known of a withdrawal and its player. */
function Known({ row }: { row: InReview }) {
  const { site, currency } = row;
  const may = useMay();
  const amount = (minor: number) => <Amount minor={minor} currency={currency} />;
  const day = (at: string | null, none: string) => (at === null ? none : <When at={at} site={site} />);
  return (
    <>
      <Card title="The withdrawal">
        <DescriptionList
          items={[
            { term: 'Amount', value: amount(row.amount) },
            { term: 'To', value: `${row.method} ${row.account}` },
            { term: 'Asked for', value: day(row.asked_at, '–') },
            { term: 'It waits for', value: age(row.waits_minutes) },
            {
              term: 'Why',
              value: (
                <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 'var(--space-2)' }}>
                  {row.reasons.map((reason) => (
                    <Badge key={reason} tone="warning">
                      {reasonTexts[reason]}
                    </Badge>
                  ))}
                </span>
              ),
            },
            { term: 'Site', value: site },
            { term: 'Payment', value: row.payment },
          ]}
        />
      </Card>
      <Card
        title="What is known"
        action={may('players.read', site) && <Link to={`/players/${site}/${row.player}`}>The player</Link>}
      >
        <DescriptionList
          items={[
            { term: 'Player since', value: day(row.player_since, '–') },
            { term: 'Identity', value: row.is_identified ? 'Confirmed' : 'Not confirmed' },
            { term: 'Other accounts', value: row.may_be_linked ? 'May have some' : 'None known' },
            { term: 'Bank account since', value: day(row.bank_account_since, 'Unknown') },
            { term: 'Last withdrawal that was paid', value: day(row.paid_before, 'None yet') },
            { term: 'Deposited since then', value: amount(row.deposited) },
            { term: 'Staked since then, with cash', value: amount(row.staked) },
            { term: 'Asked for within 24 hours', value: amount(row.of_day) },
          ]}
        />
      </Card>
    </>
  );
}

/** One withdrawal in review: what is known, and the decision. */
export function WithdrawalPage() {
  const { site = '', payment = '' } = useParams();
  const { site: chosen } = useDesk();
  const may = useMay();
  const { form, start } = useAct();
  const [done, setDone] = useState('');
  // The list of one site alone, unless it is another one than the withdrawal's.
  const listed = chosen && chosen !== site ? site : chosen;
  const read = useRead('withdrawals/list', { limit: 500, ...(listed && { site: listed }) });
  const rows = read.value?.value ?? [];
  const row = rows.find((one) => one.payment === payment && one.site === site);
  const next = useNext(rows.map(pathOf), pathOf({ site, payment }));
  const finish = (text: string) => () => {
    setDone(text);
    read.reload();
  };
  function tools({ amount, currency, method, account, may_be_at_gateway: isMaybeThere }: InReview) {
    const text = <Amount minor={amount} currency={currency} />;
    return (
      <>
        <Button
          variant="danger"
          onClick={() =>
            start({
              call: 'withdrawals/refuse',
              title: 'Refuse the withdrawal',
              site,
              input: { payment },
              isDangerous: true,
              fields: [
                {
                  name: 'refusal',
                  label: 'Why. The player reads the words below, in the player’s own language.',
                  kind: 'cards',
                  options: withdrawalRefusals.map((value) => ({
                    value,
                    label: refusalNames[value],
                    text: refusalTexts[value].EN,
                  })),
                },
                ...(isMaybeThere
                  ? [
                      {
                        name: 'sure',
                        label: 'I have asked the gateway, and it knows of no such withdrawal.',
                        kind: 'check' as const,
                      },
                    ]
                  : []),
              ],
              children: (
                <>
                  <p>{text} that is reserved becomes cash of the player again.</p>
                  {isMaybeThere && (
                    <Notice tone="warning">The gateway may know of it: it was handed over before the block.</Notice>
                  )}
                </>
              ),
              onDone: finish('The withdrawal is refused. The amount is cash again, and the player reads why.'),
            })
          }
        >
          Refuse
        </Button>
        <Button
          variant="primary"
          onClick={() =>
            start({
              call: 'withdrawals/approve',
              title: 'Approve the withdrawal',
              site,
              input: { payment },
              children: (
                <p>
                  {text} is handed to the gateway, which pays it to {method} {account}. The player reads that it is
                  being paid.
                </p>
              ),
              onDone: finish('The withdrawal is approved, and handed to the gateway.'),
            })
          }
        >
          Approve
        </Button>
      </>
    );
  }
  return (
    <Page
      title="Withdrawal"
      tools={
        <>
          {next && <Button onClick={next}>Next (n)</Button>}
          {row && may('money.review', site) && tools(row)}
        </>
      }
    >
      {done && (
        <Notice tone="positive" live>
          {done}
        </Notice>
      )}
      <Reading of={read}>
        {() =>
          row ? (
            <Known row={row} />
          ) : (
            <EmptyState
              title="This withdrawal does not wait"
              text="It is decided, or is not among the 500 that wait longest."
              action={<Button to="/withdrawals">To the withdrawals</Button>}
            />
          )
        }
      </Reading>
      {form}
    </Page>
  );
}
