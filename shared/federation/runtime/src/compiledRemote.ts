import type { Language } from '@marquee/contract/languages';
import type { RemoteDescription } from './defineRemote';

/** A file of a published version: its path below the version's folder, `sha384-…`, and its sizes in bytes. */
export interface AssetFile {
  file: string;
  integrity: string;
  bytes: number;
  brotli: number;
}

/** `remote.json`: a remote's description with the results of its build; everything that host, edge and gate need. */
export interface CompiledRemote extends RemoteDescription {
  /** Version of this file's format. */
  format: 1;
  version: string;
  /** Name of the global variable that the entry declares. */
  container: string;
  entry: AssetFile;
  /**
   * The server file: a CommonJS file that exports a function for each module. Without it, pages and sections are
   * rendered in browsers only.
   */
  server?: AssetFile | undefined;
  /** The files of each page or section module besides the entry. */
  modules: Record<string, { js: AssetFile[]; css: AssetFile[] }>;
  /** Texts of titles, navigation and sections, so that menus need no bundle. */
  labels: Partial<Record<Language, Record<string, string>>>;
  /** The translation bundle of each language; a host has its own texts. */
  locales: Partial<Record<Language, AssetFile>>;
  /** Required shared modules with their version ranges. */
  requires: Record<string, string>;
  /** Members of the host API in use. Empty if the bundler cannot tell. */
  sdk: string[];
  /** Packages bundled into the build. */
  packages: string[];
  /** Every file of the version except this one. */
  files: AssetFile[];
}
