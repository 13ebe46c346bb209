/** The origins of the sandbox's sites beside one: all below `localhost` on its port, else only itself. */
function sitesBeside({ protocol, hostname, port }: URL): string {
  if (hostname !== 'localhost' && !hostname.endsWith('.localhost')) return "'self'";
  const end = port && `:${port}`;
  return `'self' ${protocol}//localhost${end} ${protocol}//*.localhost${end}`;
}

/**
 * The policy of a sandbox page at an address: the gallery may frame the sandbox's sites in a theme, and these may be
 * framed by it. All other pages keep theirs. Live sites never come here.
 */
export function galleryPolicy(policy: string, url: URL): string {
  if (url.searchParams.has('marquee-theme'))
    return policy.replace("frame-ancestors 'none'", `frame-ancestors ${sitesBeside(url)}`);
  if (/^(\/[\w-]+)?\/sandbox\/gallery$/.test(url.pathname))
    return policy.replace("frame-src 'self'", `frame-src ${sitesBeside(url)}`);
  return policy;
}
