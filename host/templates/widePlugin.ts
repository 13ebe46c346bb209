import type { RsbuildPlugin } from '@rsbuild/core';
import { wideRules } from './wideRules';

/**
 * The file with a style sheet's rules for the wide layout: `static/css/a.1234.css` has `static/wide/wide-a.1234.css`.
 */
const wideNameOf = (name: string) => `static/wide/wide-${name.slice(name.lastIndexOf('/') + 1)}`;

/**
 * Extracts each style sheet's rules for the wide layout into a file of their own. A script marks pages as wide; without
 * scripts, the page's `<noscript>` links these files with a media query of its template's width.
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
