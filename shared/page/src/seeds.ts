import { lobbyInput, lobbyQuery } from '@marquee/contract/lobbyQuery';
import type { FilledSeed, Seed } from '@marquee/contract/start';
import type { RouteKind } from '@marquee/federation-runtime/defineRemote';

/**
 * A seed with its `:name`, `?name` and `?name=otherwise` texts replaced, `:language` among the parameters; none where
 * one of them is missing.
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

/**
 * The calls that a route's page begins with. A lobby's asks for the page that the query names, whatever its remote has
 * written.
 */
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
