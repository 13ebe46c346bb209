import { satisfies } from '../ranges';
import { placeIn } from './evidence';
import { type Code, scriptsOf, textOf, visit } from './javascript';
import type { Check } from './rules';

/** Every shared requirement must be satisfied by the live host. */
export const sharedVersions: Check = ({ compiled }, { offers }) =>
  Object.entries(compiled.requires).flatMap(([key, range]) => {
    const offered = offers[key];
    if (offered === undefined) return [`needs ${key}, which the host does not share`];
    return satisfies(offered, range) ? [] : [`needs ${key} ${range}, the host has ${offered}`];
  });

function field(node: Code, name: string): string | undefined {
  const property = (node.properties as Code[]).find((one) => {
    const key = one.key as { name?: string; value?: unknown } | undefined;
    return key?.name === name || key?.value === name;
  });
  return textOf(property?.value);
}

/** The compiled code must request exactly the shared modules of `remote.json`. */
export const hiddenRequirements: Check = (artefact, { offers }) =>
  scriptsOf(artefact).flatMap(({ file, text, program }) => {
    const found: string[] = [];
    if (!program) return found;
    visit(program, (node) => {
      if (node.type !== 'ObjectExpression') return;
      const key = field(node, 'shareKey');
      const range = field(node, 'requiredVersion');
      const offered = key === undefined ? undefined : offers[key];
      if (range === undefined || offered === undefined || satisfies(offered, range)) return;
      found.push(`${placeIn(file, text, node.start, node.end)} needs ${key} ${range}, the host has ${offered}`);
    });
    return found;
  });
