import type { StaffOutput } from '@marquee/contract/staff/calls';
import { type PlayerPart, playerParts } from '@marquee/contract/staff/players';
import {
  Badge,
  Button,
  EmptyState,
  money,
  Notice,
  Reading,
  Refused,
  Select,
  useDesk,
  useRead,
  useSearchParams,
  When,
} from '@marquee/desk-sdk';
import { useMemo, useState } from 'react';
import { historyOf, isHistory, type LoadedPart } from './history';
import type { PlayerPlace } from './PartTable';
import { partViews } from './parts';
import styles from './player.module.css';

type AllParts = StaffOutput<'players/read'>['parts'];

/** How many further rows of a part are read at once. */
const step = 50;

const kinds = [
  { value: '', label: 'Everything but the audit' },
  ...playerParts.filter(isHistory).map((part) => ({ value: part, label: partViews[part].title })),
];

function Entries({ of: { site, player, currency }, parts }: { of: PlayerPlace; parts: AllParts }) {
  const { read } = useDesk();
  const [query, setQuery] = useSearchParams();
  const [loaded, setLoaded] = useState<readonly LoadedPart[]>(parts);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const kind = query.get('kind') ?? '';
  const shown = useMemo(
    () =>
      historyOf(
        loaded.filter(({ part }) => (kind ? part === kind : part !== 'audit')),
        currency,
        money,
      ),
    [loaded, kind, currency],
  );
  const choose = (next: string) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set('kind', next);
        else after.delete('kind');
        return after;
      },
      { replace: true },
    );

  async function readOlder() {
    setBusy(true);
    setError('');
    try {
      const pages = new Map<PlayerPart, LoadedPart>();
      for (const { part, rows, next } of shown.more) {
        const answer = await read('players/read', { site, player, part, limit: step, ...(next && { after: next }) });
        const page = answer.parts?.[0];
        if (page) pages.set(part, { part, rows: [...rows, ...page.rows], next: page.next });
      }
      setLoaded((before) => before.map((one) => pages.get(one.part) ?? one));
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal;
      setError(refusal.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.stack}>
      <div className={styles.filter}>
        <Select label="What is shown" value={kind} options={kinds} onChange={choose} />
      </div>
      {shown.entries.length === 0 && <EmptyState title="Nothing happened" />}
      <ol className={styles.history} aria-label="History, the newest first">
        {shown.entries.map(({ key, part, at, line }) => (
          <li key={key}>
            <When at={at} site={site} />
            <span className={styles.kind}>
              <Badge>{partViews[part].title}</Badge>
            </span>
            <span className={styles.words}>{line}</span>
          </li>
        ))}
      </ol>
      {error && (
        <Notice tone="negative" live>
          {error}
        </Notice>
      )}
      {shown.more.length > 0 && (
        <Button busy={isBusy} onClick={() => void readOlder()}>
          Show older
        </Button>
      )}
    </div>
  );
}

/** Everything that happened to a player, the newest first. */
export function HistoryTab({ of }: { of: PlayerPlace }) {
  const read = useRead('players/read', { site: of.site, player: of.player, limit: 20 });
  return <Reading of={read}>{({ parts }) => <Entries of={of} parts={parts} />}</Reading>;
}
