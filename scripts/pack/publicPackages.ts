/** A package of ours that a team installs outside of this repository. */
export interface PublicPackage {
  name: string;
  /** Source files, below the root, by subpath. */
  face: Readonly<Record<string, string>>;
  /** Our packages whose code and types become a part of it. */
  contains: readonly string[];
  platform: 'neutral' | 'node';
  /** Packages that it needs and does not import: builds read their versions. */
  needs?: readonly string[];
  /** Further fields of its package.json. */
  manifest?: object;
}

const ours = (names: readonly string[]) => names.map((name) => `@marquee/${name}`);

/** A row of the table below: without a face it has that of its package.json, and `more`. */
interface Row extends Omit<PublicPackage, 'face'> {
  face?: PublicPackage['face'];
  more?: PublicPackage['face'];
}

/** The packages of a team (ADR 86): what it imports in pages, and what builds and checks them. */
export const publicPackages: readonly Row[] = [
  { name: '@marquee/contract', contains: [], platform: 'neutral' },
  {
    name: '@marquee/sdk',
    // The other subpaths are the host's own.
    face: { '.': 'shared/sdk/src/index.ts' },
    contains: ours(['api', 'federation-runtime', 'i18n', 'store', 'theme', 'ui']),
    platform: 'neutral',
  },
  {
    name: '@marquee/federation',
    more: {
      './webpack': 'shared/federation/build/src/webpackRemote.ts',
      './vite': 'shared/federation/build/src/viteRemote.ts',
      './team': 'shared/federation/release/src/team/cli.ts',
      './remote.schema.json': 'docs/api/remote.schema.json',
    },
    needs: ['react', 'react-dom', 'mobx', 'mobx-react-lite'],
    manifest: { bin: { 'marquee-remote': './dist/team.js' } },
    contains: ours(['federation-build', 'federation-release', 'federation-runtime', 'settings']),
    platform: 'node',
  },
];
