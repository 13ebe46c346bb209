import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languageCodes, languages } from '@marquee/contract/languages';
import type { Node } from 'oxc-parser';
import { textsOf, walk } from './walk';
import { allBundles, parse, root, type Source, sourcesIn } from './workspace';

/** A text that players read or hear, and where it is written: a file and the keys in it. */
export interface PlacedText {
  place: string;
  text: string;
}

/** Texts by language; a text has the same place in each. */
type TextsByLanguage = Record<Language, PlacedText[]>;

/** Folders of code with tables of texts by language: messages, games, chat, what the edge says. */
const folders = ['backend/platform/src', 'backend/sandbox/src', 'host/edge/src', 'shared/contract/src/staff'];

/** The clauses of terms and privacy policy, a file for each language. */
const clauses = 'backend/platform/src/terms/texts';

/** Every text that a player may come to read: bundles, games, messages, and what the sandbox's sites say. */
export function allTexts(): TextsByLanguage {
  const found = none();
  for (const { name, in: texts } of allBundles()) bundle(found, `bundle ${name}`, (code) => texts[code]);
  for (const source of sourcesIn(...folders)) textsInCode(source, found);
  for (const file of jsonFiles('backend/sites')) textsInData(json(file), file, found);
  for (const code of languageCodes) textsInData(json(`${clauses}/${languages[code].tag}.json`), clauses, found, code);
  return found;
}

/** The same of one source file, for tests. */
export function textsOfCode(code: string): TextsByLanguage {
  const found = none();
  textsInCode(parse('planted.ts', code), found);
  return found;
}

const none = () => Object.fromEntries(languageCodes.map((code) => [code, []])) as unknown as TextsByLanguage;

const json = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

const jsonFiles = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .map((name) => `${folder}/${name}`);

function bundle(found: TextsByLanguage, name: string, of: (code: Language) => Record<string, string>): void {
  for (const code of languageCodes)
    for (const [key, text] of Object.entries(of(code))) found[code].push({ place: `${name} ${key}`, text });
}

/** By code or tag, as tables of texts name languages. */
const languageNames = new Map<string, Language>(
  languageCodes.flatMap((code) => [
    [code, code],
    [languages[code].tag, code],
  ]),
);

/** Objects all of whose keys are languages hold texts; what is below a language may be a text, or several by name. */
function textsInData(value: unknown, place: string, found: TextsByLanguage, language?: Language): void {
  if (typeof value === 'string') {
    if (language) found[language].push({ place, text: value });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const entries = Object.entries(value);
  const isByLanguage = !language && entries.length > 0 && entries.every(([key]) => languageNames.has(key));
  for (const [key, below] of entries)
    textsInData(
      below,
      isByLanguage ? place : `${place} ${key}`,
      found,
      isByLanguage ? languageNames.get(key) : language,
    );
}

function keyOf(node: Node): string {
  if (node.type === 'Property') return keyOf(node.key);
  if (node.type === 'VariableDeclarator') return keyOf(node.id);
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' ? String(node.value) : '';
}

function textsInCode({ file, program }: Source, found: TextsByLanguage): void {
  walk(program, (node, parents) => {
    if (node.type !== 'ObjectExpression' || node.properties.length < 2) return;
    if (!node.properties.every((property) => languageNames.has(keyOf(property)))) return;
    const place = [file, ...parents.map(keyOf).filter(Boolean).reverse()].join(' ');
    for (const property of node.properties) {
      const language = languageNames.get(keyOf(property));
      if (language && property.type === 'Property') textsBelow(property.value, place, found[language]);
    }
  });
}

function textsBelow(node: Node, place: string, found: PlacedText[]): void {
  if (node.type === 'ObjectExpression') {
    for (const property of node.properties)
      if (property.type === 'Property') textsBelow(property.value, `${place} ${keyOf(property)}`, found);
  } else if (node.type === 'ArrowFunctionExpression') textsBelow(node.body, place, found);
  else found.push(...textsOf(node).map((text) => ({ place, text })));
}
