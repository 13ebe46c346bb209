import { expect, test } from '@rstest/core';
import { domainOf } from './domain';

test.each([
  ['localhost', 'localhost'],
  ['localhost:3000', 'localhost'],
  ['casino1.localhost:3000', 'casino1.localhost'],
  ['WWW.Example.COM', 'example.com'],
  ['www.example.com.', 'example.com'],
  ['www.example.com.:443', 'example.com'],
  ['casino.example.', 'casino.example'],
  ['a_b.example.com', 'example.com'],
  ['127.0.0.1:80', 'localhost'],
  ['[::1]:80', 'localhost'],
  ['"><script>', 'localhost'],
  ['.', 'localhost'],
  ['', 'localhost'],
  [undefined, 'localhost'],
])('the host %s is the site %s [D1.01, D1.10]', (host, domain) => expect(domainOf(host)).toBe(domain));
