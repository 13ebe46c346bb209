import type { FilledSeed, Seed } from '@marquee/contract/start';

/** A seed with its `:name` and `?name` texts replaced, `:language` among the parameters; none where one of them is missing. */
export function filled(
  seed: Seed,
  parameters: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
): FilledSeed[] {
  const entries = Object.entries(seed.input).map(([key, value]): [string, unknown] => {
    if (typeof value !== 'string' || !/^[:?]\w+$/.test(value)) return [key, value];
    const name = value.slice(1);
    return [key, (value.startsWith(':') ? parameters[name] : query.get(name)) ?? undefined];
  });
  if (seed.input && entries.some(([, value]) => value === undefined)) return [];
  return [{ ...seed, input: Object.fromEntries(entries) } as FilledSeed];
}
