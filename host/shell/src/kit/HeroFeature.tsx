import { featureOf } from '@marquee/page/sections';
import { observer } from '@marquee/sdk';
import type { ReactNode } from 'react';
import { useShell } from '../context/shell';
import { RemotePart } from '../remotes/RemotePart';

/** Props of {@link HeroFeature}. */
export interface HeroFeatureProps {
  /** Renders the hero around the feature. */
  children: (feature: ReactNode) => ReactNode;
  /** Rendered if no remote has the feature that the template asks for. */
  otherwise: ReactNode;
}

/** The hero of a template with room for a remote's feature: a match with its odds, the next race, a trading desk. */
export const HeroFeature = observer(function HeroFeature({ children, otherwise }: HeroFeatureProps) {
  const { view, template } = useShell();
  const feature = featureOf(view.slots, template);
  if (!feature) return otherwise;
  return children(<RemotePart remote={feature.remote} module={feature.module} skeleton={null} onFailure="nothing" />);
});
