import type { Language } from '@marquee/contract/languages';
import type { RemoteDescription } from './defineRemote';

/** A file of a published version: its path below the version's folder, `sha384-…`, and its sizes in bytes. */
export interface AssetFile {
  file: string;
  integrity: string;
  bytes: number;
  brotli: number;
}

/**
 * `remote.json`: a remote's description together with what its build produced. All that host, edge and gate need to
 * know.
 */
export interface CompiledRemote extends RemoteDescription {
  /** Shape of this file. */
  format: 1;
  version: string;
  /** Name of the global variable that the entry declares. */
  container: string;
  entry: AssetFile;
  /**
   * What renders its pages and sections on a server: a CommonJS file that exports a function for each module. Without
   * it they are drawn in the browser only.
   */
  server?: AssetFile | undefined;
  /** Per page or section module: what the browser fetches for it beside the entry. */
  modules: Record<string, { js: AssetFile[]; css: AssetFile[] }>;
  /** The labels of titles, navigation and sections, so that menus need no bundle. */
  labels: Record<Language, Record<string, string>>;
  /** The translation bundle of each language. */
  locales: Record<Language, AssetFile>;
  /** Required share keys and their version ranges. */
  requires: Record<string, string>;
  /** Members of the host API that the code uses. Empty for a bundler that cannot tell. */
  sdk: string[];
  /** Packages whose code is inside the build. */
  packages: string[];
  /** Every file of the version except this one. */
  files: AssetFile[];
}
