import { declaredReturn, type Profile } from '../../src/games/engines/engine';
import type { Opened } from './api';
import { make } from './dom';
import type { Words } from './text';
import type { Theme } from './theme';

/** The input for a game's rules. `stake` is the chosen step, minor units. */
export interface RulesInput<Key extends string = never> {
  opened: Opened;
  words: Words<Key>;
  theme: Theme;
  stake: number;
}

/** A cell of a table: text, or a picture. */
type Cell = string | Node;

/** A paragraph of the rules. */
export const paragraph = (text: string): Node => make('p', { text });

function table(rows: readonly (readonly Cell[])[]): HTMLElement {
  const body = make('tbody');
  for (const row of rows) {
    const [first = '', ...rest] = row;
    const head = make('th', { attributes: { scope: 'row' } }, first);
    body.append(make('tr', {}, head, ...rest.map((cell) => make('td', {}, cell))));
  }
  return make('table', {}, body);
}

/** The heading of a pay table in the panel. */
export const payTableId = 'pay-table';

/** The pay table with its heading and notes. */
export function payTable({ t }: Words, rows: readonly (readonly Cell[])[], ...notes: Node[]): Node[] {
  return [make('h3', { text: t('paytable'), attributes: { id: payTableId, tabindex: '-1' } }), ...notes, table(rows)];
}

/** The return of each line, if they differ: its name in the profile, and its display name. */
export function lineReturns(
  { t, percent }: Words,
  profile: Profile | undefined,
  lines: readonly (readonly [string, string])[],
): Node[] {
  if (!profile) return [];
  const rows = lines.map(([line, name]) => [name, percent(declaredReturn(profile, line) / 10_000)]);
  return [make('h3', { text: t('rtp') }), table(rows)];
}

/** Facts of every game: return and volatility (D7.02). */
export function facts({ opened, words }: RulesInput): Node[] {
  const { t, percent } = words;
  const { rtp, volatility } = opened.game;
  const rows = [
    [t('rtp'), percent(rtp)],
    [t('volatility'), t('volatilityOf', { n: volatility })],
  ];
  return [table(rows), paragraph(t('rtpNote'))];
}
