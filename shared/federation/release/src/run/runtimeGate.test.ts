import { hostName } from '@marquee/federation-runtime/hostRecord';
import { expect, test } from '@rstest/core';
import { promoted } from '../registry/promote';
import { compiledRemote, published } from '../testing';
import { lookedAt } from './runtimeGate';

test('for a host every live remote is opened, the first one as a whole; for a remote itself', () => {
  const host = compiledRemote('2.0.0-aaaaaaaaaaaa', { name: hostName, routes: [] });
  const remotes = promoted({}, 1, [
    { ...published('2.0.0-bbbbbbbbbbbb', { name: hostName, routes: [] }), remote: hostName },
    ...['lobby', 'wallet', 'cms'].map((name) => published('1.0.0', { name })),
  ]);
  const opened = (name: string) =>
    lookedAt(name === hostName ? host : compiledRemote('1.1.0', { name }), remotes).map(
      ({ compiled, depth }) => `${compiled.name}@${compiled.version} ${depth}`,
    );
  expect(opened(hostName)).toEqual(['lobby@1.0.0 whole', 'wallet@1.0.0 once', 'cms@1.0.0 once']);
  expect(opened('wallet')).toEqual(['wallet@1.1.0 whole']);
});
