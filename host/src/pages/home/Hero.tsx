import { observer, useResource } from '@marquee/sdk';
import { useShell } from '../../app/shell';
import { HeroSlides } from './HeroSlides';

/** The loudest thing of the home page: the site's slides, in the template's variant. */
export const Hero = observer(function Hero() {
  const { regions } = useShell().template;
  const { value } = useResource('home/fetch_slide', {});
  const slides = value?.value ?? [];
  return <HeroSlides slides={slides} variant={regions.hero} />;
});
