/** What is known before announcements open by themselves. */
export interface AnnouncingFacts {
  /** `show_bf_ann_modal` of the layout state (R3.10). */
  show_bf_ann_modal: boolean;
  /** Id of the announcement that was read last. */
  readAnnouncement: string;
  /** Id of the newest one that the site wants everybody to see; empty for none. */
  modal_announcement: string;
  isHome: boolean;
  /** Whether another dialog is open: an announcement never comes over what somebody is doing. */
  isBusy: boolean;
}

/**
 * Whether announcements open by themselves: on the home page, once for each that presses, and never again for who
 * switched it off.
 */
export function opensByItself(facts: AnnouncingFacts): boolean {
  const { show_bf_ann_modal, readAnnouncement, modal_announcement, isHome, isBusy } = facts;
  return show_bf_ann_modal && isHome && !isBusy && modal_announcement !== '' && modal_announcement !== readAnnouncement;
}
