import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { AssetFile } from '@marquee/federation-runtime/compiledRemote';

/** The `sha384-…` integrity of content, as browsers verify it. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Brotli at the highest quality: done once at publishing. */
export function compress(content: string | Uint8Array): Buffer {
  const bytes = Buffer.from(content);
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/** File types worth compressing. */
export const compressible = /\.(js|css|json|svg|html|txt)$/;

/** Describes a file of a build folder. */
export function assetFile(folder: string, file: string): AssetFile {
  const content = readFileSync(join(folder, file));
  const brotli = compressible.test(file) ? compress(content).length : content.length;
  return { file, integrity: integrityOf(content), bytes: content.length, brotli };
}

/** All files below a folder, as sorted paths with forward slashes. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
