// The sandbox's live chat, as a vendor would hand it out: one script that leaves one object on the page.
(() => {
  const { origin, searchParams } = new URL(document.currentScript.src);
  const chatId = searchParams.get('id');

  /** Puts the chat into a place of the page; returns a function that removes it. */
  globalThis.SandboxChat = {
    mount(place, language) {
      const frame = document.createElement('iframe');
      frame.src = `${origin}/third-party/chat/frame?${new URLSearchParams({ id: chatId, language })}`;
      frame.title = 'Chat';
      frame.style.cssText = 'display:block;inline-size:100%;block-size:100%;border:0;color-scheme:normal';
      place.append(frame);
      return () => frame.remove();
    },
  };
})();
