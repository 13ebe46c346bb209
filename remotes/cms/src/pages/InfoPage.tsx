import { observer, PageSections } from '@marquee/sdk';
import { useText } from '../text';
import { FamilyExclusion } from './FamilyExclusion';
import { HelpLines } from './HelpLines';
import { HelpSearch } from './HelpSearch';
import { InfoLayout } from './InfoLayout';
import { InfoText } from './InfoText';
import { infoPageOf } from './infoPages';
import { useInfoPage } from './useInfoPage';

/**
 * A text page: about, banking, questions, responsible gaming, accessibility. The operator's title and body (R3, CMS),
 * with sections of other remotes above the body, and below it who helps.
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
      {page.help && <HelpLines lines={page.help.lines} readOn={page.help.read_on} />}
      {page.help?.family_form && <FamilyExclusion form={page.help.family_form} />}
    </InfoLayout>
  );
});
