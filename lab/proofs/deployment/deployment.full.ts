import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { facts } from '../facts';
import { lackingForContainers, runContainers } from './containers';
import { lackingForFigures, lookAtFigures } from './figures';
import { guideSteps } from './guide';
import { bootMachine, lackingForMachine, type Machine } from './machine';
import { authority, fillIn, prepare, startPartners, visit } from './operator';

/**
 * `deployment.full.ts [<archive>]`: the steps of docs/deploy/README.md, word by word, in a virtual machine under
 * systemd with nginx, Postgres, a mail server and the sandbox's partners; then a killed backend, a stop, an upgrade and
 * a reboot. If this machine lacks something for it, prints that and does nothing.
 */
const repository = fileURLToPath(new URL('../../../', import.meta.url));
const claims = facts();
const { equal, atMost } = claims;
const untried = (what: string, lacks: readonly string[]) =>
  console.log(`NOT TRIED: ${what}. This machine lacks ${lacks.join(', ')}`);
const lacks = lackingForMachine();
if (lacks.length > 0) {
  untried('units, containers and alarms of docs/deploy', lacks);
  process.exit();
}

/** The given archive, or a new one. */
function archiveFile(folder: string): string {
  const [named] = process.argv.slice(2);
  if (named) return resolve(named);
  const environment = { ...process.env, RELEASES_DIR: join(folder, 'built') };
  const options = { cwd: repository, env: environment, encoding: 'utf8' } as const;
  const output = execFileSync(process.execPath, ['scripts/package.mjs'], options);
  return join(repository, /^dist\/marquee-\S+\.tar\.gz/m.exec(output)?.[0] ?? 'none');
}

/** Expected output of a step, by the guide's table. */
const shown: Record<number, RegExp> = {
  1: /^\d+\.\d+\.\d+-[0-9a-f]{8}$/m,
  2: /^Live with revision 1\.$/m,
  3: /^\/etc\/marquee\/sites\/casino\.example\.json/m,
  4: /^1 file: no errors, no warnings$/m,
  5: /^19 pictures drawn/m,
  6: /^CREATE DATABASE$/m,
  7: /^$/,
  8: /^$/,
  9: /rules kept, 0 broken/,
  10: /^0 failed/m,
  11: /"status":"ready"[\s\S]*"status":"ready"/,
  12: /<title>Casino Example[\s\S]*games[\s\S]*^0 failed/m,
};

async function goTheWay(machine: Machine, version: string): Promise<void> {
  const session = machine.session();
  await session.type(`export NODE_EXTRA_CA_CERTS=${authority.NODE_EXTRA_CA_CERTS}`);
  for (const { number, title, script, sees } of guideSteps()) {
    if (number === 4) await fillIn(machine);
    if (number === 9) await startPartners(machine);
    const from = Date.now();
    const typed = script.replace(/^version=\S+/m, `version=${version}`);
    const { output, failed } = await session.type(typed);
    const isShown = shown[number]?.test(output) === true;
    const seconds = ((Date.now() - from) / 1000).toFixed(1);
    equal(`step ${number}, ${title}: ${sees} (${seconds} s)`, { failed, isShown }, { failed: [], isShown: true });
    if (failed.length > 0 || !isShown) console.log(output);
  }
  session.close();
}

const property = async (machine: Machine, unit: string, name: string) =>
  (await machine.run('systemctl', 'show', unit, '-p', name, '--value')).output;

/** Waits until a unit's process differs from `before`, and is ready. */
async function isReady(machine: Machine, unit: string, before = '0'): Promise<void> {
  const port = unit.split('@')[1];
  for (const from = Date.now(); ; await setTimeout(300)) {
    const pid = await property(machine, unit, 'MainPID');
    const { output } = await machine.run('curl', '-s', `http://127.0.0.1:${port}/readyz`);
    if (pid !== '0' && pid !== before && output.includes('"status":"ready"')) return;
    if (Date.now() - from > 120_000) throw new Error(`${unit} is not ready: ${output}`);
  }
}

const [backend, edge] = ['marquee-backend@3001', 'marquee-edge@3000'];

/** The units' process settings. */
async function lookAtProcesses(machine: Machine): Promise<void> {
  for (const unit of [backend, edge]) {
    const pid = await property(machine, unit, 'MainPID');
    const status = await machine.shell(`cat /proc/${pid}/status`);
    const of = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1];
    equal(`${unit} runs as root`, of('Uid') === '0', false);
    equal(`${unit} has capabilities`, Number(`0x${of('CapEff')}`) + Number(`0x${of('CapBnd')}`), 0);
    equal(`${unit} may gain none, and has a filter of calls`, [of('NoNewPrivs'), of('Seccomp')], ['1', '2']);
    const write = `nsenter -t ${pid} -m touch /opt/marquee/current/x /etc/x /srv/marquee/releases/x 2>&1 | grep -c 'Read-only'`;
    equal(
      `${unit} is refused to write to archive, settings, releases`,
      (await machine.run('bash', '-c', write)).output,
      '3',
    );
  }
}

