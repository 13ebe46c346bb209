import { type ErrorKey, failures, fieldErrors, isFieldError, refusals, sessionEnds } from '@marquee/contract/errors';
import { languageCodes, languages } from '@marquee/contract/languages';
import { describe, expect, test } from '@rstest/core';
import { type Bundle, hostBundles } from '../text';
import { allTexts } from './allTexts';
import { baseOf, faultsOf } from './bundleRules';
import { hardCodedTexts } from './hardCoded';
import { keptEnglish } from './keptEnglish';
import { isUsed, type KeyUse, keyUseOf, unknownKeys } from './keyUse';
import { pluralsOf } from './pluralsOf';
import { schemaReasons, writtenMessages } from './refusals';
import { allBundles, deskBundle, hostBundle, parse, remoteBundle, remotes, type Source, sourcesIn } from './workspace';

const bundles = allBundles();
const texts = allTexts();
const english = new Map(texts.EN.map(({ place, text }) => [place, text]));
/** Filipino players call poker hands by their English names. */
const pokerHands = new Set(
  ['four_of_a_kind', 'three_of_a_kind', 'jacks_or_better'].map(
    (hand) => `backend/sandbox/src/games/engines/videopoker/texts.ts texts ${hand}`,
  ),
);
/** Words of a text, without placeholders. */
const wordsIn = (text: string) =>
  text
    .replace(/\{\{.*?\}\}/g, '')
    .trim()
    .split(/\s+/).length;
/** The sdk's lobby takes its texts from the remote that shows it. */
const lobby = sourcesIn('shared/sdk/src/gameLobby');
const isLobby = ({ file }: Source) => lobby.some((source) => source.file === file);
const host = sourcesIn(
  'host/shell/src',
  'host/edge/src',
  'host/templates',
  'shared/page/src',
  'shared/ui/src',
  'shared/sdk/src',
).filter((one) => !isLobby(one));
const remoteSources = Object.fromEntries(
  remotes.map((remote) => {
    const own = sourcesIn(`remotes/${remote}/src`);
    return [remote, own.some(({ text }) => text.includes('GameLobby')) ? [...own, ...lobby] : own];
  }),
);
/** The list of keys does not count as use. */
const isList = ({ file }: Source) => file === 'shared/contract/src/errors.ts';
const server = sourcesIn(
  'shared/kernel/src',
  'backend/platform/src',
  'backend/sandbox/src',
  'backend/app/src',
  'shared/contract/src',
  'shared/api/src',
).filter((one) => !isList(one));
const hostKeys = new Set(hostBundles.flatMap((name) => Object.keys(hostBundle(name).in.EN).map(baseOf)));
const unused = (use: KeyUse, bundle: Bundle) =>
  [...new Set(Object.keys(bundle).map(baseOf))].filter((key) => !isUsed(use, key));

