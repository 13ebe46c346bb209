import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerModule } from '@marquee/page/rendering';
import { LRUCache } from 'lru-cache';

/** Most characters of code kept. */
const most = 16_000_000;

/** The name of a module's code; it differs between builds of a version. */
export const nameOf = ({ remote, version, integrity }: ServerModule) => `${remote}@${version} ${integrity}`;

/** Server code of remotes from a folder of releases, checked against the registry's hash. */
export class ModuleFiles {
  readonly #kept = new LRUCache<string, { module: ServerModule; code: string }>({
    maxSize: most,
    sizeCalculation: ({ code }) => code.length + 1,
  });

  constructor(readonly folder: string) {}

  /** The code of a module. Rejects if its file is missing or differs from what was published. */
  async read(module: ServerModule): Promise<string> {
    const kept = this.#kept.get(nameOf(module));
    if (kept) return kept.code;
    const { remote, version, file, integrity } = module;
    const bytes = await readFile(join(this.folder, remote, version, file)).catch(({ code }: NodeJS.ErrnoException) => {
      throw new Error(`${file} cannot be read (${code})`);
    });
    const found = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    if (found !== integrity) throw new Error(`${file} is not what was published`);
    const code = bytes.toString('utf8');
    this.#kept.set(nameOf(module), { module, code });
    return code;
  }

  /** Drops the others. */
  retain(isWanted: (module: ServerModule) => boolean): void {
    for (const [name, { module }] of this.#kept) if (!isWanted(module)) this.#kept.delete(name);
  }
}
