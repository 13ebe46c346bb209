import * as v from 'valibot';
import type { CompiledRemote } from '../compiledRemote';

/** The `sha384-…` of a file, as browsers check it. */
export const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'an integrity hash is required'));

/** A remote's name: a valid folder name and identifier that is not a property of every object. */
export const remoteName = v.pipe(
  v.string(),
  v.maxLength(64),
  v.regex(/^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'a remote’s name is lower case with dashes'),
);

/** A version: a single URL segment. */
export const versionName = v.pipe(
  v.string(),
  v.maxLength(80),
  v.regex(/^\d[\w.+-]*$/, 'a version begins with a digit and is one segment of an address'),
);

const text = v.pipe(v.string(), v.maxLength(2_000));
const texts = v.pipe(v.array(text), v.maxLength(1_000));
const size = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const category = v.optional(text);

const segment = '[\\w@+~-][\\w.@+~-]*';
const asset = v.looseObject({
  file: v.pipe(text, v.regex(new RegExp(`^(${segment}/)*${segment}$`), 'a file is a path below its version')),
  integrity,
  bytes: size,
  brotli: size,
});
const assets = v.pipe(v.array(asset), v.maxLength(5_000));

const modulePath = v.pipe(text, v.regex(/^\.\/(?!.*\.\.)[\w./-]+$/, 'a module is a path that begins with ./'));
/** A path of the site that no browser parses as another host. */
const sitePath = v.pipe(text, v.regex(/^\/(?![/\\])[^\s\\?#]*$/, 'a path begins with one slash'));
const seed = v.looseObject({ call: text });
const seeds = v.optional(v.pipe(v.array(seed), v.maxLength(50)));

const route = v.looseObject({
  path: sitePath,
  page: modulePath,
  category,
  guard: v.optional(text),
  layout: v.optional(text),
  title: text,
  seo: v.optional(text),
  kind: v.optional(text),
  skeleton: v.optional(text),
  seed: seeds,
  query: v.optional(texts),
});

const navigation = v.looseObject({
  to: sitePath,
  label: text,
  icon: text,
  place: text,
  order: v.pipe(v.number(), v.finite()),
  category,
  guard: v.optional(text),
});

const slot = v.looseObject({
  slot: text,
  module: modulePath,
  section: v.optional(text),
  page: v.optional(sitePath),
  order: v.pipe(v.number(), v.finite()),
  category,
  guard: v.optional(text),
  optional: v.optional(v.boolean()),
  label: v.optional(text),
  skeleton: v.optional(text),
  seed: seeds,
});

const list = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.maxLength(500));

const whole = v.pipe(
  v.looseObject({
    format: v.literal(1),
    name: remoteName,
    version: versionName,
    container: v.pipe(text, v.regex(/^[A-Za-z_$][\w$]*$/, 'a container is the name of a variable')),
    hostApi: text,
    categories: texts,
    // Versions for host API 1 name none.
    calls: v.optional(texts, []),
    routes: list(route),
    navigation: v.optional(list(navigation)),
    slots: v.optional(list(slot)),
    entry: asset,
    server: v.optional(asset),
    modules: v.record(text, v.looseObject({ js: assets, css: assets })),
    labels: v.record(text, v.record(text, text)),
    locales: v.record(text, asset),
    requires: v.record(text, text),
    sdk: texts,
    packages: texts,
    files: assets,
  }),
  v.check(
    ({ routes, slots = [], modules }) =>
      [...routes.map(({ page }) => page), ...slots.map(({ module }) => module)].every((path) => path in modules),
    'a page or section has no module',
  ),
  v.check(
    ({ locales, labels }) => Object.keys(locales).every((language) => language in labels),
    'a language has texts and no labels',
  ),
);

/**
 * The schema of a compiled description. Names (categories, guards, slots, languages) may be of a newer host, and
 * unknown fields are kept; fields needed for rendering must be present and of the right type.
 */
export const description = whole as unknown as v.GenericSchema<unknown, CompiledRemote>;
