import {
  Amount,
  aboutCall,
  Button,
  Card,
  DescriptionList,
  EmptyState,
  Link,
  money,
  Notice,
  Page,
  Reading,
  useAct,
  useMay,
  useNext,
  useParams,
  When,
} from '@marquee/desk-sdk';
import { useState } from 'react';
import { inputItems } from './inputItems';
import { nameOfAsker, useWaiting, type Waiting } from './useWaiting';

const pathOf = (id: string) => `/approvals/${id}`;

/** Everything that the second person decides about. */
function Asked({ row }: { row: Waiting }) {
  const { input, site } = row;
  const may = useMay();
  const player = typeof input.player === 'string' && site ? input.player : null;
  const payment =
    typeof input.payment === 'string' && row.call.startsWith('withdrawals/') && site ? input.payment : null;
  return (
    <>
      <Card title="What it would do">
        <p>{aboutCall(row.call)}</p>
        <DescriptionList
          items={[
            { term: 'Site', value: site ?? 'All sites' },
            ...(row.amount !== null && row.currency !== null
              ? [{ term: 'It moves', value: <Amount minor={row.amount} currency={row.currency} /> }]
              : []),
            ...inputItems(input, row.currency, money),
          ]}
        />
        {payment !== null && may('money.read', site) && (
          <Link to={`/withdrawals/${site}/${encodeURIComponent(payment)}`}>What is known of the withdrawal</Link>
        )}
        {player !== null && may('players.read', site) && (
          <Link to={`/players/${site}/${encodeURIComponent(player)}`}>The player</Link>
        )}
      </Card>
      <Card title="Who asked">
        <DescriptionList
          items={[
            { term: 'Who', value: row.isOwn ? 'You' : nameOfAsker(row.asked_by) },
            { term: 'When', value: <When at={row.asked_at} site={site ?? ''} /> },
            { term: 'Reason', value: row.reason ?? 'None was asked for' },
            { term: 'Waits until', value: <When at={row.ends_at} site={site ?? ''} /> },
          ]}
        />
      </Card>
    </>
  );
}

/** One request: approve it, refuse it, or withdraw one's own. */
export function ApprovalPage() {
  const { approval = '' } = useParams();
  const waiting = useWaiting();
  const may = useMay();
  const { form, start } = useAct();
  const [done, setDone] = useState('');
  const next = useNext(
    (waiting.value ?? []).map(({ id }) => pathOf(id)),
    pathOf(approval),
  );
  const finish = (text: string) => () => {
    setDone(text);
    waiting.reload();
  };

  function tools(row: Waiting) {
    const { id, hash, site } = row;
    const act = { site: site ?? '', children: <p>{aboutCall(row.call)}</p> };
    if (row.isOwn)
      return (
        <Button
          onClick={() =>
            start({
              ...act,
              call: 'approvals/withdraw',
              title: 'Withdraw the request',
              input: { approval: id },
              children: <p>It does not wait any more, and nothing is done.</p>,
              onDone: finish('The request is withdrawn. Nothing was done.'),
            })
          }
        >
          Withdraw
        </Button>
      );
    if (!may('approve', site)) return undefined;
    return (
      <>
        <Button
          onClick={() =>
            start({
              ...act,
              call: 'approvals/refuse',
              title: 'Refuse the request',
              input: { approval: id },
              isDangerous: true,
              children: <p>Nothing is done. {nameOfAsker(row.asked_by)} can ask again.</p>,
              onDone: finish('The request is refused. Nothing was done.'),
            })
          }
        >
          Refuse
        </Button>
        <Button
          variant="primary"
          onClick={() =>
            start({
              ...act,
              call: 'approvals/approve',
              title: 'Approve and do it',
              input: { approval: id, hash },
              children: (
                <>
                  <p>{aboutCall(row.call)}</p>
                  {row.amount !== null && row.currency !== null && (
                    <p>
                      It moves <Amount minor={row.amount} currency={row.currency} />.
                    </p>
                  )}
                  <p>It is done at once, in the name of {nameOfAsker(row.asked_by)}, with you as the second person.</p>
                </>
              ),
              onDone: finish('Approved. It is done.'),
            })
          }
        >
          Approve
        </Button>
      </>
    );
  }
  const row = waiting.value?.find(({ id }) => id === approval);
  return (
    <Page
      title={row ? row.call : 'Approval'}
      tools={
        <>
          {next && <Button onClick={next}>Next (n)</Button>}
          {row && tools(row)}
        </>
      }
    >
      {done && (
        <Notice tone="positive" live>
          {done}
        </Notice>
      )}
      <Reading of={waiting}>
        {() =>
          row ? (
            <Asked row={row} />
          ) : (
            <EmptyState
              title="This does not wait any more"
              text="It was approved, refused or withdrawn, or its time is over. The audit says which."
              action={<Button to="/approvals">To the approvals</Button>}
            />
          )
        }
      </Reading>
      {form}
    </Page>
  );
}
