import type { ParsedRegistry, RegistryFault } from '@marquee/federation-runtime/registry/parse';
import type { Registry } from '@marquee/federation-runtime/registry/schema';

/**
 * Replaces each invalid record by the newest valid one of `sources` (newest first); a remote without any is dropped.
 * Records the replacements in `faults`.
 */
export function repaired(parsed: ParsedRegistry, sources: Iterable<Registry>, faults: RegistryFault[]): Registry {
  const { registry } = parsed;
  if (parsed.faults.length === 0) return registry;
  const remotes = { ...registry.remotes };
  const missing = new Map(parsed.faults.map(({ subject, message }) => [subject, message]));
  for (const source of sources) {
    for (const [remote, message] of missing) {
      const record = Object.hasOwn(source.remotes, remote) ? source.remotes[remote] : undefined;
      if (!record) continue;
      remotes[remote] = record;
      missing.delete(remote);
      faults.push({ subject: remote, message: `${message}: that of revision ${source.revision} stays` });
    }
    if (missing.size === 0) break;
  }
  for (const [remote, message] of missing) {
    faults.push({ subject: remote, message: `${message}: it is left out, as there is no other record of it` });
  }
  return { ...registry, remotes };
}
