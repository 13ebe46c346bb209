import { kinds, type Phase } from './tally';

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** A phase's table: a line per kind of request. */
export function phaseTable(phase: Phase): string {
  const rows = kinds.map((kind) => {
    const count = phase.of(kind);
    const what = [...count.failures].map(([failure, times]) => `${times} × ${failure}`).join(', ');
    return [kind, `${count.sent}`, `${count.failed}`, what, seconds(count.slowest), seconds(count.longestGap)];
  });
  const lines = [['kind', 'sent', 'failed', 'failures', 'slowest', 'longest without success'], ...rows];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const written = lines.map((line) => `    ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`);
  return [`${phase.name} (${phase.seconds.toFixed(0)} s)`, ...written.map((line) => line.trimEnd())].join('\n');
}
