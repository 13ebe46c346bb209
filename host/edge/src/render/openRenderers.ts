import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { givenVersions } from '@marquee/federation-release/registry/choices';
import type { Metrics } from '@marquee/kernel/metrics/metrics';
import type { HealthWatch } from '../health/healthWatch';
import type { BackendLink } from '../link/backendLink';
import type { RegistrySource } from '../sources/registrySource';
import { failureSink } from './failureSink';
import { Renderers } from './renderers';

/** What an edge renders its pages with. */
interface Rendered {
  /** Number of processes; 0: none, and pages are skeletons. */
  count: number;
  hostFolder: string;
  registries: RegistrySource;
  link: BackendLink;
  report: (error: unknown) => void;
  metrics?: Metrics | undefined;
  health?: HealthWatch | undefined;
}

/**
 * The renderers of an edge: for the current build of the host and the live releases, reporting failures to the backend.
 */
export function openRenderers({ count, hostFolder, registries, link, report, health, metrics }: Rendered): Renderers {
  const toBackend = failureSink(link);
  return new Renderers({
    count,
    releasesFolder: registries.folder,
    report,
    metrics,
    program: programIn(hostFolder, report),
    failed(failure, job) {
      health?.failedHere(failure);
      toBackend(failure, job);
    },
    isNamed({ remote, version }) {
      const record = registries.current().remotes[remote];
      return record !== undefined && givenVersions(record).includes(version);
    },
  });
}

/** Finds the program that a host build names in `server.json`; none if the file is missing or unreadable. */
function programIn(hostFolder: string, report: (error: unknown) => void): () => string | undefined {
  const described = join(hostFolder, 'server.json');
  let read: { stamp: number; program: string | undefined } | undefined;
  return () => {
    const stamp = statSync(described, { throwIfNoEntry: false })?.mtimeMs;
    if (stamp === undefined) return undefined;
    if (read?.stamp === stamp) return read.program;
    read = { stamp, program: undefined };
    try {
      const { file } = JSON.parse(readFileSync(described, 'utf8')) as { file: string };
      read.program = join(hostFolder, file);
    } catch (error) {
      report(error);
    }
    return read.program;
  };
}
