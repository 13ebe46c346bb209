import { languages, scriptOf } from '@marquee/contract/languages';
import type { Texts } from '@marquee/i18n/text';
import { Link, observer, useFormat } from '@marquee/sdk';
import { HostProvider } from '@marquee/sdk/host';
import { HydrationMark } from '@marquee/ui/HydrationMark';
import { UiProvider } from '@marquee/ui/UiProvider';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { SiteAddress } from '../address/siteAddress';
import type { TemplatePack } from '../context/pack';
import { ShellProvider } from '../context/shell';
import type { ViewportStore } from '../context/viewport';
import { AfterMount } from '../floating/AfterMount';
import type { DeferredHydration } from '../hydrate/deferredHydration';
import { MaintenanceLayout } from '../layout/MaintenanceLayout';
import { HostPart } from '../loading/HostPart';
import type { RemoteAccess } from '../remotes/remoteAccess';
import { LocaleRouter, type LocaleRouterProps } from '../routing/LocaleRouter';
import { Pages } from '../routing/Pages';
import { pendingPage } from '../routing/pendingPage';
import { isPromotional } from '../rules/promotional';
import { useText } from '../text';
import { shownEntries } from '../view/shownEntries';
import { labelsOf } from './labels';
import type { SessionScope } from './sessionScope';
import { useSameList } from './useSameList';
import { useServices } from './useServices';

/** Everything that the page was started with. */
export interface AppProps {
  scope: SessionScope;
  texts: Texts;
  pack: TemplatePack;
  access: RemoteAccess;
  address: SiteAddress;
  viewport: ViewportStore;
  /** Only for a server-rendered page. */
  deferredHydration?: DeferredHydration | undefined;
  /** When the page was made, ms since 1970. */
  startedAt: number;
  /** Whether a newer host was released: the next navigation is then a full page load. */
  mustReload: () => boolean;
}

/** The whole page: router, services, kit, shell. */
export function App(props: AppProps) {
  const { access, address, mustReload, scope } = props;
  const leaving = useCallback<LocaleRouterProps['leaving']>((...way) => scope.root.forms.leave(...way), [scope]);
  const pending = useCallback((pathname: string) => pendingPage(access, pathname), [access]);
  return (
    <I18nextProvider i18n={props.texts.i18n}>
      <LocaleRouter {...{ address, leaving, mustReload, pending }}>
        <Site {...props} />
      </LocaleRouter>
    </I18nextProvider>
  );
}

const Site = observer(function Site(props: AppProps) {
  const { scope, texts, pack, access, address, viewport, deferredHydration, startedAt } = props;
  const { language } = texts;
  const { loader, refresh } = access;
  const { site } = scope.root;
  const { session, protection } = scope.root;
  const isQuiet = session.isAuthenticated && !protection.mayPromote;
  const entries = shownEntries(access.view.navigation, site);
  const navigation = useSameList(isQuiet ? entries.filter(({ to }) => !isPromotional(to)) : entries);
  const view = useMemo(() => ({ ...access.view, navigation }), [access.view, navigation]);
  const { template } = pack;
  const shell = useMemo(
    () => ({ template, pack, view, address, viewport, loader, refresh, deferredHydration }),
    [template, pack, view, address, viewport, loader, refresh, deferredHydration],
  );
  const services = useServices({ scope, texts, startedAt, shell, changeLanguage: access.changeLanguage });
  useText();

  useEffect(() => {
    const { tag } = languages[language];
    // Setting the language restyles the whole page, even if it is the same.
    if (document.documentElement.lang !== tag) document.documentElement.lang = tag;
    const script = scriptOf(language);
    if (script) {
      // without it the device's fallback font is used
      import('@marquee/theme/provideScriptFont')
        .then(({ provideScriptFont }) => provideScriptFont(script))
        .catch(() => undefined);
    }
  }, [language]);

  return (
    <HostProvider services={services}>
      <ShellProvider shell={shell}>
        <Kit pack={pack}>
          <HostPart skeleton={null} revision={view.revision}>
            {scope.root.site.isMaintenance ? <MaintenanceLayout /> : <Pages />}
          </HostPart>
          {!scope.root.site.isMaintenance && scope.isRestored && <AfterMount />}
          <HydrationMark />
        </Kit>
      </ShellProvider>
    </HostProvider>
  );
});

/** Provides the UI kit with its link component, texts and money format. */
function Kit({ pack, children }: { pack: TemplatePack; children: ReactNode }) {
  const t = useText();
  const format = useFormat();
  const { tile, lobby: list, template } = pack;
  const { cover } = template;
  // Stable until the language changes: every tile and button reads from it.
  const kit = useMemo(
    () => ({
      link: Link,
      template: { tile, list, cover },
      labels: labelsOf(t),
      money: (minor: number) => format.money(minor),
      plainMoney: (minor: number) => format.moneyPlain(minor),
    }),
    [t, format, tile, list, cover],
  );
  return <UiProvider {...kit}>{children}</UiProvider>;
}
