/** A script for development pages: loads the page again when the host's build or the registry has changed. */
export const reloadScript = `(()=>{let seen;const ask=async()=>{try{const [build,registry]=await Promise.all(
["/build/latest.json","/registry.json"].map(u=>fetch(u,{cache:"no-store"}).then(r=>r.json())));
const now=build.id+" "+registry.revision;if(seen&&seen!==now)location.reload();seen=now}catch{}setTimeout(ask,1000)};ask()})()`;
