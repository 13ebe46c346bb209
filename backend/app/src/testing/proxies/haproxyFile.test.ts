import { expect, test } from '@rstest/core';
import { haproxyFile, type Places } from './haproxyFile';

const places: Places = {
  http: 41,
  https: 42,
  calls: 43,
  edges: [51, 52],
  backends: [61, 62],
  certificate: '/tmp/here.pem',
};

test('the documented balancer is rehearsed as it is, but for ports and certificate', () => {
  const file = haproxyFile(places);
  const ports = [...file.matchAll(/^ +(?:bind|server \w+) 127\.0\.0\.1:(\d+)/gm)].map(([, port]) => Number(port));
  expect(ports).toEqual([41, 42, 51, 52, 51, 52, 43, 61, 62]);
  expect(file).toContain('ssl crt /tmp/here.pem alpn');
  expect(() => haproxyFile(places, 'frontend public')).toThrow('haproxy.cfg has not once: bind :80');
});
