import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress, compressible, filesBelow } from '@marquee/federation-build/assets';

/** Writes a brotli copy beside each file of a folder. */
export function precompress(folder: string): void {
  for (const file of filesBelow(folder).filter((name) => compressible.test(name))) {
    writeFileSync(join(folder, `${file}.br`), compress(readFileSync(join(folder, file))));
  }
}
