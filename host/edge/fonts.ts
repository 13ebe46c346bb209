import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fontFiles } from '@marquee/theme/fonts';

/** The theme's packages are its own: its font files are looked up from there. */
const require = createRequire(createRequire(import.meta.url).resolve('@marquee/theme/fonts'));
const files = new Map(fontFiles().map(({ url, from }) => [url, from]));

/** A font of the theme by its URL path, cacheable for ever because its version is in the path; null for any other path. */
export async function fontResponse(path: string): Promise<Response | null> {
  const from = files.get(path);
  if (!from) return null;
  const body = await readFile(require.resolve(from));
  return new Response(new Uint8Array(body), {
    headers: {
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    },
  });
}
