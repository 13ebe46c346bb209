import { createRequire } from 'node:module';
import { fontFiles } from './fonts';

/**
 * The font files as a build's copy rules (Rsbuild `output.copy`): absolute source → path below the output folder, so
 * that each is served at the URL that `fontFaceCss` names; an edge finds them by it as well. For Node only.
 */
export function fontCopies(): { from: string; to: string }[] {
  const { resolve } = createRequire(import.meta.url);
  return fontFiles().map(({ from, url }) => ({ from: resolve(from), to: url.slice(1) }));
}
