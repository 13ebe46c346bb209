import satisfiesRange from 'semver/functions/satisfies.js';

/**
 * Whether a semantic version is in a range. Build suffixes are ignored: `1.0.0-ab12cd34` counts as 1.0.0. False for an
 * invalid range. For Node only: browsers get a registry without incompatible versions, because the library is 6 kB. An
 * open page sends its host API with `/registry.json`, and gets no version that it cannot run.
 */
export function satisfies(version: string, range: string): boolean {
  return satisfiesRange(version.replace(/[-+].*$/, ''), range);
}
