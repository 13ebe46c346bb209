import { describe, expect, test } from '@rstest/core';
import { galleryPolicy } from './galleryPolicy';

const policy = "frame-src 'self' https://games.example; frame-ancestors 'none'";
const of = (address: string) => galleryPolicy(policy, new URL(address));
const local = "'self' http://localhost:3000 http://*.localhost:3000";

describe('galleryPolicy', () => {
  test.each(['http://localhost:3000/sandbox/gallery', 'http://slot2.localhost:3000/zh-CN/sandbox/gallery'])(
    'lets %s frame the sites beside it',
    (address) => {
      expect(of(address)).toBe(`frame-src ${local} https://games.example; frame-ancestors 'none'`);
    },
  );

  test('lets the sites beside it frame a page in a theme', () => {
    expect(of('http://slot2.localhost:3000/ru?marquee-theme=slot2/color4-1')).toBe(
      `frame-src 'self' https://games.example; frame-ancestors ${local}`,
    );
  });

  test('names only the page’s own site where sites are not below localhost', () => {
    expect(of('https://sandbox.example/?marquee-theme=slot2/color4-1')).toContain("frame-ancestors 'self'");
    expect(of('https://localhost.example/sandbox/gallery')).toBe(policy);
  });

  test.each(['/', '/slots', '/sandbox/errors', '/sandbox/gallery/x'])('leaves %s as it is', (path) => {
    expect(of(`http://localhost:3000${path}`)).toBe(policy);
  });
});
