import { compress, compressible } from '@marquee/federation-build/assets';
import type { Artefact, Check } from './rules';
import { countRules } from './styles';

/** Budgets in bytes, brotli, for all files of a kind. */
export const budgets = {
  entry: 12_000,
  /** Files that one page or section loads besides the entry. */
  module: 25_000,
  script: 25_000,
  style: 10_000,
  texts: 25_000,
  picture: 100_000,
  font: 60_000,
  sound: 300_000,
  server: 120_000,
  version: 1_000_000,
};
/** Most rules per style sheet: each is matched against every element. */
const mostRules = 1_500;
const mostFiles = 400;

const kinds: [RegExp, keyof typeof budgets][] = [
  [/\.cjs$/, 'server'],
  [/\.m?js$/, 'script'],
  [/\.css$/, 'style'],
  [/\.(json|txt)$/, 'texts'],
  [/\.(png|jpe?g|webp|avif|gif|svg|ico)$/, 'picture'],
  [/\.(woff2?|ttf|otf)$/, 'font'],
  [/\.(mp3|ogg|m4a|wav|webm|mp4)$/, 'sound'],
];

/** How many times its budget a text may have before it is compressed: a browser reads all of it. */
const mostRaw = 10;

/** A file larger than this multiple of its budget is too big at any compression, which would take seconds. */
const hopeless = 50;

const compressed = ({ bytes }: Artefact, file: string) => compress(bytes(file)).length;

/** The compressed size; skips compression if it cannot matter. */
function weigh(artefact: Artefact, file: string, budget: number): number {
  const content = artefact.bytes(file);
  const isSettled = content.length <= budget || content.length > budget * hopeless;
  return isSettled || !(compressible.test(file) || file.endsWith('.cjs')) ? content.length : compressed(artefact, file);
}

const over = (what: string, size: number, budget: number) =>
  size > budget ? [`${what} has ${size} bytes of the ${budget} that it may have`] : [];

/**
 * The entry, each page's own code and every file must fit their budgets, including lazy ones. Sizes are measured, not
 * taken from the description.
 */
export const sizes: Check = (artefact) => {
  const { compiled, files, read } = artefact;
  const budgetOf = (file: string) =>
    budgets[file === compiled.entry.file ? 'entry' : (kinds.find(([ending]) => ending.test(file))?.[1] ?? 'texts')];
  const measured = new Map(files.map((file) => [file, weigh(artefact, file, budgetOf(file))]));
  const single = [...measured].flatMap(([file, size]) => over(file, size, budgetOf(file)));
  const raw = [...measured].flatMap(([file, size]) => {
    const [whole, most] = [artefact.bytes(file).length, mostRaw * budgetOf(file)];
    const isText = compressible.test(file) || file.endsWith('.cjs');
    return isText && size <= budgetOf(file) ? over(`${file}, not compressed,`, whole, most) : [];
  });
  const modules = Object.entries(compiled.modules).flatMap(([module, { js }]) => {
    const own = js.map(({ file }) => file).filter((file) => measured.has(file));
    const atMost = own.reduce((sum, file) => sum + (measured.get(file) ?? 0), 0);
    if (atMost <= budgets.module || own.some((file) => (measured.get(file) ?? 0) > budgets.script)) return [];
    return over(
      module,
      own.reduce((sum, file) => sum + compressed(artefact, file), 0),
      budgets.module,
    );
  });
  const rules = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, countRules(read(file))] as const)
    .flatMap(([file, count]) =>
      count > mostRules ? [`${file} has ${count} rules of the ${mostRules} that it may have`] : [],
    );
  const whole = over(
    'the version',
    [...measured.values()].reduce((total, size) => total + size, 0),
    budgets.version,
  );
  const many =
    files.length > mostFiles ? [`the version has ${files.length} files of the ${mostFiles} that it may have`] : [];
  return [...single, ...raw, ...modules, ...rules, ...whole, ...many];
};
