import type { Sport } from '../slip/types';

const paths: Record<Sport | 'all', string> = {
  all: 'M4 6h16M4 12h16M4 18h10',
  football:
    'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 8l4 3-1.5 4.5h-5L8 11zM12 8V3.2M16 11l4.5-1.5M14.500 15.500 17.500 19.500M9.500 15.500 6.500 19.500M8 11 3.500 9.500',
  basketball:
    'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M3 12h18M12 3v18M5.600 5.600c3.600 3.600 3.600 9.200 0 12.800M18.400 5.600c-3.600 3.600-3.600 9.200 0 12.800',
  tennis: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M4.500 7c4 2 4 8 0 10M19.500 7c-4 2-4 8 0 10',
  esports:
    'M7 8h10a4 4 0 0 1 4 4.500l-.5 3.500a2.200 2.200 0 0 1-4 .8L15 15H9l-1.500 1.800a2.200 2.200 0 0 1-4-.8L3 12.500A4 4 0 0 1 7 8M8 10.500v3M6.500 12h3M16 11h.01M18 13h.01',
  cricket: 'M5 19l2.500-2.500M7 14l8-8 3 3-8 8zM15 6l2-2 3 3-2 2M18.500 18a2 2 0 1 0 0 .01',
  volleyball:
    'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 12c0-4 2-7 5-8M12 12c3.500 2 7 2 9 0M12 12c-3.500 2-5 5-4.500 8M12 12C8.500 10 5 10 3.200 12.500M12 3c-3 2-4.500 4.500-4 8',
  ice_hockey: 'M16 3 9.500 16.500a2 2 0 0 1-1.800 1H4v3h5.500a3 3 0 0 0 2.700-1.700L19 4M15 19h6M15 21h6',
  table_tennis:
    'M13.500 4.500a6 6 0 0 1 6 6c0 3-3 6.500-6 6.500-1.500 0-2.500-1-3.500-1L6 20l-2-2 4-4c0-1-1-2-1-3.500 0-3 3.500-6 6.500-6M19 19a1 1 0 1 0 0 .01',
  horse_racing:
    'M7 4v7a5 5 0 0 0 10 0V4M4.500 4h5M14.500 4h5M7 18.500 6 21M17 18.500l1 2.500M9 8h.01M15 8h.01M12 13.500h.01',
};

/** A line icon of a sport, 24 px. Decorative: the sport's name is shown beside it. */
export function SportIcon({ sport, size = 20 }: { sport: Sport | 'all'; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={paths[sport]} />
    </svg>
  );
}
