/** Conditions under which announcements open by themselves. */
export interface AnnouncingFacts {
  /** `show_bf_ann_modal` of the layout state (R3.10). */
  show_bf_ann_modal: boolean;
  /** Id of the announcement read last. */
  readAnnouncement: string;
  /** Id of the newest announcement meant for everybody; empty for none. */
  modal_announcement: string;
  isHome: boolean;
  /** Whether another dialog is open: announcements never interrupt. */
  isBusy: boolean;
}

/** Whether a dialog is open now. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/**
 * Whether announcements open by themselves: on the home page, once for each important one, and never after the visitor
 * has disabled it.
 */
export function opensByItself(facts: AnnouncingFacts): boolean {
  const { show_bf_ann_modal, readAnnouncement, modal_announcement, isHome, isBusy } = facts;
  return show_bf_ann_modal && isHome && !isBusy && modal_announcement !== '' && modal_announcement !== readAnnouncement;
}
