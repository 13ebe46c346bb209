import type { Answer, CallName, Input } from '@marquee/contract/calls';
import { seedKey } from '@marquee/contract/start';
import { Texts } from '@marquee/i18n/text';
import { Link, useFormat } from '@marquee/sdk';
import { HostProvider, type HostServices } from '@marquee/sdk/host';
import { labelsOf } from '@marquee/shell/app/labels';
import { useText } from '@marquee/shell/text';
import { RootStore } from '@marquee/store/root';
import casino1 from '@marquee/templates/casino1/row.json';
import { type RowFile, rowOf } from '@marquee/theme/templates';
import { UiProvider } from '@marquee/ui/UiProvider';
import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router-dom';

enableStaticRendering(true);

/** Inputs of a first render. */
export interface FirstRender {
  startup: Answer<'startup'>;
  /** Seeded calls with their answers. */
  seeds: readonly { call: CallName; input: Input<CallName>; answer: object }[];
  /** Texts by namespace. */
  texts: Record<string, Record<string, string>>;
  path: string;
  /** When the page was made, ms since 1970. */
  startedAt: number;
}

const nothing = async () => undefined;

/** The markup of a page as a server renders it, with everything available. Throws the components' errors. */
export async function firstRender(page: ReactNode, from: FirstRender): Promise<string> {
  const root = new RootStore({
    startup: from.startup,
    validateTheme: () => ({ template: 'template1' }),
    onSessionEnd: () => undefined,
    closed: true,
    baseUrl: 'http://nowhere.invalid',
    transport: () => Promise.reject(new Error('A first render asks nothing')),
    seed: Object.fromEntries(from.seeds.map(({ call, input, answer }) => [seedKey(call, input), answer])),
  });
  const texts = new Texts('EN', async (_, namespace) => from.texts[namespace] ?? {});
  await Promise.all(Object.keys(from.texts).map((namespace) => texts.load(namespace)));
  const services: HostServices = {
    root,
    texts,
    startedAt: from.startedAt,
    preload: () => undefined,
    requireLogin: () => undefined,
    signOut: async () => undefined,
    setBusy: () => undefined,
    reportFailure: () => undefined,
    pageSections: () => null,
    // The shell's own part, which needs the shell; journeys look at it on a served page.
    waysOn: () => <nav data-ways-on />,
    changeLanguage: () => undefined,
    present: nothing,
  };
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(
    <StaticRouter location={from.path}>
      <HostProvider services={services}>
        <Kit>{page}</Kit>
      </HostProvider>
    </StaticRouter>,
    {
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  if (failures.length > 0) throw failures[0];
  return html;
}

function Kit({ children }: { children: ReactNode }) {
  const t = useText();
  const format = useFormat();
  return (
    <UiProvider
      link={Link}
      template={{ tile: {}, list: {}, cover: rowOf('casino1', casino1 as unknown as RowFile).cover }}
      labels={labelsOf(t)}
      money={format.money}
      plainMoney={format.moneyPlain}
    >
      {children}
    </UiProvider>
  );
}
