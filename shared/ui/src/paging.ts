/**
 * Paginator defaults (R9). `ar` and `ir` are written from right to left, in Arabic and Persian digits.
 */
export const paging = { itemsPerPage: 10, pagesShown: 5, locales: ['en', 'ar', 'ir'] } as const;

/** Digits and direction of a paginator. */
export type PagingLocale = (typeof paging.locales)[number];

const digits: Record<PagingLocale, string> = { en: 'en', ar: 'ar-u-nu-arab', ir: 'fa-u-nu-arabext' };

/** A page's number in the digits of the locale. */
export function pageText(page: number, locale: PagingLocale): string {
  return new Intl.NumberFormat(digits[locale], { useGrouping: false }).format(page);
}

/** What a paginator shows. */
export interface Pages {
  /** Number of pages; at least 1. */
  count: number;
  current: number;
  /** The numbers shown, `current` among them, as centred as the ends allow. */
  shown: number[];
  /** Page before and after; null at an end. */
  previous: number | null;
  next: number | null;
  /**
   * Where the gaps beside the shown numbers lead: half the shown pages, rounded up, away; null where no page is hidden.
   */
  jumpBack: number | null;
  jumpForward: number | null;
}

/** Works out a paginator (R9.17). A current page outside the range counts as the nearest one. */
export function pagesOf(input: { total: number; current: number; itemsPerPage?: number; pagesShown?: number }): Pages {
  const { total, itemsPerPage = paging.itemsPerPage, pagesShown = paging.pagesShown } = input;
  const count = Math.max(1, Math.ceil(total / itemsPerPage));
  const current = Math.min(Math.max(1, Math.trunc(input.current) || 1), count);
  const jump = Math.ceil(pagesShown / 2);
  const width = Math.min(pagesShown, count);
  const first = Math.min(Math.max(1, current - Math.floor(pagesShown / 2)), count - width + 1);
  const last = first + width - 1;
  return {
    count,
    current,
    shown: Array.from({ length: width }, (_, place) => first + place),
    previous: current > 1 ? current - 1 : null,
    next: current < count ? current + 1 : null,
    jumpBack: first > 1 ? Math.max(1, current - jump) : null,
    jumpForward: last < count ? Math.min(count, current + jump) : null,
  };
}

/**
 * The address of a page: `[page]` replaced in a link URL.
 * @throws where the placeholder is missing, for then every page would be the same one (R5.08)
 */
export function pageLink(linkUrl: string, page: number): string {
  if (!linkUrl.includes('[page]'))
    throw new Error(`A paginator of links needs [page] in its link URL, not "${linkUrl}"`);
  return linkUrl.replaceAll('[page]', String(page));
}
