import { featureOf } from '@marquee/page/sections';
import { observer } from '@marquee/sdk';
import type { ReactNode } from 'react';
import { useShell } from '../context/shell';
import { RemoteModule } from '../remotes/RemoteModule';

/** Props of {@link HeroFeature}. */
export interface HeroFeatureProps {
  /** Draws the hero around the feature. */
  children: (feature: ReactNode) => ReactNode;
  /** Stands where no remote has what the template asks for. */
  otherwise: ReactNode;
}

/**
 * The hero of a template that has room for a remote's feature: a match with its odds, the next race, a trading desk.
 */
export const HeroFeature = observer(function HeroFeature({ children, otherwise }: HeroFeatureProps) {
  const { view, template } = useShell();
  const feature = featureOf(view.slots, template);
  if (!feature) return otherwise;
  return children(<RemoteModule remote={feature.remote} module={feature.module} skeleton={null} onFailure="nothing" />);
});
