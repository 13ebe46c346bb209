import type { InstalledPackage } from './installedPackages';

/** Permissive licences, by their SPDX names. */
const allowed = new Set([
  ...['MIT', 'MIT/X11', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense', 'Python-2.0'],
]);

/** Exceptions, and why they are acceptable. */
const exceptions: Record<string, { packages: RegExp; why: string }> = {
  'OFL-1.1': { packages: /^@fontsource(-variable)?\//, why: 'fonts, served unchanged with their notices' },
  'MPL-2.0': {
    packages: /^(axe-core|@axe-core\/playwright)$/,
    why: 'used in tests only, unchanged, and served to nobody',
  },
};

/**
 * Whether an SPDX expression is satisfiable: one side of each OR, both of each AND. Complex expressions are refused.
 */
function isAllowed(expression: string, name: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  return bare
    .split(' OR ')
    .some((choice) =>
      choice.split(' AND ').every((id) => allowed.has(id) || exceptions[id]?.packages.test(name) === true),
    );
}

/** Packages with a disallowed licence, a line each. */
export function refusedLicences(packages: readonly InstalledPackage[]): string[] {
  return packages
    .filter(({ name, license }) => !isAllowed(license, name))
    .map(({ name, version, license }) => `${name} ${version}: ${license} is not among the allowed licences`);
}
