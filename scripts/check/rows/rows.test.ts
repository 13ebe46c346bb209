import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { queriesFile } from './queriesFile';
import { rowsOf } from './rowsOf';
import { allowedNames, openSchemas } from './schema';
import { queriesIn } from './texts';

const root = mkdtempSync(join(tmpdir(), 'marquee-rows-'));
function file(path: string, text: string): URL {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  return pathToFileURL(join(root, dirname(path), '/'));
}

const tables = `
create table bets (id text primary key, state text not null check (state in ('open', 'won')), stake bigint not null,
  ended_at bigint, day date, lines jsonb, tags text[] not null);
create table notes (bet_id text not null references bets, text text not null);
create view big as select id, stake from bets where stake > 10;
`;
let opened: Awaited<ReturnType<typeof openSchemas>>;
beforeAll(async () => {
  const own = tables.replace('text text not null', 'body text not null');
  opened = await openSchemas([[file('whole/1.sql', tables)], [file('own/1.sql', own)]]);
});
afterAll(async () => {
  await opened.close();
  rmSync(root, { recursive: true });
});

/** The types of a statement's rows, in one line. */
async function typesOf(text: string): Promise<string> {
  const { rows, faults } = await rowsOf(opened.schemas, [{ text, place: 'backend/app/src/a.ts:1' }], []);
  expect(faults).toEqual([]);
  const [, types = ''] = /': \{\n([^}]*)\n {2}\};/.exec(queriesFile(rows, new Set(['bets.lines']))) ?? [];
  return types.trim().replace(/\s+/g, ' ');
}

describe('the rows of a statement', () => {
  test.each([
    ['have null where a column may', 'select id, ended_at from bets', 'id: string; ended_at: number | null;'],
    ['have the names that a check allows', 'select state from bets', "state: 'open' | 'won';"],
    ['have days as text, and arrays', 'select day, tags from bets', 'day: string | null; tags: string[];'],
    ['have the type that the code gives a column', 'select lines from bets', "lines: Columns['bets.lines'] | null;"],
    [
      'may lack what an outer join finds',
      'select b.id, n.text from bets b left join notes n on n.bet_id = b.id',
      'id: string; text: string | null;',
    ],
    [
      'have what an outer join finds if it is asked for',
      'select n.text from bets b left join notes n on n.bet_id = b.id where n.text = $1',
      'text: string;',
    ],
    ['have what is asked for', 'select ended_at from bets where ended_at > $1', 'ended_at: number;'],
    [
      'may lose it by an update',
      'update bets set ended_at = $1 where ended_at > 1 returning ended_at',
      'ended_at: number | null;',
    ],
    [
      'come through common tables and locks',
      `with next as (select id, state from bets for update skip locked)
       update bets b set state = 'won' from next where b.id = next.id returning next.state as before, b.stake`,
      "before: 'open' | 'won'; stake: number;",
    ],
    ['come through unions', "select state from bets union all select 'none'", "state: 'none' | 'open' | 'won';"],
    ['come through views', 'select stake from big', 'stake: number;'],
    [
      'count always, and sum what is there',
      'select count(*) as count, sum(stake) as sum, coalesce(max(stake), 0) as max from bets',
      'count: number; sum: number | null; max: number;',
    ],
    [
      'sum always in groups',
      'select state, sum(stake) as sum, sum(stake) filter (where ended_at > 1) as ended from bets group by state',
      "state: 'open' | 'won'; sum: number; ended: number | null;",
    ],
    [
      'have conditions, which compare',
      'select ended_at is null as open, stake > 1 as large, ended_at > 1 as late, exists (select 1 from notes) as noted from bets',
      'open: boolean; large: boolean; late: boolean | null; noted: boolean;',
    ],
    [
      'have cases',
      "select case when stake > 1 then 'large' else 'small' end as size, case when stake > 1 then state end as shown from bets",
      "size: 'large' | 'small'; shown: 'open' | 'won' | null;",
    ],
    [
      'have a row of another table if it counts',
      'select (select text from notes limit 1) as text, (select count(*) from notes) as count',
      'text: string | null; count: number;',
    ],
    ['do not say what is in parts of JSON', "select lines -> 'a' as part from bets", 'part: unknown;'],
    ['are none of what only changes', 'delete from notes', ''],
  ])('%s', async (_, text, types) => {
    expect(await typesOf(text)).toBe(types);
  });
});

describe('a statement that does not fit', () => {
  const place = 'backend/app/src/a.ts:7';
  test('is a fault at its place', async () => {
    const { faults } = await rowsOf(opened.schemas, [{ text: 'select gone from bets', place }], []);
    expect(faults).toEqual([`${place} column "gone" does not exist: change the statement or the migrations`]);
  });

  test("is one in the sandbox's own database, too", async () => {
    const own = 'backend/sandbox/src/a.ts:7';
    const { faults } = await rowsOf(opened.schemas, [{ text: 'select text from notes', place: own }], []);
    expect(faults).toEqual([
      `${own} in the sandbox's own database: column "text" does not exist: change the statement or the migrations`,
    ]);
  });

  test('is one for a typed column that no table has', async () => {
    const { faults } = await rowsOf(opened.schemas, [], ['bets.gone']);
    expect(faults).toEqual(['Columns has bets.gone, which no table has: rename it as the migration did, or remove it']);
  });
});

test('checks of names are recognised, others are not', () => {
  expect(allowedNames("CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text]))) NOT VALID")).toEqual(['a', 'b']);
  expect(allowedNames("CHECK ((kind = 'a'::text))")).toEqual(['a']);
  expect(allowedNames('CHECK ((amount > 0))')).toBeUndefined();
});

test('queries are found by their types: constants, templates and choices, but not what is known at run time', () => {
  file('tsconfig.base.json', '{ "compilerOptions": { "strict": true, "noEmit": true } }');
  file('backend/database/src/database.ts', 'export interface Database { query(sql: string): Promise<unknown[]> }');
  file(
    'backend/app/src/a.ts',
    `import type { Database } from '../../database/src/database';
const columns = 'id, state';
export interface Columns { 'bets.lines': string[] }
export function read(database: Database, other: { query(sql: string): void }, name: 'day' | 'month', text: string) {
  other.query('not of ours');
  database.query(\`select \${columns} from bets limit \${2}\`);
  database.query(
    name === 'day' ? \`select \${name}\` : 'select 1',
  );
  database.query(text);
}`,
  );
  const at = (line: number) => `backend/app/src/a.ts:${line}`;
  expect(queriesIn(root, ['backend/database/src/database.ts', 'backend/app/src/a.ts'])).toEqual({
    queries: [
      { text: 'select id, state from bets limit 2', place: at(6) },
      { text: 'select day', place: at(8) },
      { text: 'select 1', place: at(8) },
    ],
    dynamic: [at(10)],
    typedColumns: ['bets.lines'],
  });
});
