import type { Rule } from './rules';

const secrets: [RegExp, string][] = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/\bAKIA[0-9A-Z]{16}\b/, 'an access key'],
  [/\b(?:ghp|gho|github_pat)_[A-Za-z0-9_]{20,}/, 'an access token'],
  [/\bsk_(?:live|test)_[A-Za-z0-9]{16,}/, 'a payment key'],
  [/(?:postgres(?:ql)?|mysql|mongodb(?:\+srv)?):\/\/[^\s"'@]+:[^\s"'@]+@/, 'a database password'],
];
const buildPath =
  /(?:^|["'`( ])(?:\/(?:home|Users|root|work|tmp|var\/lib|builds)\/[\w.-]+\/|file:\/\/\/|[A-Z]:\\\\?Users\\)/m;

/** No source map, secret or absolute path of the build machine is published. */
export const leaks: Rule = ({ files, read }) =>
  files.flatMap((file) => {
    if (file.endsWith('.map')) return [`${file} is a source map`];
    if (!/\.(c?js|css|json)$/.test(file)) return [];
    const text = read(file);
    const map = /[#@] sourceMappingURL=/.test(text) ? [`${file} points to a source map`] : [];
    const found = secrets.filter(([pattern]) => pattern.test(text)).map(([, what]) => `${file} contains ${what}`);
    const path = buildPath.test(text) ? [`${file} contains a path of the build machine`] : [];
    return [...map, ...found, ...path];
  });

/** Code that the content security policy would stop. */
export const evaluated: Rule = ({ files, read }) =>
  files
    .filter((file) => /\.c?js$/.test(file) && /\beval\(|new Function\(/.test(read(file)))
    .map((file) => `${file} evaluates text as code`);
