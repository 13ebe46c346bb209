/** Whether this is the server: there is no document. */
export const isServer = typeof document === 'undefined';

const mark = /<template data-part="([^"]+)">/g;

/** Name of a remote's part of a page. */
export const partOf = (remote: string, module: string) => `${remote} ${module}`;

/**
 * The parts that the server rendered as skeletons, found by marks with their names. The browser renders them and
 * removes the marks.
 */
export function skeletonsIn(html: string): Set<string> {
  return new Set([...html.matchAll(mark)].map(([, part = '']) => part));
}
