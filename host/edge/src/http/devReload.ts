/** When this server started, ms. */
export const started = Math.round(performance.timeOrigin);

/** Interval at which development pages check for changes, ms. */
const interval = 250;

/** A script for development pages: reloads the page when the host's build, the registry or the server has changed. */
export const reloadScript = `(()=>{let seen;const ask=async()=>{try{
const now=await fetch("/build/latest.json",{cache:"no-store"}).then(r=>r.text());
if(seen&&seen!==now)location.reload();seen=now}catch{}setTimeout(ask,${interval})};ask()})()`;
