import type { Patch } from './patches';

/** A method of a class, as packages are formatted: its end is a brace of the same indentation. */
const withoutMethod = (of: RegExp, name: string): Patch => ({
  of,
  what: new RegExp(`^ {2}${name}\\([^]*?\\n {2}\\}\\n`, 'm'),
  by: '',
});

const router = /[\\/]react-router[\\/]dist[\\/].*\.mjs$/;

/**
 * What prevents tree-shaking of unused router components: their display names, and calls of React that only create a
 * component. 3.4 kB brotli.
 */
const routerPatches: Patch[] = [
  { of: router, what: /^\w+\.displayName = .*;$/gm, by: '' },
  { of: router, what: /^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm, by: '$1/*#__PURE__*/ $2' },
];

const texts = /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/;

/**
 * Parts of i18next that serve no text of ours: formats in texts (the sdk's formatter is used instead), its loader of
 * bundles (`Texts` loads them), and methods of its instance that nobody calls.
 */
const textPatches: Patch[] = [
  { of: texts, what: /formatter = Formatter;/, by: '' },
  { of: texts, what: /new Connector\(.*\);/, by: '{ state: {}, on() {} };' },
  ...['cloneInstance', 'dir', 'hydrate', 'loadLanguages'].map((name) => withoutMethod(texts, name)),
];

/** The federation runtime's errors by code alone, with the address of the page that says the rest. */
const runtimePatches: Patch[] = [
  { of: /[\\/]error-codes[\\/]dist[\\/]desc\.mjs$/, what: /: "(?:[^"\\]|\\.)*"/g, by: ': "Module Federation"' },
];

/** Patches of packages for every build of the host. */
export const leanPackages: readonly Patch[] = [...routerPatches, ...textPatches, ...runtimePatches];
