import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type TemplateRow, templateOf } from '@marquee/theme/templates';
import type { RsbuildPlugin } from '@rsbuild/core';
import { readRows, templatesFolder } from './data/rows';

/** The components of a pack, each exported by the file of the same name. */
const components = ['Header', 'Navigation', 'Hero', 'Footer', 'MobileBar', 'Login'] as const;

/** The style sheets of a pack, by role. */
const styles = { tile: 'Tile.module.css', lobby: 'Lobby.module.css' } as const;

/** A file of a template. Throws with the path if it is missing. */
function partOf(folder: string, code: string, name: string): string {
  const file = join(folder, code, name);
  if (!existsSync(file)) throw new Error(`The template ${code} has no ${file}.`);
  return JSON.stringify(file);
}

/**
 * The generated source of a template's pack: its data, components and style sheets under the names of `TemplatePack`.
 */
function packSource(folder: string, row: TemplateRow): string {
  const parts = components.map((name) => `import { ${name} } from ${partOf(folder, row.code, `${name}.tsx`)};`);
  const sheets = Object.entries(styles).map(
    ([name, file]) => `import * as ${name} from ${partOf(folder, row.code, file)};`,
  );
  const looks = Object.keys(styles).map((name) => `${name}: ${name}.default ?? ${name}`);
  return `${[...parts, ...sheets].join('\n')}
export const pack = { template: ${JSON.stringify(templateOf(row))}, ${[...components, ...looks].join(', ')} };
`;
}

/**
 * The generated modules by file name: a pack for each template, `packs.js` with their dynamic imports and the
 * templates' numbers, and `rows.js` with all data.
 */
export function packModules(folder = templatesFolder): Record<string, string> {
  const rows = readRows(folder);
  const imports = rows.map(
    ({ code }) => `${code}: () => import(/* webpackChunkName: "template-${code}" */ "./${code}.js")`,
  );
  const numbers = Object.fromEntries(rows.map(({ code, number }) => [code, number]));
  return {
    ...Object.fromEntries(rows.map((row) => [`${row.code}.js`, packSource(folder, row)])),
    'packs.js': `export const packs = {\n${imports.join(',\n')}\n};\nexport const templateNumbers = ${JSON.stringify(numbers)};\n`,
    'rows.js': `export const templateRows = ${JSON.stringify(rows)};\n`,
  };
}

/**
 * Generates two modules from the templates' folders. `@marquee/template-packs`: `packs[code]()` loads one template's
 * chunk (`template-<code>`), script and style sheet; `templateNumbers` lists them. `@marquee/template-rows`: the data
 * of all. A new template needs only its folder.
 */
export function pluginTemplatePacks(): RsbuildPlugin {
  return {
    name: 'marquee:template-packs',
    setup(api) {
      api.modifyRspackConfig((config, { rspack, appendPlugins }) => {
        const folder = join(api.context.rootPath, 'node_modules/.marquee/packs');
        const modules = Object.entries(packModules()).map(([name, source]) => [join(folder, name), source]);
        appendPlugins(new rspack.experiments.VirtualModulesPlugin(Object.fromEntries(modules)));
        // A pack is one script and one style sheet, which the edge links in the page: no third file is split off.
        const chunks = ({ name }: { name?: string | undefined }) => !name?.startsWith('template-');
        config.optimization = { ...config.optimization, splitChunks: { ...config.optimization?.splitChunks, chunks } };
        config.resolve ??= {};
        config.resolve.alias = {
          ...config.resolve.alias,
          '@marquee/template-packs$': join(folder, 'packs.js'),
          '@marquee/template-rows$': join(folder, 'rows.js'),
        };
      });
    },
  };
}
