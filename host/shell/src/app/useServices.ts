import { disconnect } from '@marquee/contract/envelope';
import type { Language } from '@marquee/contract/languages';
import type { Texts } from '@marquee/i18n/text';
import { fetchParts } from '@marquee/sdk/ahead';
import type { HostServices } from '@marquee/sdk/host';
import { createElement, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { changeAddressLanguage } from '../address/addressLanguage';
import type { Shell } from '../context/shell';
import { PageSections } from '../remotes/PageSections';
import { WaysOnPart } from '../routing/WaysOnPart';
import { loginWay } from '../rules/loginWay';
import { pageAt, partsOf, seedsFor } from '../view/pageAt';
import { BusyRemotes } from './busyRemotes';
import { present } from './present';
import type { SessionScope } from './sessionScope';

interface ServicesOptions {
  scope: SessionScope;
  texts: Texts;
  shell: Shell;
  changeLanguage: (language: Language, also: () => void) => Promise<void>;
  /** When the page was made, ms since 1970. */
  startedAt: number;
}

/**
 * The host's services for the sdk. The same object while the root store is the same, because a new one would render
 * everything again. Its functions use the current routes and address.
 */
export function useServices({ scope, texts, shell, changeLanguage, startedAt }: ServicesOptions): HostServices {
  const navigate = useNavigate();
  const { root } = scope;
  const { template, view, loader, address } = shell;
  const now = useRef({ view, navigate });
  useLayoutEffect(() => {
    now.current = { view, navigate };
  }, [view, navigate]);
  const busy = useMemo(() => new BusyRemotes(), []);
  return useMemo<HostServices>(
    () => ({
      root,
      texts,
      startedAt,
      preload: (path) => {
        const { view } = now.current;
        const page = pageAt(view, path);
        if (!page?.route.remote) return;
        for (const { remote, module } of partsOf(view, page)) loader.preload(remote, module);
        fetchParts(page.route.kind);
        for (const { call, input } of seedsFor(page, path, texts.language)) root.api.prefetch(call, input);
      },
      requireLogin: (path, instead) => {
        // The guard of a page that is being left because of a session end, which already navigates to login.
        const here = address.pathname + address.history.location.search;
        if (instead && here !== path) return;
        const { to, state } = loginWay(template.loginModal, { to: path });
        void now.current.navigate(to, { state, replace: instead || here === to });
      },
      signOut: async () => {
        await scope.signOut();
        now.current.navigate('/');
      },
      setBusy: (remote, owner, isBusy) => loader.setIdle(remote, !busy.set(remote, owner, isBusy)),
      pageSections: (path) => createElement(PageSections, { path }),
      waysOn: () => createElement(WaysOnPart),
      reportFailure: (remote, cause) => loader.reportRenderFailure(remote, cause),
      changeLanguage: (language) => {
        const move = () => changeAddressLanguage(address, language, root.site.site.default_language);
        changeLanguage(language, move).catch(() => void present(texts, disconnect));
      },
      present: (answer, as) => present(texts, answer, as),
    }),
    [root, texts, startedAt, template, loader, address, busy, scope, changeLanguage],
  );
}
