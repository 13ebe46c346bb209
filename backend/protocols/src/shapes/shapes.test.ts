import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@rstest/core';
import * as v from 'valibot';
import { gamesPaths } from '../games/client';
import { gatewayPaths } from '../gateway/messages';
import { identityPaths } from '../identity/messages';
import { messagesPath } from '../messages/messages';
import { feedEventSchema } from '../odds/eventSchema';
import { oddsPaths } from '../odds/protocol';
import { providerMessages } from '../provider/messages';
import { schemaOf, withCalls } from './documents';
import { protocols } from './protocols';

const read = (file: string) => readFileSync(new URL(`../../../../docs/partners/${file}`, import.meta.url), 'utf8');
const refresh = 'make them again: (cd backend/protocols && npm run shapes)';

describe.each(Object.entries(protocols))('the docs of %s', (name, protocol) => {
  it('have the schema that messages are read by', () =>
    expect(JSON.parse(read(`schemas/${name}.schema.json`)), refresh).toEqual(JSON.parse(schemaOf(protocol))));

  it('list the calls', () => {
    const page = read(`${name}.md`);
    expect(page).toContain('<!-- calls -->');
    expect(page, refresh).toBe(withCalls(page, name));
  });

  it('name each shape in a call, and no other', () => {
    const named = protocol.calls.flatMap(({ asks, answers }) => [...(asks ? [asks] : []), ...Object.values(answers)]);
    expect([...new Set(named)].sort()).toEqual(Object.keys(protocol.shapes).sort());
  });

  it('have examples that are of one of the shapes', () => {
    const examples = [...read(`${name}.md`).matchAll(/```json\n(.*?)```/gs)].map(([, text = '']) => JSON.parse(text));
    const shapes = [...Object.values(protocol.shapes), ...(name === 'odds' ? [feedEventSchema] : [])];
    const wrong = examples.filter((example) => !shapes.some((shape) => v.is(shape, example)));
    expect(wrong).toEqual([]);
  });
});

it('every path of the protocols is a call of the docs', () => {
  const paths = [
    ...Object.values(gamesPaths),
    gatewayPaths.payments,
    gatewayPaths.payment('').replace(/$/, '{payment_id}'),
    gatewayPaths.methods('').replace(/\?.*/, ''),
    gatewayPaths.events,
    ...Object.values(identityPaths),
    messagesPath,
    ...Object.values(oddsPaths),
    ...Object.keys(providerMessages).map((call) => `/provider/v1/${call}`),
  ];
  const documented = Object.values(protocols).flatMap(({ calls }) => calls.map(({ call }) => call.split(' ')[1] ?? ''));
  expect(documented.sort()).toEqual(paths.sort());
});
