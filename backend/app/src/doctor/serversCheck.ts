import { isStandby, serversIn } from '@marquee/database/servers';
import { type Finding, failed, ok, reasonOf, warning } from './check';

/** The role of each of several servers; nothing for a single one. */
export async function serverFindings(url: string | undefined): Promise<Finding[]> {
  const urls = serversIn(url ?? '');
  if (urls.length === 1) return [];
  const roles = await Promise.all(
    urls.map(async (one) => {
      const { host } = new URL(one);
      return isStandby(one).then(
        (standby) => ({ host, role: standby ? ('stand-by' as const) : ('primary' as const), reason: '' }),
        (error: unknown) => ({ host, role: 'away' as const, reason: reasonOf(error) }),
      );
    }),
  );
  const primaries = roles.filter(({ role }) => role === 'primary').map(({ host }) => host);
  if (primaries.length > 1)
    return [
      failed(
        `${primaries.join(' and ')} all take changes`,
        'Stop the one that was lost before, at once: what it still takes, the other does not have (docs/operations.md, A second database server).',
      ),
    ];
  return roles.map(({ host, role, reason }) => {
    if (role === 'primary') return ok(`${host} takes changes`);
    if (role === 'stand-by') return ok(`${host} is a stand-by`);
    return warning(
      `${host} does not answer: ${reason}`,
      'There is no other server to go on with: make it a stand-by again, or take it out of DATABASE_URL.',
    );
  });
}
