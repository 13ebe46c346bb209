import { languages } from '../../shared/contract/src/languages';
import { pluralsOf } from '../../shared/i18n/src/checks/pluralsOf';
import { root } from '../check/sourceFiles';
import { follow, touchedBy } from '../examples/follow';
import { tool } from '../lib/tools.mjs';
import { exitWithError } from '../lib/workspace.mjs';
import { languageSteps, type NewLanguage } from './languageSteps';
import { readLanguage } from './readLanguage';

/** Adds a language with the texts of another: `npm run new-language`. */
function read(): NewLanguage {
  try {
    return readLanguage(process.argv.slice(2));
  } catch (error) {
    return exitWithError(error instanceof Error ? error.message : String(error));
  }
}

const language = read();
const { code, tag, name, like } = language;
const steps = languageSteps(language, root);
const touched = new Set(steps.flatMap((step) => touchedBy(step, root)));
for (const step of steps) follow(step, root);
const written = [...touched].filter((file) => /\.(ts|json)$/.test(file));
await tool('@biomejs/biome/bin/biome', ['format', '--write', ...written]);

const plurals = pluralsOf(tag);
const isSamePlurals = [...plurals].sort().join() === [...pluralsOf(languages[like].tag)].sort().join();
const todo = [
  ...(like === 'EN' ? ['what is still in English'] : []),
  ...(isSamePlurals ? [] : [`keys that lack a plural form (${plurals.join(', ')})`]),
  'what the glossary does not allow',
];
process.stdout.write(`Added ${name} (${code}, /${tag}) to ${touched.size} files, with the texts of ${languages[like].name}.

  git status --short          lists the files
  npm start                   then open /${tag}

Next (docs/adding/language.md):
  1. Terms: shared/i18n/src/glossary/${tag}.json
  2. Texts: npm run unit -- i18n lists ${todo.join(', and ')}
  3. Letters: npm run unit -- glyphs names the templates whose fonts lack one
  4. npm run check
`);
