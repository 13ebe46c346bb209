/** Characters shown of what is wrong. */
const shown = 80;

/** Where something stands in a file, and the beginning of it: `page.js:1:20 “eval(x)”`. */
export function placeIn(file: string, text: string, offset: number, end = offset + shown): string {
  const before = text.slice(0, offset).split('\n');
  const excerpt = text
    .slice(offset, Math.min(end, offset + shown))
    .replace(/\s+/g, ' ')
    .trim();
  return `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1} “${excerpt}”`;
}

/** What stands in a file, without telling it: a secret in a log is one more leak. */
export function maskedPlace(file: string, text: string, offset: number, found: string): string {
  return `${placeIn(file, text, offset, offset)} “${found.slice(0, 4)}…” of ${found.length} characters`.replace(
    ' “”',
    '',
  );
}
