import { Field, Select, TextInput } from '@marquee/sdk';
import { useText } from '../text';
import styles from './HistoryFilters.module.css';
import type { HistoryQuery } from './historyQuery';

interface Option {
  value: string;
  label: string;
}

/** Props of {@link HistoryFilters}. */
export interface HistoryFiltersProps {
  query: HistoryQuery;
  ask: (change: Partial<HistoryQuery>) => void;
  types?: readonly Option[];
  states?: readonly Option[];
}

/** Period, kind and state of a history. */
export function HistoryFilters({ query, ask, types, states }: HistoryFiltersProps) {
  const t = useText();
  const all = { value: '', label: t('filter.all') };
  return (
    <search className={styles.filters} aria-label={t('filter.label')}>
      <Field label={t('filter.from')}>
        <TextInput type="date" value={query.from ?? ''} onChange={(from) => ask({ from })} />
      </Field>
      <Field label={t('filter.to')}>
        <TextInput type="date" value={query.to ?? ''} onChange={(to) => ask({ to })} />
      </Field>
      {types && (
        <Field label={t('filter.type')}>
          <Select value={query.type} onChange={(type) => ask({ type })} options={[all, ...types]} />
        </Field>
      )}
      {states && (
        <Field label={t('filter.status')}>
          <Select value={query.status} onChange={(status) => ask({ status })} options={[all, ...states]} />
        </Field>
      )}
    </search>
  );
}
