import type { AuditEntry } from '@marquee/contract/staff/audit';
import {
  Badge,
  Button,
  type DataColumn,
  DataTable,
  Field,
  money,
  Page,
  Reading,
  TextInput,
  useDesk,
  useMay,
  useOpen,
  useRead,
  useSearchParams,
  When,
} from '@marquee/desk-sdk';
import { useFilters } from '../useFilters';
import styles from './audit.module.css';
import { ChainCard } from './ChainCard';

const tones = { done: 'positive', refused: 'negative', read: 'neutral', asked: 'warning' } as const;

const columns: readonly DataColumn<AuditEntry>[] = [
  { id: 'sequence', label: 'Entry', value: (row) => row.sequence, isFigure: true },
  { id: 'at', label: 'When', value: (row) => row.at, cell: (row) => <When at={row.at} site={row.site ?? ''} /> },
  { id: 'who', label: 'Who', value: (row) => row.actor_name },
  { id: 'act', label: 'Act', value: (row) => row.act },
  {
    id: 'outcome',
    label: 'Outcome',
    value: (row) => row.outcome,
    cell: (row) => <Badge tone={tones[row.outcome]}>{row.outcome}</Badge>,
  },
  { id: 'site', label: 'Site', value: (row) => row.site ?? '' },
  { id: 'target', label: 'Target', value: (row) => row.target ?? '' },
  {
    id: 'amount',
    label: 'Amount',
    value: (row) => row.amount,
    cell: (row) => (row.amount === null || row.currency === null ? '' : money(row.amount, row.currency)),
    isFigure: true,
  },
  { id: 'reason', label: 'Reason', value: (row) => row.reason ?? '' },
  { id: 'second', label: 'Approved by', value: (row) => row.second ?? '', isExtra: true },
  { id: 'error', label: 'Refusal', value: (row) => row.error ?? '', isExtra: true },
  { id: 'address', label: 'Address', value: (row) => row.address, isExtra: true },
];

const filters = [
  { name: 'actor', label: 'Who (id)' },
  { name: 'act', label: 'Act' },
  { name: 'target', label: 'Target' },
] as const;
const filterNames = filters.map(({ name }) => name);

/** Entries of one page of the table. */
const pageSize = 100;

/** The filters, which the address keeps. */
function Filters() {
  const { shownOf, type, apply } = useFilters(filterNames, 'before');
  return (
    <search>
      <form className={styles.filters} onSubmit={apply}>
        {filters.map(({ name, label }) => (
          <Field key={name} label={label}>
            <TextInput value={shownOf(name)} onChange={type(name)} />
          </Field>
        ))}
        <Button type="submit">Show</Button>
      </form>
    </search>
  );
}

/** The audit: who did what, where and why, the newest first. */
export function AuditPage() {
  const { site } = useDesk();
  const may = useMay();
  const open = useOpen();
  const [query, setQuery] = useSearchParams();
  const asked = Object.fromEntries(
    filters.flatMap(({ name }) => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const before = Number(query.get('before'));
  const read = useRead('audit/list', {
    ...asked,
    ...(Number.isSafeInteger(before) && before > 0 && { before }),
    ...(site && { site }),
    limit: pageSize,
  });
  const turnTo = (next: string | null) =>
    setQuery((now) => {
      const after = new URLSearchParams(now);
      if (next === null) after.delete('before');
      else after.set('before', next);
      return after;
    });
  return (
    <Page title="Audit" tools={before > 0 && <Button onClick={() => turnTo(null)}>Newest</Button>}>
      {may('audit.read', null) && <ChainCard />}
      <Filters key={query.toString()} />
      <Reading of={read}>
        {({ value }) => (
          <DataTable
            caption="Audit"
            columns={columns}
            rows={value}
            rowKey={({ sequence }) => String(sequence)}
            onOpen={({ sequence }) => open(`/audit/${sequence}`)}
            empty={{ title: 'No entry is like this', text: 'Change the filters, or the site at the top.' }}
            next={value.length === pageSize ? String(value.at(-1)?.sequence) : null}
            onNext={turnTo}
          />
        )}
      </Reading>
    </Page>
  );
}
