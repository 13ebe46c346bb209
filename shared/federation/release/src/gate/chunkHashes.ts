import { createHash } from 'node:crypto';
import { integrityOf } from '@marquee/federation-build/assets';
import type { Check } from './rules';

/** The hashes by which browsers check a script. */
const algorithms = ['sha256', 'sha384', 'sha512'];

const isScript = (file: string) => /\.m?js$/.test(file);

/**
 * Every script besides the entry must have its hash in another script: the one that loads it, which then lets browsers
 * check it (`integrity`). The entry's own hash is in the registry. Other rules find what is not listed or was changed.
 */
export const chunkHashes: Check = ({ compiled, files, read, bytes }) => {
  const scripts = files.filter(isScript).map((file) => ({ file, text: read(file) }));
  const isHashed = (file: string, content: Uint8Array) =>
    algorithms
      .map((algorithm) => createHash(algorithm).update(content).digest('base64'))
      .some((hash) => scripts.some((other) => other.file !== file && other.text.includes(hash)));
  return compiled.files.flatMap(({ file, integrity }) => {
    if (!isScript(file) || file === compiled.entry.file || !files.includes(file)) return [];
    const content = bytes(file);
    if (integrityOf(content) !== integrity || isHashed(file, content)) return [];
    return [`${file} would be loaded unchecked: no script of the build has its hash`];
  });
};
