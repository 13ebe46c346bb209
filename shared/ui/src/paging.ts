/** Paginator defaults (R9). `ar` and `ir` are right-to-left, with Arabic and Persian digits. */
export const paging = { itemsPerPage: 10, pagesShown: 5, locales: ['en', 'ar', 'ir'] } as const;

/** Digits and direction of a paginator. */
export type PagingLocale = (typeof paging.locales)[number];

const digits: Record<PagingLocale, string> = { en: 'en', ar: 'ar-u-nu-arab', ir: 'fa-u-nu-arabext' };

/** A page's number in the digits of the locale. */
export function pageText(page: number, locale: PagingLocale): string {
  return new Intl.NumberFormat(digits[locale], { useGrouping: false }).format(page);
}

/** The contents of a paginator. */
export interface Pages {
  /** Number of pages; at least 1. */
  count: number;
  current: number;
  /** The page numbers shown, including `current`, as centred as possible. */
  shown: number[];
  /** Previous and next page; null at an end. */
  previous: number | null;
  next: number | null;
  /** Targets of the gaps beside the shown numbers: half the shown pages away, rounded up; null if no page is hidden. */
  jumpBack: number | null;
  jumpForward: number | null;
}

/** Computes a paginator (R9.17). A current page outside the range is clamped. */
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
 * The URL of a page: replaces `[page]` in a link URL.
 * @throws if the placeholder is missing, because every page would be the same (R5.08)
 */
export function pageLink(linkUrl: string, page: number): string {
  if (!linkUrl.includes('[page]'))
    throw new Error(`A paginator of links needs [page] in its link URL, not "${linkUrl}"`);
  return linkUrl.replaceAll('[page]', String(page));
}
