import {
  type ActField,
  Amount,
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
import { type Contradiction, kindTexts, pathOf, proofTexts } from './contradiction';

const fields: readonly ActField[] = [
  {
    name: 'verdict',
    label: 'Which is right',
    kind: 'cards',
    options: [
      { value: 'books', label: 'Our books', text: 'What the gateway said is wrong. The books stay as they are.' },
      { value: 'gateway', label: 'The gateway', text: 'The books lack it. Correct the player’s cash if it is so.' },
    ],
  },
  { name: 'evidence', label: 'How you know', kind: 'area', hint: 'Such as a bank statement, or their ticket.' },
];

const amountOf = (minor: number | null, currency: string | null) =>
  minor === null || currency === null ? '–' : <Amount minor={minor} currency={currency} />;

/** The gateway's view beside ours, and what was found out since. */
function Views({ row }: { row: Contradiction }) {
  const { site } = row;
  const may = useMay();
  return (
    <>
      <div
        style={{
          display: 'grid',
          gap: 'var(--space-4)',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
        }}
      >
        <Card title="The gateway said">
          <DescriptionList
            items={[
              { term: 'State', value: row.status },
              { term: 'Amount', value: amountOf(row.amount, row.currency) },
              { term: 'Received', value: <When at={row.received_at} site={site} /> },
              { term: 'Event', value: row.event },
            ]}
          />
        </Card>
        <Card title="Our books have">
          <DescriptionList
            items={[
              { term: 'State', value: row.state },
              { term: 'Amount', value: amountOf(row.booked_amount, row.booked_currency) },
              {
                term: 'Cash that is missing if the gateway is right',
                value:
                  row.lacking === null ? 'The gateway cannot be asked' : amountOf(row.lacking, row.booked_currency),
              },
              { term: 'Corrected since', value: amountOf(row.corrected, row.booked_currency) },
              { term: 'Payment', value: row.payment },
            ]}
          />
        </Card>
      </div>
      <Card
        title="What was found out"
        action={may('players.read', site) && <Link to={`/players/${site}/${row.player}`}>The player</Link>}
      >
        <DescriptionList
          items={[
            { term: 'Kind', value: kindTexts[row.kind] },
            {
              term: 'Stated',
              value:
                row.verdict === null
                  ? 'Nothing yet'
                  : row.verdict === 'books'
                    ? 'The books are right'
                    : 'The gateway is right',
            },
            ...(row.stated_at ? [{ term: 'Stated at', value: <When at={row.stated_at} site={site} /> }] : []),
            { term: 'Evidence', value: row.evidence ?? '–' },
            { term: 'The gateway answered', value: row.answer ?? 'Nothing yet' },
            ...(row.answered_at ? [{ term: 'Answered at', value: <When at={row.answered_at} site={site} /> }] : []),
            ...(row.answer_amount === null
              ? []
              : [{ term: 'Answered amount', value: amountOf(row.answer_amount, row.booked_currency) }]),
            { term: 'Closed by', value: row.proof ? proofTexts[row.proof] : 'It is open' },
          ]}
        />
      </Card>
    </>
  );
}

/** One contradiction: the gateway's view beside ours, and the acts on it. */
export function ContradictionPage() {
  const { site = '', event = '' } = useParams();
  const { site: chosen } = useDesk();
  const may = useMay();
  const { form, start } = useAct();
  const [done, setDone] = useState('');
  const listed = chosen && chosen !== site ? site : chosen;
  const read = useRead('contradictions/list', { limit: 500, closed: true, ...(listed && { site: listed }) });
  const rows = read.value?.value ?? [];
  const row = rows.find((one) => one.event === event && one.site === site);
  const next = useNext(rows.filter((one) => one.proof === null).map(pathOf), pathOf({ site, event }));
  const finish = (text: string) => () => {
    setDone(text);
    read.reload();
  };
  const tools = (
    <>
      <Button
        onClick={() =>
          start({
            call: 'contradictions/close',
            title: 'Close it by two persons',
            site,
            input: { event },
            fields,
            isDangerous: true,
            children: (
              <p>
                For what the gateway does not answer: refunds, chargebacks, returns. It always takes a second person,
                moves no money, and players see nothing of it. Correct cash first.
              </p>
            ),
            onDone: finish('It is closed.'),
          })
        }
      >
        Close by two
      </Button>
      <Button
        variant="primary"
        onClick={() =>
          start({
            call: 'contradictions/resolve',
            title: 'State which is right',
            site,
            input: { event },
            fields,
            children: <p>The gateway is asked. Only its own answer closes it. Nothing moves by this alone.</p>,
            onDone: finish('It is stated, and the gateway is asked.'),
          })
        }
      >
        State which is right
      </Button>
    </>
  );
  return (
    <Page
      title="Contradiction"
      tools={
        <>
          {next && <Button onClick={next}>Next (n)</Button>}
          {row && row.proof === null && may('money.reconcile', site) && tools}
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
            <Views row={row} />
          ) : (
            <EmptyState
              title="There is no such contradiction"
              text="Or it is not among the 500 oldest of the site."
              action={<Button to="/contradictions">To the contradictions</Button>}
            />
          )
        }
      </Reading>
      {form}
    </Page>
  );
}
