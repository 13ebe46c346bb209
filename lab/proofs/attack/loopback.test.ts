import { expect, it } from '@rstest/core';
import { assertLoopback } from './loopback';

it.each(['http://127.0.0.1:3000', 'http://localhost:1/x', 'http://[::1]:80'])('%s may be attacked', (url) =>
  expect(() => assertLoopback(url)).not.toThrow(),
);

it.each([
  'https://example.com',
  'http://127.0.0.1.example.com',
  'http://localhost@example.com',
  'http://10.0.0.1',
  'http://0.0.0.0',
])('%s may not be attacked', (url) => expect(() => assertLoopback(url)).toThrow('is not this machine'));
