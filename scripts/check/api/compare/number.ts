import type { Difference } from './difference';
import type { Differences } from './differences';

/** Which part of the number a change of types moves. */
export type Step = 'major' | 'minor' | 'none';

/** The step that differences ask for. */
export const stepOf = ({ breaking, added }: Differences): Step =>
  breaking.length > 0 ? 'major' : added.length > 0 ? 'minor' : 'none';

const parts = (version: string) => version.split('.').map(Number) as [number, number, number];

/** The step from one number to the next. */
export function stepBetween(released: string, current: string): Step {
  const [[major, minor], [nextMajor, nextMinor]] = [parts(released), parts(current)];
  if (nextMajor !== major) return 'major';
  return nextMinor === minor ? 'none' : 'minor';
}

function leastNumber(released: string, step: Step): string {
  const [major, minor] = parts(released);
  if (step === 'major') return `${major + 1}.0.0`;
  return step === 'minor' ? `${major}.${minor + 1}.0` : released;
}

/** Most members that are listed. */
const listed = 40;

function linesOf(differences: readonly Difference[], what: (one: Difference) => string): string[] {
  const lines = differences.map((one) => {
    const by = one.exports.filter((name) => name !== one.member);
    return `  ${one.member} ${what(one)}${by.length > 0 ? ` (by ${by.slice(0, 3).join(', ')})` : ''}`;
  });
  const more = lines.length - listed;
  return more > 0 ? [...lines.slice(0, listed), `  … and ${more} more`] : lines;
}

/** What is wrong with the number of the host API, by its differences from the last released one. Nothing if it fits. */
export function wrongNumber(released: string, current: string, differences: Differences): string[] {
  const step = stepOf(differences);
  if (stepBetween(released, current) === step) return [];
  // A major version may add, too.
  if (step === 'minor' && stepBetween(released, current) === 'major') return [];
  const needed = leastNumber(released, step);
  const head = `Host API ${current}, and ${released} was released: its types ask for ${needed}.`;
  if (step === 'none') return [head, '  Nothing that a remote can see differs.'];
  const lines =
    step === 'major'
      ? linesOf(differences.breaking, ({ what }) => what)
      : linesOf(differences.added, () => 'is new or takes more');
  return [head, ...lines, 'Give shared/sdk/package.json this number, then `npm run api -- --write`.'];
}
