import type { AssetFile } from './compiledRemote';

/** The name of the host's record in the registry, and of the host in failures. No remote has it. */
export const hostName = 'host';

/**
 * The form of a host's build. An edge serves builds of its own form: raise the number when edge and build have to
 * change together.
 */
export const hostFormat = 1;

/** The file in a host's build that describes its server module, and what the build is for an edge. */
export const hostServerFile = 'server.json';

/** That file. */
export interface HostServer extends AssetFile {
  /** `hostFormat` of the edges that can serve the build. */
  format: number;
  /** The number of the host API that it gives to remotes. */
  hostApi: string;
}

/** The id of a released host's build, as its pages name it: the end of its version. */
export const hostBuildId = (version: string): string => version.slice(version.lastIndexOf('-') + 1);
