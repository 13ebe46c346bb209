/** The browser's Trusted Types, if it has them (Content Security Policy of the desk: docs/desk.md). */
const types = (globalThis as { trustedTypes?: { createPolicy: (name: string, rules: object) => unknown } })
  .trustedTypes;

/** Scripts are loaded from the desk's own origin alone, and no text becomes markup. */
types?.createPolicy('default', {
  createScriptURL: (address: string) =>
    new URL(address, document.baseURI).origin === location.origin ? address : null,
});
