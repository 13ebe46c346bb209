import { type SandboxAnswer, sandboxAnswerCookie } from '@marquee/contract/sandboxAnswer';
import type { Bindings } from '@marquee/kernel/http/bindings';
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';

/** Longest hang of a call, ms: longer than any client waits. */
const hangs = 60_000;

function wanted(context: Context): SandboxAnswer | undefined {
  const text = getCookie(context, sandboxAnswerCookie);
  if (!text) return undefined;
  try {
    const asked = JSON.parse(text) as SandboxAnswer;
    return context.req.path === `/api/${asked.call}` ? asked : undefined;
  } catch {
    return undefined;
  }
}

function never(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const wait = setTimeout(done, hangs);
    wait.unref();
    signal.addEventListener('abort', () => {
      clearTimeout(wait);
      done();
    });
  });
}

/**
 * Lets a sandbox page provoke each error of the catalogue (R8): a request whose cookie names its call gets the answer
 * in the cookie, or none. Mounted in the sandbox only; affects only the browser with the cookie.
 */
export function mountSandboxAnswers(app: Hono<{ Bindings: Bindings }>): void {
  app.use('/api/*', async (context, next) => {
    const asked = wanted(context);
    if (!asked) return next();
    const { answer, http = 200 } = asked;
    if (typeof answer === 'object') return Response.json(answer, { status: http });
    if (answer === 'hang') await never(context.req.raw.signal);
    if (answer === 'close') context.env?.incoming?.socket?.destroy?.();
    return new Response('<!doctype html><title>Bad gateway</title>', {
      status: http === 200 ? 502 : http,
      headers: { 'content-type': 'text/html' },
    });
  });
}
