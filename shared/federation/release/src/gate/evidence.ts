/** Characters quoted of a fault. */
const shown = 80;

/** A location in a file with the beginning of the text: `page.js:1:20 “eval(x)”`. */
export function placeIn(file: string, text: string, offset: number, end = offset + shown): string {
  const before = text.slice(0, offset).split('\n');
  const excerpt = text
    .slice(offset, Math.min(end, offset + shown))
    .replace(/\s+/g, ' ')
    .trim();
  return `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1} “${excerpt}”`;
}

/** A location without the text: a secret in a log is another leak. */
export function maskedPlace(file: string, text: string, offset: number, found: string): string {
  return `${placeIn(file, text, offset, offset)} “${found.slice(0, 4)}…” of ${found.length} characters`.replace(
    ' “”',
    '',
  );
}
