import type { FilledSeed, Seed } from '@marquee/contract/start';

/** A seed with its `:name`, `?name` and `?name=otherwise` texts replaced, `:language` among the parameters; none where one of them is missing. */
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
