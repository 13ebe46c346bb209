/** What a page needs scripts for, and what it says where there are none. Style sheets for no scripts stay. */
const lively = new RegExp(
  [
    '<script\\b[^>]*>[^]*?</script>',
    '<noscript><p\\b[^]*?</noscript>',
    '<link rel="preload" as="(?:script|fetch)"[^>]*>',
    '<link rel="modulepreload"[^>]*>',
  ].join('|'),
  'g',
);

/** A page as a picture of itself, for a frame that runs no scripts. */
export const stillText = (html: string): string => html.replace(lively, '');
