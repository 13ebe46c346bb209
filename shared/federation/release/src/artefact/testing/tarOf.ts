import { gzipSync } from 'node:zlib';

const block = 512;

/** An entry of an archive: also one that no honest program writes. */
export interface TarEntry {
  path: string;
  content?: string | Uint8Array;
  /** `0` a file, `1` and `2` links, `3` a device, `5` a folder, `L` and `x` the name of the next entry. */
  type?: string;
  /** What the header says instead of the content's size. */
  size?: number;
}

function headerOf({ path, type = '0', size = 0 }: TarEntry): Buffer {
  const header = Buffer.alloc(block);
  header.write(path.slice(0, 100), 0);
  header.write(size.toString(8).padStart(11, '0'), 124);
  header.write(type, 156);
  header.write('/etc/passwd', 157);
  header.write('ustar\x0000', 257);
  header.write('        ', 148);
  header.write(
    `${header
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
  );
  return header;
}

/** A `.tar.gz` of entries, without any check. */
export function tarOf(entries: readonly TarEntry[]): Buffer {
  const parts = entries.flatMap((entry) => {
    const content = Buffer.from(entry.content ?? '');
    const padding = Buffer.alloc((block - (content.length % block)) % block);
    return [headerOf({ ...entry, size: entry.size ?? content.length }), content, padding];
  });
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * block)]), { level: 1 });
}
