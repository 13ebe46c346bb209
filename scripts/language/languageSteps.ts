import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../shared/contract/src/languages';
import { sourceFiles } from '../check/sourceFiles';
import type { Step } from '../examples/steps';

/** A language to add. */
export interface NewLanguage {
  /** Its code in cookies and the API. */
  code: string;
  /** BCP 47, as in URLs and file names. */
  tag: string;
  /** Its own name. */
  name: string;
  /** The language whose texts it begins with. */
  like: Language;
}

const table = 'shared/contract/src/languages.ts';
const schema = 'backend/sites/site.schema.json';
/** The end of the table of languages. */
const tableEnd = '} as const satisfies Record<string, LanguageRow>;';

const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`;

/** A language's row in the table. */
function rowOf({ code, tag, name, like }: NewLanguage): string {
  const { script, region = '' } = new Intl.Locale(tag).maximize();
  const model = languages[like];
  const isSameScript = new Intl.Locale(model.tag).maximize().script === script;
  const hasLatinDigits = new Intl.NumberFormat(tag).resolvedOptions().numberingSystem === 'latn';
  const fields = [
    `name: ${quoted(name)}`,
    `tag: ${quoted(tag)}`,
    `intl: ${quoted(hasLatinDigits ? tag : `${tag}-u-nu-latn`)}`,
    `territory: ${quoted(region)}`,
    ...(['cut', 'script'] as const).flatMap((key) =>
      isSameScript && key in model ? [`${key}: ${quoted(String(model[key as keyof typeof model]))}`] : [],
    ),
  ];
  return `${code}: { ${fields.join(', ')} },`;
}

/** Whether a file has tables of texts by language, in code or in a part that sites share. */
const hasTables = (file: string) =>
  /^(backend|host)\/.*[tT]exts?\.ts$/.test(file) || /^backend\/sites\/.*\.json$/.test(file);

/** The sandbox sites that offer every language, with the parts that they share with others. */
function sitesOfAll(files: readonly string[], text: (file: string) => string): Map<string, string[]> {
  const sites = files.filter((file) => /^backend\/sites\/[^/]+\.json$/.test(file) && file !== schema);
  const found = sites.flatMap((file): [string, string[]][] => {
    const { languages: offered, extends: parts } = JSON.parse(text(file)) as { languages: string[]; extends: string[] };
    return offered.length < Object.keys(languages).length ? [] : [[file, parts]];
  });
  return new Map(found);
}

/**
 * The steps that add a language to the repository in `folder`: its row, a copy of each file of texts of `like`, an
 * entry in each table of texts, the sandbox sites that offer all languages, and what is generated from the table.
 */
export function languageSteps(language: NewLanguage, folder: string): Step[] {
  const { code, tag, like } = language;
  const { tag: from } = languages[like];
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');
  const files = [...sourceFiles('', folder)];
  const sites = sitesOfAll(files, text);
  const shared = new Set([...sites.values()].flat().map((part) => `backend/sites/${part}`));
  const copies = files
    .filter((file) => file.endsWith(`/${from}.json`) || (file.endsWith('.json') && file.includes(`/${from}/`)))
    .map((file): Step => {
      const to = file.replace(new RegExp(`/${from}(\\.json$|/)`), `/${tag}$1`);
      return { kind: 'copy', from: file, to };
    });
  const repeats = files
    .filter((file) => hasTables(file) && (!file.endsWith('.json') || sites.has(file) || shared.has(file)))
    .flatMap((file): Step[] => {
      const key = file.endsWith('.json') ? `"${like}":` : `${like}:`;
      const isTable = text(file)
        .split('\n')
        .some((line) => line.trimStart().startsWith(key));
      return isTable ? [{ kind: 'repeat', files: file, line: key, as: key.replace(like, code) }] : [];
    });
  const offers = [...sites.keys()].map((file): Step => {
    const { languages: offered } = JSON.parse(text(file)) as { languages: string[] };
    const list = [...offered, code].map((one) => `"${one}"`).join(', ');
    return { kind: 'edit', place: 'instead', file, line: '"languages":', text: `  "languages": [${list}],\n` };
  });
  return [
    { kind: 'edit', place: 'before', file: table, line: tableEnd, text: rowOf(language) },
    ...copies,
    ...repeats,
    ...offers,
    { kind: 'run', command: 'npm run --silent --prefix backend/platform site-schema', writes: [schema], slow: false },
    { kind: 'run', command: 'npm run --silent api -- --write', writes: ['docs/api/contract.api.md'], slow: true },
  ];
}
