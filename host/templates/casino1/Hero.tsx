import { HeroSlides } from '@marquee/shell/kit/HeroSlides';

/** One slide over the whole width. */
export function Hero() {
  return <HeroSlides />;
}
