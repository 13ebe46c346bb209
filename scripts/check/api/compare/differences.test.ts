import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { root } from '../../sourceFiles';
import type { Differences } from './differences';
import { differencesOf } from './differences';
import { stepOf, wrongNumber } from './number';

/** A report of one declaration or more. */
const report = (code: string) => `# Public types\n\n\`\`\`ts\n${code}\n\`\`\`\n`;

/**
 * What changes, before, after, the step, and what is said. `$` in a declaration is the row's number. Props and
 * callbacks stand for what a remote gives, answers for what it reads.
 */
const rows: [title: string, before: string, after: string, step: string, said?: string][] = [
  ['nothing', 'export const x$: string;', 'export const x$: string;', 'none'],
  ['an export is gone', 'export const x$: string; export const y$: 1;', 'export const x$: string;', 'major', 'is gone'],
  ['an export is new', 'export const x$: string;', 'export const x$: string; export const y$: 1;', 'minor'],
  ['a type is gone', 'export type X$ = string; export {};', 'export {};', 'major', 'X$ is gone'],
  ['a name of a parameter', 'export function f$(a: string): void;', 'export function f$(b: string): void;', 'none'],
  [
    'a type’s own name',
    'interface A$ { a: 1 } export const x$: A$;',
    'interface B$ { a: 1 } export const x$: B$;',
    'none',
  ],
  // What the host gives.
  [
    'a member that is read is gone',
    'export const x$: { a: 1; b: 2 };',
    'export const x$: { a: 1 };',
    'major',
    'x$.b is gone',
  ],
  ['a member more to read', 'export const x$: { a: 1 };', 'export const x$: { a: 1; b: 2 };', 'minor'],
  [
    'what is read may be missing',
    'export const x$: { a: 1 };',
    'export const x$: { a?: 1 };',
    'major',
    'x$.a may be missing',
  ],
  ['what is read is never missing', 'export const x$: { a?: 1 };', 'export const x$: { a: 1 };', 'minor'],
  [
    'what is read may be null',
    'export const x$: { a: 1 };',
    'export const x$: { a: 1 | null };',
    'major',
    'x$.a may be null',
  ],
  ['an answer is wider', "export function f$(): 'a';", "export function f$(): 'a' | 'b';", 'major', 'f$() may be "b"'],
  ['an answer is narrower', "export function f$(): 'a' | 'b';", "export function f$(): 'a';", 'minor'],
  [
    'an answer is another',
    'export function f$(): string;',
    'export function f$(): number;',
    'major',
    'was string, and is number',
  ],
  ['an answer where there was none', 'export function f$(): void;', 'export function f$(): number;', 'minor'],
  [
    'no answer any more',
    'export function f$(): number;',
    'export function f$(): void;',
    'major',
    'was number, and is void',
  ],
  [
    'a promise of less',
    'export function f$(): Promise<{ a: 1; b: 2 }>;',
    'export function f$(): Promise<{ a: 1 }>;',
    'major',
    'f$().b is gone',
  ],
  ['a list of less', 'export const x$: { a: 1; b: 2 }[];', 'export const x$: { a: 1 }[];', 'major', 'x$.b is gone'],
  [
    'a list that is read-only',
    'export const x$: number[];',
    'export const x$: readonly number[];',
    'major',
    'is read-only',
  ],
  [
    'a member that is read-only',
    'export const x$: { a: number };',
    'export const x$: { readonly a: number };',
    'major',
    'is read-only',
  ],
  // What a remote gives.
  [
    'a further parameter',
    'export function f$(a: 1): void;',
    'export function f$(a: 1, b: 2): void;',
    'major',
    'f$ asks for b',
  ],
  [
    'a further parameter that may be left out',
    'export function f$(a: 1): void;',
    'export function f$(a: 1, b?: 2): void;',
    'minor',
  ],
  [
    'a parameter less',
    'export function f$(a: 1, b?: 2): void;',
    'export function f$(a: 1): void;',
    'major',
    'f$ does not take b',
  ],
  [
    'a parameter that was optional',
    'export function f$(a?: 1): void;',
    'export function f$(a: 1): void;',
    'major',
    'f$ asks for a',
  ],
  ['a parameter that is optional', 'export function f$(a: 1): void;', 'export function f$(a?: 1): void;', 'minor'],
  [
    'a parameter that takes more',
    "export function f$(a: 'a'): void;",
    "export function f$(a: 'a' | 'b'): void;",
    'minor',
  ],
  [
    'a parameter that takes less',
    "export function f$(a: 'a' | 'b'): void;",
    "export function f$(a: 'a'): void;",
    'major',
    'f$(a) does not take "b"',
  ],
  [
    'a prop that must be given',
    'export function C$(p: { a: 1 }): void;',
    'export function C$(p: { a: 1; b: 2 }): void;',
    'major',
    'C$(p).b must be given',
  ],
  [
    'a prop that may be given',
    'export function C$(p: { a: 1 }): void;',
    'export function C$(p: { a: 1; b?: 2 }): void;',
    'minor',
  ],
  [
    'a prop that could be left out',
    'export function C$(p: { a?: 1 }): void;',
    'export function C$(p: { a: 1 }): void;',
    'major',
    'C$(p).a must be given',
  ],
  [
    'a prop that can be left out',
    'export function C$(p: { a: 1 }): void;',
    'export function C$(p: { a?: 1 }): void;',
    'minor',
  ],
  [
    'an optional prop is gone',
    'export function C$(p: { a: 1; b?: 2 }): void;',
    'export function C$(p: { a: 1 }): void;',
    'major',
    'C$(p).b is gone',
  ],
  // A method's parameters, which the compiler compares in both directions.
  [
    'a method that takes less',
    'class K$ { m(a: string | null): void } export function f$(): K$;',
    'class K$ { m(a: string): void } export function f$(): K$;',
    'major',
    'K$.m(a) does not take null',
  ],
  [
    'a method that takes more',
    'class K$ { m(a: string): void } export function f$(): K$;',
    'class K$ { m(a: string | null): void } export function f$(): K$;',
    'minor',
  ],
  [
    'a private member',
    'class K$ { private a: 1; b: 1 } export function f$(): K$;',
    'class K$ { b: 1 } export function f$(): K$;',
    'none',
  ],
  // Callbacks turn the direction once more.
  [
    'a callback that gets more',
    'export function f$(a: (b: { c: 1 }) => void): void;',
    'export function f$(a: (b: { c: 1; d: 2 }) => void): void;',
    'minor',
  ],
  [
    'a callback that gets less',
    'export function f$(a: (b: { c: 1; d: 2 }) => void): void;',
    'export function f$(a: (b: { c: 1 }) => void): void;',
    'major',
    'd is gone',
  ],
  [
    'a callback that may get another',
    "export function f$(a: (b: 'c') => void): void;",
    "export function f$(a: (b: 'c' | 'd') => void): void;",
    'major',
    'may be "d" as well',
  ],
  [
    'a callback without a parameter',
    'export function f$(a: (b: 1) => void): void;',
    'export function f$(a: () => void): void;',
    'major',
    'is called without b',
  ],
  [
    'a callback that must answer',
    'export function f$(a: () => void): void;',
    'export function f$(a: () => number): void;',
    'major',
    'was void, and is number',
  ],
  [
    'a callback that need not answer',
    'export function f$(a: () => number): void;',
    'export function f$(a: () => void): void;',
    'minor',
  ],
  [
    'a key of a type parameter',
    'export function f$<V>(v: V): (key: keyof V & string) => string;',
    'export function f$<V>(v: V): (key: keyof V & string) => string;',
    'none',
  ],
  // Overloads, type parameters, types alone.
  [
    'an overload is gone',
    'export function f$(a: 1): 1; export function f$(a: 2): 2;',
    'export function f$(a: 1): 1;',
    'major',
    'f$',
  ],
  [
    'overloads in another order',
    'export function f$(a: 1): 1; export function f$(a: 2): 2;',
    'export function f$(a: 2): 2; export function f$(a: 1): 1;',
    'none',
  ],
  ['a type parameter’s name', 'export function f$<A>(a: A): A;', 'export function f$<B>(b: B): B;', 'none'],
  [
    'a type parameter with a limit',
    'export function f$<A>(a: A): A;',
    'export function f$<A extends string>(a: A): A;',
    'major',
    'f$ takes string only',
  ],
  [
    'a type parameter more',
    'export function f$<A>(a: A): A;',
    'export function f$<A, B>(a: A): B;',
    'major',
    'has other type parameters',
  ],
  ['a type alone, with a member more', 'export interface X$ { a: 1 }', 'export interface X$ { a: 1; b?: 2 }', 'minor'],
  [
    'a type alone, with a member less',
    'export interface X$ { a: 1; b?: 2 }',
    'export interface X$ { a: 1 }',
    'major',
    'X$.b is gone',
  ],
  [
    'a type that refers to itself',
    'interface T$ { a: 1; t: T$[] } export const x$: T$;',
    'interface T$ { t: T$[] } export const x$: T$;',
    'major',
    'T$.a is gone',
  ],
];

