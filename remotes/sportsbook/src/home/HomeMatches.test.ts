import { testBackend } from '@marquee/backend/testing/testBackend';
import type { Answer, CallName, Input } from '@marquee/contract/calls';
import { tick } from '@marquee/platform/sports/ticker';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { HomeMatches } from './HomeMatches';

let backend: Awaited<ReturnType<typeof testBackend>>;
/** Holds answers back while pending. */
let held: Promise<void> | undefined;
const api = {
  seeded: () => undefined,
  async call<N extends CallName>(name: N, input: Input<N>): Promise<Answer<N>> {
    const wait = held;
    const answer = await backend.call(name, input);
    await wait;
    return answer;
  },
};

beforeAll(async () => {
  backend = await testBackend();
  await tick({ ...backend.services, feed: backend.services.adapters.odds });
});
afterAll(() => backend.close());

const namesOf = ({ matches }: HomeMatches) => matches.map(({ home_team_name }) => home_team_name);

describe('HomeMatches', () => {
  it('has names in the language that was chosen last, whichever answer comes last', async () => {
    const list = new HomeMatches(api, 'EN');
    await list.load('EN');
    const english = namesOf(list);
    expect(english).toHaveLength(8);
    let release = () => {};
    held = new Promise((resolve) => (release = resolve));
    const late = list.load('CN');
    held = undefined;
    await list.load('RUS');
    const russian = namesOf(list);
    expect(russian).not.toEqual(english);
    release();
    await late;
    expect(namesOf(list)).toEqual(russian);
  });

  it('asks once for all who ask at the same time', async () => {
    const list = new HomeMatches(api, 'EN');
    expect(list.load('EN')).toBe(list.load('EN'));
    expect(list.isReading).toBe(true);
    await list.load('EN');
    expect(list.isReading).toBe(false);
  });

  it('makes calls for the first part that shows it, and none for a part that comes later', async () => {
    const list = new HomeMatches(api, 'EN');
    const hideFirst = list.show('EN');
    await list.load('EN');
    const hideSecond = list.show('EN');
    expect(list.isReading).toBe(false);
    hideFirst();
    hideSecond();
    list.show('EN')();
    expect(list.isReading, 'nobody has kept it current').toBe(true);
    await list.load('EN');
  });
});
