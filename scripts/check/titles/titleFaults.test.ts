import { describe, expect, test } from '@rstest/core';
import { titleFaults } from './titleFaults';

describe('the title of a commit', () => {
  test.each([
    'Show the balance on every page',
    'Pass addresses of several servers to the driver',
    'Bump react from 19.2.0 to 19.2.1',
    'Merge pull request #12 from team/some-branch-with-a-name-that-is-longer-than-titles-may-be',
    'A'.repeat(72),
  ])('may be "%s"', (title) => expect(titleFaults(title)).toEqual([]));

  test.each([
    ['A'.repeat(73), 'has 73 characters, more than 72'],
    ['fix: show the balance', 'begins with a prefix: say what changes, without a kind or a place'],
    ['feat(edge)!: show the balance', 'begins with a prefix: say what changes, without a kind or a place'],
    ['fixup! Show the balance', 'is to be joined with another commit before review'],
    ['show the balance', 'does not begin with a capital letter'],
    ['Show the balance.', 'ends with a mark'],
    ['Showed the balance', 'begins with "Showed": use the imperative'],
    ['Showing the balance', 'begins with "Showing": use the imperative'],
    ['Shows the balance', 'begins with "Shows": use the imperative'],
  ])('is refused: "%s"', (title, fault) => expect(titleFaults(title)).toEqual([fault]));
});
