import type { HostServerModule, ServerModule } from '@marquee/shell/rules/rendering';
import { serve } from '@marquee/shell/server/process';
import * as react from 'react';
import { type ComponentType, Suspense } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderToReadableStream } from 'react-dom/server.edge';

/** Loops for as long as a path says: the host's own code may be wrong, too. */
function loopFor(address: string): void {
  const end = performance.now() + Number(/loop=(\d+)/.exec(address)?.[1] ?? 0);
  while (performance.now() < end);
}

/** A host for tests: each module's `./Part` below a boundary of its own, drawn by React as the real one's are. */
const host: HostServerModule = {
  // What no host would share: by it a module really ends its process.
  shared: { react, 'react/jsx-runtime': jsxRuntime, 'node:process': process },
  async renderPage(job, { moduleOf, running, signal }) {
    let current: ServerModule | null = null;
    const causes = new Map<ServerModule | null, string>();
    const done = new Set<ServerModule>();
    const enter = (module: ServerModule | null) => {
      current = module;
      running(module);
    };
    function Done({ module }: { module: ServerModule }) {
      done.add(module);
      enter(null);
      return null;
    }
    function Part({ module }: { module: ServerModule }) {
      enter(module);
      const make = moduleOf(module)?.['./Part'] as (() => { default: ComponentType }) | undefined;
      const Drawn = make?.().default ?? (() => <i>unloaded</i>);
      return (
        <>
          <Drawn />
          <Done module={module} />
        </>
      );
    }
    loopFor(job.address);
    const page = (
      <main>
        <h1>{job.address}</h1>
        {job.modules.map((module) => (
          <section key={module.remote}>
            <Suspense fallback={<i>skeleton</i>}>
              <Part module={module} />
            </Suspense>
          </section>
        ))}
      </main>
    );
    const onError = (error: unknown) => {
      causes.set(current, String((error as Error).message));
      enter(null);
    };
    const stream = await renderToReadableStream(page, { signal, onError, progressiveChunkSize: Infinity });
    await stream.allReady;
    const html = await new Response(stream).text();
    const late = job.modules.filter((module) => !done.has(module));
    const failures = late.map((module) => {
      const { remote, version } = module;
      return { remote, version, module: './Part', cause: causes.get(module) ?? 'not ready in time' };
    });
    return { html, failures };
  },
};

serve(host);
