import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { type Choice, hostApiFor, type Visitor } from '../registry/choices';
import { explain } from '../registry/explain';
import { printable } from '../registry/trail';

function choiceLine({ version, why, because, refusal }: Choice, isFirst: boolean): string {
  const given = isFirst ? 'given' : 'if that fails';
  const reason = refusal === undefined ? [given, because].filter(Boolean).join(': ') : `not given: ${refusal}`;
  return printable(`${why.padEnd(9)} ${version.padEnd(18)} ${reason}`);
}

/** The same as lines to print. */
export function whyLines(registry: Registry, asked: Visitor): string[] {
  const visitor = { ...asked, hostApi: hostApiFor(registry, asked, asked.hostApi) };
  const { site, bucket, language, hostApi, categories } = visitor;
  const who = bucket === null ? 'a visitor without a bucket' : `a visitor with bucket ${bucket}`;
  return [
    `revision ${registry.revision}, ${site}, ${who}, ${language}, host API ${hostApi}`,
    `categories: ${categories.join(', ')}`,
    ...explain(registry, visitor).flatMap(({ remote, version, choices, isHidden }) => [
      `${remote.padEnd(12)} ${isHidden ? 'nothing: no version fits, or its categories are off' : (version ?? 'a card: all is withdrawn')}`,
      ...choices.map((choice) => `    ${choiceLine(choice, choice.version === version && !choice.refusal)}`),
    ]),
  ];
}
