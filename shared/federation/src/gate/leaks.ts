import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import { maskedPlace, placeIn } from './evidence';
import type { Artefact, Check } from './rules';

/** What the kept rule set has no rule for. */
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

async function secretsIn(file: string, text: string): Promise<string[]> {
  const { messages } = await lintSource({
    source: { filePath: file, content: text, ext: '', contentType: 'text' },
    options: { noPhysicFilePath: true, config: { rules: [{ id: 'secrets', rule: creator, options: {} }] } },
  });
  const kept = messages.map(
    ({ messageId, range: [start, end] }) => [start, text.slice(start, end), messageId] as const,
  );
  const own = secrets.flatMap(([pattern, what]) =>
    [...text.matchAll(pattern)].map((match) => [match.index, match[0], what] as const),
  );
  return [...kept, ...own].map(
    ([start, found, what]) => `${maskedPlace(file, text, start, found)} is a secret: ${what}`,
  );
}

function mapsIn(file: string, text: string): string[] {
  if (file.endsWith('.map')) return [`${file} is a source map`];
  const at = text.search(/[#@] sourceMappingURL=/);
  return at < 0 ? [] : [`${placeIn(file, text, at)} points to a source map`];
}

/** No source map, secret or absolute path of the build machine is published. Secrets are named by their places, and not told. */
export const leaks: Check = async ({ files, read }: Artefact) => {
  const found = await Promise.all(
    files
      .filter((file) => readable.test(file))
      .map(async (file) => {
        const text = read(file);
        const paths = [...text.matchAll(buildPath)].map(
          (match) =>
            `${placeIn(file, text, match.index, match.index + match[0].length)} is a path of the build machine`,
        );
        return [...mapsIn(file, text), ...(await secretsIn(file, text)), ...paths];
      }),
  );
  return found.flat();
};
