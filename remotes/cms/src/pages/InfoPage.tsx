import { observer } from '@marquee/sdk';
import { useText } from '../text';
import { InfoLayout } from './InfoLayout';
import { InfoText } from './InfoText';
import { infoPageOf } from './infoPages';
import { useInfoPage } from './useInfoPage';

/** A page that is only text: about, banking, questions, privacy, terms. The operator's title and body (§3, CMS). */
export const InfoPage = observer(function InfoPage({ route }: { route: { path: string } }) {
  const { name, label } = infoPageOf(route.path);
  const page = useInfoPage(name);
  const t = useText();
  return (
    <InfoLayout path={route.path} title={page.title || t(label)}>
      <InfoText page={page} />
    </InfoLayout>
  );
});
