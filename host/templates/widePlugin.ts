import type { RsbuildPlugin } from '@rsbuild/core';
import { wideRules } from './wideRules';

/**
 * The file with the rules of a style sheet that hold for wide pages: `static/css/a.1234.css` has
 * `static/wide/wide-a.1234.css`.
 */
const wideNameOf = (name: string) => `static/wide/wide-${name.slice(name.lastIndexOf('/') + 1)}`;

/**
 * Writes beside each style sheet what it says of wide pages. A script marks a page as wide; without scripts the page's
 * own `<noscript>` brings these files, under the width of its template.
 */
export function pluginWideRules(): RsbuildPlugin {
  return {
    name: 'marquee:wide-rules',
    setup(api) {
      api.processAssets({ stage: 'report' }, ({ assets, compilation, sources }) => {
        for (const [name, source] of Object.entries(assets)) {
          const rules = name.endsWith('.css') ? wideRules(source.source().toString()) : '';
          if (rules) compilation.emitAsset(wideNameOf(name), new sources.RawSource(rules));
        }
      });
    },
  };
}
