import satisfiesRange from 'semver/functions/satisfies.js';

/**
 * Whether a semantic version lies in a range. Suffixes of builds are ignored: `1.0.0-ab12cd34` counts as 1.0.0. No
 * version lies in what is no range. For Node only: browsers get a registry in which ranges are judged already, as the
 * library is 6 kB. An open page names its host API when it asks for `/registry.json`, and gets no version that it
 * cannot run.
 */
export function satisfies(version: string, range: string): boolean {
  return satisfiesRange(version.replace(/[-+].*$/, ''), range);
}
