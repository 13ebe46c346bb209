import { hostReport } from './hostApi';
import type { Reports } from './reports';

const shown = 20;

function changedLines(before: string, after: string): string[] {
  const only = (text: string, other: string, sign: string) => {
    const known = new Set(other.split('\n'));
    return text.split('\n').flatMap((line) => (known.has(line) ? [] : [`  ${sign} ${line}`]));
  };
  const lines = [...only(before, after, '-'), ...only(after, before, '+')];
  return lines.length > shown ? [...lines.slice(0, shown), `  … and ${lines.length - shown} lines more`] : lines;
}

/** The differences between stored and current reports, for people. Nothing if they are equal. */
export function changes(kept: Reports, current: Reports): string[] {
  const files = [...new Set([...kept.keys(), ...current.keys()])].filter(
    (file) => kept.get(file) !== current.get(file),
  );
  const found = files.sort().flatMap((file) => {
    const what =
      file === hostReport
        ? 'the host API changed: see in CHANGELOG.md when its version is raised'
        : 'public types changed';
    return [`docs/api/${file}: ${what}`, ...changedLines(kept.get(file) ?? '', current.get(file) ?? '')];
  });
  return found.length > 0 ? [...found, 'If that is meant: `npm run api -- --write`, and commit the reports.'] : [];
}
