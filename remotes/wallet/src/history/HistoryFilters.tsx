import { Field, Select, TextInput, useFormat, useNow } from '@marquee/sdk';
import { useEffect, useState } from 'react';
import { useText } from '../text';
import styles from './HistoryFilters.module.css';
import { dayOf, type HistoryQuery } from './historyQuery';
import { daysOf, type PeriodName, periodNames, periodOf, shownDays } from './periods';

/** An option of a filter. */
export interface FilterOption {
  value: string;
  label: string;
}

/** Props of {@link HistoryFilters}. */
export interface HistoryFiltersProps {
  query: HistoryQuery;
  ask: (change: Partial<HistoryQuery>) => void;
  types?: readonly FilterOption[] | undefined;
  states?: readonly FilterOption[] | undefined;
}

/** Debounce of a typed day, ms: while typing a year, each digit gives another day. */
const typing = 700;

/** Period, kind and state of a history. */
export function HistoryFilters({ query, ask, types, states }: HistoryFiltersProps) {
  const t = useText();
  const today = useFormat().day(useNow(60_000));
  const { from, to } = shownDays(query, today);
  const named = periodOf(query, today);
  const [picksDays, setPicksDays] = useState(false);
  const isOwn = picksDays || named === undefined;
  const all = { value: '', label: t('filter.all') };
  const periods = [...periodNames, 'own' as const].map((name) => ({
    value: name as string,
    label: t(`period.${name}`),
  }));
  return (
    <search className={styles.filters} data-own={isOwn || undefined} aria-label={t('filter.label')}>
      <Field label={t('filter.period')}>
        <Select
          name="period"
          value={isOwn ? 'own' : named}
          onChange={(name) => {
            setPicksDays(name === 'own');
            if (name !== 'own') ask({ from: undefined, to: undefined, ...daysOf(name as PeriodName, today) });
          }}
          options={periods}
        />
      </Field>
      <div className={styles.days}>
        <Day label={t('filter.from')} name="from" value={from} onChange={(day) => ask({ from: day, to })} />
        <Day label={t('filter.to')} name="to" value={to} onChange={(day) => ask({ from, to: day })} />
      </div>
      {types && (
        <Field label={t('filter.type')}>
          <Select name="type" value={query.type} onChange={(type) => ask({ type })} options={[all, ...types]} />
        </Field>
      )}
      {states && (
        <Field label={t('filter.status')}>
          <Select
            name="status"
            value={query.status}
            onChange={(status) => ask({ status })}
            options={[all, ...states]}
          />
        </Field>
      )}
    </search>
  );
}

interface DayProps {
  label: string;
  name: string;
  value: string;
  onChange: (day: string) => void;
}

/** A date field; incomplete dates are ignored. */
function Day({ label, name, value, onChange }: DayProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const take = () => {
    const day = dayOf(typed);
    if (day && day !== value) onChange(day);
  };
  useEffect(() => {
    const timer = setTimeout(take, typing);
    return () => clearTimeout(timer);
  });
  return (
    <Field label={label}>
      <TextInput
        type="date"
        name={name}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
    </Field>
  );
}
