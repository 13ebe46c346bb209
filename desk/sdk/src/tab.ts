const keyOf = (name: string) => `desk-tab:${name}`;

/** What a page kept in this tab under a name; undefined for nothing, and for what is no JSON. Check its form. */
export function keptInTab(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a value in this tab, as long as the browser lets it: a full or blocked storage loses it silently. It goes when
 * the tab closes, and when somebody signs out. No personal data.
 */
export function keepInTab(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // It is a convenience: the page works without it.
  }
}
