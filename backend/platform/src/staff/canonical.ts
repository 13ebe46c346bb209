import { createHash } from 'node:crypto';

/** JSON with sorted keys: one spelling for equal values. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    item && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1)))
      : item,
  );
}

/** SHA-256 of a value's one spelling, in hexadecimal. */
export const hashOfValue = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');
