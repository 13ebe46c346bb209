/** A field of what an act changed. */
export interface Compared {
  name: string;
  before: string;
  after: string;
  isChanged: boolean;
}

const textOf = (value: unknown): string =>
  value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);

const fieldsOf = (value: unknown): Record<string, unknown> => {
  if (value === null || value === undefined) return {};
  return typeof value === 'object' && !Array.isArray(value) ? { ...value } : { value };
};

/** What was before and after an act, field by field. What is no object stands under `value`. */
export function compared(before: unknown, after: unknown): Compared[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].map((name) => {
    const [was, is] = [textOf(old[name]), textOf(now[name])];
    return { name, before: was, after: is, isChanged: was !== is };
  });
}
