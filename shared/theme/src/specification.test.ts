import { describe, expect, test } from '@rstest/core';
import { fallbackViewport, viewportBreakpoints } from './breakpoints';

/** The values of R9.12, repeated independently of the code. */
describe('the breakpoints', () => {
  test.each([
    ['mobile', 320],
    ['mobileMedium', 375],
    ['mobileWide', 425],
    ['tablet', 768],
    ['desktop', 1024],
    ['desktopMedium', 1280],
    ['desktopWide', 1600],
  ] as const)('the viewport %s begins at %i px [R9.12]', (name, width) =>
    expect(viewportBreakpoints[name]).toBe(width),
  );

  test('the fallback is desktop [R2.59, R9.12]', () => expect(fallbackViewport).toBe('desktop'));

  test('there are no others', () => expect(Object.keys(viewportBreakpoints)).toHaveLength(7));
});
