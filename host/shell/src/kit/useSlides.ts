import type { Output } from '@marquee/contract/calls';
import { useLanguage, useResource } from '@marquee/sdk';
import { isPromotional } from '../rules/promotional';
import { useQuiet } from './useQuiet';

/** A slide of the site's hero. */
export type Slide = Output<'home/fetch_slide'>['value'][number];

/**
 * The site's slides, which are in the page already; without those that promote where nothing is promoted. Call it in an
 * observer.
 */
export function useSlides(): readonly Slide[] {
  const { language } = useLanguage();
  const isQuiet = useQuiet();
  const slides = useResource('home/fetch_slide', { language }).value?.value ?? [];
  return isQuiet ? slides.filter(({ link }) => !isPromotional(link)) : slides;
}
