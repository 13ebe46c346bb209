import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const bootScript = fileURLToPath(new URL('machine.sh', import.meta.url));
const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Programs needed for the machine, and their packages. */
const programs: Record<string, string> = {
  '/lib/systemd/systemd': 'systemd',
  '/usr/bin/dbus-daemon': 'dbus',
  '/usr/bin/unshare': 'util-linux',
  '/usr/sbin/ip': 'iproute2',
  '/usr/sbin/nginx': 'nginx',
  '/usr/bin/pg_ctlcluster': 'postgresql',
  '/usr/bin/node': 'Node, where the units look for it',
  '/usr/bin/openssl': 'openssl',
  '/usr/bin/curl': 'curl',
};

/** Why no machine can be started here, a sentence each. */
export function lackingForMachine(): string[] {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return ['Linux, as root'];
  return Object.entries(programs).flatMap(([file, name]) => (existsSync(file) ? [] : [`${file}: ${name}`]));
}

/** A cgroup for the machine's processes, if cgroups v2 are available. */
function controlGroup(): string {
  const roots = ['/sys/fs/cgroup', '/sys/fs/cgroup/unified'];
  const root = roots.find((folder) => existsSync(join(folder, 'cgroup.procs')));
  if (!root) throw new Error('There are no control groups of version 2');
  const group = mkdtempSync(join(root, 'marquee-proof-'));
  return group;
}

const groupsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));

function removeGroups(folder: string): void {
  for (const inner of groupsIn(folder)) removeGroups(inner);
  rmdirSync(folder);
}

const childrenOf = (pid: number): number[] => {
  try {
    return execFileSync('pgrep', ['-P', `${pid}`], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);
  } catch {
    return [];
  }
};

/** The result of a command in the machine. */
export interface Ended {
  code: number;
  output: string;
}

/**
 * Boots a systemd machine on an overlay of this machine's disk, which is not changed (`machine.sh`).
 * @throws with its output if it does not boot
 */
export async function bootMachine() {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-machine-'));
  const group = controlGroup();
  const words = ['--mount', '--net', '--uts', '--ipc', '--kill-child', '--pid', '--fork', '--mount-proc', 'bash'];
  const holder = spawn('bash', ['-c', 'read -r go && exec unshare "$@"', 'bash', ...words, bootScript, folder], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  process.on('exit', () => holder.kill('SIGKILL'));
  let log = '';
  const keep = (part: Buffer) => {
    log = `${log}${part}`.slice(-20_000);
  };
  holder.stdout.on('data', keep);
  holder.stderr.on('data', keep);
  writeFileSync(join(group, 'cgroup.procs'), `${holder.pid}`);
  holder.stdin.end('go\n');

  /** The machine's init process: holder → script → unshare → systemd. */
  function first(): number | undefined {
    const [script] = childrenOf(holder.pid ?? 0);
    const inner = script ? childrenOf(script) : [];
    return inner.flatMap(childrenOf)[0];
  }

  function enter(pid: number, words: readonly string[]) {
    const into = ['-t', `${pid}`, '-m', '-p', '-u', '-i', '-n', '-C', '-r', '-w', 'env', '-i', `PATH=${path}`];
    return spawn('nsenter', [...into, 'HOME=/root', ...words], { stdio: ['pipe', 'pipe', 'pipe'] });
  }

  /** Runs a command there. */
  async function run(...words: string[]): Promise<Ended> {
    const pid = first();
    if (!pid) return { code: 1, output: 'The machine is off' };
    const child = enter(pid, words);
    child.stdin.end();
    let output = '';
    child.stdout.on('data', (part) => (output += part));
    child.stderr.on('data', (part) => (output += part));
    const [code] = await once(child, 'close');
    return { code: code ?? 1, output: output.trim() };
  }

  /** Waits until systemd has started all enabled units. */
  async function isUp(other?: number) {
    for (const from = Date.now(); ; await setTimeout(300)) {
      const pid = first();
      if (pid && pid !== other) {
        const { output } = await run('systemctl', 'is-system-running');
        if (/^(running|degraded)$/.test(output)) return output;
      }
      if (Date.now() - from > 120_000 || holder.exitCode !== null) throw new Error(`The machine is not up: ${log}`);
    }
  }

  async function end() {
    const ended = once(holder, 'exit');
    holder.kill('SIGKILL');
    await ended;
    for (let tries = 0; tries < 200; tries++, await setTimeout(100)) {
      try {
        removeGroups(group);
        break;
      } catch {
        // Its processes are still ending.
      }
    }
    rmdirSync(folder);
  }

  let ending: Promise<void> | undefined;
  /** Shuts it down, once: its changes are lost. */
  function off() {
    ending ??= end();
    return ending;
  }

  try {
    await isUp();
  } catch (error) {
    await off();
    throw error;
  }
  return {
    run,
    /** The same for a shell script. @throws with its output if it fails */
    async shell(script: string) {
      const { code, output } = await run('bash', '-c', script);
      if (code !== 0) throw new Error(`A script of the machine ended with ${code}:\n${output.slice(-3000)}`);
      return output;
    },
    /** An interactive shell: folders and variables persist between scripts. */
    session() {
      const child = enter(first() ?? 0, ['bash']);
      let output = '';
      let heard = () => {};
      const take = (part: Buffer) => {
        output += part;
        heard();
      };
      child.stdout.on('data', take);
      child.stderr.on('data', take);
      child.stdin.write('exec 2>&1; trap \'echo "NOT WELL: $BASH_COMMAND"\' ERR; cd /root\n');
      let count = 0;
      return {
        /** Runs a script in it. `failed` lists failed commands. */
        async type(script: string): Promise<{ output: string; failed: string[] }> {
          const end = `-- end of ${++count} --`;
          output = '';
          child.stdin.write(`${script}\necho; echo '${end}'\n`);
          while (!output.includes(end)) await new Promise<void>((done) => (heard = done));
          const text = output.slice(0, output.indexOf(end)).trim();
          const failed = [...text.matchAll(/^NOT WELL: (.*)$/gm)].map(([, command = '']) => command);
          return { output: text, failed };
        },
        close: () => child.stdin.end(),
      };
    },
    /** Reboots it by its own command; resolves when it is up again. */
    async reboot() {
      const before = first();
      await run('systemctl', 'reboot');
      return isUp(before);
    },
    off,
    log: () => log,
  };
}

export type Machine = Awaited<ReturnType<typeof bootMachine>>;
