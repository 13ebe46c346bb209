import { describe, expect, test } from '@rstest/core';
import { previewUrl } from './previewUrl';

const look = { code: 'slot4', color: 'color8-2', language: 'CN' } as const;

describe('previewUrl', () => {
  test.each([
    ['localhost', '3000', 'http://slot4.localhost:3000/zh-CN?marquee-theme=slot4/color8-2'],
    ['casino1.localhost', '3000', 'http://slot4.localhost:3000/zh-CN?marquee-theme=slot4/color8-2'],
    ['sandbox.example', '', 'http://sandbox.example/zh-CN?marquee-theme=slot4/color8-2'],
  ])('from %s:%s it is %s', (hostname, port, url) => {
    expect(previewUrl({ protocol: 'http:', hostname, port }, look)).toBe(url);
  });

  test('without a known address it is on this site', () => {
    expect(previewUrl(null, look)).toBe('/zh-CN?marquee-theme=slot4/color8-2');
  });
});
