import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import { maskedPlace, placeIn } from './evidence';
import type { Check } from './rules';

/** Secrets that the library's rule set lacks. */
const secrets: [RegExp, string][] = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/g, 'a private key'],
  [/\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g, 'an access key of AWS'],
  [/\bAIza[0-9A-Za-z_-]{35}\b/g, 'a key of Google'],
  [/\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/g, 'a payment key'],
  [/\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{20,}/g, 'a signed token'],
];
const buildPath =
  /(?<![\w./:-])(?:\/(?:home|Users|root|work|workspace|tmp|opt|srv|mnt|data|builds|__w|private\/var|var\/(?:lib|www)|usr\/src|github\/workspace)\/[\w.@-]+\/[\w./@-]*|file:\/\/\/[\w./-]+|[A-Z]:\\\\?(?:Users|a|agent)\\)/g;

const readable = /\.(m?js|cjs|css|json|svg|txt|html|map|env)$|(^|\/)\./;

/** Concatenated file contents. */
interface Joined {
  file: string;
  text: string;
  /** Its offset in the concatenation. */
  from: number;
}

/** Finds secrets in all files at once: the library's run time grows with the number of runs. */
async function secretsIn(joined: readonly Joined[]): Promise<string[]> {
  const allText = joined.map(({ text }) => text).join('\n');
  const { messages } = await lintSource({
    source: { filePath: 'version.txt', content: allText, ext: '.txt', contentType: 'text' },
    options: { noPhysicFilePath: true, config: { rules: [{ id: 'secrets', rule: creator, options: {} }] } },
  });
  const kept = messages.map(
    ({ messageId, range: [start, end] }) => [start, allText.slice(start, end), messageId] as const,
  );
  const own = secrets.flatMap(([pattern, what]) =>
    [...allText.matchAll(pattern)].map((match) => [match.index, match[0], what] as const),
  );
  return [...kept, ...own].map(([start, found, what]) => {
    const { file = '', text = '', from = 0 } = joined.findLast((one) => one.from <= start) ?? {};
    return `${maskedPlace(file, text, start - from, found)} is a secret: ${what}`;
  });
}

function mapsIn(file: string, text: string): string[] {
  if (file.endsWith('.map')) return [`${file} is a source map`];
  const at = text.search(/[#@] sourceMappingURL=/);
  return at < 0 ? [] : [`${placeIn(file, text, at)} points to a source map`];
}

function pathsIn(file: string, text: string): string[] {
  return [...text.matchAll(buildPath)].map(
    (match) => `${placeIn(file, text, match.index, match.index + match[0].length)} is a path of the build machine`,
  );
}

/**
 * No source map, secret or absolute path of the build machine may be published. Secrets are reported by location only.
 */
export const leaks: Check = async ({ files, read }) => {
  let from = 0;
  const joined = files
    .filter((file) => readable.test(file))
    .map((file): Joined => {
      const one = { file, text: read(file), from };
      from += one.text.length + 1;
      return one;
    });
  const texts = joined.flatMap(({ file, text }) => [...mapsIn(file, text), ...pathsIn(file, text)]);
  return [...texts, ...(await secretsIn(joined))];
};
