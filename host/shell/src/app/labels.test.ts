import ui from '@marquee/i18n/bundles/en/ui.json';
import { Texts } from '@marquee/i18n/text';
import { expect, test } from '@rstest/core';
import { labelsOf } from './labels';

type TextOf = Parameters<typeof labelsOf>[0];

/** The labels in English, and how often a text was looked up for them. */
async function english() {
  const t = (await new Texts('EN', async () => ui).textsOf('ui')) as TextOf;
  let lookups = 0;
  const counted: TextOf = (key, values) => {
    lookups += 1;
    return t(key, values);
  };
  return { labels: labelsOf(counted), lookups: () => lookups };
}

test('A sentence names one game after another, and is looked up once', async () => {
  const { labels, lookups } = await english();
  expect(labels.addFavourite('Gold')).toBe('Add Gold to favourites');
  expect(labels.addFavourite('Silver')).toBe('Add Silver to favourites');
  expect([labels.demo, labels.demo]).toEqual(['Demo', 'Demo']);
  expect(lookups()).toBe(2);
});

test('A name is taken as it is, whatever a text would make of it', async () => {
  const { labels } = await english();
  const name = '$t(kit.close) {{game}} $& \\';
  expect(labels.addFavourite(name)).toBe(`Add ${name} to favourites`);
});
