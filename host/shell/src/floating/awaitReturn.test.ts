import { describe, expect, test } from '@rstest/core';
import { awaitReturn } from './awaitReturn';

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** A page whose calls fail, and what it says. */
function failingPage(isThere = true, isBack = false) {
  const page = { isBack, isSilent: false, isThere, asked: 0, said: [] as string[] };
  let returned = () => {};
  const stop = awaitReturn({
    ask: async () => {
      page.asked++;
      return page.isSilent ? new Promise(() => {}) : page.isBack;
    },
    onAway: () => page.said.push('away'),
    onBack: (wasAway) => page.said.push(wasAway ? 'back' : 'never away'),
    times: { waits: [100], silence: 200 },
    attention: {
      isThere: () => page.isThere,
      onReturn: (work) => {
        returned = work;
        return () => {
          returned = () => {};
        };
      },
    },
  });
  return { page, stop, comesBack: () => returned() };
}

describe('a page whose calls fail', () => {
  test('says that they do until a question is answered, and asks no more then', async () => {
    const { page } = failingPage();
    page.isBack = true;
    await wait(20);
    expect(page).toMatchObject({ asked: 1, said: ['away'] });
    await wait(140);
    expect(page).toMatchObject({ asked: 2, said: ['away', 'back'] });
    await wait(150);
    expect(page.asked).toBe(2);
  });

  test('was never away when the first question is answered: one call failed by itself', async () => {
    const { page } = failingPage(true, true);
    await wait(20);
    expect(page).toMatchObject({ asked: 1, said: ['never away'] });
  });

  test('says so while a question has no answer', async () => {
    const { page, stop } = failingPage();
    page.isSilent = true;
    await wait(140);
    expect(page).toMatchObject({ asked: 2, said: ['away'] });
    await wait(210);
    expect(page).toMatchObject({ asked: 2, said: ['away', 'away'] });
    stop();
  });

  test('asks nothing while nobody looks, and at once when somebody does', async () => {
    const { page, comesBack } = failingPage(false);
    await wait(20);
    expect(page.asked).toBe(0);
    page.isThere = true;
    page.isBack = true;
    comesBack();
    comesBack();
    await wait(20);
    expect(page).toMatchObject({ asked: 1, said: ['back'] });
  });

  test('asks nothing once it is left', async () => {
    const { page, stop, comesBack } = failingPage();
    stop();
    comesBack();
    await wait(140);
    expect(page).toMatchObject({ asked: 1, said: [] });
  });
});
