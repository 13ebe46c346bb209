import { describe, expect, test } from '@rstest/core';
import { platformAsked, platformOf } from './platforms';

describe('platformOf', () => {
  test.each([
    ['Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 5, 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari', 0, 'desktop'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 10, 'desktop'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0, 'desktop'],
  ])('%s with %i touch points is %s', (userAgent, maxTouchPoints, platform) =>
    expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform),
  );
});

describe('platformAsked', () => {
  const desktop = { userAgent: 'X11; Linux x86_64', maxTouchPoints: 0 };
  test('is the one in the address', () => expect(platformAsked('#ios', desktop)).toBe('ios'));
  test('is the browser’s own where the address names none', () =>
    expect(platformAsked('#top', desktop)).toBe('desktop'));
});
