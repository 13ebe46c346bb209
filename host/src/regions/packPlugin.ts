import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { templateCodes } from '@marquee/theme/codes';
import { type Region, type TemplateRow, templateOf, templateRow } from '@marquee/theme/templates';
import type { RsbuildPlugin } from '@rsbuild/core';

const here = fileURLToPath(new URL('.', import.meta.url));
const kit = fileURLToPath(new URL('../../../shared/ui/src/', import.meta.url));

/** What a region is called in a pack, and the folder that has its variants. Tile and lobby are style sheets of the kit. */
const components: Partial<Record<Region, string>> = {
  header: 'Header',
  navigation: 'Navigation',
  hero: 'Hero',
  footer: 'Footer',
  mobileBar: 'MobileBar',
  login: 'Login',
};
const styles: Partial<Record<Region, { name: string; folder: string }>> = {
  tile: { name: 'tile', folder: 'tiles' },
  lobby: { name: 'lobby', folder: 'lists' },
};

/** `two-row` → `TwoRow`. */
const fileName = (variant: string) => variant.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The variant's file. Throws with the row, the region and the file that is missing. */
function fileOf(row: TemplateRow, region: Region): string {
  const variant = fileName(row.regions[region]);
  const folder = styles[region]?.folder;
  const file = folder ? join(kit, folder, `${variant}.module.css`) : join(here, region, `${variant}.tsx`);
  if (!existsSync(file)) throw new Error(`${row.code}: the ${region} "${row.regions[region]}" has no file ${file}.`);
  return file;
}

/** The source of a template's pack: its data, and its variants by the names of `TemplatePack`. */
function packSource(row: TemplateRow): string {
  const parts = Object.entries(components).map(([region, name]) => {
    const file = fileOf(row, region as Region);
    const variant = fileName(row.regions[region as Region]);
    return { name, line: `import { ${variant} as ${name} } from ${JSON.stringify(file)};` };
  });
  const sheets = Object.entries(styles).map(([region, { name }]) => ({
    name,
    line: `import * as ${name} from ${JSON.stringify(fileOf(row, region as Region))};`,
  }));
  const all = [...parts, ...sheets];
  const members = parts.map(({ name }) => name);
  const looks = sheets.map(({ name }) => `${name}: ${name}.default ?? ${name}`);
  return `${all.map(({ line }) => line).join('\n')}
export const pack = { template: ${JSON.stringify(templateOf(row))}, ${[...members, ...looks].join(', ')} };
`;
}

/**
 * Makes `@marquee/template-packs` from the template rows: `packs[code]()` fetches one template's chunk (`template-<code>`), script
 * and style sheet. A new template needs its row and nothing here.
 */
export function pluginTemplatePacks(): RsbuildPlugin {
  return {
    name: 'marquee:template-packs',
    setup(api) {
      api.modifyRspackConfig((config, { rspack, appendPlugins }) => {
        const folder = join(api.context.rootPath, 'node_modules/.marquee/packs');
        const files = templateCodes.map((code) => [join(folder, `${code}.js`), packSource(templateRow(code))] as const);
        const imports = templateCodes.map(
          (code) => `${code}: () => import(/* webpackChunkName: "template-${code}" */ "./${code}.js")`,
        );
        const index = join(folder, 'index.js');
        const modules = Object.fromEntries([...files, [index, `export const packs = {\n${imports.join(',\n')}\n};\n`]]);
        appendPlugins(new rspack.experiments.VirtualModulesPlugin(modules));
        // A pack is one script and one sheet, which the edge names in the page: nothing is split off into a third file.
        const chunks = ({ name }: { name?: string | undefined }) => !name?.startsWith('template-');
        config.optimization = { ...config.optimization, splitChunks: { ...config.optimization?.splitChunks, chunks } };
        config.resolve ??= {};
        config.resolve.alias = { ...config.resolve.alias, '@marquee/template-packs$': index };
      });
    },
  };
}
