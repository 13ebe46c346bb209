import { HeroSlides } from '../../pages/home/HeroSlides';

/** A low band, so that the odds below it are in the first view. */
export function FeaturedMatch() {
  return <HeroSlides />;
}
