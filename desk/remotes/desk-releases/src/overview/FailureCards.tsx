import { oddsText } from '@marquee/contract/releaseFigures';
import type { StaffOutput } from '@marquee/contract/staff/calls';
import { Badge, Card, DescriptionList, Link, When } from '@marquee/desk-sdk';
import type { ReactNode } from 'react';
import { Change } from '../Change';
import styles from '../releases.module.css';

type Overview = StaffOutput<'releases/overview'>;
type Evidence = NonNullable<Overview['withdrawn'][number]['evidence']>;

/** What visitors' browsers said, which are texts of strangers. */
const Told = ({ text }: { text: string }) => <code className={styles.long}>{text}</code>;

function seenOf({ visitors, failed, networks, measure, compared, seen }: Evidence): string {
  const own = measure
    ? `${failed} of ${visitors} visitors with ${measure}`
    : `It failed for ${failed} of ${visitors} visitors in ${networks} networks`;
  const beside =
    compared &&
    `${compared.version ?? 'the live version'} ${compared.failed} of ${compared.visitors}; odds that it is worse ${oddsText(compared.odds)}`;
  return [own, beside, seen && `the edge saw it itself: ${seen}`].filter(Boolean).join('; ');
}

const titleOf = ({ remote, version }: { remote: string; version: string }) => (
  <Link to={`/versions/${remote}`}>{`${remote}@${version}`}</Link>
);

/** A version that was withdrawn, with what visitors saw of it. */
export function WithdrawnCard({ one, buttons }: { one: Overview['withdrawn'][number]; buttons: ReactNode }) {
  const { change, evidence, is_out, instead } = one;
  return (
    <Card
      level={3}
      title={titleOf(one)}
      action={<Badge tone={is_out ? 'negative' : 'neutral'}>{is_out ? 'withdrawn' : 'back'}</Badge>}
    >
      <DescriptionList
        items={[
          { term: 'Withdrawn', value: <Change change={evidence ? { ...change, reason: null } : change} /> },
          ...(evidence
            ? [
                {
                  term: 'Seen',
                  value: (
                    <>
                      {seenOf(evidence)}, from <When at={evidence.first_at} /> to <When at={evidence.last_at} />
                    </>
                  ),
                },
                { term: 'Cause', value: <Told text={evidence.cause} /> },
                { term: 'Place', value: <Told text={evidence.place} /> },
              ]
            : []),
          ...(is_out
            ? [{ term: 'Now', value: instead ? `Everybody gets ${instead}` : 'Nothing is left: it cannot be shown' }]
            : []),
        ]}
      />
      {buttons}
    </Card>
  );
}

/** A version that visitors say fails, and that stays. */
export function FailingCard({ one, buttons }: { one: Overview['failing'][number]; buttons: ReactNode }) {
  const { at, because, is_doubted, evidence } = one;
  return (
    <Card
      level={3}
      title={titleOf(one)}
      action={
        <Badge tone={is_doubted ? 'warning' : 'negative'}>{is_doubted ? 'visitors say it fails' : 'fails'}</Badge>
      }
    >
      <DescriptionList
        items={[
          {
            term: 'Seen',
            value: `${evidence.failed} of ${evidence.visitors} visitors in ${evidence.networks} networks`,
          },
          { term: 'Last', value: <When at={at} /> },
          { term: 'Why it stays', value: because },
          { term: 'Cause', value: <Told text={evidence.cause} /> },
          { term: 'Place', value: <Told text={evidence.place} /> },
        ]}
      />
      {buttons}
    </Card>
  );
}

/** A build that the gate refused, with the rules that it broke. */
export function RefusedCard({ one }: { one: Overview['refused'][number] }) {
  const { remote, version, at, who, problems, more } = one;
  return (
    <Card level={3} title={version === null ? remote : `${remote}@${version}`}>
      <p className={styles.quiet}>
        <When at={at} />
        {who && `, by ${who}`}
      </p>
      <ul className={styles.problems}>
        {problems.map(({ rule, message, cure }) => (
          <li key={`${rule} ${message}`} className={styles.long}>
            <strong>{rule}</strong>: {message} <span className={styles.quiet}>{cure}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.quiet}>And {more} more.</p>}
    </Card>
  );
}
