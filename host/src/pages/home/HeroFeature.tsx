import { observer } from '@marquee/sdk';
import type { ReactNode } from 'react';
import { useShell } from '../../app/shell';
import { RemoteModule } from '../../remotes/RemoteModule';

/** Props of {@link HeroFeature}. */
export interface HeroFeatureProps {
  /** Stands in while the feature is on its way; as large as the feature. */
  skeleton: ReactNode;
  /** Stands where no remote has what the template asks for. */
  otherwise: ReactNode;
}

/** What a remote puts into the hero of this template: a match with its odds, the next race. */
export const HeroFeature = observer(function HeroFeature({ skeleton, otherwise }: HeroFeatureProps) {
  const { view, template } = useShell();
  const feature = view.slots.find(
    ({ slot, section }) => slot === 'home.feature' && section === template.heroFeature && section !== undefined,
  );
  if (!feature) return otherwise;
  return <RemoteModule remote={feature.remote} module={feature.module} skeleton={skeleton} onFailure="nothing" />;
});