describe('bundles', () => {
  test.each([
    ['EN', ['one', 'other']],
    ['PHP', ['one', 'other']],
    ['CN', ['other']],
    ['ESP', ['many', 'one', 'other']],
    ['RUS', ['few', 'many', 'one', 'other']],
    ['VI', ['other']],
    ['MS', ['other']],
    ['NE', ['one', 'other']],
  ] as const)('%s has plural categories %j [D4.01]', (code, categories) => {
    expect([...pluralsOf(languages[code].tag)].sort()).toEqual(categories);
  });

  test.each(bundles.flatMap(({ name }) => languageCodes.map((code) => [name, code] as const)))(
    '%s is complete in %s [R3.32]',
    (name, code) => {
      const bundle = bundles.find((one) => one.name === name);
      expect(bundle && faultsOf(bundle.in.EN, bundle.in[code], code)).toEqual([]);
    },
  );

  test.each([
    ['a missing key', {}, 'EN', 'a is missing'],
    ['a surplus key', { a: 'x {{n}}', b: 'y' }, 'EN', 'b is in no English bundle'],
    ['an empty text', { a: ' ' }, 'EN', 'a is empty'],
    ['another placeholder', { a: 'x {{m}}' }, 'EN', 'a has placeholders "m", not "n"'],
  ] as const)('%s is a fault [D4.01]', (_, bundle, code, fault) =>
    expect(faultsOf({ a: 'x {{n}}' }, bundle, code)).toContain(fault),
  );

  test.each(languageCodes.filter((code) => code !== 'EN'))('no sentence was left in English in %s', (code) => {
    const left = texts[code].filter(({ place, text }) => text === english.get(place) && wordsIn(text) > 2);
    expect(left.map(({ place }) => place).filter((place) => !(code === 'PHP' && pokerHands.has(place)))).toEqual([]);
  });

  test('Filipino is English only where that was decided, with a reason', () => {
    const inEnglish = new Map(
      bundles.flatMap(({ name, in: { EN } }) => Object.entries(EN).map(([k, v]) => [`${name} ${k}`, v])),
    );
    const same = bundles.flatMap(({ name, in: { PHP } }) =>
      Object.entries(PHP).flatMap(([key, text]) => (inEnglish.get(`${name} ${key}`) === text ? [text] : [])),
    );
    const isLetters = (text: string) => /\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, ''));
    const decided = Object.values(keptEnglish).flat();
    expect([...new Set(same)].filter((text) => isLetters(text) && !decided.includes(text))).toEqual([]);
    expect(decided.filter((text) => !same.includes(text))).toEqual([]);
  });

  test('a plural without a category of its language is a fault, and one that the language has not', () => {
    const english = { games_one: '{{count}} game', games_other: '{{count}} games' };
    expect(faultsOf(english, english, 'RUS')).toEqual(['games_few is missing', 'games_many is missing']);
    expect(faultsOf(english, english, 'VI')).toEqual(['games_one is in no English bundle']);
  });
});

describe('keys', () => {
  test('the host asks for no key that no bundle has', () => expect(unknownKeys(keyUseOf(host), hostKeys)).toEqual([]));

  test.each(remotes)('%s asks for no key that its bundle has not, and uses every one', (remote) => {
    const use = keyUseOf(remoteSources[remote] ?? []);
    const { EN } = remoteBundle(remote).in;
    expect(unknownKeys(use, new Set(Object.keys(EN).map(baseOf)))).toEqual([]);
    expect(unused(use, EN)).toEqual([]);
  });

  test('the desk asks for no key that its bundle has not, and uses every one', () => {
    const use = keyUseOf(sourcesIn('desk/host/src'));
    const { EN } = deskBundle().in;
    expect(unknownKeys(use, new Set(Object.keys(EN)))).toEqual([]);
    expect(unused(use, EN)).toEqual([]);
  });

  test.each(hostBundles)('every key of %s is used', (name) => {
    const use = keyUseOf([...host, ...server, ...Object.values(remoteSources).flat()]);
    expect(unused(use, hostBundle(name).in.EN)).toEqual([]);
  });

  test('an unknown key and an unused one are found, also behind a condition or a pattern', () => {
    const use = keyUseOf([
      parse('a.tsx', `t(open ? 'a.open' : 'a.shut'); t(\`b.\${kind}\`); t(\`c.\${kind}.x\`); const d = 'd.e';`),
    ]);
    expect(unknownKeys(use, new Set(['a.open', 'b.one']))).toEqual(['a.tsx:1 a.shut', 'a.tsx:1 c.*.x']);
    expect(['a.open', 'b.two', 'd.e', 'f.g'].filter((key) => !isUsed(use, key))).toEqual(['f.g']);
  });
});

