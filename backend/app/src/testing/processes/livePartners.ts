import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from './freePort';
import { type ProgramProcess, type ProgramSource, startProgram } from './programProcess';

/** The three partners, and their hosts for browsers. */
const hosts = { gateway: 'pay.example', odds: 'odds.example', games: 'games.example' } as const;
type Partner = keyof typeof hosts;
const names = Object.keys(hosts) as Partner[];

/** The origin of games and pictures for browsers. */
export const gamesOrigin = `https://${hosts.games}`;

/**
 * Starts the sandbox's gateway, odds feed and games as three processes with their own keys, for the operator at
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
  const starts = {} as Record<Partner, () => ProgramProcess>;
  for (const name of names) {
    const port = await freePort();
    const key = randomBytes(32).toString('hex');
    ports[hosts[name]] = port;
    settings[`${name.toUpperCase()}_URL`] = `http://127.0.0.1:${port}`;
    settings[`${name.toUpperCase()}_KEYS`] = key;
    starts[name] = () =>
      startProgram(source, 'sandbox', {
        ...environment,
        PORT: `${port}`,
        DATA_DIR: join(folder, name),
        SANDBOX_KEYS: key,
        SANDBOX_URL: `https://${hosts[name]}`,
        OPERATOR_URL: operatorUrl,
      });
  }
  const programs = names.map((name) => starts[name]());
  const stop = () => Promise.all(programs.map((program) => program.stop()));
  await Promise.all(programs.map((program) => program.ready())).catch(async (error) => {
    await stop();
    throw error;
  });
  return {
    programs,
    /** Stops a partner's process. */
    end: async (name: Partner) => programs[names.indexOf(name)]?.stop(),
    /** Starts a partner again with the same port, keys and database. The caller stops it. */
    starts,
    /** The ports, by browsers' host name. */
    ports,
    /** The operator's settings: URL and keys of each. */
    settings,
    stop,
  };
}
