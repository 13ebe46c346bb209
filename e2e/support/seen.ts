import type { Locator, Page } from '@playwright/test';

/** A text that people see on a page or in a part of it: not the copy that is said to screen readers a moment later. */
export const seen = (at: Page | Locator, text: string | RegExp): Locator =>
  at.getByText(text).and(at.locator(':not([data-said])'));
