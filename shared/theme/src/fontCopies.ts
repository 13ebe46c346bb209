import { createRequire } from 'node:module';
import { fontFiles } from './fonts';

/**
 * The font files as copy rules of a build (Rsbuild `output.copy`): absolute source → path below the output folder,
 * matching the URLs in `fontFaceCss`; edges find the files by it as well. For Node only.
 */
export function fontCopies(): { from: string; to: string }[] {
  const { resolve } = createRequire(import.meta.url);
  return fontFiles().map(({ from, url }) => ({ from: resolve(from), to: url.slice(1) }));
}