const folder = join(root, 'shared/sdk');
const texts = (at: 1 | 2) => rows.map((row, index) => row[at].replaceAll('$', String(index))).join('\n');
const all = differencesOf(report(texts(1)), report(texts(2)), folder);
const own = (index: number): Differences => {
  const names = new RegExp(`^[A-Za-z]${index}$`);
  const ofRow = (found: Differences['added']) => found.filter((one) => one.exports.some((name) => names.test(name)));
  return { breaking: ofRow(all.breaking), added: ofRow(all.added) };
};

test.each(rows.map((row, index) => [row[0], row[3], row[4], index] as const))(
  'the types of the host API: %s is a change of the step %s',
  (_, step, said, index) => {
    const found = own(index);
    expect([stepOf(found), found]).toEqual([step, found]);
    const lines = found.breaking.map(({ member, what }) => `${member} ${what}`).join('\n');
    if (said) expect(lines).toContain(said.replaceAll('$', String(index)));
  },
);

test('a description of a remote may say more without being another: it is the remote’s own', () => {
  const namespace = 'declare namespace defineRemote { export { define as defineRemote } }\n';
  const described = (slots: string) =>
    report(`${namespace}interface D { slot: ${slots} }\nfunction define(description: D): D;`);
  const found = differencesOf(described("'home'"), described("'home' | 'menu'"), folder);
  expect([found.breaking, stepOf(found)]).toEqual([[], 'minor']);
});

test('a number is refused that its types do not ask for, with the members and the number', () => {
  const one = { member: 'Session.signOut', name: 'signOut', what: 'is gone', exports: ['useSession'] };
  const [none, less, more] = [
    { breaking: [], added: [] },
    { breaking: [one], added: [] },
    { breaking: [], added: [one] },
  ];
  expect(wrongNumber('1.5.0', '1.7.0', less)).toEqual([
    'Host API 1.7.0, and 1.5.0 was released: its types ask for 2.0.0.',
    '  Session.signOut is gone (by useSession)',
    'Give shared/sdk/package.json this number, then `npm run api -- --write`.',
  ]);
  expect(wrongNumber('1.5.0', '1.5.1', more)[0]).toContain('ask for 1.6.0');
  expect(wrongNumber('1.5.0', '1.6.0', none)[0]).toContain('ask for 1.5.0');
  for (const [number, found] of [
    ['2.0.0', less],
    ['1.7.0', more],
    ['2.0.0', more],
    ['1.5.2', none],
  ] as const)
    expect(wrongNumber('1.5.0', number, found)).toEqual([]);
});
