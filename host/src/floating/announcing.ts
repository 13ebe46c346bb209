import type { Output } from '@marquee/contract/calls';

/** An announcement of the site. */
export type Announcement = Output<'home/fetch_announment'>['value'][number];

/** What is known before announcements open by themselves. */
export interface AnnouncingFacts {
  /** `show_bf_ann_modal` of the layout state (§3). */
  show_bf_ann_modal: boolean;
  /** Id of the announcement that was read last. */
  readAnnouncement: string;
  announcements: readonly Announcement[];
  isHome: boolean;
  /** Whether another dialog is open: an announcement never comes over what somebody is doing. */
  isBusy: boolean;
}

/** The newest announcement that the site wants everybody to see. */
export function pressing(announcements: readonly Announcement[]): Announcement | undefined {
  return announcements
    .filter(({ modal }) => modal)
    .reduce<Announcement | undefined>(
      (newest, one) => (newest && newest.published_at >= one.published_at ? newest : one),
      undefined,
    );
}

/** Whether announcements open by themselves: on the home page, once for each that presses, and never again for who switched it off. */
export function opensByItself(facts: AnnouncingFacts): boolean {
  const { show_bf_ann_modal, readAnnouncement, announcements, isHome, isBusy } = facts;
  const newest = pressing(announcements);
  return show_bf_ann_modal && isHome && !isBusy && newest !== undefined && newest.id !== readAnnouncement;
}
