import type { Output } from '@marquee/contract/calls';
import { useLanguage, useResource } from '@marquee/sdk';

/** A slide of the site's hero. */
export type Slide = Output<'home/fetch_slide'>['value'][number];

/** The site's slides; they are in the page already. Call it in an observer. */
export function useSlides(): readonly Slide[] {
  const { language } = useLanguage();
  return useResource('home/fetch_slide', { language }).value?.value ?? [];
}
