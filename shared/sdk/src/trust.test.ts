import { describe, expect, test } from '@rstest/core';
import { mayBeMarkup, mayBeScript } from './trust';

const page = 'https://site.example/en/slots?x=1';
const allowed = { origins: ['https://*.pixel.example', 'https://count.example:8443'], markup: /^<i><\/i>$/ };

describe('a string becomes', () => {
  test.each([
    ['', true],
    ['Tom & Jerry &lt;3', true],
    ['<i></i>', true],
    ['<i></i><img src=x onerror=hit()>', false],
    ['<b>bold</b>', false],
    ['a < b', false],
  ])('markup: %s: %s', (text, expected) => expect(mayBeMarkup(text, allowed)).toBe(expected));

  test.each([
    ['/releases/casino/1.0.0/entry.js', true],
    ['https://site.example/sw.js', true],
    ['page.js', true],
    ['https://a.pixel.example/x.js', true],
    ['https://count.example:8443/x.js', true],
    ['https://count.example/x.js', false],
    ['https://pixel.example.evil.example/x.js', false],
    ['http://a.pixel.example/x.js', false],
    ['http://site.example/x.js', false],
    ['https://site.example.evil.example/x.js', false],
    ['https://site.example@evil.example/x.js', false],
    ['//evil.example/x.js', false],
    ['/\\evil.example/x.js', false],
    ['data:text/javascript,hit()', false],
    ['blob:https://site.example/1234', false],
    ['javascript:hit()', false],
  ])('the address of a script: %s: %s', (address, expected) =>
    expect(mayBeScript(address, page, allowed)).toBe(expected),
  );

  test('no address of a vendor before the visitor has consented, and no markup before a library asks', () => {
    expect([mayBeScript('https://a.pixel.example/x.js', page), mayBeMarkup('<i></i>')]).toEqual([false, false]);
  });
});
