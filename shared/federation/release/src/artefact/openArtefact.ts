import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { GateRefusal, problemsOf } from '../gate/gate';
import { ArtefactFault, limits } from './limits';
import { readFolder } from './readFolder';
import { type Files, readTar } from './readTar';

/** The files with `remote.json` at the top: they may all lie in one folder, as npm packs them. */
function fromTop(files: Files): Files {
  const [top] = [...files.keys()].map((path) => path.split('/', 1)[0]);
  const isBelow = !files.has('remote.json') && [...files.keys()].every((path) => path.startsWith(`${top}/`));
  return isBelow ? new Map([...files].map(([path, content]) => [path.slice(`${top}/`.length), content])) : files;
}

function manifestIn(files: Files): CompiledRemote {
  const content = files.get('remote.json');
  if (!content) throw new ArtefactFault('file', 'there is no remote.json');
  if (content.length > limits.manifest)
    throw new ArtefactFault('file', `remote.json has ${content.length} bytes of ${limits.manifest}`);
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(content).toString('utf8'));
  } catch {
    throw new ArtefactFault('format', 'remote.json is no JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ArtefactFault('format', 'remote.json is no object');
  const key = /"(__proto__|constructor|prototype)"\s*:/.exec(Buffer.from(content).toString('utf8'))?.[1];
  if (key) throw new ArtefactFault('format', `remote.json has a key ${key}`);
  return value as CompiledRemote;
}

/** An unpacked artefact: its folder, and its description, which is still to be checked. */
export interface OpenArtefact {
  folder: string;
  compiled: CompiledRemote;
}

/**
 * Copies the files of an artefact, a folder or a `.tar.gz`, into an own folder. Throws GateRefusal for what no build
 * writes, before anything of it is written, and an Error if there is none.
 */
export function openArtefact(artefact: string, folder: string): OpenArtefact {
  if (!existsSync(artefact)) throw new Error(`There is no ${artefact}.`);
  try {
    const files = fromTop(statSync(artefact).isDirectory() ? readFolder(artefact) : readTar(packedIn(artefact)));
    const compiled = manifestIn(files);
    for (const [path, content] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    return { folder, compiled };
  } catch (error) {
    if (!(error instanceof ArtefactFault)) throw error;
    throw new GateRefusal(basename(artefact), undefined, problemsOf(error.rule, [error.message]));
  }
}

/** An archive's bytes; one that is too large is not read. */
function packedIn(file: string): Uint8Array {
  const { size } = statSync(file);
  if (size > limits.packed) throw new ArtefactFault('file', `the archive has ${size} bytes of ${limits.packed}`);
  return readFileSync(file);
}
