import { HeroSlides } from '../../pages/home/HeroSlides';

/** One slide over the whole width. */
export function Carousel() {
  return <HeroSlides />;
}
