import type { StaffInput } from '@marquee/contract/staff/calls';
import {
  Button,
  Field,
  Page,
  Reading,
  Select,
  TextInput,
  useDesk,
  useMay,
  useRead,
  useSearchParams,
  When,
} from '@marquee/desk-sdk';
import { useState } from 'react';
import { periodIn } from '../period';
import { Broken } from './Broken';
import { Figures } from './Figures';
import { Released } from './Released';
import styles from './today.module.css';
import { Verified } from './Verified';
import { Waits } from './Waits';

type By = NonNullable<StaffInput<'today/figures'>['by']>;

const ways: readonly { value: By; label: string }[] = [
  { value: 'day', label: 'by day' },
  { value: 'hour', label: 'by hour' },
  { value: 'site', label: 'by site' },
  { value: 'category', label: 'by category' },
  { value: 'provider', label: 'by provider' },
  { value: 'currency', label: 'by currency' },
];

const isWay = (text: string | null): text is By => ways.some(({ value }) => value === text);

/** One page that says how it goes. */
export function TodayPage() {
  const { site } = useDesk();
  const may = useMay();
  const [query, setQuery] = useSearchParams();
  const [now] = useState(() => performance.timeOrigin + performance.now());
  const period = periodIn(query, now);
  const asked = query.get('by');
  const by = isWay(asked) ? asked : 'day';
  const after = query.get('after');
  const own = site ? { site } : {};
  const figures = useRead('today/figures', { ...period, by, ...own, ...(after && { after }) });
  const [isVerified, setVerified] = useState(false);
  const change = (parts: Record<string, string>) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      next.delete('after');
      for (const [name, value] of Object.entries(parts)) next.set(name, value);
      return next;
    });
  const tools = (
    <div className={styles.tools}>
      <Field label="From">
        <TextInput
          type="date"
          value={period.from}
          max={period.until}
          onChange={(from) => from && change({ ...period, from })}
        />
      </Field>
      <Field label="Until">
        <TextInput
          type="date"
          value={period.until}
          min={period.from}
          onChange={(until) => until && change({ ...period, until })}
        />
      </Field>
      <Field label="Shown">
        <Select value={by} options={ways} onChange={(way) => change({ ...period, by: way })} />
      </Field>
    </div>
  );
  return (
    <Page title="Today" tools={tools}>
      <div className={styles.side}>
        <Waits />
        <Broken />
        {may('releases.read', null) && <Released />}
      </div>
      <Reading of={figures}>
        {(value) => (
          <>
            <p className={styles.upTo}>
              {value.up_to ? (
                <>
                  Counted up to <When at={value.up_to} />.
                </>
              ) : (
                'Nothing is counted yet: the first count runs within seconds.'
              )}{' '}
              <Button size="s" variant="quiet" onClick={() => setVerified(true)}>
                Compare with the ledger
              </Button>
            </p>
            {isVerified && <Verified input={{ ...period, ...own }} />}
            <Figures figures={value} by={by} period={period} site={site} onNext={(key) => change({ after: key })} />
          </>
        )}
      </Reading>
    </Page>
  );
}
