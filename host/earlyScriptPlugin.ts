import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { buildSync } from 'esbuild';

/** The inline script of a page's head (`shell/src/hydrate/earlyScript.ts`), compiled for browsers. */
export function compileEarlyScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, 'shell/src/hydrate/earlyScript.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** Writes the script into `static/early.<hash>.js`, where the edge reads it. */
export function pluginEarlyScript(): RsbuildPlugin {
  return {
    name: 'marquee:early-script',
    setup(api) {
      // Files emitted this late are not minified again, and get no compile hint.
      api.processAssets({ stage: 'report' }, ({ compilation, sources }) => {
        const text = compileEarlyScript();
        const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
        compilation.emitAsset(`static/early.${hash}.js`, new sources.RawSource(text));
      });
    },
  };
}
