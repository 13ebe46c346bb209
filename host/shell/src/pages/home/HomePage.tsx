import { homeSectionsOf, sectionsAtOnce } from '@marquee/page/sections';
import { observer, useSession, useSite, VisuallyHidden } from '@marquee/sdk';
import { useMemo } from 'react';
import { useShell } from '../../context/shell';
import { useQuiet } from '../../kit/useQuiet';
import { promotes } from '../../rules/promotional';
import { useText } from '../../text';
import styles from './HomePage.module.css';
import { HomeSection } from './HomeSection';
import { TickerLine } from './TickerLine';

/** The home page: the site's hero and the live remotes' sections, in the template's order. */
export const HomePage = observer(function HomePage() {
  const { view, template, pack } = useShell();
  const { Hero } = pack;
  const { site } = useSite();
  const { isAuthenticated } = useSession();
  const isQuiet = useQuiet();
  const t = useText();
  const sections = useMemo(
    () => homeSectionsOf(view.slots, template, isAuthenticated).filter((one) => !isQuiet || !promotes(one)),
    [view.slots, template, isAuthenticated, isQuiet],
  );
  const eagerCount = sectionsAtOnce(template);
  return (
    <div className={styles.home}>
      <VisuallyHidden>
        <h1>{t('home.heading', { site: site.site_name })}</h1>
      </VisuallyHidden>
      <Hero />
      <TickerLine />
      <div className={styles.sections}>
        {sections.map((section, index) => (
          <HomeSection
            key={`${section.remote}/${section.module}`}
            section={section}
            first={index === 0}
            eager={index < eagerCount}
          />
        ))}
      </div>
    </div>
  );
});
