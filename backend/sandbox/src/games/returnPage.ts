import type { ReturnRow } from './returnTable';

const percent = (ratio: number, digits = 4) => `${(ratio * 100).toFixed(digits)} %`;

function exactOf([least, most]: ReturnRow['exact']): string {
  const [low, high] = [percent(least), percent(most)];
  return low === high ? low : `${low.slice(0, -2)} – ${high}`;
}

/** A row as cells of text: game, line, how many lines, declared, exact, simulated. */
export function cellsOf({ game, lines, count, declared, exact, simulated }: ReturnRow): string[] {
  const played = simulated ? `${percent(simulated.rtp, 2)} ± ${percent(simulated.within, 2)}` : '–';
  return [game, lines, String(count), percent(declared, 2), exactOf(exact), played];
}

/** `docs/returns.md`. */
export function returnPage(rows: readonly ReturnRow[], rounds: number): string {
  const head = ['game', 'line', 'lines', 'declared', 'exact', 'simulated'];
  const cells = rows.map(cellsOf);
  const widths = head.map((name, column) => Math.max(name.length, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [
    '# Returns of the sandbox’s games',
    '',
    'Made by `npm run returns -- --write`; not by hand.',
    '',
    'What every game gives back of what is staked, for everything that can be bet on. **Exact** is a sum over all outcomes: counted, not',
    'estimated. A declared figure is right when no line differs from it by more than half of its last digit, and a full run fails when one',
    'does. **Simulated** is the mean of rounds that the game’s own code played, with four standard errors:',
    `${rounds.toLocaleString('en')} rounds a row, fewer where a game is slow. Video poker’s return is that of perfect play, by`,
    'enumeration of all hands. Where prices change from round to round (duel, race), a line is one side of one fixture.',
    '',
    'Stakes change nothing: each is a multiple of 100 minor units and every price a whole number of hundredths, so that no payout is rounded;',
    'a test plays every stake of every currency.',
    '',
    line(head),
    line(widths.map((width) => '-'.repeat(width))),
    ...cells.map(line),
    '',
  ].join('\n');
}
