/**
 * Sanitizes a stored object: takes what has the shape of the defaults, key by key; the rest is the default. What a
 * browser keeps may be old, broken or edited by hand, and must not break the page (R4).
 */
export function sanitize<T extends object>(defaults: T, stored: unknown): T {
  const from = isPlain(stored) ? stored : {};
  const entries = Object.entries(defaults).map(([key, standard]) => {
    const value = Object.hasOwn(from, key) ? from[key] : undefined;
    if (isPlain(standard)) return [key, sanitize(standard, value)];
    return [key, typeof value === typeof standard ? value : standard];
  });
  return Object.fromEntries(entries) as T;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
