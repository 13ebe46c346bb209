/** When this server started, ms. */
export const started = Math.round(performance.timeOrigin);

/** How often a page of development looks for changes, ms. */
const interval = 250;

/**
 * A script for development pages: loads the page again when the host's build, the registry or the server is another
 * one.
 */
export const reloadScript = `(()=>{let seen;const ask=async()=>{try{
const now=await fetch("/build/latest.json",{cache:"no-store"}).then(r=>r.text());
if(seen&&seen!==now)location.reload();seen=now}catch{}setTimeout(ask,${interval})};ask()})()`;
