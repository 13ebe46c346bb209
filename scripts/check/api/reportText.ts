import type { Package } from '../faces/packages';
import { codeOf } from './declarations';
import { hostApi } from './hostApi';

/** `./kit/Brand` as `kit_Brand`. */
const nameOf = (subpath: string) => subpath.slice(2).replace(/\W/g, '_');

/** A module that exports a package's face: the subpath `.` as it is, others as namespaces. */
export function entryOf({ name, face }: Package): string {
  const lines = codeOf(face).map(([subpath, file]) => {
    const as = subpath === '.' ? '*' : `* as ${nameOf(subpath)}`;
    return `export ${as} from '${file.replace(/[.][jt]sx?$/, '')}';\n`;
  });
  if (name === hostApi.package) lines.push(`export * as defineRemote from '${hostApi.also}';\n`);
  return lines.join('');
}

/** A stored report: with our heading, and without remarks about missing comments. */
export function reportText({ name, version }: Package, extracted: string): string {
  const [code = ''] = /^```ts$[\s\S]*?^```$/m.exec(extracted) ?? [];
  const types = code
    .replace(/^[ \t]*\/\/ \(undocumented\)\n/gm, '')
    .replace(/^([ \t]*\/\/ @\w.*) \(undocumented\)$/gm, '$1')
    .replace(/^[ \t]*\/\/ @public\n/gm, '')
    .replace(/\n\/\/ \(No @packageDocumentation comment for this package\)\n/, '');
  const raised = name === hostApi.package ? ` Host API ${version}: CHANGELOG.md says when it is raised.` : '';
  return `# Public types of ${name}\n\nMade by \`npm run api -- --write\`, compared by \`npm run check\`.${raised}\n\n${types}\n`;
}
