import { observer, PageSections } from '@marquee/sdk';
import { useText } from '../text';
import { HelpSearch } from './HelpSearch';
import { InfoLayout } from './InfoLayout';
import { InfoText } from './InfoText';
import { infoPageOf } from './infoPages';
import { useInfoPage } from './useInfoPage';

/**
 * A text page: about, banking, questions, responsible gaming, privacy, terms. The operator's title and body (R3, CMS),
 * with sections of other remotes above the body.
 */
export const InfoPage = observer(function InfoPage({ route }: { route: { path: string } }) {
  const { name, label } = infoPageOf(route.path);
  const page = useInfoPage(name);
  const t = useText();
  return (
    <InfoLayout path={route.path} title={page.title || t(label)}>
      {name === 'faqs' && <HelpSearch />}
      <PageSections path={route.path} />
      <InfoText page={page} />
    </InfoLayout>
  );
});
