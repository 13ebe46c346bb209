// A sample analytics script: counts page views without cookies or visitor identity.
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
