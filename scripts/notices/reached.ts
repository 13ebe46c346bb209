import { build } from 'esbuild';
import { root, sourceFiles } from '../check/sourceFiles';
import { packageFolder } from './packageFolder';

/** Where code that browsers load begins: the host's, its templates', the remotes' and the game clients'. */
const entry =
  /^(host\/shell\/src\/index\.tsx|host\/templates\/[^/]+\/\w+\.tsx|(remotes\/[^/]+|backend\/sandbox\/play)\/src\/.*(?<!\.test|\.d)\.tsx?)$/;

/**
 * The folders, below the root, of the packages of which some code is left once what browsers load is bundled: in a
 * second, by another bundler than that of the builds and without its plugins. Those may add packages of which this does
 * not know.
 */
export async function reachedFolders(): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...sourceFiles()].filter((path) => entry.test(path)),
    outdir: 'nowhere',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Made by plugins of the builds: none of them imports code of others.
    external: ['@marquee/single-remotes', '@marquee/template-packs', '@marquee/template-rows'],
    loader: { '.css': 'empty', '.svg': 'empty', '.png': 'empty', '.woff2': 'empty' },
    metafile: true,
    logLevel: 'silent',
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  return [...new Set(inputs.flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? packageFolder(path) : [])))];
}
