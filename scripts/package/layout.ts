/** The programs of an archive: file name in `server/` → source module. */
export const programs: Readonly<Record<string, string>> = {
  site: 'backend/app/src/site.ts',
  edge: 'host/edge/src/main.ts',
  backend: 'backend/app/src/main.ts',
  sandbox: 'backend/sandbox/src/main.ts',
  backup: 'backend/app/src/commands/backup.ts',
  restore: 'backend/app/src/commands/restore.ts',
  verifyLedger: 'backend/app/src/commands/verifyLedger.ts',
  verifyAudit: 'backend/app/src/commands/verifyAudit.ts',
  desk: 'backend/app/src/commands/desk.ts',
  alias: 'backend/app/src/commands/alias.ts',
  releaseNotes: 'backend/app/src/commands/releaseNotes.ts',
  doctor: 'backend/app/src/commands/doctor.ts',
  pictures: 'backend/app/src/commands/pictures.ts',
  conformance: 'backend/app/src/commands/conformance.ts',
  sites: 'backend/app/src/commands/site.ts',
  release: 'shared/federation/release/src/tool/deliverCli.ts',
};

/** Files and folders that servers read, at the same path as in the repository. */
export const files: readonly { path: string; only?: RegExp }[] = [
  { path: 'host/dist', only: /^(?!\.source$)/ },
  { path: 'host/templates', only: /^\w+\/(row\.json|skeleton\.css)$/ },
  { path: 'host/edge/src/installed', only: /^\w+\.js$/ },
  { path: 'shared/i18n/src/bundles', only: /\.json$/ },
  { path: 'shared/sdk/package.json' },
  { path: 'desk/sdk/package.json' },
  { path: 'desk/host/dist', only: /^(?!\.source$)/ },
  { path: 'shared/settings/src', only: /^(commands|operatorCommands|checkoutCommands|root)\.mjs$/ },
  { path: 'backend/platform/src/api/desk' },
  { path: 'backend/platform/src/content/purify.mjs' },
  { path: 'backend/platform/src/messages/texts', only: /\.json$/ },
  { path: 'backend/platform/src/terms/texts', only: /\.json$/ },
  { path: 'backend/platform/src/migrations', only: /\.sql$/ },
  { path: 'backend/sandbox/src/migrations', only: /\.sql$/ },
  { path: 'backend/sandbox/src/ownDatabase', only: /\.sql$/ },
  { path: 'backend/sandbox/src/thirdParty/client' },
  { path: 'backend/sandbox/play/dist', only: /^(?!\.source$)/ },
  { path: 'backend/sites' },
  { path: 'docs', only: /^(?!(api|adding|decisions|specification)\/|(README|commands|where-is)\.md$)/ },
  { path: 'CHANGELOG.md' },
  { path: 'LICENSE' },
  { path: 'THIRD-PARTY-NOTICES' },
];

/** Packages loaded without imports in bundles: a fallback for native password hashing, and those of a child process. */
export const alsoNeeded: readonly { name: string; importer: string }[] = [
  { name: '@node-rs/argon2-wasm32-wasi', importer: 'backend/platform/package.json' },
  { name: 'dompurify', importer: 'backend/platform/package.json' },
  { name: 'jsdom', importer: 'backend/platform/package.json' },
];
