/** Whether this is the server: there is no document. */
export const isServer = typeof document === 'undefined';

const mark = /<template data-part="([^"]+)">/g;

/** The name of a remote's part of a page. */
export const partOf = (remote: string, module: string) => `${remote} ${module}`;

/**
 * The parts that are skeletons in a page's markup: those have a mark with their name. The browser draws them, and the
 * mark goes.
 */
export function skeletonsIn(html: string): Set<string> {
  return new Set([...html.matchAll(mark)].map(([, part = '']) => part));
}
