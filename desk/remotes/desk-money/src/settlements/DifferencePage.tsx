import type { StaffOutput } from '@marquee/contract/staff/calls';
import {
  Amount,
  Button,
  Card,
  DescriptionList,
  EmptyState,
  Notice,
  Page,
  Reading,
  useAct,
  useMay,
  useNext,
  useOpen,
  useParams,
  useRead,
  When,
} from '@marquee/desk-sdk';
import { useState } from 'react';
import { kindTexts, outcomeTexts, proofTexts } from './settlementTexts';

type Row = StaffOutput<'settlements/show'>['value'][number];

const amountOf = (minor: number | null, currency: string | null) =>
  minor === null || currency === null ? 'Nothing' : <Amount minor={minor} currency={currency} />;

function Difference({ row, site }: { row: Row; site: string }) {
  return (
    <>
      <div
        style={{
          display: 'grid',
          gap: 'var(--space-4)',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
        }}
      >
        <Card title="The file says">
          <DescriptionList
            items={[
              { term: 'Amount', value: amountOf(row.theirs, row.their_currency) },
              { term: 'Line', value: row.line ?? 'It has none' },
              { term: 'Their number', value: row.reference ?? '–' },
            ]}
          />
        </Card>
        <Card title="Our books have">
          <DescriptionList
            items={[
              { term: 'Amount', value: amountOf(row.ours, row.our_currency) },
              { term: 'Payment', value: row.payment },
              { term: 'Kind', value: kindTexts[row.kind] },
            ]}
          />
        </Card>
      </div>
      <Card title="What was found out">
        <DescriptionList
          items={[
            { term: 'Difference', value: outcomeTexts[row.outcome] },
            { term: 'Note', value: row.note ?? 'None yet' },
            ...(row.noted_at ? [{ term: 'Noted at', value: <When at={row.noted_at} site={site} /> }] : []),
            { term: 'Closed by', value: row.proof ? proofTexts[row.proof] : 'It is open' },
            ...(row.closed_reason ? [{ term: 'Why two persons closed it', value: row.closed_reason }] : []),
          ]}
        />
      </Card>
    </>
  );
}

/** One row of a settlement file that differs: the file beside our books, and the acts on it. */
export function DifferencePage() {
  const { site = '', run = '', row: number = '' } = useParams();
  const may = useMay();
  const open = useOpen();
  const { form, start } = useAct();
  const [done, setDone] = useState('');
  const read = useRead('settlements/show', { site, run });
  const rows = read.value?.value ?? [];
  const row = rows.find((one) => String(one.number) === number);
  const pathOf = (one: number | string) => `/settlements/${site}/${run}/${one}`;
  const next = useNext(
    rows.filter(({ proof }) => proof === null).map((one) => pathOf(one.number)),
    pathOf(number),
  );
  const finish = (text: string) => () => {
    setDone(text);
    read.reload();
  };
  const act = (which: Row) => ({ site, input: { run, row: which.number } });
  return (
    <Page
      title={row?.line ? `Line ${row.line}` : 'Difference'}
      tools={
        <>
          <Button onClick={() => open(`/settlements/${site}/${run}`)}>All of the file</Button>
          {next && <Button onClick={next}>Next (n)</Button>}
          {row && row.proof === null && may('money.reconcile', site) && (
            <>
              <Button
                onClick={() =>
                  start({
                    ...act(row),
                    call: 'settlements/close',
                    title: 'Close it by two persons',
                    isDangerous: true,
                    children: (
                      <p>
                        For what the gateway cannot be asked about, such as a row that is twice. It always takes a
                        second person, moves no money, and players see nothing of it.
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
                    ...act(row),
                    call: 'settlements/note',
                    title: 'Note what was done',
                    fields: [{ name: 'note', label: 'Note', kind: 'area', initial: row.note ?? '' }],
                    children: (
                      <p>
                        The gateway is asked. The row stays open until an event, an answer or a later file proves it.
                      </p>
                    ),
                    onDone: finish('It is noted, and the gateway is asked.'),
                  })
                }
              >
                Note
              </Button>
            </>
          )}
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
            <Difference row={row} site={site} />
          ) : (
            <EmptyState
              title="There is no such row"
              action={<Button onClick={() => open(`/settlements/${site}/${run}`)}>All of the file</Button>}
            />
          )
        }
      </Reading>
      {form}
    </Page>
  );
}
