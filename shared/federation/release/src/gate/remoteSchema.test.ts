import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@marquee/settings/root';
import { expect, test } from '@rstest/core';
import { fields, words } from './format';
import { remoteSchema } from './remoteSchema';

interface Part {
  properties: Record<string, Part>;
  items: Part;
  additionalProperties: Part | false;
  enum?: string[];
  required: string[];
}

const schema = JSON.parse(remoteSchema()) as Part;
const { routes, navigation, slots, modules, entry } = schema.properties as Record<string, Part>;
const parts: Record<keyof typeof fields, Part | undefined> = {
  remote: schema,
  route: routes?.items,
  navigation: navigation?.items,
  slot: slots?.items,
  file: entry,
  module: modules?.additionalProperties || undefined,
};

test('the JSON schema of remote.json is the one that is published', () => {
  const published = readFileSync(join(root, 'docs/api/remote.schema.json'), 'utf8');
  expect(published, 'node --import tsx shared/federation/release/src/gate/writeRemoteSchema.ts').toBe(remoteSchema());
});

test('the JSON schema of remote.json has the fields and words that the gate knows, and no other', () => {
  for (const [name, known] of Object.entries(fields)) {
    const part = parts[name as keyof typeof fields];
    expect(Object.keys(part?.properties ?? {}).sort(), name).toEqual(Object.keys(known).sort());
    expect(part?.additionalProperties, name).toBe(false);
    for (const [field, one] of Object.entries(part?.properties ?? {}))
      if (Object.hasOwn(words, field)) expect(one.enum, field).toEqual(words[field as keyof typeof words]);
  }
});

test('the JSON schema of remote.json asks for what host and edge read', () => {
  expect(schema.required).toEqual(expect.arrayContaining(['format', 'name', 'version', 'entry', 'modules', 'locales']));
  expect(schema.required).not.toContain('server');
});
