/** A part of the repository, and all that it may import besides itself and libraries. */
export interface Area {
  /**
   * A folder or a file. `*` stands for the name of one folder; in the row's other paths it stands for the same folder.
   */
  path: string;
  imports?: readonly string[];
  /** What it may import types of, and nothing that is left at run time. */
  types?: readonly string[];
  /** What not even its tests may import. */
  never?: readonly string[];
}

/**
 * A folder whose folders (or files) form layers, the lowest first: each imports from layers below it, and nothing from
 * its own or above it.
 */
export interface LayeredFolder {
  path: string;
  layers: readonly (readonly string[])[];
}

/** What a check of directions goes by. */
export interface Directions {
  areas: readonly Area[];
  layers: readonly LayeredFolder[];
  /** Folders that are packages: what lies in another one is imported by its name, never by a path. */
  packages: readonly string[];
  /**
   * Patterns of files that only tests use. They may import more, in all directions but `never`; circles count there as
   * well.
   */
  tests: readonly string[];
  /** Modules that plugins of the builds make: nothing of that name lies on the disk. */
  made: readonly string[];
}

const shared = ['api', 'contract', 'federation/runtime', 'i18n', 'page', 'sdk', 'store', 'theme', 'ui'].map(
  (name) => `shared/${name}`,
);
const partsOfHost = ['host/shell', ...shared];
/** The directions of this repository. The one place to change when a folder comes, goes or moves to another layer. */
export const directions: Directions = {
  areas: [
    { path: 'shared/contract' },
    { path: 'shared/settings' },
    { path: 'shared/kernel', types: ['shared/contract'] },
    { path: 'shared/api', imports: ['shared/contract'] },
    { path: 'shared/store', imports: ['shared/api', 'shared/contract'] },
    { path: 'shared/i18n', imports: ['shared/contract'] },
    { path: 'shared/theme' },
    { path: 'shared/ui', imports: ['shared/contract', 'shared/theme'] },
    { path: 'shared/federation/runtime', imports: ['shared/contract', 'shared/settings'] },
    {
      path: 'shared/federation/build',
      imports: ['shared/contract', 'shared/federation/runtime', 'shared/settings'],
    },
    {
      path: 'shared/federation/release',
      imports: ['shared/contract', 'shared/federation/build', 'shared/federation/runtime', 'shared/settings'],
    },
    { path: 'shared/page', imports: ['shared/contract', 'shared/federation/runtime'] },
    {
      path: 'shared/sdk',
      imports: ['api', 'contract', 'federation/runtime', 'i18n', 'store', 'theme', 'ui'].map(
        (name) => `shared/${name}`,
      ),
    },
    {
      path: 'remotes/*',
      // The contract is pure functions and data: what a remote uses of it is built into the remote.
      imports: ['shared/sdk', 'shared/contract'],
      types: ['shared/federation/runtime'],
      never: ['remotes', 'host'],
    },
    { path: 'remotes/*/src/remote.ts', imports: ['remotes/*', 'shared/federation/runtime', 'shared/contract'] },
    { path: 'remotes/*/rsbuild.config.ts', imports: ['remotes/*', 'shared/federation/build'] },
    { path: 'host/shell', imports: shared },
    { path: 'host/templates/shared', imports: partsOfHost },
    { path: 'host/templates/data', imports: ['shared/settings', 'shared/theme'] },
    { path: 'host/templates/packPlugin.ts', imports: ['host/templates', 'shared/theme'] },
    { path: 'host/templates/widePlugin.ts', imports: ['host/templates'] },
    {
      path: 'host/templates/*',
      imports: ['host/shell', 'host/templates/shared', 'shared/contract', 'shared/sdk'],
    },
    {
      path: 'host/tests',
      imports: [...partsOfHost, 'host/earlyScriptPlugin.ts', 'host/edge', 'backend/app', 'backend/platform'],
    },
    {
      path: 'host/edge',
      imports: [
        ...['host/templates/data'],
        ...['shared/federation/release', 'shared/kernel', 'shared/settings', ...shared],
      ],
    },
    { path: 'host/earlyScriptPlugin.ts' },
    {
      path: 'host/rsbuild.config.ts',
      imports: [...partsOfHost, 'host/templates', 'host/earlyScriptPlugin.ts', 'shared/federation/build'],
    },
    { path: 'backend/database' },
    { path: 'backend/protocols', imports: ['shared/contract', 'shared/kernel'] },
    {
      path: 'backend/platform',
      imports: [
        ...['backend/database', 'backend/protocols', 'host/templates/data'],
        ...['shared/contract', 'shared/kernel', 'shared/settings'],
      ],
      never: ['backend/sandbox'],
    },
    {
      path: 'backend/sandbox',
      imports: ['backend/database', 'backend/protocols', 'shared/contract', 'shared/kernel', 'shared/settings'],
      never: ['backend/platform'],
    },
    {
      path: 'backend/app',
      imports: ['database', 'protocols', 'platform', 'sandbox']
        .map((name) => `backend/${name}`)
        .concat('host/edge', 'host/templates/data', 'shared/contract', 'shared/kernel', 'shared/settings'),
    },
    { path: 'e2e', imports: ['backend/app', 'host/templates', 'shared/*'] },
    { path: 'scripts', imports: ['backend', 'e2e', 'host', 'remotes', 'shared'] },
    {
      path: 'lab',
      imports: ['backend', 'e2e', 'host', 'shared'].concat(['check', 'lib', 'rules'].map((name) => `scripts/${name}`)),
    },
  ],
  layers: [
    {
      path: 'backend/platform/src',
      layers: [
        ['migrations', 'jurisdictions'],
        ['sites'],
        ['live', 'events'],
        ['ledger', 'messages', 'persons'],
        ['calls'],
        ['protection', 'identity'],
        ['auth'],
        ['wallet'],
        ['account'],
        ['catalogue', 'content', 'support'],
        ['play'],
        ['sports', 'minigame'],
        ['search'],
        ['storefront', 'operations'],
        ['api'],
      ],
    },
    {
      path: 'host/shell/src',
      layers: [
        ['modules', 'text', 'rules', 'address'],
        ['view', 'loading'],
        ['hydrate'],
        ['context'],
        ['remotes'],
        ['thirdParty', 'protection'],
        ['kit'],
        ['pages'],
        ['layout'],
        ['floating'],
        ['routing'],
        ['app'],
        ['index', 'server'],
      ],
    },
    {
      path: 'host/edge/src',
      layers: [
        ['exitWithError', 'http', 'link'],
        ['sources'],
        ['seo', 'mark', 'render'],
        ['page'],
        ['handlers'],
        ['installed'],
        ['edge'],
        ['serve'],
        ['edgeSettings'],
        ['main'],
      ],
    },
  ],
  packages: [
    'backend/*',
    'e2e',
    'host',
    'host/edge',
    'host/shell',
    'host/templates',
    'lab',
    'remotes/*',
    'shared/*',
    'shared/federation/*',
  ],
  tests: ['[.](test|spec|full)[.]tsx?$', '^backend/app/tests/', '(^|/)testing/', '(^|/)testing[.]tsx?$', '^lab/'],
  made: ['@marquee/single-remotes', '@marquee/template-packs', '@marquee/template-rows'],
};
