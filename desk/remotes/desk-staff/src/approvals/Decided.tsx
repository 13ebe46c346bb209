import { type StaffCallName, type StaffOutput, staffCalls, staffRow } from '@marquee/contract/staff/calls';
import {
  aboutCall,
  Badge,
  Button,
  type DataColumn,
  DataTable,
  Field,
  moneyColumn,
  Reading,
  Select,
  TextInput,
  timeColumn,
  useDesk,
  useRead,
  useSearchParams,
} from '@marquee/desk-sdk';
import { useFilters } from '../useFilters';
import styles from './approvals.module.css';
import { filterIn, filterNames } from './decidedFilter';
import { nameOfAsker } from './useWaiting';

type Row = StaffOutput<'approvals/past'>['value'][number];

const columns: readonly DataColumn<Row>[] = [
  timeColumn(
    'decided',
    'Decided',
    (row) => row.decided_at,
    (row) => row.site,
  ),
  {
    id: 'state',
    label: 'Outcome',
    value: (row) => row.state,
    cell: (row) => (
      <Badge tone={row.state === 'done' ? 'positive' : 'neutral'}>
        {row.state === 'done' ? 'approved' : 'refused'}
      </Badge>
    ),
  },
  {
    id: 'call',
    label: 'Act',
    value: (row) => row.call,
    cell: (row) => <span title={aboutCall(row.call)}>{row.call}</span>,
  },
  { id: 'site', label: 'Site', value: (row) => row.site ?? 'all sites' },
  moneyColumn(
    'amount',
    'Amount',
    (row: Row) => row.amount,
    (row) => row.currency,
  ),
  { id: 'asker', label: 'Asked by', value: (row) => nameOfAsker(row.asked_by) },
  { id: 'approver', label: 'Decided by', value: (row) => row.decided_by },
  { id: 'reason', label: 'Reason', value: (row) => row.reason ?? '' },
  timeColumn(
    'asked',
    'Asked',
    (row) => row.asked_at,
    (row) => row.site,
  ),
];

/** The acts that may need a second person. */
const acts = (Object.keys(staffCalls) as StaffCallName[])
  .filter((name) => staffRow(name).second)
  .map((value) => ({ value, label: value }));

/** What is looked for; the address keeps it. */
function Filters() {
  const { shownOf, type, apply } = useFilters(filterNames, 'after');
  return (
    <search>
      <form className={styles.filters} onSubmit={apply}>
        <Field label="Asked by">
          <TextInput value={shownOf('asker')} onChange={type('asker')} />
        </Field>
        <Field label="Decided by">
          <TextInput value={shownOf('approver')} onChange={type('approver')} />
        </Field>
        <Field label="Act">
          <Select value={shownOf('call')} onChange={type('call')} options={acts} placeholder="All" />
        </Field>
        <Field label="From">
          <TextInput type="date" value={shownOf('from')} onChange={type('from')} />
        </Field>
        <Field label="Until">
          <TextInput type="date" value={shownOf('until')} onChange={type('until')} />
        </Field>
        <Button type="submit">Show</Button>
      </form>
    </search>
  );
}

/** Who approved what: what was decided, the newest first. */
export function Decided() {
  const { site } = useDesk();
  const [query, setQuery] = useSearchParams();
  const read = useRead('approvals/past', { ...filterIn(query), ...(site && { site }) });
  return (
    <>
      <Filters key={query.toString()} />
      <Reading of={read}>
        {({ value, next }) => (
          <DataTable
            caption="Decided approvals"
            columns={columns}
            rows={value}
            rowKey={({ id }) => id}
            empty={{ title: 'Nothing was decided', text: 'Change the filters, or the site at the top.' }}
            next={next}
            onNext={(key) =>
              setQuery((before) => {
                const after = new URLSearchParams(before);
                after.set('after', key);
                return after;
              })
            }
          />
        )}
      </Reading>
    </>
  );
}
