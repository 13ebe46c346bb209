import type { ZonedSite } from '@marquee/platform/figures/countFigures';

/** The site of the proofs' players, in a zone whose days begin at a quarter of an hour of UTC. */
export const figureSites: ZonedSite[] = [{ domain_name: 'localhost', time_zone: 'Asia/Kathmandu' }];
