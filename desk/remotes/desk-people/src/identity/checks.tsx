import { Badge, Notice, useMay, When } from '@marquee/desk-sdk';
import { Changes } from '../player/acts';
import { PartTable } from '../player/PartTable';
import styles from '../player/player.module.css';
import { type Item, itemAct, type Queue, waiting } from '../requests/queue';

type Check = Item<'identity/list'>;

const causes: Record<Check['cause'], string> = {
  everybody: 'The site asks everybody before deposits and play',
  alike: 'Another account is like this one',
};

/** Every check of the player and what the partner said of them, beside what is decided. */
function Known({ of: { site, player, contradicted } }: { of: Check }) {
  const may = useMay();
  const place = { site, player, currency: 'USD' };
  return (
    <div className={styles.stack}>
      {contradicted > 0 && (
        <Notice tone="warning" title="The partner contradicts itself">
          After this check had failed the partner said that it passed. That changes nothing by itself.
        </Notice>
      )}
      <p>The documents are with the partner: ask there by the id of the check. Nothing of them is stored here.</p>
      {may('players.read', site) && (
        <>
          <PartTable of={place} part="identity" />
          <PartTable of={place} part="identity_partner" />
        </>
      )}
    </div>
  );
}

/** Identity checks that failed. */
export const checks: Queue<'identity/list'> = {
  call: 'identity/list',
  label: 'Identity check',
  permission: 'players.identity',
  nothing: 'No failed check waits for a decision.',
  key: ({ check }) => check,
  columns: [
    ...waiting<Check>(({ failed_at }) => failed_at),
    { id: 'account', label: 'Account', value: (row) => row.account_id },
    { id: 'cause', label: 'Asked for because', value: (row) => causes[row.cause] },
    { id: 'attempt', label: 'Check', value: (row) => row.attempt, isFigure: true },
    { id: 'reason', label: 'The partner says', value: (row) => row.reason ?? '' },
    {
      id: 'contradicted',
      label: 'Contradicted',
      value: (row) => row.contradicted,
      cell: (row) => (row.contradicted > 0 ? <Badge tone="warning">yes</Badge> : ''),
    },
  ],
  facts: ({ check, cause, attempt, reason, minimum_age, created_at, failed_at, has_document, site }) => [
    { term: 'Asked for because', value: causes[cause] },
    { term: 'Check', value: attempt > 3 ? attempt : `${attempt} of 3, then only staff decide` },
    { term: 'The partner says', value: reason === null ? 'no reason' : <bdi>{reason}</bdi> },
    { term: 'Minimum age', value: minimum_age },
    { term: 'Begun', value: <When at={created_at} site={site} /> },
    { term: 'Failed', value: <When at={failed_at} site={site} /> },
    { term: 'A document', value: has_document ? 'was shown in some check' : 'was never shown' },
    { term: 'Id at the partner', value: check },
  ],
  player: ({ player }) => player,
  acts: ({ site, player, attempt }) => [
    itemAct<'players/decide-identity'>('players.identity', {
      call: 'players/decide-identity',
      title: 'Passed',
      site,
      input: { player, verdict: 'passed' },
      children: (
        <Changes of={['Deposits and play open at once.', 'Ask for papers first: say in the reason what was seen.']} />
      ),
    }),
    itemAct<'players/decide-identity'>('players.identity', {
      call: 'players/decide-identity',
      title: 'Have it checked again',
      site,
      input: { player, verdict: 'again' },
      children: (
        <Changes
          of={['The partner checks once more.', `It is check ${attempt + 1}. Until it answers the check is open.`]}
        />
      ),
    }),
  ],
  more: (item) => <Known key={item.check} of={item} />,
};
