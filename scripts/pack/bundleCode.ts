import { build, type Plugin } from 'esbuild';
import type { HostFacts } from '../../shared/federation/release/src/publish/hostFacts';
import { packageOf } from '../package/bundle';
import type { PublicPackage } from './publicPackages';

/** Keeps packages of others, and our other public packages, as imports. */
function keepOthers({ name, contains }: PublicPackage): Plugin {
  const inside = new Set([name, ...contains]);
  return {
    name: 'keep others',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        kind === 'entry-point' || inside.has(packageOf(path)) ? undefined : { path, external: true },
      );
    },
  };
}

/** Replaces the modules that read facts of the host in this repository by the facts, and leaves the desk out. */
function fixedFacts(facts: HostFacts): Plugin {
  const fixed = (name: string, value: string) => `export const ${name} = ${value};`;
  return {
    name: 'fixed facts',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]hostApiVersion\.ts$/ }, () => ({
        contents: `${fixed('hostApiVersion', JSON.stringify(facts.hostApi))}${fixed('deskApiVersion', "''")}`,
      }));
      onLoad({ filter: /[\\/]hostFacts\.ts$/ }, () => ({
        contents: fixed('hostFacts', `() => (${JSON.stringify(facts)})`),
      }));
      onLoad({ filter: /[\\/]deskNames\.ts$/ }, () => ({
        contents: fixed('deskNames', '{ calls: [], permissions: [] }'),
      }));
      onLoad({ filter: /[\\/]deskPaths\.ts$/ }, () => ({ contents: fixed('deskPaths', '[]') }));
    },
  };
}

/** The file of a subpath in a packed package, without its ending: `./calls/row` → `calls/row`. */
export const fileOf = (subpath: string) => (subpath === '.' ? 'index' : subpath.slice(2));

/** Code of a packed package. */
export interface Code {
  /** Contents by path. */
  files: Map<string, Uint8Array>;
  /** Packages that it imports, ours as well. */
  imports: Set<string>;
}

/** Builds a public package's faces as ES modules, with our other packages in it, and the host's facts. */
export async function bundleCode(root: string, one: PublicPackage, facts: HostFacts): Promise<Code> {
  const output = '/dist';
  const code = Object.entries(one.face).filter(([, file]) => !file.endsWith('.json'));
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(code.map(([subpath, file]) => [fileOf(subpath), file])),
    outdir: output,
    write: false,
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    platform: one.platform,
    target: one.platform === 'node' ? 'node20.19' : 'es2022',
    jsx: 'automatic',
    loader: { '.module.css': 'local-css', '.svg': 'dataurl' },
    metafile: true,
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [keepOthers(one), fixedFacts(facts)],
  });
  const outside = Object.values(metafile.outputs).flatMap(({ imports }) => imports.filter(({ external }) => external));
  const packages = outside.map(({ path }) => path).filter((path) => !path.startsWith('node:'));
  return {
    files: new Map(outputFiles.map(({ path, contents }) => [path.slice(path.indexOf(output) + 1), contents])),
    imports: new Set(packages.map(packageOf)),
  };
}
