import type { GameTile } from '@marquee/contract/entities';

/** A list of games as it is read. */
interface Read {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  value: { value: readonly Pick<GameTile, 'popularity'>[] } | undefined;
}

/** Whether a list is based on launches on this site, rather than the built-in one. */
function isCounted(games: readonly Pick<GameTile, 'popularity'>[]): boolean {
  return games.length > 0 && games.every(({ popularity }) => popularity > 0);
}

/** The key of a list's title: by launches, of the built-in list, or neutral while it is unknown which one it is. */
export function titleOf<Counted extends string, BuiltIn extends string>(
  { state, value }: Read,
  counted: Counted,
  builtIn: BuiltIn,
): Counted | BuiltIn | 'home.games' {
  if (value) return isCounted(value.value) ? counted : builtIn;
  return state === 'failed' ? builtIn : 'home.games';
}
