import { join } from 'node:path';
import { chunkName, classNamesOf } from '@marquee/federation-runtime/names';
import { folderOf } from './commonConfig';
import { type BuiltRemote, type ChunkGroups, describeBuild, entryIn } from './describeBuild';
import { federationOptions, lentGlue } from './federationOptions';
import { readDescription } from './readDescription';
import { teamVersion } from './teamVersion';

/** The parts of webpack's compiler that are used. */
interface Compiler {
  outputPath: string;
  hooks: { done: { tap: (name: string, after: (stats: Stats) => void) => void } };
}

interface Stats {
  hasErrors: () => boolean;
  toJson: (options: object) => { namedChunkGroups?: ChunkGroups };
}

/** A webpack plugin that describes a build in `remote.json`. */
class DescribeBuild {
  constructor(private readonly remote: BuiltRemote) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('marquee:describe', (stats) => {
      if (stats.hasErrors()) return;
      const { namedChunkGroups: groups = {} } = stats.toJson({ all: false, chunkGroups: true, ids: true });
      describeBuild(compiler.outputPath, this.remote, {
        entry: entryIn(groups, this.remote),
        filesOf: (module) => (groups[chunkName(module)]?.assets ?? []).map(({ name }) => name),
      });
    });
  }
}

/**
 * What a webpack configuration needs for a remote (ADR 86): `config` to begin with, `federation` for
 * `ModuleFederationPlugin` of `@module-federation/enhanced/webpack`, and `classNames` for CSS modules.
 */
export async function webpackRemote(configUrl: string) {
  const root = folderOf(configUrl);
  const remote = { root, description: await readDescription(root), version: teamVersion(root) };
  return {
    // webpack has no hash yet where the plugin asks for the name; a version's folder never changes anyway.
    federation: { ...federationOptions(remote), filename: 'entry.js' },
    classNames: classNamesOf(remote.description.name),
    config: {
      context: root,
      mode: 'production' as const,
      entry: {},
      devtool: false as const,
      output: {
        path: join(root, 'dist'),
        clean: true,
        publicPath: 'auto',
        filename: '[name].[contenthash:8].js',
        chunkFilename: 'async/[name].[contenthash:8].js',
        chunkLoadTimeout: 5000,
        crossOriginLoading: 'anonymous' as const,
      },
      externals: [lentGlue],
      plugins: [new DescribeBuild(remote)],
    },
  };
}
