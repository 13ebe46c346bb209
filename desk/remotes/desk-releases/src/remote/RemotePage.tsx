import type { StaffOutput } from '@marquee/contract/staff/calls';
import {
  Badge,
  Card,
  type DataColumn,
  DataTable,
  DescriptionList,
  Notice,
  Page,
  Reading,
  useParams,
  useRead,
  When,
} from '@marquee/desk-sdk';
import type { ReactNode } from 'react';
import { Change } from '../Change';
import styles from '../releases.module.css';
import { useEvery } from '../useEvery';
import { usePress } from '../usePress';

type Remote = StaffOutput<'releases/remote'>;
type Version = Remote['versions'][number];

/** How often the page reads itself again, ms. */
const readsEvery = 15_000;

const actions: Record<string, string> = {
  release: 'live',
  canary: 'canary',
  rollback: 'live again',
  quarantine: 'withdrawn',
};

const changes: readonly DataColumn<Remote['history'][number]>[] = [
  { id: 'at', label: 'When', value: ({ at }) => at, cell: ({ at }) => <When at={at} /> },
  { id: 'revision', label: 'Revision', value: ({ revision }) => revision, isFigure: true },
  {
    id: 'what',
    label: 'What',
    value: ({ action, by }) =>
      by === 'switch' ? (action === 'quarantine' ? 'switched off' : 'switched on') : (actions[action] ?? action),
  },
  { id: 'version', label: 'Version', value: ({ version }) => version },
  { id: 'by', label: 'Decided by', value: ({ by }) => by ?? 'a person' },
  { id: 'who', label: 'Who', value: ({ who }) => who ?? '–' },
  {
    id: 'why',
    label: 'Why',
    value: ({ reason }) => reason ?? '–',
    cell: ({ reason }) => <span className={styles.long}>{reason ?? '–'}</span>,
  },
];

const timeOf = (at: string | null, none: string) => (at === null ? none : <When at={at} />);

/** One version of a part: where it comes from, how it was tried, what it may do, and what can be done with it. */
function VersionCard({ one, isLive, buttons }: { one: Version; isLive: boolean; buttons: ReactNode }) {
  const { version, published_at, ran_at, proven_at, commit, run, withdrawn, calls, routes } = one;
  return (
    <Card
      level={3}
      title={version}
      action={
        withdrawn === null ? isLive && <Badge tone="positive">live</Badge> : <Badge tone="negative">withdrawn</Badge>
      }
    >
      <DescriptionList
        items={[
          ...(withdrawn === null
            ? []
            : [{ term: 'Why withdrawn', value: <span className={styles.long}>{withdrawn}</span> }]),
          { term: 'Published', value: timeOf(published_at, '–') },
          { term: 'Run in a browser', value: timeOf(ran_at, 'Never') },
          { term: 'Proven by visitors', value: timeOf(proven_at, 'Not yet') },
          { term: 'Commit', value: <span className={styles.long}>{commit ?? 'Not known'}</span> },
        ]}
      />
      <details>
        <summary>Its pages and calls</summary>
        <p className={styles.long}>{routes.join(' ') || 'No pages'}</p>
        <p className={styles.long}>{calls.join(' ') || 'No calls'}</p>
      </details>
      {run.length > 0 && (
        <details>
          <summary>What the run opened ({run.length})</summary>
          <ul className={styles.problems}>
            {run.map((line) => (
              <li key={line} className={styles.long}>
                {line}
              </li>
            ))}
          </ul>
        </details>
      )}
      {buttons}
    </Card>
  );
}

/** One part: its versions, its changes with who and why, and what can be done with each. */
export function RemotePage() {
  const { remote = '' } = useParams();
  const read = useRead('releases/remote', { remote });
  const { buttons, form } = usePress(read.reload);
  useEvery(readsEvery, read.reload);
  return (
    <Page title={`Releases of ${remote}`}>
      <Reading of={read}>
        {(value) => (
          <>
            {value.fixed && (
              <Notice tone="info" title="Nothing can be changed from here">
                {value.fixed} Use the commands of releases on the server.
              </Notice>
            )}
            {value.off && (
              <Notice tone="negative" title="It is switched off">
                <Change change={value.off} />
              </Notice>
            )}
            {buttons(value, ({ press }) => press === 'off' || press === 'on')}
            <h2 className={styles.head}>Versions</h2>
            <div className={styles.cards}>
              {value.versions.map((one) => (
                <VersionCard
                  key={one.version}
                  one={one}
                  isLive={one.version === value.live}
                  buttons={buttons(
                    value,
                    ({ press, version }) => version === one.version && press !== 'off' && press !== 'on',
                  )}
                />
              ))}
            </div>
            <h2 className={styles.head}>Changes</h2>
            <DataTable
              caption="Changes"
              columns={changes}
              rows={value.history}
              rowKey={({ revision, action }) => `${revision} ${action}`}
              empty={{ title: 'No change is kept' }}
            />
          </>
        )}
      </Reading>
      {form}
    </Page>
  );
}
