/**
 * Sanitizes a stored object: keeps values with the type of their default, key by key, and replaces the rest by
 * defaults. Stored data may be old, broken or edited, and must not break the page (R4).
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
