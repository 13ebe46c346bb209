import type { Database } from '@marquee/database/database';
import { DatabaseUnavailable } from '@marquee/database/databaseUnavailable';
import { openPostgres } from '@marquee/database/postgres';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { accessDatabase } from '../../src/doctor/databaseAccess';
import { databaseFindings } from '../../src/doctor/databaseCheck';
import { serverFindings } from '../../src/doctor/serversCheck';
import type { StandBy } from '../../src/testing/processes/postgresCluster';
import { openProofServer, type ProofServer } from '../../src/testing/processes/postgresServer';

const foundOf = async (databaseUrl: string) => {
  const access = await accessDatabase({ dataDir: '/nowhere', databaseUrl });
  const findings = [...(await databaseFindings(access)), ...(await serverFindings(databaseUrl))];
  if (access.kind === 'open') await access.database.close();
  return findings.map(({ level, found }) => `${level} ${found.replace(/:\d+/g, '')}`);
};

describe('an address of two servers', () => {
  let server: ProofServer;
  let standBy: StandBy;
  let database: Database;
  beforeAll(async () => {
    server = await openProofServer();
    const made = await server.standBy?.();
    if (!made) throw new Error('The server is not ours');
    standBy = made;
    database = openPostgres(standBy.both.replace(/@([^,]+),([^/]+)/, '@$2,$1'));
    await database.script('create table thing (n int)');
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
  });
  const numbers = async () => (await database.query<{ n: number }>('select n from thing order by n')).map(({ n }) => n);

  it('leads to the primary, wherever it is in the list; with a standby alone, changes are refused as if the server were down', async () => {
    await database.query('insert into thing values (1)');
    const alone = openPostgres(standBy.url);
    expect(await alone.query('select n from thing')).toEqual([{ n: 1 }]);
    await expect(alone.query('insert into thing values (2)')).rejects.toThrow(DatabaseUnavailable);
    await alone.close();
  });

  it('is healthy with a standby, and a standby alone is a fault', async () => {
    expect(await foundOf(standBy.both)).toEqual([
      expect.stringMatching(/^ok Postgres/),
      expect.stringMatching(/^ok its clock/),
      'ok 127.0.0.1 takes changes',
      'ok 127.0.0.1 is a stand-by',
    ]);
    expect(await foundOf(standBy.url)).toContain('failed it is a stand-by, which takes no changes');
  });

  it('leads to the other server after a fail-over, with everything that was committed', async () => {
    await database.query('insert into thing values (3)');
    await standBy.loseFirst();
    await expect(database.query('insert into thing values (4)')).rejects.toThrow(DatabaseUnavailable);
    await standBy.promote();
    await expect.poll(() => database.query('insert into thing values (5)').then(() => 'done', String)).toBe('done');
    expect(await numbers()).toEqual([1, 3, 5]);
    expect(await foundOf(standBy.both)).toEqual([
      expect.stringMatching(/^ok Postgres/),
      expect.stringMatching(/^ok its clock/),
      expect.stringMatching(/^warning 127.0.0.1 does not answer: /),
      'ok 127.0.0.1 takes changes',
    ]);
  });
});
