import { observer, useSearchParams, useSession } from '@marquee/sdk';
import { InfoLayout } from '../pages/InfoLayout';
import { InfoText } from '../pages/InfoText';
import { infoPageOf } from '../pages/infoPages';
import { OperatorFacts } from '../pages/OperatorFacts';
import { useInfoPage } from '../pages/useInfoPage';
import { useText } from '../text';
import { AcceptTerms } from './AcceptTerms';
import { Clauses } from './Clauses';
import { VersionLine } from './VersionLine';

/**
 * Terms or privacy policy: version and day, contents, numbered clauses with a summary beside each, who operates the
 * site, and to players whom a new version waits for, its acceptance. An older version is read at `?version=`. Where the
 * operator writes the page, its text stands in place of the clauses.
 */
export const ClausesPage = observer(function ClausesPage({ route }: { route: { path: string } }) {
  const { name, label } = infoPageOf(route.path);
  const [search] = useSearchParams();
  const page = useInfoPage(name, search.get('version') ?? '');
  const { isAuthenticated } = useSession();
  const t = useText();
  const { document } = page;
  const hasClauses = document !== undefined && document.clauses.length > 0;
  return (
    <InfoLayout path={route.path} title={page.title || t(label)}>
      {document && <VersionLine path={route.path} document={document} />}
      {isAuthenticated && name === 'term_condition' && !search.has('version') && <AcceptTerms path={route.path} />}
      {hasClauses ? <Clauses clauses={document.clauses} /> : <InfoText page={page} />}
      {page.state === 'ready' && <OperatorFacts names={page.legalNames} />}
    </InfoLayout>
  );
});
