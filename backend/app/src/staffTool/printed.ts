const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const word = (value: unknown) => (typeof value === 'string' ? value.replace(/\s*\n\s*/g, ' ') : JSON.stringify(value));

/** An answer for people: a line for each field, lists and objects indented; empty values are left out. */
export function printed(value: unknown, indent = ''): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return `${indent}none\n`;
    return value
      .map((item) => {
        if (!isObject(item) && !Array.isArray(item)) return `${indent}- ${word(item)}\n`;
        return `${indent}- ${printed(item, `${indent}  `).trimStart()}`;
      })
      .join('');
  }
  if (!isObject(value)) return `${indent}${word(value)}\n`;
  return Object.entries(value)
    .filter(([, item]) => item !== null && item !== undefined && item !== '')
    .map(([name, item]) => {
      const isFlat =
        (!isObject(item) && !Array.isArray(item)) || (Array.isArray(item) && item.every((one) => !isObject(one)));
      if (!isFlat) return `${indent}${name}:\n${printed(item, `${indent}  `)}`;
      return `${indent}${name}: ${Array.isArray(item) ? item.map(word).join(', ') || 'none' : word(item)}\n`;
    })
    .join('');
}