describe('refusals', () => {
  /** Texts that are not messages of failed calls: titles, and the fallback for unknown messages. */
  const others = ['errorTitle', 'invalidSession', 'unknownError'];
  /** Only logged, or shown with the text of `sessionExpired`. */
  const textless: ErrorKey[] = ['BLOCK', 'CLOSE', 'permissionDenied', 'serviceUnavailable'];
  const worded = [...refusals, ...sessionEnds, ...failures].filter((key) => !textless.includes(key));

  test('every message that the backend can send has a text [R8.10]', () => {
    const keys = [...worded, ...others].sort();
    for (const code of languageCodes) expect(Object.keys(hostBundle('errors').in[code]).sort()).toEqual(keys);
  });

  test('no other message is written by hand', () => {
    const known = new Set<string>([...worded, ...textless, 'OK']);
    expect([...writtenMessages(server)].filter((message) => !known.has(message))).toEqual([]);
  });

  test('every message is one that something answers with', () => {
    const use = keyUseOf(server);
    expect(worded.filter((key) => !isUsed(use, key))).toEqual([]);
  });

  test('every reason at a field has a text', () => {
    const keys = Object.keys(hostBundle('validation').in.EN).filter((key) => !key.startsWith('limitReached.'));
    expect(keys.sort()).toEqual([...fieldErrors].sort());
  });

  test('a schema says what is wrong by a key', () => {
    const reasons = schemaReasons(sourcesIn('shared/contract/src/schemas', 'shared/contract/src/calls'));
    expect([...reasons].filter((reason) => !isFieldError(reason))).toEqual([]);
  });
});

test('the platform writes to people from one bundle; its tables are of what they agree to, or read on pages', () => {
  const tables = texts.EN.map(
    ({ place }) => /^(?:backend\/platform|shared\/contract)\/src\/(\S+)/.exec(place)?.[1],
  ).filter(Boolean);
  expect([...new Set(tables)].sort()).toEqual([
    'marketing/consentTexts.ts',
    'protection/barredTexts.ts',
    'rules/texts/gameTexts.ts',
    'rules/texts/nameTexts.ts',
    'rules/texts/sportTexts.ts',
    'rules/texts/titleTexts.ts',
    'sites/contactTexts.ts',
    'sites/rewardText.ts',
    'staff/withdrawalRefusalTexts.ts',
    'terms/texts',
  ]);
});

describe('hard-coded texts', () => {
  /** The panel for developers is in English (ADR 88). */
  const isForPlayers = ({ file }: Source) => !file.startsWith('host/shell/src/devtools/');

  test.each([
    'host/shell/src',
    'host/templates',
    'shared/ui/src',
    'shared/sdk/src',
    ...remotes.map((remote) => `remotes/${remote}/src`),
    'desk/host/src',
  ])('%s has none [D4.02]', (folder) =>
    expect(sourcesIn(folder).filter(isForPlayers).flatMap(hardCodedTexts)).toEqual([]),
  );

  test.each([
    ['<p>Hello</p>', 'Hello'],
    ['<p>{"Привет"}</p>', 'Привет'],
    ['<p>{open ? "Open" : t("shut")}</p>', 'Open'],
    [`<p>{\`\${n} games\`}</p>`, '* games'],
    ['<img alt="A game" />', 'A game'],
    ['<button aria-label={"Close"} />', 'Close'],
    ['<Field label={wide ? `Name` : ""} />', 'Name'],
    ['<input placeholder="Search" title="Search" />', 'Search'],
    ['dialogs.toast({ title: "Saved", tone: "success" })', 'Saved'],
  ])('%s is found [D4.02]', (code, said) => {
    expect(hardCodedTexts(parse('planted.tsx', `x = ${code}`))[0]).toBe(`planted.tsx:1 "${said}"`);
  });

  test.each([
    '<p>·</p>',
    '<code>auth/login</code>',
    '<p className="title">{t("a.b")}</p>',
    '<p>{a === "win" && <b>404</b>}</p>',
    '<Icon name="close" aria-hidden="true" />',
    `<p>{\`\${a} / \${b}\`}</p>`,
    'dialogs.toast({ title: t("saved"), tone: "success" })',
  ])('%s is none', (code) => expect(hardCodedTexts(parse('good.tsx', `x = ${code}`))).toEqual([]));
});
