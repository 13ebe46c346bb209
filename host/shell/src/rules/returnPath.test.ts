import { describe, expect, test } from '@rstest/core';
import { safeReturnPath } from './returnPath';

describe('safeReturnPath', () => {
  test.each([
    ['/slots?q=moon', '/slots?q=moon'],
    ['/wallet#top', '/wallet#top'],
    [null, '/'],
    ['', '/'],
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example/', '/'],
    ['/\\elsewhere.example', '/'],
    ['/a\\..\\b', '/'],
    ['javascript:alert(1)', '/'],
    ['/login?to=/login', '/'],
    ['/\t/elsewhere.example', '/'],
  ])('%s leads to %s [R2.07]', (candidate, path) => expect(safeReturnPath(candidate)).toBe(path));
});
