import { describe, expect, test } from '@rstest/core';
import { previewUrl } from './previewUrl';

describe('previewUrl', () => {
  test.each([
    ['localhost', '3000', 'http://slot4.localhost:3000/?marquee-theme=slot4/color8-2'],
    ['casino1.localhost', '3000', 'http://slot4.localhost:3000/?marquee-theme=slot4/color8-2'],
    ['sandbox.example', '', 'http://sandbox.example/?marquee-theme=slot4/color8-2'],
  ])('from %s:%s it is %s', (hostname, port, url) => {
    expect(previewUrl({ protocol: 'http:', hostname, port }, 'slot4', 'color8-2')).toBe(url);
  });

  test('where nobody knows where it is looked at it is on this site', () => {
    expect(previewUrl(null, 'slot4', 'color8-2')).toBe('/?marquee-theme=slot4/color8-2');
  });
});
