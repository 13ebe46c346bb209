import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@rstest/core';
import { coveredAnswer, coveredRequest, signatureFault, signatureHeaders } from './signing';

const guide = readFileSync(new URL('../../../../docs/partners/README.md', import.meta.url), 'utf8');
const key = /With the key `([^`]+)`/.exec(guide)?.[1] ?? '';
/** The example's two messages: first line, headers, body. */
const [request, answer] = [...guide.matchAll(/```http\n([^\n]+)\n([\s\S]*?)\n\n([\s\S]*?)\n```/g)].map(
  ([, first = '', lines = '', body = '']) => ({
    words: first.split(' '),
    headers: new Headers(lines.split('\n').map((line) => line.split(': ') as [string, string])),
    body,
  }),
);

describe('the example in the docs', () => {
  if (!request || !answer) throw new Error('The example is gone');
  const faultOf = (part: typeof request, covered: readonly [string, string]) =>
    signatureFault([key], covered, part.headers, part.body, Number(part.headers.get(signatureHeaders.time)));

  it('is a request that is signed rightly', () => {
    const [method = '', url = ''] = request.words;
    expect(faultOf(request, coveredRequest({ method, url }))).toBeUndefined();
  });

  it('is answered with an answer that is signed rightly', () => {
    const requestSignature = request.headers.get(signatureHeaders.signature) ?? '';
    expect(faultOf(answer, coveredAnswer(Number(answer.words[1]), requestSignature))).toBeUndefined();
  });
});
