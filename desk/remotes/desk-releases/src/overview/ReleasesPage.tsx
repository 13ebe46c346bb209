import type { StaffOutput } from '@marquee/contract/staff/calls';
import {
  Badge,
  Card,
  type DataColumn,
  DataTable,
  Notice,
  Page,
  Reading,
  Segmented,
  useNavigate,
  useRead,
  useSearchParams,
  When,
} from '@marquee/desk-sdk';
import type { ReactNode } from 'react';
import { Change } from '../Change';
import { Curve } from '../Curve';
import styles from '../releases.module.css';
import { useEvery } from '../useEvery';
import { usePress } from '../usePress';
import { CanaryCard } from './CanaryCard';
import { FailingCard, RefusedCard, WithdrawnCard } from './FailureCards';

type Overview = StaffOutput<'releases/overview'>;
type Live = Overview['live'][number];

/** How often the page reads itself again, ms. */
const readsEvery = 15_000;

const stateOf = ({ off, is_withdrawn, is_proven, has_run }: Live): string =>
  [off && 'switched off', is_withdrawn && 'withdrawn', is_proven ? 'proven' : 'not proven yet', !has_run && 'never run']
    .filter(Boolean)
    .join(', ');

const toneOf = ({ off, is_withdrawn, is_proven }: Live) =>
  off || is_withdrawn ? 'negative' : is_proven ? 'positive' : 'neutral';

const liveColumns: readonly DataColumn<Live>[] = [
  { id: 'remote', label: 'Part', value: ({ remote }) => remote },
  { id: 'version', label: 'Live', value: ({ version }) => version },
  {
    id: 'state',
    label: 'State',
    value: stateOf,
    cell: (row) => <Badge tone={toneOf(row)}>{stateOf(row)}</Badge>,
  },
  {
    id: 'since',
    label: 'Since',
    value: ({ change }) => change?.at ?? '',
    cell: ({ change }) => (change ? <When at={change.at} /> : '–'),
  },
  { id: 'who', label: 'Who', value: ({ off, change }) => (off ?? change)?.who ?? '–' },
  { id: 'why', label: 'Why', value: ({ off, change }) => (off ?? change)?.reason ?? '–' },
  { id: 'good', label: 'Last good', value: ({ last_good }) => last_good ?? '–', isExtra: true },
];

/** Things of one kind, or that there are none. */
function Section({ title, none, children }: { title: string; none?: string; children: readonly ReactNode[] }) {
  if (children.length === 0 && none === undefined) return null;
  return (
    <section className={styles.section}>
      <h2>{children.length > 0 ? `${title} (${children.length})` : title}</h2>
      {children.length > 0 ? <div className={styles.cards}>{children}</div> : <p className={styles.quiet}>{none}</p>}
    </section>
  );
}

const nameOf = ({ remote, version }: { remote: string; version: string }) => `${remote}@${version}`;

function Shown({ overview, days, reload }: { overview: Overview; days: number; reload: () => void }) {
  const navigate = useNavigate();
  const { buttons, form } = usePress(reload);
  const { at, since, fixed, deaf, failing, withdrawn, canaries, ended, refused, live } = overview;
  const of = (one: { remote: string; version: string }, presses: readonly string[]) =>
    buttons(overview, (press) => nameOf(press) === nameOf(one) && presses.includes(press.press));
  const time = days === 1 ? '24 hours' : `${days} days`;
  return (
    <>
      {fixed && (
        <Notice tone="info" title="Nothing can be changed from here">
          {fixed} Use the commands of releases on the server.
        </Notice>
      )}
      {deaf.map(({ edge, revision, since: deafSince, why, cure }) => (
        <Notice key={edge} tone="negative" title={`The edge ${edge} serves revision ${revision}`}>
          Since <When at={deafSince} />
          {why && `: ${why}`}. {cure}
        </Notice>
      ))}
      <Section title="Fails and stays">
        {failing.map((one) => (
          <FailingCard key={nameOf(one)} one={one} buttons={of(one, ['withdraw'])} />
        ))}
      </Section>
      <Section title="Canaries" none="There is no canary.">
        {canaries.map((one) => (
          <CanaryCard
            key={nameOf(one)}
            canary={one}
            since={since}
            until={at}
            buttons={of(one, ['step', 'promote', 'end', 'withdraw'])}
          />
        ))}
      </Section>
      <Section title="Withdrawn" none={`Nothing was withdrawn in ${time}.`}>
        {withdrawn.map((one) => (
          <WithdrawnCard
            key={`${nameOf(one)} ${one.change.revision}`}
            one={one}
            buttons={one.is_out && of(one, ['rollback'])}
          />
        ))}
      </Section>
      <h2 className={styles.head}>Live</h2>
      <DataTable
        caption="Live"
        columns={liveColumns}
        rows={live}
        rowKey={({ remote }) => remote}
        onOpen={({ remote }) => navigate(`/versions/${remote}`)}
        empty={{ title: 'Nothing is released' }}
      />
      <Section title="Canaries that ended">
        {ended.map((one) => (
          <Card key={nameOf(one)} level={3} title={nameOf(one)}>
            <p className={styles.quiet}>
              {one.end ? (
                <>
                  {one.end.action} of {one.end.version}: <Change change={one.end} />
                </>
              ) : (
                'How it ended is not kept.'
              )}
            </p>
            <Curve samples={one.samples} since={since} until={at} />
          </Card>
        ))}
      </Section>
      <Section title="Refused by the gate" none={`The gate refused nothing in ${time}.`}>
        {refused.map((one) => (
          <RefusedCard key={`${one.remote} ${one.at}`} one={one} />
        ))}
      </Section>
      {form}
    </>
  );
}

const products = [
  { value: 'site', label: 'Site' },
  { value: 'desk', label: 'Desk' },
] as const;
const windows = [
  { value: '1', label: '24 hours' },
  { value: '8', label: '8 days' },
] as const;

/** Releases as they are now, and what happened to them: of the site that players see, or of the desk. */
export function ReleasesPage() {
  const [query, setQuery] = useSearchParams();
  const product = query.get('product') === 'desk' ? 'desk' : 'site';
  const days = query.get('days') === '8' ? 8 : 1;
  const read = useRead('releases/overview', { product, days });
  useEvery(readsEvery, read.reload);
  const choose = (name: string, value: string) =>
    setQuery(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const tools = (
    <div className={styles.tools}>
      <Segmented label="Of" options={products} value={product} onChange={(value) => choose('product', value)} />
      <Segmented
        label="Time"
        options={windows}
        value={`${days}` as '1' | '8'}
        onChange={(value) => choose('days', value)}
      />
    </div>
  );
  return (
    <Page title="Releases" tools={tools}>
      <Reading of={read}>
        {(overview) => (
          <>
            <p className={styles.quiet}>
              Revision {overview.revision}, <When at={overview.at} />.
            </p>
            <Shown overview={overview} days={days} reload={read.reload} />
          </>
        )}
      </Reading>
    </Page>
  );
}
