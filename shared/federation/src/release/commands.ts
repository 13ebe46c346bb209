import { readRegistry } from '../registry';
import { rollback } from './promote';

const column = (text: string, width: number) => text.padEnd(width);

/** What is live in a releases folder, since when and by which revision, as lines to print. */
export function releaseLines(releases: string): string[] {
  const registry = readRegistry(releases);
  const lines = [`revision ${registry.revision}`];
  for (const [name, { live, lastGood, canary, quarantined, history }] of Object.entries(registry.remotes)) {
    const since = history.findLast((entry) => entry.version === live && entry.action !== 'canary');
    const below = (version: string, what: string) => lines.push(`${column('', 12)} ${column(version, 18)} ${what}`);
    lines.push(
      `${column(name, 12)} ${column(live, 18)} since ${since?.at ?? '?'} (revision ${since?.revision ?? '?'})`,
    );
    if (lastGood) below(lastGood, 'last good');
    if (canary) below(canary.version, `canary ${canary.sites?.join(', ') ?? `${canary.percent}%`}`);
    for (const { version, reason } of quarantined) below(version, `quarantined: ${reason}`);
  }
  return lines;
}

/** `rollback <remote> [version]`: what it has done, as a line to print. Throws where there is nothing to go back to. */
export function rollbackLine(releases: string, [remote = '', version]: string[]): string {
  return `Live with revision ${rollback(releases, remote, version).revision}.`;
}
