import { expect, test } from '@rstest/core';
import { shownLink } from './shownLink';

test.each([
  ['https://localhost/register?ref=A', 'http://localhost:3000', 'http://localhost:3000/register?ref=A'],
  ['https://casino.example/register?ref=A', 'https://casino.example', 'https://casino.example/register?ref=A'],
  ['https://friends.example/register?ref=A', 'https://casino.example', 'https://friends.example/register?ref=A'],
  ['https://casino.example/register?ref=A', 'https://www.casino.example', 'https://casino.example/register?ref=A'],
])('%s is shared from %s as %s', (link, origin, shared) => expect(shownLink(link, origin)).toBe(shared));
