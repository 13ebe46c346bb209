import { isCategory } from '@marquee/contract/categories';
import { hostCalls } from '@marquee/contract/remoteCalls';
import type { AssetFile, CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import type { RemoteNavigation, RemoteRoute, RemoteSlot } from '@marquee/federation-runtime/defineRemote';
import { hostName } from '@marquee/federation-runtime/hostRecord';
import { productOf } from '@marquee/federation-runtime/products';
import { description } from '@marquee/federation-runtime/registry/description';
import * as v from 'valibot';
import { callsOf } from './callsOf';
import { deskNames } from './deskNames';
import type { Check } from './rules';

/** The fields of each part of a description. A new field of the type must be added here. */
export const fields = {
  remote: {
    ...{ format: 1, name: 1, version: 1, container: 1, hostApi: 1, categories: 1, calls: 1, routes: 1, navigation: 1 },
    ...{ slots: 1, entry: 1, server: 1, modules: 1, labels: 1, locales: 1, requires: 1, sdk: 1, packages: 1, files: 1 },
  } satisfies Record<keyof CompiledRemote, 1>,
  route: {
    ...{ path: 1, page: 1, category: 1, guard: 1, layout: 1, title: 1, seo: 1, kind: 1, skeleton: 1, seed: 1 },
    query: 1,
  } satisfies Record<keyof RemoteRoute, 1>,
  navigation: {
    ...{ to: 1, label: 1, icon: 1, place: 1, order: 1, category: 1, guard: 1 },
  } satisfies Record<keyof RemoteNavigation, 1>,
  slot: {
    ...{ slot: 1, module: 1, section: 1, page: 1, order: 1, category: 1, guard: 1, optional: 1, label: 1, skeleton: 1 },
    seed: 1,
  } satisfies Record<keyof RemoteSlot, 1>,
  file: { file: 1, integrity: 1, bytes: 1, brotli: 1 } satisfies Record<keyof AssetFile, 1>,
  module: { js: 1, css: 1 },
};

/** Names that the host knows: slots, guards and so on. */
export const words = {
  slot: [
    'home.feature',
    'home.section',
    'page.section',
    'header.item',
    'account.menu',
    'balance.menu',
    'floating',
    'tile.badge',
  ],
  place: ['main', 'account', 'footer'],
  guard: ['player', 'guest'],
  layout: ['default', 'minigame'],
  kind: ['lobby', 'game'],
  skeleton: ['page', 'lobby', 'rail', 'form', 'list', 'table', 'cards', 'article', 'game', 'chip', 'none'],
};

const unknownFields = (what: string, value: object, known: object) =>
  Object.keys(value).flatMap((field) =>
    Object.hasOwn(known, field) ? [] : [`${what} has an unknown field, ${field}`],
  );

/** The names at the desk: who may open a page is a permission. */
const deskWords: typeof words = { ...words, slot: [], guard: [...deskNames.permissions] };

const unknownWords = (remote: string, what: string, value: object) =>
  Object.entries(productOf(remote).isPublic ? words : deskWords).flatMap(([field, known]) => {
    const word = (value as Record<string, unknown>)[field];
    return word === undefined || known.includes(String(word)) ? [] : [`${what} has an unknown ${field}, ${word}`];
  });

function schemaFaults(compiled: CompiledRemote): string[] {
  const result = v.safeParse(description, compiled);
  return (result.issues ?? []).map((issue) => `remote.json ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
}

/** Calls that are not named as they must be. */
function callFaults({ name, calls }: { name: string; calls?: readonly string[] }): string[] {
  if (!calls) return ['remote.json has no calls: name those that the code makes, or none'];
  const known = callsOf(name);
  const hosts: readonly string[] = hostCalls;
  return calls
    .filter((call) => !known.includes(call))
    .map((call) => (hosts.includes(call) ? `the call ${call} is the host’s alone` : `the call ${call} is unknown`));
}

/** `remote.json` must have all fields that host and edge read, with the right types, and no unknown ones. */
export const format: Check = ({ compiled }) => {
  const faults = schemaFaults(compiled);
  if (faults.length > 0) return faults;
  const parts = [
    ...compiled.routes.map((one) => [`route ${one.path}`, one, fields.route] as const),
    ...(compiled.navigation ?? []).map((one) => [`menu entry ${one.to}`, one, fields.navigation] as const),
    ...(compiled.slots ?? []).map((one) => [`${one.slot} ${one.module}`, one, fields.slot] as const),
    ...Object.entries(compiled.modules).map(([path, one]) => [`module ${path}`, one, fields.module] as const),
    ...[compiled.entry, ...compiled.files].map((one) => [`file ${one.file}`, one, fields.file] as const),
  ];
  const categories = compiled.categories
    .filter((code) => !isCategory(code))
    .map((code) => `category ${code} is unknown`);
  return [
    ...(compiled.name === hostName ? ['a remote must not have the name of the host'] : []),
    ...unknownFields('remote.json', compiled, fields.remote),
    ...parts.flatMap(([what, one, known]) => [
      ...unknownFields(what, one, known),
      ...unknownWords(compiled.name, what, one),
    ]),
    ...categories,
    ...callFaults(compiled),
  ];
};
