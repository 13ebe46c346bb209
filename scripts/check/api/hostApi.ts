/**
 * The packages of the host API: the sdk, and those whose types it re-exports. `shared/contract` is not included:
 * changed calls are in the contract's own report.
 */
export const hostApi = {
  package: '@marquee/sdk',
  /** Another subpath that remotes import, without a version of its own. */
  also: '@marquee/federation-runtime/defineRemote',
  bundled: ['api', 'federation-runtime', 'i18n', 'store', 'theme', 'ui'].map((name) => `@marquee/${name}`),
} as const;

/** The file name of the host API's report. */
export const hostReport = `${hostApi.package.split('/').at(-1)}.api.md`;
