import { makeAutoObservable, runInAction } from 'mobx';
import { sanitize } from './sanitize';
import type { Storage } from './storage';

/** What a visitor may open over the page from several places. */
export type Panel = 'announcements' | 'consent' | 'partners' | 'stepUp';

/**
 * The part of the layout state that is the visitor's own (R3), with the specification's defaults. It survives the visit
 * (R4).
 */
export const layoutDefaults = {
  /** Whether announcements may open by themselves, before anything else is done. */
  show_bf_ann_modal: true,
  /** Whether the app is offered at all. */
  show_app_download: true,
  /** Whether the bar that offers the app stands on the page. */
  show_download_bar: false,
  /** Whether the list of partners is unfolded. */
  showPartner: true,
  /** Announcement that was read last, by its id: a newer one opens again. */
  readAnnouncement: '',
};

type Kept = typeof layoutDefaults;

/** How this visitor has arranged the page: what was closed stays closed, also in the next visit. */
export class LayoutStore {
  show_bf_ann_modal = layoutDefaults.show_bf_ann_modal;
  show_app_download = layoutDefaults.show_app_download;
  show_download_bar = layoutDefaults.show_download_bar;
  showPartner = layoutDefaults.showPartner;
  readAnnouncement = layoutDefaults.readAnnouncement;
  /** The panel that is open; not kept. */
  panel: Panel | null = null;
  #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
    makeAutoObservable<this>(this, {}, { autoBind: true });
    storage.restore(() => runInAction(() => Object.assign(this, sanitize(layoutDefaults, storage.read('layout')))));
  }

  /** Changes what is kept, and keeps it. */
  arrange(change: Partial<Kept>): void {
    Object.assign(this, change);
    const { show_bf_ann_modal, show_app_download, show_download_bar, showPartner, readAnnouncement } = this;
    this.#storage.write('layout', {
      show_bf_ann_modal,
      show_app_download,
      show_download_bar,
      showPartner,
      readAnnouncement,
    });
  }

  /** Opens a panel, or with null closes the one that is open. */
  show(panel: Panel | null): void {
    this.panel = panel;
  }
}
