/** Copies a text to the clipboard; false if the browser forbids it. */
export function copyText(text: string): Promise<boolean> {
  // undefined on insecure pages, whatever the type says
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (!clipboard) return Promise.resolve(false);
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
