import type { Check } from './rules';

/** Packages that must exist once per page: the shared table, and those inside the sdk. */
const single =
  /^(react|react-dom|mobx|mobx-react-lite|react-router|react-router-dom|i18next|react-i18next|axios|@marquee\/(sdk|store|api|i18n|ui|theme))$/;

/** Texts unique to these packages, for bundlers that do not report packages. */
const marks: [RegExp, string][] = [
  [/react\.transitional\.element/, 'react'],
  [/__REACT_DEVTOOLS_GLOBAL_HOOK__/, 'react-dom'],
  [/mobx administration|\[MobX\]/, 'mobx'],
];

/** A remote must not bundle its own copy of a singleton. */
export const ownCopy: Check = ({ compiled, files, read }) => {
  const packed = compiled.packages.filter((name) => single.test(name)).map((name) => `contains a copy of ${name}`);
  const marked = files
    .filter((file) => /\.c?js$/.test(file))
    .flatMap((file) => marks.filter(([mark]) => mark.test(read(file))).map(([, name]) => `${file} contains ${name}`));
  return [...packed, ...marked];
};
