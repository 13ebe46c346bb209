import type { Page } from '@playwright/test';

/** Longest motion for somebody who asks for less, ms. */
const longest = 200;

/** Animations and transitions that move longer than {@link longest}, a line each. */
export function motionFaults(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    return running.flatMap((animation) => {
      const { effect } = animation;
      const duration = Number(effect?.getComputedTiming().endTime ?? 0);
      if (!(effect instanceof KeyframeEffect) || !(duration > most)) return [];
      // Colours and opacity may change as slowly as they like.
      const still = new Set(['offset', 'computedOffset', 'easing', 'composite', 'opacity', 'color', 'backgroundColor']);
      const moves = effect.getKeyframes().some((frame) => Object.keys(frame).some((key) => !still.has(key)));
      return moves ? [`${effect.target?.outerHTML.slice(0, 100)} moves for ${duration} ms`] : [];
    });
  }, longest);
}

/** Waits until what fades, moves or changes its colour on a page has ended. What never ends is not waited for. */
export function atRest(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations === 1);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });
}
