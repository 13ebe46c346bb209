import { expect, test } from '@rstest/core';
import { type Found, judge } from './judge';

const found = (given: Partial<Found>): Found => ({
  rule: 'failure',
  message: '/slots: fails',
  cure: 'mend it',
  ...given,
});
const slow = found({ message: '/slots: has nothing but skeletons after 8 s', late: 'own' });
const others = found({ message: '/slots: account took too long', late: 'other' });
const lasting = found({ rule: 'layout', message: '/slots: something lies over the header' });

async function judged(seen: Found[], again: Found[], isQuick: boolean) {
  const { problems, unjudged } = await judge(
    seen,
    async () => again,
    async () => isQuick,
  );
  return { problems: problems.map(({ message }) => message), unjudged };
}

test('judge > what is seen twice is a problem; what is seen once is none, unless by its place in the code', async () => {
  const sure = found({ message: '/slots: throws, page.js:1:2' });
  expect(await judged([lasting, sure], [lasting], true)).toEqual({
    problems: [lasting.message, sure.message],
    unjudged: [],
  });
  expect((await judged([lasting], [], true)).problems).toEqual([]);
});

test('judge > a page that is too slow twice is refused where another page is quick', async () => {
  expect(await judged([slow], [slow], true)).toEqual({ problems: [slow.message], unjudged: [] });
});

test('judge > on a busy machine a slow page is not judged, and what is no matter of time is', async () => {
  expect(await judged([slow, lasting], [slow, lasting], false)).toEqual({
    problems: [lasting.message],
    unjudged: [`${slow.message}: this machine is busy`],
  });
});

test('judge > that another remote was slow is nobody’s fault', async () => {
  expect(await judged([others], [others], true)).toEqual({
    problems: [],
    unjudged: [`${others.message}: this machine is busy`],
  });
});

test('judge > a timeout is not confirmed by a failure, nor a failure by a timeout', async () => {
  const failure = found({});
  expect(await judged([failure], [slow], true)).toEqual({ problems: [], unjudged: [] });
  expect(await judged([slow], [failure], false)).toEqual({ problems: [], unjudged: [] });
});
