import { failingNow } from '@marquee/federation-release/registry/failing';
import { repairPointer } from '@marquee/federation-release/registry/folderStore';
import { type TrustSettings, trustFolder } from '@marquee/federation-release/registry/signature';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import type { Metrics } from '@marquee/kernel/metrics/metrics';
import { RegistrySource } from './registrySource';

/** How an edge reads its registry. */
interface RegistryOptions {
  releasesFolder: string;
  report: (error: unknown) => void;
  metrics?: Metrics | undefined;
  /** By which keys the registry is signed (ADR 90). */
  signed?: TrustSettings | undefined;
}

/**
 * The registry of an edge. If `registry.json` is missing or invalid but a revision of it is kept, it is repaired first.
 */
export function openRegistries({ releasesFolder, report, metrics, signed }: RegistryOptions): RegistrySource {
  if (signed) trustFolder(releasesFolder, signed);
  const registries = new RegistrySource(releasesFolder, report);
  const state = orElse('broken', () => {
    registries.current();
    return repairPointer(releasesFolder);
  });
  if (state === 'repaired') report(new Error('registry.json is the newest kept revision again'));
  const gauge = (name: string, help: string, value: () => number) =>
    metrics?.gauge(name, help, [], () => [[{}, orElse(Number.NaN, value)]]);
  gauge(
    'marquee_registry_revision',
    'Revision of the registry that pages are made from.',
    () => registries.current().revision,
  );
  gauge('marquee_registry_faults', 'Files and records of the registry that are not whole.', () => registries.faults);
  gauge('marquee_registry_deaf', 'Whether the edge serves another revision than the newest of its folder.', () =>
    registries.stays === undefined ? 0 : 1,
  );
  if (signed?.RELEASE_KEYS) {
    gauge(
      'marquee_registry_signature_seconds',
      'Time until the signature of the registry ends.',
      () => registries.signedFor / 1000,
    );
  }
  gauge(
    'marquee_withdrawn_versions',
    'Versions that the site withdrew by itself, and that nobody has replaced yet.',
    () => withdrawnIn(registries.current()),
  );
  gauge(
    'marquee_failing_versions',
    'Versions that fail for visitors and stay, as there is no other one, or as enough were withdrawn.',
    () => failingNow(releasesFolder, registries.current()).length,
  );
  return registries;
}

const withdrawnIn = ({ remotes }: Registry) =>
  Object.values(remotes).filter(({ live, quarantined }) =>
    quarantined.some(({ version, evidence }) => evidence && version === live),
  ).length;

/** If no revision can be read, page requests fail, and the registry can be repaired while the edge runs. */
function orElse<Value>(otherwise: Value, read: () => Value): Value {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
