import { languages } from '@marquee/contract/languages';
import type { Texts } from '@marquee/i18n/text';
import { Link, observer, useFormat } from '@marquee/sdk';
import { HostProvider } from '@marquee/sdk/host';
import type { TemplateRow } from '@marquee/theme/templates';
import { UiProvider } from '@marquee/ui/UiProvider';
import { type ReactNode, useEffect, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MaintenanceLayout } from '../layout/MaintenanceLayout';
import type { RemotePort } from '../remotes/remotePort';
import type { ShellView } from '../remotes/shellView';
import { LocaleRouter } from '../routing/LocaleRouter';
import { Pages } from '../routing/Pages';
import { useText } from '../text';
import { labelsOf } from './labels';
import type { RootBox } from './rootBox';
import { ShellProvider } from './shell';
import { useOnline } from './useOnline';
import { useServices } from './useServices';

/** Everything that the page was started with. */
export interface AppProps {
  box: RootBox;
  texts: Texts;
  template: TemplateRow;
  remotes: RemotePort;
  /** What remotes say of themselves, in the page's language. */
  viewIn: (language: Texts['language']) => ShellView;
}

/** The whole page: router, services, kit, shell. */
export function App(props: AppProps) {
  return (
    <I18nextProvider i18n={props.texts.i18n}>
      <LocaleRouter>
        <Site {...props} />
      </LocaleRouter>
    </I18nextProvider>
  );
}

const Site = observer(function Site({ box, texts, template, remotes, viewIn }: AppProps) {
  const { language } = texts;
  const online = useOnline();
  const view = useMemo(() => viewIn(language), [viewIn, language]);
  const shell = useMemo(() => ({ template, view, remotes, online }), [template, view, remotes, online]);
  const services = useServices({ box, texts, shell });
  useText();

  useEffect(() => {
    document.documentElement.lang = languages[language].tag;
  }, [language]);

  return (
    <HostProvider services={services}>
      <ShellProvider shell={shell}>
        <Kit template={template}>{box.root.site.isMaintenance ? <MaintenanceLayout /> : <Pages />}</Kit>
      </ShellProvider>
    </HostProvider>
  );
});

/** Gives the kit its link, its texts and its money. */
function Kit({ template, children }: { template: TemplateRow; children: ReactNode }) {
  const t = useText();
  const format = useFormat();
  return (
    <UiProvider
      link={Link}
      template={{ tile: template.regions.tile }}
      labels={labelsOf(t)}
      money={(minor) => format.money(minor)}
    >
      {children}
    </UiProvider>
  );
}
