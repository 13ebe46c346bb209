// The sandbox's sample of an analytics script: counts which pages are looked at, without cookies and without a
// visitor's identity.
(() => {
  const { origin } = new URL(document.currentScript.src);
  let last = '';
  const count = () => {
    const { pathname } = location;
    if (pathname === last) return;
    last = pathname;
    navigator.sendBeacon(`${origin}/third-party/views`, JSON.stringify({ path: pathname }));
  };
  count();
  globalThis.navigation?.addEventListener('currententrychange', count);
})();
