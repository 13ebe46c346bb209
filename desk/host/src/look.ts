const key = 'desk-look';

/** Light or dark: what the person chose in this browser, or what the system says. */
export function lookOf(): 'light' | 'dark' {
  const kept = (() => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  })();
  if (kept === 'light' || kept === 'dark') return kept;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Shows a look, and keeps it where the browser keeps anything. */
export function showLook(look: 'light' | 'dark', isChosen = false): void {
  document.documentElement.dataset.theme = look;
  if (!isChosen) return;
  try {
    localStorage.setItem(key, look);
  } catch {
    // It holds for this page.
  }
}
