/**
 * Limits of what is taken from outside (ADR 86), before anything of it is looked at: the gate's budgets allow a
 * fraction of it. Bytes.
 */
export const limits = { packed: 20_000_000, unpacked: 40_000_000, files: 1_000, manifest: 1_000_000 };

/** A path of a file in an artefact: as `remote.json` may name one, without hidden names. */
const allowedPath = /^(?!.{201})([\w@+~-][\w.@+~-]*\/)*[\w@+~-][\w.@+~-]*$/;

/** An artefact that is refused before its rules can be checked: a sentence for the rule `file` or `format`. */
export class ArtefactFault extends Error {
  override name = 'ArtefactFault';

  constructor(
    readonly rule: 'file' | 'format',
    message: string,
  ) {
    super(message);
  }
}

/** A name from outside for a message: readable, and not endless. */
export const shown = (name: string) => `“${name.slice(0, 100).replace(/[^\x20-\x7e]/g, '?')}”`;

/** Refuses a path that leads outside of its folder, is hidden or unusual. */
export function refusePath(path: string): void {
  if (!allowedPath.test(path))
    throw new ArtefactFault('file', `${shown(path)} is no path of a file below the artefact`);
}
