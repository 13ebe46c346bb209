import { hostname } from 'node:os';
import { overviewOf } from '@marquee/federation-release/overview/overview';
import { doPress } from '@marquee/federation-release/overview/press';
import { folderStore } from '@marquee/federation-release/registry/folderStore';
import { ChangedMeanwhile } from '@marquee/federation-release/registry/promote';
import { bytesOf } from '@marquee/kernel/http/body';
import type { Log } from '@marquee/kernel/log';
import type { AdminPages } from '@marquee/kernel/process/adminServer';
import type { RegistrySource } from '../sources/registrySource';
import { isOwnForm, mayChange, mayRead } from './access';
import { answer, changeForm, formText, longest, meaningOf, pressIn, titleOf } from './changePage';
import { document } from './document';
import { FormTokens } from './formTokens';
import { overviewBody } from './overviewPage';

/** Largest form, bytes. */
const mostForm = 8_192;

/** How often the page loads itself again, s. */
const loadsEvery = 30;

const dayTime = 24 * 3600_000;

/** What the pages are made from. */
export interface ReleasesPages {
  registries: RegistrySource;
  /** How long a canary has each percentage at least, ms. */
  stepTime?: number | undefined;
  /** The name or address that the listener is bound to. */
  boundTo: string;
  report: (error: unknown) => void;
  log: Log;
  /** Ms since 1970. */
  now?: () => number;
}

const refused = (title: string, text: string, status: number) => document(title, answer(title, text), { status });

const notHere = () =>
  refused(
    'Not from here',
    'Releases are changed on the server itself, or through a tunnel to it, by a form of this page.',
    403,
  );

/**
 * The pages of releases on the admin listener: `/releases`, and a form for each of its buttons, without scripts. In
 * English, as all that is for operators. Who reaches the listener sees them; who works on the server changes releases.
 */
export function releasesPages(options: ReleasesPages): AdminPages {
  const { registries, boundTo, stepTime = 0, report, log, now = Date.now } = options;
  const { folder } = registries;
  const tokens = new FormTokens(now);

  function overview(request: Request, address: string): Response {
    const { searchParams } = new URL(request.url);
    const days = searchParams.get('days') === '7' ? 7 : 1;
    const isStill = searchParams.has('still');
    const at = now();
    const shown = overviewOf(registries.current(), folder, { now: at, since: at - days * dayTime });
    const hasButtons = mayChange(request, address);
    const body = overviewBody({ overview: shown, days, edge: hostname(), stepTime, hasButtons, isStill });
    return document('Releases', body, isStill ? {} : { again: loadsEvery });
  }

  function form(request: Request): Response {
    const registry = registries.current();
    const press = pressIn(new URL(request.url).searchParams, registry.revision);
    const meaning = press && meaningOf(press, registry);
    if (!press || !meaning) return refused('Nothing to do', 'This is not so any more: look at all releases.', 404);
    return document(titleOf(press), changeForm(press, meaning, tokens.of(formText(press))));
  }

  async function change(request: Request): Promise<Response> {
    const body = request.body ? await bytesOf(request.body, mostForm) : new Uint8Array();
    const fields = new URLSearchParams(Buffer.from(body).toString());
    const press = pressIn(fields, Number(fields.get('seen') || Number.NaN));
    if (!press || !tokens.isValid(fields.get('token') ?? '', formText(press)))
      return refused('Nothing was changed', 'This form is too old, or not of this edge: open it again.', 403);
    const [who = '', reason = ''] = (['who', 'reason'] as const).map((name) =>
      (fields.get(name) ?? '').trim().slice(0, longest[name]),
    );
    if (!who || !reason) return refused('Nothing was changed', 'It needs your name, and why.', 400);
    if (registries.stays)
      return refused('Nothing was changed', `This edge does not serve the newest revision: ${registries.stays}.`, 409);
    const author = { who: `${who} (page of edge ${hostname()})`, reason };
    try {
      const done = await doPress(folderStore(folder, { serves: () => registries.current() }), press, author);
      log('warn', 'release changed by hand', { ...press });
      return document(titleOf(press), answer('Done', done));
    } catch (error) {
      if (error instanceof ChangedMeanwhile) return refused('Somebody was first', error.message, 409);
      report(error);
      return refused('Nothing was changed', error instanceof Error ? error.message : String(error), 500);
    }
  }

  return async (request, address) => {
    const { pathname } = new URL(request.url);
    const { method } = request;
    if (pathname === '/canaries') return new Response(null, { status: 301, headers: { location: '/releases' } });
    if (pathname !== '/releases' && pathname !== '/releases/change') return null;
    if (!mayRead(request, boundTo))
      return refused('Not by this name', 'Ask for it by its address, by localhost, or by METRICS_HOST.', 421);
    try {
      if (pathname === '/releases') return method === 'GET' ? overview(request, address) : notHere();
      if (!mayChange(request, address)) return notHere();
      if (method === 'GET') return form(request);
      return method === 'POST' && isOwnForm(request) ? await change(request) : notHere();
    } catch (error) {
      report(error);
      return refused('Releases cannot be read', 'The log says why. What is served stays as it is.', 500);
    }
  };
}
