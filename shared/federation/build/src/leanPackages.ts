import type { Patch } from './patches';

/** A method of a class, as packages are formatted: its end is a brace of the same indentation. */
const withoutMethod = (of: RegExp, name: string): Patch => ({
  of,
  what: new RegExp(`^ {2}${name}\\([^]*?\\n {2}\\}\\n`, 'gm'),
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
const textHooks = /[\\/]react-i18next[\\/]dist[\\/]es[\\/]useTranslation\.js$/;

/** A statement over several lines: from `start` to the line of its indentation that closes it. */
const withoutStatement = (of: RegExp, start: RegExp): Patch => ({
  of,
  what: new RegExp(`^( +)${start.source}[^]*?\\n\\1\\}.*\\n`, 'm'),
  by: '',
});

/**
 * Parts of i18next that serve no text of ours: formats in texts (the sdk's formatter is used instead), its loader of
 * bundles (`Texts` loads them), plug-ins, keys with separators or as functions, reports of missing texts, messages of
 * its debug mode, and methods that nobody calls. 5.6 kB brotli.
 */
const textPatches: Patch[] = [
  { of: texts, what: /formatter = Formatter;/, by: '' },
  { of: texts, what: /new Connector\(.*\);/, by: '{ state: {}, on() {} };' },
  { of: texts, what: /\bthis\.(?:services\.|modules\.)?(?:languageDetector|i18nFormat)\b/g, by: 'undefined' },
  { of: texts, what: /= (?=new RegExpCache)/, by: '= /*#__PURE__*/ ' },
  { of: texts, what: /(?<=^ +|\) )(?:this|i18n)\.logger\.(?:log|warn|deprecate|once)\(.*\);/gm, by: ';' },
  { of: texts, what: /^ +assertSeparateArguments\(.*\);$/gm, by: '' },
  { of: texts, what: /^function keysFromSelector\([\s\S]*?\n\}$/m, by: 'const keysFromSelector = (key) => key;' },
  { of: texts, what: /const returnDetails = .*;/, by: 'const returnDetails = false;' },
  { of: texts, what: /reloadResources: this\..*/, by: '' },
  { of: texts, what: /(?<=^ +)if \(!this\.options\.resources \|\|[\s\S]*?\n {4}\} else \{/m, by: '{' },
  withoutStatement(texts, /if \(wouldCheckForNsInKey/),
  { of: texts, what: /const (?:wouldCheckForNsInKey|seemsNaturalLanguage) = .*;/g, by: '' },
  withoutStatement(texts, /if \(lng\?\.toLowerCase\(\) === 'cimode'/),
  withoutStatement(texts, /if \(!objectNotReturned && \(usedKey/),
  withoutStatement(texts, /if \(res != null && postProcessorNames/),
  ...[
    ...['addResource', 'addResources', 'removeResourceBundle', 'removeNamespaces', 'exists', 'getUsedParamsDetails'],
    ...['clearCache', 'needsPlural', 'getPluralFormsOfKey', 'getSuffixes', 'deprecate', 'clone'],
    ...['reloadResources', 'cloneInstance', 'dir', 'hydrate', 'loadLanguages', 'setDefaultNamespace', 'toJSON'],
  ].map((name) => withoutMethod(texts, name)),
  { of: textHooks, what: /(?<=^ +)warnOnce\(.*\);/gm, by: '' },
];

/** The federation runtime's errors by code alone, with the address of the page that says the rest. */
const runtimePatches: Patch[] = [
  { of: /[\\/]error-codes[\\/]dist[\\/]desc\.mjs$/, what: /: "(?:[^"\\]|\\.)*"/g, by: ': "Module Federation"' },
];

/** Patches of packages for every build of the host. */
export const leanPackages: readonly Patch[] = [...routerPatches, ...textPatches, ...runtimePatches];