/** An edge with invalid settings is not restarted, and starts once they are corrected. */
async function startWrongly(machine: Machine): Promise<void> {
  const file = '/etc/marquee/edge.env';
  await machine.shell(`cp ${file} /root/edge.env && echo TRUST_PROXY=perhaps >> ${file}`);
  await machine.run('systemctl', 'restart', edge);
  const states = ['activating', 'active', 'deactivating', 'reloading'];
  for (const from = Date.now(); states.includes(await property(machine, edge, 'ActiveState')); await setTimeout(300))
    if (Date.now() - from > 60_000) break;
  const found = [];
  for (const name of ['ActiveState', 'ExecMainStatus', 'NRestarts']) found.push(await property(machine, edge, name));
  equal('an edge with a wrong setting: state, exit code, restarts', found, ['failed', '78', '0']);
  await machine.shell(`cp /root/edge.env ${file} && systemctl restart ${edge}`);
  await isReady(machine, edge);
}

async function outlive(machine: Machine): Promise<void> {
  const { account_id, balance } = await visit(machine);
  equal('a visitor registers, proves an e-mail address, is identified and pays in', balance, 10_000);
  const hasMoney = async (when: string) =>
    equal(`the money ${when}`, (await visit(machine, account_id)).balance, balance);

  const killed = await property(machine, backend, 'MainPID');
  await machine.run('kill', '-9', killed);
  await isReady(machine, backend, killed);
  equal('a killed backend was started again', await property(machine, backend, 'NRestarts'), '1');
  await hasMoney('after kill -9');

  for (const unit of [edge, backend]) {
    const from = Date.now();
    await machine.run('systemctl', 'stop', unit);
    atMost(`${unit} stops, seconds`, (Date.now() - from) / 1000, 25);
    equal(`${unit} ended by itself`, await property(machine, unit, 'Result'), 'success');
  }
  await machine.run('systemctl', 'start', backend, edge);
  await Promise.all([isReady(machine, backend), isReady(machine, edge)]);

  await startWrongly(machine);

  // The same archive under another name simulates the next version: only the link changes.
  const before = [await property(machine, backend, 'MainPID'), await property(machine, edge, 'MainPID')];
  await machine.shell('cd /opt/marquee && cp -a $(readlink current) next && ln -sfn next current');
  await machine.run('systemctl', 'restart', backend);
  await isReady(machine, backend, before[0]);
  await machine.run('systemctl', 'restart', edge);
  await isReady(machine, edge, before[1]);
  const places = [];
  for (const unit of [backend, edge])
    places.push(await machine.shell(`readlink /proc/${await property(machine, unit, 'MainPID')}/cwd`));
  equal('processes after an upgrade', places, ['/opt/marquee/next', '/opt/marquee/next']);
  await hasMoney('after the upgrade');

  const since = `@${Math.floor(Date.now() / 1000)}`;
  await machine.reboot();
  await Promise.all([isReady(machine, backend), isReady(machine, edge)]);
  const wrong = await machine.run('systemctl', 'list-units', '--failed', '--no-legend', '--plain', 'marquee-*');
  equal('units that failed after a reboot', wrong.output, '');
  const words = ['-u', backend, '--no-pager', '-q', '-o', 'cat', '--since', since, '-g', 'DatabaseUnavailable'];
  equal('what the backend missed of its database meanwhile', (await machine.run('journalctl', ...words)).output, '');
  await hasMoney('after a reboot');
}

const folder = mkdtempSync(join(tmpdir(), 'marquee-deployment-'));
const archive = archiveFile(folder);
const version = /^marquee-(.+)\.tar\.gz$/.exec(basename(archive))?.[1] ?? '';
const machine = await bootMachine();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => machine.off().finally(() => process.exit(1)));
try {
  await prepare(machine, archive);
  await goTheWay(machine, version);
  const verified = await machine.shell('systemd-analyze verify /etc/systemd/system/marquee-*@.service 2>&1');
  equal('what systemd-analyze finds in the units', verified, '');
  await lookAtProcesses(machine);
  const noFigures = lackingForFigures();
  if (noFigures.length > 0) untried('rules of Prometheus and the dashboard', noFigures);
  else await lookAtFigures(machine, claims);
  await outlive(machine);
  const noContainers = lackingForContainers();
  if (noContainers.length > 0) untried('Dockerfile and compose file', noContainers);
  else await runContainers(machine, version, claims);
} catch (error) {
  process.exitCode = 1;
  console.error(error);
} finally {
  if (process.exitCode) {
    const journal = await machine.run('journalctl', '-u', 'marquee-*', '--no-pager', '-n', '60', '-o', 'cat');
    console.error(`${journal.output}\n${machine.log().slice(-3000)}`);
  }
  await machine.off();
  rmSync(folder, { recursive: true, force: true });
}
