import { lobbyInput, lobbyQuery } from '@marquee/contract/lobbyQuery';
import type { FilledSeed, Seed } from '@marquee/contract/start';
import type { RouteKind } from '@marquee/federation-runtime/defineRemote';

/**
 * A seed with `:name`, `?name` and `?name=default` values filled in, `:language` among the parameters; none if one is
 * missing.
 */
export function filled(
  seed: Seed,
  parameters: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
): FilledSeed[] {
  const entries = Object.entries(seed.input).map(([key, value]): [string, unknown] => {
    const [, sign, name = '', otherwise] = (typeof value === 'string' && /^([:?])(\w+)(?:=(.*))?$/.exec(value)) || [];
    if (!sign) return [key, value];
    return [key, (sign === ':' ? parameters[name] : query.get(name)) ?? otherwise];
  });
  if (seed.input && entries.some(([, value]) => value === undefined)) return [];
  return [{ ...seed, input: Object.fromEntries(entries) } as FilledSeed];
}

/** A route's first calls. A lobby's call requests the page number of the query, whatever its remote declares. */
export function routeSeeds(
  { seed = [], kind }: { seed?: readonly Seed[] | undefined; kind?: RouteKind | undefined },
  parameters: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
): FilledSeed[] {
  const calls = seed.flatMap((one) => filled(one, parameters, query));
  if (kind !== 'lobby') return calls;
  const page = lobbyInput(lobbyQuery(query));
  return calls.map((one) =>
    one.call === 'product/get_games' ? { call: one.call, input: { game_type: one.input.game_type, ...page } } : one,
  );
}
