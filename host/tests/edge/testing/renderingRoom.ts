import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StartData } from '@marquee/contract/start';
import { type RendererOptions, Renderers } from '@marquee/edge/render/renderers';
import type { RemoteFailure } from '@marquee/federation-runtime/loader/failure';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import type { PageJob, ServerModule } from '@marquee/page/rendering';
import { buildSync } from 'esbuild';

/** React's check of its mode; no environment is read. */
const mode = ['process', 'env', 'NODE_ENV'].join('.');

/** Bundles a program of this folder for servers. */
export function bundled(name: string, outfile: string): string {
  buildSync({
    entryPoints: [fileURLToPath(new URL(name, import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    define: { [mode]: '"production"' },
    logLevel: 'error',
  });
  return outfile;
}

/** A module that renders a text, after optional code. */
export const drawing = (text: string, atLoad = '', inRender = '') => `
  const { jsx } = require('react/jsx-runtime');
  ${atLoad}
  exports['./Part'] = () => ({ default: () => { ${inRender}; return jsx('p', { children: ${JSON.stringify(text)} }) } });`;

/** Releases, a host program and renderers in a temporary folder. */
export class RenderingRoom {
  readonly folder = mkdtempSync(join(tmpdir(), 'marquee-render-'));
  readonly program = bundled('stubHost.tsx', join(this.folder, 'host.js'));
  readonly failures: RemoteFailure[] = [];
  readonly faults: string[] = [];
  /** Which modules the registry names; all by default. */
  named: (module: ServerModule) => boolean = () => true;
  #opened: Renderers[] = [];

  /** Releases a remote's code. */
  release(remote: string, code: string, version = '1.0.0'): ServerModule {
    const hash = createHash('sha384').update(code).digest('base64');
    const file = 'server.0a0a0a0a.js';
    mkdirSync(join(this.folder, 'releases', remote, version), { recursive: true });
    writeFileSync(join(this.folder, 'releases', remote, version, file), code);
    return { remote, version, file, integrity: `sha384-${hash}` };
  }

  /** Renderers with generous limits, unless specified. */
  async open({ limits, ...options }: Partial<RendererOptions> = {}): Promise<Renderers> {
    const renderers = new Renderers({
      count: 2,
      program: () => this.program,
      releasesFolder: join(this.folder, 'releases'),
      isNamed: (module) => this.named(module),
      failed: (failure) => this.failures.push(failure),
      report: (error) => this.faults.push((error as Error).message),
      limits: { answer: 120_000, processor: 2000, ...limits },
      ...options,
    });
    this.#opened.push(renderers);
    await renderers.started();
    return renderers;
  }

  /** Stops all renderers, and clears their log. */
  async empty(): Promise<void> {
    await Promise.all(this.#opened.splice(0).map((renderers) => renderers.close()));
    this.failures.length = 0;
    this.faults.length = 0;
    this.named = () => true;
  }

  /** Ids and memory, bytes, of the processes running the host program. */
  processes(): { id: number; memory: number }[] {
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,rss=,args='], { encoding: 'utf8' }).split('\n');
    const own = lines.filter((line) => line.includes(this.program));
    return own.map((line) => {
      const [id, kilobytes] = line.trim().split(/\s+/).map(Number);
      return { id: id ?? 0, memory: (kilobytes ?? 0) * 1024 };
    });
  }

  async close(): Promise<void> {
    await this.empty();
    rmSync(this.folder, { recursive: true });
  }
}

/** A page with parts of remotes. */
export function pageOf(modules: readonly ServerModule[], address = '/'): PageJob {
  return { start: { buildId: 'build' } as StartData<SiteRegistry>, address, modules };
}
