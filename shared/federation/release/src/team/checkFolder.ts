import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { checkArtefact, GateRefusal } from '../gate/gate';
import { hostFacts } from '../publish/hostFacts';

/**
 * Checks a built folder by the rules on files, beside no other remote: what collides is found at the release. Throws
 * GateRefusal.
 */
export async function checkFolder(folder: string): Promise<CompiledRemote> {
  const compiled = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as CompiledRemote;
  const problems = await checkArtefact(folder, compiled, { ...hostFacts(), others: [], isComplete: false });
  if (problems.length > 0) throw new GateRefusal(compiled.name, compiled.version, problems);
  return compiled;
}
