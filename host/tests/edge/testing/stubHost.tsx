import { hostName } from '@marquee/federation-runtime/hostRecord';
import type { HostServerModule, PageJob, PartFailure } from '@marquee/page/rendering';
import { serve } from '@marquee/shell/server/process';
import * as react from 'react';
import { type ComponentType, type ErrorInfo, Suspense } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderToReadableStream } from 'react-dom/server.edge';

/** Loops as long as a path says: the host's own code may be faulty, too. */
function loopFor(address: string): void {
  const end = performance.now() + Number(/loop=(\d+)/.exec(address)?.[1] ?? 0);
  while (performance.now() < end);
}

/** The warm-up page, which fails: visitors' pages must not be affected. */
const firstJob: PageJob = { start: {} as PageJob['start'], address: '/first', modules: [] };
let hasRun = false;

/** A host for tests: renders each module's `./Part` in its own boundary with React, like the real one. */
const host: HostServerModule = {
  // The last two would never be shared: modules use them to end or stop their process.
  shared: {
    react,
    'react/jsx-runtime': jsxRuntime,
    'node:process': process,
    stop: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
  },
  firstJob,
  async renderPage(job, { moduleOf, running, signal }) {
    if (job.address === firstJob.address) {
      hasRun = true;
      throw new Error('The first page fails');
    }
    if (!hasRun) throw new Error('Nothing ran before a page of a visitor');
    const failures: PartFailure[] = [];
    const Parts = job.modules.map((module, at) => {
      const Part = () => {
        running(module);
        const make = moduleOf(module)?.['./Part'] as (() => { default: ComponentType }) | undefined;
        const Drawn = make?.().default ?? (() => <i>unloaded</i>);
        return <Drawn />;
      };
      // Names the component for error messages.
      return Object.defineProperty(Part, 'name', { value: `Part${at}` });
    });
    function Own() {
      running(null);
      return null;
    }
    loopFor(job.address);
    if (job.address.includes('header=broken')) throw new Error('Header: broken');
    if (job.address.includes('hero=broken'))
      failures.push({ remote: hostName, version: job.start.buildId, module: 'Hero', cause: 'broken' });
    const page = (
      <main>
        <h1>{job.address}</h1>
        {Parts.map((Part) => (
          <section key={Part.name}>
            <Suspense fallback={<i>skeleton</i>}>
              <Part />
            </Suspense>
            <Own />
          </section>
        ))}
      </main>
    );
    const onError = (error: unknown, { componentStack }: ErrorInfo) => {
      running(null);
      const module = job.modules[Number(/Part(\d+)/.exec(componentStack ?? '')?.[1])];
      if (!module) return;
      const { remote, version } = module;
      const cause = String((error as Error | null)?.message ?? error);
      failures.push({ remote, version, module: './Part', cause });
    };
    const stream = await renderToReadableStream(page, { signal, onError, progressiveChunkSize: Infinity });
    await stream.allReady;
    const html = await new Response(stream).text();
    return { html, css: '', parts: [], failures };
  },
};

serve(host);
