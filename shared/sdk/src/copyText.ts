/** Puts a text on the clipboard; false where the browser forbids it, for whatever reason. */
export function copyText(text: string): Promise<boolean> {
  // insecure pages have none, whatever the type says
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (!clipboard) return Promise.resolve(false);
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
