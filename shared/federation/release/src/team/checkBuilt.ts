import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { openArtefact } from '../artefact/openArtefact';
import { checkArtefact, GateRefusal } from '../gate/gate';
import { hostFacts } from '../publish/hostFacts';

/**
 * Checks a built folder or its `.tar.gz` by the rules on files, beside no other remote: what collides is found at the
 * release. Throws GateRefusal.
 */
export async function checkBuilt(artefact: string): Promise<CompiledRemote> {
  const staging = mkdtempSync(join(tmpdir(), 'marquee-check-'));
  try {
    const { compiled } = openArtefact(artefact, staging);
    const problems = await checkArtefact(staging, compiled, { ...hostFacts(), others: [], isComplete: false });
    if (problems.length > 0) throw new GateRefusal(compiled.name, compiled.version, problems);
    return compiled;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
