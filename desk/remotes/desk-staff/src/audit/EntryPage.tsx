import type { AuditEntry } from '@marquee/contract/staff/audit';
import {
  Button,
  Card,
  DescriptionList,
  EmptyState,
  Link,
  money,
  Page,
  Reading,
  useOpen,
  useParams,
  useRead,
  When,
} from '@marquee/desk-sdk';
import styles from './audit.module.css';
import { compared } from './compared';

/** What an act changed, field by field. */
function Changes({ entry }: { entry: AuditEntry }) {
  const rows = compared(entry.before, entry.after);
  if (rows.length === 0) return <p>It noted no change.</p>;
  return (
    <div className={styles.scroll}>
      <table className={styles.compared}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} data-changed={row.isChanged || undefined}>
              <th scope="row">{row.name}</th>
              <td>{row.before}</td>
              <td>{row.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One entry of the audit, with what was before and after. */
export function EntryPage() {
  const { sequence = '' } = useParams();
  const open = useOpen();
  const number = /^\d{1,15}$/.test(sequence) ? Number(sequence) : 0;
  const read = useRead('audit/list', number > 0 ? { before: number + 1, limit: 1 } : null);
  const none = (
    <EmptyState
      title="There is no such entry"
      text="It does not exist, or is of a site that no role of yours is for."
      action={<Button to="/audit">To the audit</Button>}
    />
  );
  if (number === 0) return <Page title="Entry of the audit">{none}</Page>;
  return (
    <Page
      title={`Entry ${number}`}
      tools={
        <>
          {number > 1 && <Button onClick={() => open(`/audit/${number - 1}`)}>Before</Button>}
          <Button onClick={() => open(`/audit/${number + 1}`)}>After</Button>
        </>
      }
    >
      <Reading of={read}>
        {({ value: [entry] }) => {
          if (entry?.sequence !== number) return none;
          const actor = entry.actor.replace(/^\w+:/, '');
          return (
            <>
              <Card title="Who did what">
                <DescriptionList
                  items={[
                    { term: 'When', value: <When at={entry.at} site={entry.site ?? ''} /> },
                    { term: 'Who', value: `${entry.actor_name} (${entry.actor})` },
                    { term: 'Roles', value: entry.roles.join(', ') || '–' },
                    { term: 'Approved by', value: entry.second ?? '–' },
                    { term: 'Act', value: entry.act },
                    { term: 'Outcome', value: entry.error ? `${entry.outcome}: ${entry.error}` : entry.outcome },
                    { term: 'Site', value: entry.site ?? '–' },
                    { term: 'Target', value: entry.target ?? '–' },
                    {
                      term: 'Amount',
                      value: entry.amount === null || !entry.currency ? '–' : money(entry.amount, entry.currency),
                    },
                    { term: 'Reason', value: entry.reason ?? '–' },
                    { term: 'Address', value: entry.address },
                    { term: 'Request', value: entry.request ?? '–' },
                    { term: 'Hash', value: <code style={{ overflowWrap: 'anywhere' }}>{entry.hash}</code> },
                  ]}
                />
                <p>
                  <Link to={`/audit?${new URLSearchParams({ actor })}`}>All of this person</Link>
                  {entry.target && (
                    <>
                      {' · '}
                      <Link to={`/audit?${new URLSearchParams({ target: entry.target })}`}>All of this target</Link>
                    </>
                  )}
                </p>
              </Card>
              <Card title="What it changed">
                <Changes entry={entry} />
              </Card>
            </>
          );
        }}
      </Reading>
    </Page>
  );
}
