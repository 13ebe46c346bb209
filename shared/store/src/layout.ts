import { makeAutoObservable, runInAction } from 'mobx';
import { sanitize } from './sanitize';
import type { Storage } from './storage';

/** Panels over the page that can be opened from several places. */
export type Panel = 'announcements' | 'consent' | 'partners' | 'stepUp';

/** The persistent part of the layout state (R3), with the specification's defaults. It is kept between visits (R4). */
export const layoutDefaults = {
  /** Whether announcements may open automatically before any interaction. */
  show_bf_ann_modal: true,
  /** Whether the app is offered. */
  show_app_download: true,
  /** Whether the bar that offers the app is shown. */
  show_download_bar: false,
  /** Whether the list of partners is expanded. */
  showPartner: true,
  /** Id of the announcement read last: a newer one opens again. */
  readAnnouncement: '',
};

type Kept = typeof layoutDefaults;

/** The visitor's layout choices: closed items stay closed in later visits. */
export class LayoutStore {
  show_bf_ann_modal = layoutDefaults.show_bf_ann_modal;
  show_app_download = layoutDefaults.show_app_download;
  show_download_bar = layoutDefaults.show_download_bar;
  showPartner = layoutDefaults.showPartner;
  readAnnouncement = layoutDefaults.readAnnouncement;
  /** The open panel; not stored. */
  panel: Panel | null = null;
  #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
    makeAutoObservable<this>(this, {}, { autoBind: true });
    storage.restore(() => runInAction(() => Object.assign(this, sanitize(layoutDefaults, storage.read('layout')))));
  }

  /** Changes and stores layout choices. */
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

  /** Opens a panel, or with null closes the open one. */
  show(panel: Panel | null): void {
    this.panel = panel;
  }
}
