// The sandbox's live chat, like a vendor's: one script that defines one global object.
(() => {
  const { origin, searchParams } = new URL(document.currentScript.src);
  const chatId = searchParams.get('id');

  /** Mounts the chat into an element; returns a function that removes it. */
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
