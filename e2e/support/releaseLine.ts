import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry } from '@marquee/federation-release/registry/folderReading';
import { folderStore } from '@marquee/federation-release/registry/folderStore';
import { type Audience, promote } from '@marquee/federation-release/registry/promote';
import { releaseOf } from '@marquee/federation-release/registry/published';
import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * A series of versions of one remote, each with different code for browser and server, made by `mark`. Instead of
 * building each, which takes seconds, it rewrites the files of the first version, with all names and hashes.
 */
export class ReleaseLine {
  readonly #first: CompiledRemote;

  constructor(
    readonly releases: string,
    readonly remote: string,
    readonly mark: (text: string, version: string) => string,
  ) {
    const record = readRegistry(releases).registry.remotes[remote];
    const release = record?.versions[record.live];
    if (!release) throw new Error(`${remote} is not released`);
    this.#first = release.description;
  }

  /** Publishes a version and makes it live, for an audience if there is one; removes unused folders. */
  async release(version: string, audience?: Audience): Promise<void> {
    const target = this.#folder(version);
    const container = `${this.#first.container}_${version.replaceAll('.', '_')}`;
    cpSync(this.#folder(this.#first.version), target, { recursive: true, filter: (path) => !path.endsWith('.br') });
    const hashes = new Map<string, string>();
    const renamed = (text: string) =>
      [...hashes]
        .reduce((now, [old, hash]) => now.replaceAll(old, hash), text)
        .replaceAll(this.#first.container, container);
    const rewrite = (file: string) => {
      const before = readFileSync(join(target, file), 'utf8');
      const after = renamed(this.mark(before, version));
      writeFileSync(join(target, file), after);
      hashes.set(integrityOf(before), integrityOf(after));
    };
    const files = readdirSync(target, { recursive: true }).map(String);
    const code = files.filter((file) => /\.c?js$/.test(file) && file !== this.#first.entry.file);
    // The entry contains the hashes of the others.
    for (const file of [...code, this.#first.entry.file]) rewrite(file);
    const compiled: CompiledRemote = { ...JSON.parse(renamed(JSON.stringify(this.#first))), version };
    writeFileSync(join(target, 'remote.json'), JSON.stringify(compiled));
    const one = { remote: this.remote, version, release: releaseOf(compiled, version), built: true };
    const registry = await promote(folderStore(this.releases), [one], { audience });
    const named = registry.remotes[this.remote]?.versions ?? {};
    for (const old of readdirSync(join(this.releases, this.remote)))
      if (!named[old] && old !== this.#first.version) rmSync(this.#folder(old), { recursive: true });
  }

  #folder(version: string): string {
    return join(this.releases, this.remote, version);
  }
}
