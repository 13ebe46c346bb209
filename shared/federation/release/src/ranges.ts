import lessThan from 'semver/functions/lt.js';
import satisfiesRange from 'semver/functions/satisfies.js';
import leastOf from 'semver/ranges/min-version.js';

/**
 * Whether a semantic version is in a range. Build suffixes are ignored: `1.0.0-ab12cd34` counts as 1.0.0. False for an
 * invalid range. For Node only: browsers get a registry without incompatible versions, because the library is 6 kB. An
 * open page sends its host API with `/registry.json`, and gets no version that it cannot run.
 */
export function satisfies(version: string, range: string): boolean {
  return satisfiesRange(version.replace(/[-+].*$/, ''), range);
}

/** Whether a range begins before a version: it may have been made for an older one. True for an invalid range. */
export function beginsBefore(range: string, version: string): boolean {
  try {
    const least = leastOf(range);
    return least === null || lessThan(least, version);
  } catch {
    return true;
  }
}
