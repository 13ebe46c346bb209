import { expect, test } from '@rstest/core';
import { observed } from '../metrics/observe';
import { finishedAnswer } from './finishedAnswer';

const given = async (answer: Response) => {
  const { headers } = await observed(async () => answer, undefined)(new Request('http://localhost/'), {});
  return [...headers.keys()];
};

test('a finished answer is given with the headers that it has, a copy of one with the id of its request', async () => {
  const answer = finishedAnswer(null, { headers: { etag: 'W/"a"' } });
  expect(await given(answer)).toEqual(['etag']);
  expect(await given(new Response(null, answer))).toEqual(['etag', 'x-request-id']);
});
