import type { RemoteRecord, RunResult } from '@marquee/federation-runtime/registry/schema';
import { printable } from '../registry/trail';

type Change = RemoteRecord['history'][number];

const shortCommit = (commit: string) => commit.replace(/^([0-9a-f]{12})[0-9a-f]+/, '$1');

const ranLine = ({ seconds, lines }: RunResult) => `${lines.join('; ')} (${seconds} s)`;

/** Who made a change, and from which commit its version was built; empty where nobody noted it. */
export function authorOf({ who, by, commit }: Change): string {
  const decided = by && { health: 'the site itself', steps: 'steps' }[by];
  const author = [decided, who].filter(Boolean).join(', ');
  return printable([author && `by ${author}`, commit && `commit ${shortCommit(commit)}`].filter(Boolean).join(', '));
}

/** A change as lines: when, by which revision, what, by whom; and below it why, and what its run came to. */
function linesOf(remote: string, change: Change): string[] {
  const { at, revision, action, version, reason, run } = change;
  const head = `${at}  revision ${revision}  ${action} ${remote}@${version}`;
  return [
    [head, authorOf(change)].filter(Boolean).join('  '),
    ...(reason ? [`    why: ${printable(reason)}`] : []),
    ...(run ? [`    run: ${printable(ranLine(run))}`] : []),
  ];
}

/** All changes of remotes that their records keep, oldest first. */
export function trailLines(remotes: Readonly<Record<string, RemoteRecord>>): string[] {
  return Object.entries(remotes)
    .flatMap(([remote, { history }]) => history.map((change) => ({ remote, change })))
    .sort((a, b) => a.change.at.localeCompare(b.change.at) || a.change.revision - b.change.revision)
    .flatMap(({ remote, change }) => linesOf(remote, change));
}
