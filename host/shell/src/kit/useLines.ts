import type { Output } from '@marquee/contract/calls';
import { useLanguage, useResource } from '@marquee/sdk';
import { isPromotional } from '../rules/promotional';
import { useQuiet } from './useQuiet';

/** The site's running lines, without those that promote where nothing is promoted. Call it in an observer. */
export function useLines(): readonly Output<'home/marquee'>['value'][number][] {
  const { language } = useLanguage();
  const isQuiet = useQuiet();
  const lines = useResource('home/marquee', { language }).value?.value ?? [];
  return isQuiet ? lines.filter(({ link }) => !isPromotional(link)) : lines;
}
