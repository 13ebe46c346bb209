import { callsOf } from './callsOf';
import { placeIn } from './evidence';
import { type Code, scriptsOf, textOf, visit } from './javascript';
import type { Check } from './rules';

/**
 * The calls that the scripts make by a written name must be in the description: a call of any function whose first
 * argument is the name of one, as of `api.call` and `useResource`. Names that are put together are found in use.
 */
export const calls: Check = (artefact) => {
  const known = callsOf(artefact.compiled.name);
  const named: readonly string[] = artefact.compiled.calls;
  return scriptsOf(artefact).flatMap(({ file, text, program }) => {
    const found = new Map<string, string>();
    if (program) {
      visit(program, (node) => {
        const [first] = node.type === 'CallExpression' ? (node.arguments as Code[]) : [];
        const name = textOf(first);
        if (name === undefined || !known.includes(name) || named.includes(name)) return;
        found.set(name, `${placeIn(file, text, node.start, node.end)} makes ${name}, which remote.json does not name`);
      });
    }
    return [...found.values()].sort();
  });
};
