import type { Language } from '@marquee/contract/languages';
import { SingleLoader } from '@marquee/federation-runtime/singleLoader';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { expect, test } from '@rstest/core';
import { RemoteAccess } from './remoteAccess';

const registryIn = (language: Language): SiteRegistry => ({ revision: 1, language, remotes: [] });

/** A page in English; the test decides when the registry in another language arrives, if at all. */
function openPage() {
  const waiting = new Map<Language, { come: () => void; fail: () => void }>();
  const moves: Language[] = [];
  const access = new RemoteAccess(
    new SingleLoader({}, 'EN', () => undefined),
    registryIn('EN'),
    (language) =>
      new Promise((resolve, reject) =>
        waiting.set(language, {
          come: () => resolve(registryIn(language)),
          fail: () => reject(new Error('not there')),
        }),
      ),
  );
  const choose = (language: Language) => access.changeLanguage(language, () => moves.push(language));
  return { access, waiting, moves, choose };
}

test('of several chosen languages the last one is kept, whichever loads first', async () => {
  const { access, waiting, moves, choose } = openPage();
  const choices = [choose('RUS'), choose('ESP')];
  waiting.get('ESP')?.come();
  await choices[1];
  waiting.get('RUS')?.come();
  await choices[0];
  expect([access.texts.language, moves]).toEqual(['ESP', ['ESP']]);
});

test('who goes back to the language of the page is not moved by the one that was chosen before', async () => {
  const { access, waiting, moves, choose } = openPage();
  const first = choose('RUS');
  await choose('EN');
  waiting.get('RUS')?.come();
  await first;
  expect([access.texts.language, moves]).toEqual(['EN', []]);
});

test('a language that fails to load is reported only to those who still want it', async () => {
  const { waiting, choose } = openPage();
  const first = choose('RUS');
  const second = choose('ESP');
  waiting.get('RUS')?.fail();
  await expect(first).resolves.toBeUndefined();
  waiting.get('ESP')?.fail();
  await expect(second).rejects.toThrow('not there');
});

test('the registry of an edge that is behind is not taken', async () => {
  let revision = 5;
  const load = new SingleLoader({}, 'EN', () => undefined);
  const access = new RemoteAccess(load, { ...registryIn('EN'), revision }, async (language) => ({
    ...registryIn(language),
    revision,
  }));
  const seen: number[] = [];
  for (revision of [4, 6]) {
    await access.refresh();
    seen.push(access.revision, access.view.revision);
  }
  expect(seen).toEqual([5, 5, 6, 6]);
});

test('a refresh that a newer one has overtaken waits for it', async () => {
  const answers: ((revision: number) => void)[] = [];
  const load = new SingleLoader({}, 'EN', () => undefined);
  const access = new RemoteAccess(
    load,
    registryIn('EN'),
    (language) => new Promise((resolve) => answers.push((revision) => resolve({ ...registryIn(language), revision }))),
  );
  const pressed = access.refresh().then(() => access.revision);
  const pushed = access.refresh();
  answers[0]?.(2);
  // The effects of the first answer are complete then.
  await new Promise((resolve) => setTimeout(resolve));
  answers[1]?.(3);
  expect(await pressed).toBe(3);
  await pushed;
});
