import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from './postgresServer';
import { type ProgramProcess, type ProgramSource, startProgram } from './programProcess';

/** The three partners, and where browsers find each. */
const hosts = { gateway: 'pay.example', odds: 'odds.example', games: 'games.example' } as const;
const names = Object.keys(hosts) as (keyof typeof hosts)[];

/** Where browsers find games and pictures. */
export const gamesOrigin = `https://${hosts.games}`;

/**
 * Starts the sandbox's gateway, odds feed and games as three processes with keys of their own, for the operator at
 * `operatorUrl`.
 */
export async function startPartners(
  source: ProgramSource,
  {
    folder,
    operatorUrl,
    environment = {},
  }: { folder: string; operatorUrl: string; environment?: Record<string, string> },
) {
  const ports: Record<string, number> = {};
  const settings: Record<string, string> = {};
  const programs: ProgramProcess[] = [];
  for (const name of names) {
    const port = await freePort();
    const key = randomBytes(32).toString('hex');
    ports[hosts[name]] = port;
    settings[`${name.toUpperCase()}_URL`] = `http://127.0.0.1:${port}`;
    settings[`${name.toUpperCase()}_KEYS`] = key;
    programs.push(
      startProgram(source, 'sandbox', {
        ...environment,
        PORT: `${port}`,
        DATA_DIR: join(folder, name),
        SANDBOX_KEYS: key,
        SANDBOX_URL: `https://${hosts[name]}`,
        OPERATOR_URL: operatorUrl,
      }),
    );
  }
  const stop = () => Promise.all(programs.map((program) => program.stop()));
  await Promise.all(programs.map((program) => program.ready())).catch(async (error) => {
    await stop();
    throw error;
  });
  return {
    programs,
    /** Port of each, by the host name that browsers know. */
    ports,
    /** The operator's settings: address and keys of each. */
    settings,
    stop,
  };
}
