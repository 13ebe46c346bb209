import type { Texts } from '@marquee/i18n/text';
import type { HostServices } from '@marquee/sdk/host';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { prepare } from '../remotes/RemoteModule';
import { changeAddressLanguage } from '../routing/addressLanguage';
import { matchRoute } from '../routing/matchRoute';
import { present } from './present';
import type { RootBox } from './rootBox';
import type { Shell } from './shell';

/** §2: the login modal opens this long after the way home. */
const modalDelayMilliseconds = 1000;

interface ServicesOptions {
  box: RootBox;
  texts: Texts;
  shell: Shell;
}

/** What the host does for the sdk. */
export function useServices({ box, texts, shell }: ServicesOptions): HostServices {
  const navigate = useNavigate();
  const { root } = box;
  const { template, view, remotes } = shell;
  const busy = useMemo(() => new Set<symbol>(), []);
  return useMemo<HostServices>(
    () => ({
      root,
      texts,
      preload: (path) => {
        const route = matchRoute(view, path);
        if (route) prepare(remotes, (name) => texts.load(name), route.remote, route.module);
      },
      requireLogin: (path) => {
        const query = `to=${encodeURIComponent(path)}`;
        if (!template.loginModal) return void navigate(`/login?${query}`);
        navigate('/');
        setTimeout(() => navigate(`/?login&${query}`, { replace: true }), modalDelayMilliseconds);
      },
      signOut: async () => {
        await box.signOut();
        navigate('/');
      },
      setBusy: (owner, isBusy) => {
        if (isBusy) busy.add(owner);
        else busy.delete(owner);
        remotes.setBusy(busy.size > 0);
      },
      changeLanguage: (language) => {
        void texts.change(language).then(() => changeAddressLanguage(language, root.site.site.default_language));
      },
      present: (answer) => void present(texts, answer),
    }),
    [root, texts, template, view, remotes, busy, box, navigate],
  );
}
