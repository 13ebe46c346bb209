import { hostname, userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { root } from '@marquee/settings/root';
import { gitLine } from '../publish/commitOf';
import type { Author } from '../registry/trail';

/** The variables in which CI systems say who started a job, and where its log is. */
const systems = [
  { who: 'GITHUB_ACTOR', log: ['GITHUB_SERVER_URL', '/', 'GITHUB_REPOSITORY', '/actions/runs/', 'GITHUB_RUN_ID'] },
  { who: 'GITLAB_USER_LOGIN', log: ['CI_JOB_URL'] },
  { who: 'BUILDKITE_BUILD_CREATOR', log: ['BUILDKITE_BUILD_URL'] },
] as const;

function account(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    return hostname();
  }
}

/**
 * Who runs a command: the actor and log of a CI job, or the name of `by` or of git, with the account that it runs in.
 * It is what the machine says; nobody is made to prove it.
 */
export function whoRuns(by?: string, environment: NodeJS.ProcessEnv = { ...process.env }): string {
  const system = systems.find(({ who }) => environment[who]);
  const log = system?.log.map((part) => (/^[A-Z_]+$/.test(part) ? (environment[part] ?? '') : part)).join('');
  const name = by ?? (system ? environment[system.who] : gitLine(root, 'config', 'user.name'));
  const place = log ?? account();
  return name ? `${name} (${place})` : place;
}

/** Who runs a command, and why, by its options. */
export const authorIn = ({ by, reason }: { by?: string; reason?: string }): Author => ({
  who: whoRuns(by),
  ...(reason && { reason }),
});

/** Who is to be noted with a refusal of a command; nobody for one that changes nothing. */
export function asking(words: readonly string[]): (() => string) | undefined {
  const isTrial = words.some((word) => word === '--dry-run' || word === '--simulate');
  const { by } = parseArgs({ args: [...words], options: { by: { type: 'string' } }, strict: false }).values;
  return isTrial ? undefined : () => whoRuns(typeof by === 'string' ? by : undefined);
}
