/**
 * What a remote can see, with the parts of other packages that the sdk hands on: their types count as the sdk's own.
 * Those of `shared/contract` do not: a changed call is listed as such, and is in the contract's own report.
 */
export const hostApi = {
  package: '@marquee/sdk',
  /** Another subpath that remotes import, and that has no version of its own. */
  also: '@marquee/federation-runtime/defineRemote',
  bundled: ['api', 'federation-runtime', 'i18n', 'store', 'theme', 'ui'].map((name) => `@marquee/${name}`),
} as const;
