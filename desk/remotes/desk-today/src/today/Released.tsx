import type { StaffOutput } from '@marquee/contract/staff/calls';
import { Card, Link, Reading, useRead, When } from '@marquee/desk-sdk';
import styles from './today.module.css';

type Overview = StaffOutput<'releases/overview'>;

/** What happened to a version, in a few words. */
interface Happened {
  what: string;
  remote: string;
  version: string;
  at: string;
}

/** How many are listed here; the page of releases has all. */
const most = 6;

/** What happened to releases in the time of an overview, the newest first. */
function happenedIn({ since, live, canaries, withdrawn, failing }: Overview): Happened[] {
  const all = [
    ...live.map(({ remote, version, change, off }) => ({
      ...{ remote, version, what: off ? 'switched off' : 'live' },
      at: (off ?? change)?.at ?? '',
    })),
    ...canaries.map(({ remote, version, change, audience }) => ({
      ...{ remote, version, what: `canary for ${audience}`, at: change?.at ?? '' },
    })),
    ...withdrawn.map(({ remote, version, change, is_out }) => ({
      ...{ remote, version, what: is_out ? 'withdrawn' : 'withdrawn, and back', at: change.at },
    })),
    ...failing.map(({ remote, version, at }) => ({ remote, version, what: 'fails, and stays', at })),
  ];
  return all.filter(({ at }) => at >= since).sort((a, b) => b.at.localeCompare(a.at));
}

/** What was released for players in the last day, and what became of it. */
export function Released() {
  const read = useRead('releases/overview', { product: 'site' });
  return (
    <Card title="Released" action={<Link to="/versions">All releases</Link>}>
      <Reading of={read}>
        {(overview) => {
          const happened = happenedIn(overview);
          const more = happened.length - most;
          return happened.length === 0 ? (
            <p className={styles.quiet}>Nothing in the last 24 hours.</p>
          ) : (
            <ul className={styles.list}>
              {happened.slice(0, most).map(({ what, remote, version, at }) => (
                <li key={`${what} ${remote} ${version} ${at}`}>
                  <Link to={`/versions/${remote}`}>{`${remote}@${version}`}</Link> <strong>{what}</strong>
                  <span className={styles.quiet}>
                    <When at={at} />
                  </span>
                </li>
              ))}
              {more > 0 && <li className={styles.quiet}>And {more} more.</li>}
            </ul>
          );
        }}
      </Reading>
    </Card>
  );
}
