import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '../support/folders';

/** The two builds of the same source, each behind an edge of its own, and the backend that both ask. */
export interface BenchSites {
  federated: string;
  single: string;
  /** The process of the federated edge. */
  edgePid: number;
  close: () => Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Starts a server and resolves to it when it says that it is ready. */
function start(file: string, environment: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    cwd: root,
    env: { ...process.env, MARQUEE_MODE: 'sandbox', NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (text) => (said += text));
  return new Promise((done, fail) => {
    child.stdout?.on('data', (text) => / ready at /.test(String(text)) && done(child));
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`${file} ended with ${code}\n${said}`)));
  });
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGTERM');
  const timeout = setTimeout(() => child.kill('SIGKILL'), 8000);
  return gone.finally(() => clearTimeout(timeout));
}

/** Starts backend, federated site and single build, all with data and releases in `work`. */
export async function openSites(work: string): Promise<BenchSites> {
  const [backendPort, federatedPort, singlePort] = await Promise.all([freePort(), freePort(), freePort()]);
  const started: ChildProcess[] = [];
  const close = async () => void (await Promise.all([...started].reverse().map(stop)));
  const backend = `http://localhost:${backendPort}`;
  const edge = (port: number, folder: string) => {
    // A copy: a build that somebody makes meanwhile must not change what is measured.
    cpSync(join(root, 'host', folder), join(work, folder), { recursive: true, preserveTimestamps: true });
    return start('host/edge/src/main.ts', {
      PORT: String(port),
      BACKEND_URL: backend,
      HOST_DIST: join(work, folder),
      RELEASES_DIR: join(work, 'releases'),
    });
  };
  try {
    started.push(await start('backend/app/src/main.ts', { PORT: String(backendPort), DATA_DIR: join(work, 'data') }));
    const federated = await edge(federatedPort, 'dist');
    started.push(federated);
    started.push(await edge(singlePort, 'dist-single'));
    return {
      federated: `http://localhost:${federatedPort}`,
      single: `http://localhost:${singlePort}`,
      edgePid: federated.pid ?? 0,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
