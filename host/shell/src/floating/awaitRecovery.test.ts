import { describe, expect, test } from '@rstest/core';
import { awaitRecovery } from './awaitRecovery';

/** A manual clock. */
class HandTime {
  #now = 0;
  readonly #due = new Set<{ at: number; work: () => void }>();
  readonly later = (work: () => void, milliseconds: number) => {
    const one = { at: this.#now + milliseconds, work };
    this.#due.add(one);
    return () => void this.#due.delete(one);
  };
  /** Advances the clock and runs what is due. */
  readonly pass = async (milliseconds: number) => {
    this.#now += milliseconds;
    for (const one of [...this.#due]) if (one.at <= this.#now && this.#due.delete(one)) one.work();
    await new Promise((done) => setTimeout(done));
  };
}

/** A page whose calls fail, and what it shows. */
function failingPage(isThere = true, isBack = false) {
  const page = { isBack, isSilent: false, isThere, asked: 0, said: [] as string[] };
  let returned = () => {};
  const { later, pass } = new HandTime();
  const stop = awaitRecovery({
    ask: async () => {
      page.asked++;
      return page.isSilent ? new Promise(() => {}) : page.isBack;
    },
    onUnavailable: () => page.said.push('away'),
    onRecovered: (wasUnavailable) => page.said.push(wasUnavailable ? 'back' : 'never away'),
    times: { wait: () => 100, silence: 200 },
    later,
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
  return { page, stop, pass, comesBack: () => returned() };
}

describe('a page whose calls fail', () => {
  test('says that they do until a question is answered, and asks no more then', async () => {
    const { page, pass } = failingPage();
    page.isBack = true;
    await pass(20);
    expect(page).toMatchObject({ asked: 1, said: ['away'] });
    await pass(140);
    expect(page).toMatchObject({ asked: 2, said: ['away', 'back'] });
    await pass(150);
    expect(page.asked).toBe(2);
  });

  test('was never away when the first question is answered: one call failed by itself', async () => {
    const { page, pass } = failingPage(true, true);
    await pass(20);
    expect(page).toMatchObject({ asked: 1, said: ['never away'] });
  });

  test('says so while a question has no answer', async () => {
    const { page, stop, pass } = failingPage();
    await pass(0);
    page.isSilent = true;
    await pass(140);
    expect(page).toMatchObject({ asked: 2, said: ['away'] });
    await pass(210);
    expect(page).toMatchObject({ asked: 2, said: ['away', 'away'] });
    stop();
  });

  test('asks nothing while nobody looks, and at once when somebody does', async () => {
    const { page, pass, comesBack } = failingPage(false);
    await pass(20);
    expect(page.asked).toBe(0);
    page.isThere = true;
    page.isBack = true;
    comesBack();
    comesBack();
    await pass(20);
    expect(page).toMatchObject({ asked: 1, said: ['back'] });
  });

  test('asks nothing once it is left', async () => {
    const { page, stop, pass, comesBack } = failingPage();
    stop();
    comesBack();
    await pass(140);
    expect(page).toMatchObject({ asked: 1, said: [] });
  });
});
