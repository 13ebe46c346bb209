import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { hostConfig, isSingleBuild } from '@marquee/federation-build/hostConfig';
import { pluginHostServer } from '@marquee/federation-build/hostServer';
import { pluginTemplatePacks } from '@marquee/templates/packPlugin';
import { pluginWideRules } from '@marquee/templates/widePlugin';
import { fontCopies } from '@marquee/theme/fontCopies';
import { rspack } from '@rsbuild/core';
import { pluginEarlyScript } from './earlyScriptPlugin';

/** Host bundles needed only after an answer or refusal: one file per language. */
const answerBundles = /\/bundles\/([\w-]+)\/(?:errors|messages|validation)\.json$/;

/** axios has two ways to send; ours names `fetch`. The other one is what it is where a browser does not have it. */
const withoutXhr = new rspack.NormalModuleReplacementPlugin(/^\.\/xhr\.js$/, (data) => {
  if (/\/axios\/lib\/adapters$/.test(data.context)) data.request = '../helpers/null.js';
});

/** The router's production files: its `exports` lead to the development ones. The build fails if they are missing. */
const routerDom = createRequire(import.meta.url).resolve('react-router-dom/package.json');
const router = join(dirname(createRequire(routerDom).resolve('react-router/package.json')), 'dist/production');

const bundles = join(import.meta.dirname, '../shared/i18n/src/bundles');

/**
 * The edge writes the HTML; it finds the files in the manifest. `MARQUEE_SINGLE=1` builds everything as one
 * application.
 */
export default hostConfig(import.meta.url, {
  plugins: [
    pluginTemplatePacks(),
    pluginWideRules(),
    pluginEarlyScript(),
    pluginHostServer(join(import.meta.dirname, 'shell/src/server/index.ts'), [pluginTemplatePacks()]),
  ],
  source: { entry: { index: './shell/src/index.tsx' } },
  tools: {
    htmlPlugin: false,
    rspack: {
      plugins: [withoutXhr],
      optimization: {
        splitChunks: {
          cacheGroups: {
            // Each chunk adds its incompressible hash to the first script.
            answers: {
              test: answerBundles,
              enforce: true,
              name: (module: { nameForCondition?: () => string | undefined }) =>
                `text-${answerBundles.exec(module.nameForCondition?.() ?? '')?.[1]}-answers-json`,
            },
          },
        },
      },
    },
  },
  resolve: {
    alias: { 'react-router$': join(router, 'index.mjs'), 'react-router/dom$': join(router, 'dom-export.mjs') },
    ...(isSingleBuild && { conditionNames: ['marquee-single', '...'] }),
  },
  output: {
    manifest: true,
    // The edge inlines the first texts into the page.
    copy: [...fontCopies(), { from: '*/ui.json', to: 'texts', context: bundles }],
    distPath: { root: isSingleBuild ? 'dist-single' : 'dist' },
  },
});
